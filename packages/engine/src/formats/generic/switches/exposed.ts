import type { ModelBuilder } from '../../../agent/builder.ts';
import { classifyHost } from '../../../knowledge/hosts.ts';
import type { Place, Step } from '../../../text/span.ts';
import { parseAddress } from '../../../text/url.ts';
import { withDefaults } from '../../shared/variable-defaults.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { PlaceIndex } from '../place-index.ts';

/** Marks authentication facts as exposed where the same section makes the service reachable: `server: {host: 0.0.0.0, auth: none}`. */
export function resolveExposure(model: ModelBuilder, from: number): void {
  // A stream of a thousand documents comes here a thousand times.
  const document = model.authentications[from]?.at.document;
  const open = model.exposures.filter(
    ({ at, kind, state }) =>
      at.document === document &&
      state === 'open' &&
      (kind === 'bind' || kind === 'tunnel' || kind === 'public-trigger'),
  );
  if (open.length === 0) return;
  const exposesLogin = exposing(open.map(({ at }) => at));
  for (const [index, fact] of model.authentications.entries()) {
    if (index < from || fact.exposed || fact.guards === 'oauth' || !exposesLogin(fact.at)) continue;
    model.authentications[index] = { ...fact, exposed: true };
  }
}

/** Whether the address is a loopback address. Such a service needs no authentication: `{host: 127.0.0.1, auth: none}`. */
export const isLoopbackOnly = oncePerOwner((owner) => {
  const names = [
    'host',
    'hostname',
    'bind',
    'listen',
    'address',
    'bind_address',
    'url',
    'base_url',
    'server_url',
    'endpoint',
  ] as const;
  const address = parseAddress(withDefaults(owner.any(...names).written));
  return address !== null && classifyHost(address.host) === 'loopback';
});

const loginSections: ReadonlySet<Step> = new Set(['auth', 'authentication']);

/**
 * Whether one of the two is in the section of the other, or both apply to the whole file: `auth: {enabled: false}` and `server:
 * {host: 0.0.0.0}`.
 */
function exposing(exposures: readonly Place[]): (authentication: Place) => boolean {
  const exposed = new PlaceIndex(exposures);
  const asWhole = new Set(exposures.flatMap(({ document, path }) => (path.length <= 2 ? document : [])));
  return (authentication) => {
    // `security: {auth: disabled}` is about the whole file as well.
    const [first, second] = authentication.path;
    const section = first === 'security' ? second : first;
    const isForAll = section !== undefined && loginSections.has(section) && authentication.path.length <= 2;
    return (isForAll && asWhole.has(authentication.document)) || exposed.hasBeside(authentication);
  };
}
