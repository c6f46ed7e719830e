import type { Place } from '../text/span.ts';
import type { NamedValue } from './facts.ts';
import type { AgentModel } from './model.ts';

/**
 * Values whose evidence shows only their shape, even if no detector fired: environment values and headers are so often
 * secrets that a missed detection must not become a leak.
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
