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
  for (const bind of document.get('binds').items())
    for (const listener of bind.get('listeners').items()) addListener(listener, model);
  const gateways = document.get('gateways');
  const isBehindLogin = loginOf(gateways);
  for (const short of [document.get('mcp'), document.get('llm')]) {
    const isServed = short.has('targets') || short.has('models');
    if (isServed && !requiresAuthentication(short) && !isBehindLogin(short.get('gateways'))) addOpen(short, model);
  }
  if (!gateways.exists) return;
  for (const route of document.get('routes').items().filter(isOpenRoute))
    if (!isBehindLogin(route.get('gateways'))) addOpen(route, model);
}

/** Whether every gateway that serves a part authenticates callers. Without a name, any of them may serve it. */
function loginOf(gateways: Cursor): (names: Cursor) => boolean {
  const all = gateways.members();
  // Every route may name any gateway, and each is read once.
  const known = new Map(all.map(({ key, value }) => [key.value, isProtected(value)]));
  const areAll = all.length > 0 && [...known.values()].every(Boolean);
  return (names) => {
    const named = names.texts();
    return named.length === 0 ? areAll : named.every(({ value }) => known.get(value) === true);
  };
}

/** The policies of a gateway and of its listeners stand beside their other settings. */
function isProtected(gateway: Cursor): boolean {
  if (hasAuthentication(gateway) || gateway.get('tls').has('root')) return true;
  const listeners = gateway.get('listeners').items();
  return listeners.length > 0 && listeners.every((one) => hasAuthentication(one) || one.get('tls').has('root'));
}

/** Adds a listener if all its routes to agents are open, otherwise those of its routes that are. */
function addListener(listener: Cursor, model: ModelBuilder): void {
  if (requiresAuthentication(listener) || listener.get('tls').has('root')) return;
  const routes = listener.get('routes').items().filter(servesAgents);
  const open = routes.filter(isOpenRoute);
  for (const place of open.length === routes.length ? open.slice(0, 1).map(() => listener) : open)
    addOpen(place, model);
}

function isOpenRoute(route: Cursor): boolean {
  const backends = route.get('backends').items();
  return servesAgents(route) && !requiresAuthentication(route) && !backends.some(requiresAuthentication);
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
