import type { ModelBuilder } from '../../../agent/builder.ts';
import { classifyHost } from '../../../knowledge/hosts.ts';
import type { Place, Step } from '../../../text/span.ts';
import { parseAddress } from '../../../text/url.ts';
import { withDefaults } from '../../shared/variable-defaults.ts';
import { areInOneSection } from '../beside.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** Marks authentication facts as exposed where the same section makes the service reachable: `server: {host: 0.0.0.0, auth: none}`. */
export function resolveExposure(model: ModelBuilder, from: number): void {
  const open = model.exposures.filter(
    ({ kind, state }) => state === 'open' && (kind === 'bind' || kind === 'tunnel' || kind === 'public-trigger'),
  );
  for (const [index, fact] of model.authentications.entries()) {
    if (index < from || fact.exposed || fact.guards === 'oauth' || !open.some(({ at }) => exposesLogin(at, fact.at)))
      continue;
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
    'server_url',
    'endpoint',
  ] as const;
  const { node } = owner.any(...names);
  const address = node?.kind === 'scalar' ? parseAddress(withDefaults(node.text)) : null;
  return address !== null && classifyHost(address.host) === 'loopback';
});

const loginSections: ReadonlySet<Step> = new Set(['auth', 'authentication']);

/**
 * Whether one of the two is in the section of the other, or both apply to the whole file: `auth: {enabled: false}` and `server:
 * {host: 0.0.0.0}`.
 */
function exposesLogin(exposure: Place, authentication: Place): boolean {
  // `security: {auth: disabled}` is about the whole file as well.
  const [first, second] = authentication.path;
  const section = first === 'security' ? second : first;
  if (
    exposure.document === authentication.document &&
    section !== undefined &&
    loginSections.has(section) &&
    authentication.path.length <= 2 &&
    exposure.path.length <= 2
  )
    return true;
  return areInOneSection(exposure, authentication);
}
