import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Policies that make callers say who they are. */
export const proving = ['jwtAuth', 'mcpAuthentication', 'apiKey', 'basicAuth', 'extAuthz', 'oidc'];

/**
 * Where nothing asks callers who they are, whoever reaches the port is let in: a route is told by its own policies, those of its listener
 * and those of what is behind it. https://agentgateway.dev/docs/standalone/latest/configuration/policies/
 */
export function addOpenDoors(document: Cursor, model: ModelBuilder): void {
  // Policies that name what they hold for may hold for any of the routes.
  if (document.has('policies') && hasProof(document.get('policies'))) return;
  const gateways = document.get('gateways').members();
  const doors = [...document.get('binds').items(), ...gateways.map(({ value }) => value)];
  for (const listener of doors.flatMap((door) => door.get('listeners').items())) addListener(listener, model);
  for (const short of [document.get('mcp'), document.get('llm')])
    if ((short.has('targets') || short.has('models')) && !asks(short)) addOpen(short, model);
}

/** A listener all of whose routes to agents are open, or those of its routes that are. */
function addListener(listener: Cursor, model: ModelBuilder): void {
  if (asks(listener) || listener.get('tls').has('root')) return;
  const routes = listener.get('routes').items().filter(leadsToAgents);
  const open = routes.filter((route) => !asks(route) && !route.get('backends').items().some(asks));
  for (const place of open.length === routes.length ? open.slice(0, 1).map(() => listener) : open)
    addOpen(place, model);
}

function leadsToAgents(route: Cursor): boolean {
  const backends = route.get('backends').items();
  return route.get('policies').has('a2a') || backends.some((backend) => backend.has('mcp') || backend.has('ai'));
}

function asks(owner: Cursor): boolean {
  return hasProof(owner.get('policies'));
}

/** A map of policies, or a list of such maps with what each holds for. */
function hasProof(policies: Cursor): boolean {
  if (policies.isList) return policies.items().some((item) => hasProof(item.has('policy') ? item.get('policy') : item));
  return proving.some((name) => policies.has(name));
}

function addOpen(place: Cursor, model: ModelBuilder): void {
  const fact = { guards: 'gateway', state: 'none', exposed: false, origin: 'default' } as const;
  model.authentications.push({ ...everywhere, at: place.at, ...fact });
}
