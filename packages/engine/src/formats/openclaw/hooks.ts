import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';
import { isKnownSecret, isShortSecret } from './gateway.ts';

/** Reads webhooks that start a run: who may call them, and whether their content is treated as untrusted. */
export function readHooks(document: Cursor, model: ModelBuilder): void {
  const hooks = document.get('hooks');
  const scope = { enabled: hooks.get('enabled').boolean()?.value !== false };
  const chosen = hooks.get('allowRequestSessionKey');
  if (chosen.is(true) && !hasPrefixes(hooks)) addWeakness(chosen, 'chosen-session', model, scope);
  const token = hooks.get('token').text();
  if (token !== null && (isShortSecret(token.value) || isGatewaySecret(token.value, document)))
    addWeakness(hooks.get('token'), 'weak', model, scope);
  for (const entry of [hooks.get('gmail'), ...hooks.get('mappings').items()]) {
    const unsafe = entry.get('allowUnsafeExternalContent').boolean();
    if (unsafe !== null) {
      model.approvals.push({
        ...everywhere,
        at: unsafe.at,
        kind: 'guardrail',
        state: unsafe.value ? 'off' : 'on',
        origin: 'set',
        reach: [],
        subject: null,
      });
    }
    addPrompt(entry.get('messageTemplate'), 'task', model, scope, true);
  }
  hooks.ignore();
}

/**
 * Whether the hook token is also the gateway's token or password. https://docs.openclaw.ai/gateway/security/audit-checks
 * (hooks.token_reuse_gateway_token)
 */
function isGatewaySecret(token: string, document: Cursor): boolean {
  const auth = document.get('gateway', 'auth');
  return isKnownSecret(token) && ['token', 'password'].some((key) => auth.get(key).text()?.value === token);
}

/**
 * Whether callers are limited to conversations of their own. https://docs.openclaw.ai/gateway/security/audit-checks
 * (hooks.request_session_key_prefixes_missing)
 */
function hasPrefixes(hooks: Cursor): boolean {
  return hooks
    .get('allowedSessionKeyPrefixes')
    .texts()
    .some(({ value }) => value !== '');
}

function addWeakness(cursor: Cursor, state: 'weak' | 'chosen-session', model: ModelBuilder, scope: Scope): void {
  const { at } = cursor;
  model.authentications.push({ ...scope, at, guards: 'webhook', state, exposed: false, origin: 'set' });
}
