import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addLoginAddress } from '../shared/login-address.ts';
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
  if (!hasRules) addOptionalByDefault(policies, model);
}

/** Policies that let callers without a credential in unless their mode says otherwise. */
const optionalByDefault: readonly string[] = ['jwtAuth', 'apiKey', 'basicAuth'];

/** Adds the default mode of policies of which no other one refuses such callers. */
function addOptionalByDefault(policies: Cursor, model: ModelBuilder): void {
  const chosen = authenticationPolicies.filter((name) => policies.get(name).isMapping);
  const open = chosen.filter((name) => optionalByDefault.includes(name) && !policies.get(name).has('mode'));
  if (open.length < chosen.length) return;
  const fact = { guards: 'gateway', state: 'weak', exposed: false, origin: 'default' } as const;
  for (const name of open) model.authentications.push({ ...everywhere, at: policies.get(name).at, ...fact });
}

/** Reads where keys that verify tokens come from, and where tokens are requested. */
function readAddresses(policy: Cursor, model: ModelBuilder): void {
  for (const owner of [policy, ...policy.get('providers').items()]) {
    addLoginAddress(owner.get('jwks', 'url'), model, everywhere);
    addLoginAddress(owner.get('discovery', 'url'), model, everywhere);
    addLoginAddress(owner.get('authorizationEndpoint'), model, everywhere);
    addLoginAddress(owner.get('tokenEndpoint'), model, everywhere);
  }
}
