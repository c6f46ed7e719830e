import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { authenticationPolicies } from './authentication.ts';

/**
 * Reads how callers are authenticated. In these modes, callers without a credential are let in; rules of authorization may refuse them.
 * https://agentgateway.dev/docs/standalone/latest/configuration/security/
 */
export function readLogins(policies: Cursor, model: ModelBuilder): void {
  const hasRules = policies.has('authorization') || policies.has('mcpAuthorization');
  for (const name of authenticationPolicies) {
    const policy = policies.get(name);
    if (!policy.isMapping) continue;
    const mode = policy.get('mode').text();
    const isWeak = !hasRules && /^(?:optional|permissive)$/.test(mode?.value ?? '');
    const fact = { guards: 'gateway', state: isWeak ? 'weak' : 'present', exposed: true, origin: 'set' } as const;
    model.authentications.push({ ...everywhere, at: isWeak ? policy.get('mode').at : policy.at, ...fact });
    readAddresses(policy, model);
  }
}

/** Reads where keys that verify tokens come from, and where tokens are requested. */
function readAddresses(policy: Cursor, model: ModelBuilder): void {
  const owners = [policy, ...policy.get('providers').items()];
  for (const cursor of owners.flatMap((owner) => [
    owner.get('jwks', 'url'),
    owner.get('discovery', 'url'),
    owner.get('authorizationEndpoint'),
    owner.get('tokenEndpoint'),
  ])) {
    const url = cursor.text();
    if (url !== null)
      model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'login', credential: false, vendor: null });
  }
}
