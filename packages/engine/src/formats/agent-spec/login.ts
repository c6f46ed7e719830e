import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addLoginAddress } from '../shared/login-address.ts';

/**
 * Reads a login by OAuth: the addresses to which codes and tokens are sent, and whether PKCE protects the code.
 * https://oracle.github.io/agent-spec/development/agentspec/language_spec_nightly.html
 */
export function readLogin(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const endpoints = entry.get('endpoints');
  for (const address of [entry.get('issuer'), ...endpoints.members().map(({ value }) => value)])
    addLoginAddress(address, model, scope);
  const required = entry.get('pkce', 'required').boolean();
  if (required?.value !== false) return;
  const fact = { guards: 'oauth', state: 'no-pkce', exposed: false, origin: 'set' } as const;
  model.authentications.push({ ...scope, at: required.at, ...fact });
}
