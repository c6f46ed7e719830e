import type { Place } from '../text/span.ts';
import type { AgentModel } from './model.ts';

/**
 * Values that print as their shape in evidence even when no detector fired: what is handed over in environments and headers is
 * so often a secret that a miss must not become a leak.
 */
export function veiledPlaces(agent: AgentModel): readonly Place[] {
  const named = [
    ...agent.environment,
    ...agent.servers.flatMap(({ headers }) => headers),
    ...agent.hooks.flatMap(({ headers }) => headers),
  ];
  return named.flatMap(({ value }) => (value === null ? [] : [value.at]));
}
