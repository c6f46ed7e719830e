import type { Place } from '../text/span.ts';
import type { NamedValue } from './facts.ts';
import type { AgentModel } from './model.ts';

/**
 * Values that print as their shape in evidence even when no detector fired: what is handed over in environments and headers is
 * so often a secret that a miss must not become a leak.
 */
export function veiledPlaces(agent: AgentModel): readonly Place[] {
  const places: Place[] = [];
  const add = (named: readonly NamedValue[]): void => {
    for (const { value } of named) if (value !== null) places.push(value.at);
  };
  add(agent.environment);
  for (const { headers } of agent.servers) add(headers);
  for (const { headers } of agent.hooks) add(headers);
  return places;
}
