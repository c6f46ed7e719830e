import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Policies that authenticate callers. */
export const authenticationPolicies = ['jwtAuth', 'mcpAuthentication', 'apiKey', 'basicAuth', 'extAuthz', 'oidc'];

/**
 * Adds missing authentication. A route may be protected by its own policies, those of its listener or those of its backends.
 * https://agentgateway.dev/docs/standalone/latest/configuration/policies/
 */
export function addMissingAuthentication(document: Cursor, model: ModelBuilder): void {
  // Policies with targets may apply to any of the routes.
  if (document.has('policies') && hasAuthentication(document.get('policies'))) return;
  const gateways = document.get('gateways').members();
  const ports = [...document.get('binds').items(), ...gateways.map(({ value }) => value)];
  for (const listener of ports.flatMap((port) => port.get('listeners').items())) addListener(listener, model);
  for (const short of [document.get('mcp'), document.get('llm')])
    if ((short.has('targets') || short.has('models')) && !requiresAuthentication(short)) addOpen(short, model);
}

/** Adds a listener if all its routes to agents are open, otherwise those of its routes that are. */
function addListener(listener: Cursor, model: ModelBuilder): void {
  if (requiresAuthentication(listener) || listener.get('tls').has('root')) return;
  const routes = listener.get('routes').items().filter(servesAgents);
  const open = routes.filter(
    (route) => !requiresAuthentication(route) && !route.get('backends').items().some(requiresAuthentication),
  );
  for (const place of open.length === routes.length ? open.slice(0, 1).map(() => listener) : open)
    addOpen(place, model);
}

function servesAgents(route: Cursor): boolean {
  const backends = route.get('backends').items();
  return route.get('policies').has('a2a') || backends.some((backend) => backend.has('mcp') || backend.has('ai'));
}

function requiresAuthentication(owner: Cursor): boolean {
  return hasAuthentication(owner.get('policies'));
}

/** `policies` is a map, or a list of maps with targets. */
function hasAuthentication(policies: Cursor): boolean {
  if (policies.isList)
    return policies.items().some((item) => hasAuthentication(item.has('policy') ? item.get('policy') : item));
  return authenticationPolicies.some((name) => policies.has(name));
}

function addOpen(place: Cursor, model: ModelBuilder): void {
  const fact = { guards: 'gateway', state: 'none', exposed: false, origin: 'default' } as const;
  model.authentications.push({ ...everywhere, at: place.at, ...fact });
}
