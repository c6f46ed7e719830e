import { readEmail } from '../../accounts/email.ts';
import { clientOf, sendCookies } from './callers.ts';
import type { Endpoints, Outcome, OwnCall } from './endpoint.ts';
import { recordOwnEvent } from './owners.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf, refusePassword } from './refusals.ts';
import { addSessions } from './sessions.ts';
import type { Shape } from './shape.ts';

/** Everything about logging in to one's own account: address, password, second factor, sessions. */
export function addSecurity(endpoints: Endpoints, parts: AccountParts): void {
  const { callAuth } = parts;
  /** Calls the library with the caller's session, and sends its new cookies back. */
  const forward = async (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => {
    const answer = await callAuth(clientOf(call.request), path, body);
    sendCookies(call.reply, answer);
    return { answer, refused: refusalOf(answer) };
  };
  /** Stores the audit event before the request is answered. */
  const recordChange: RecordChange = async (call, { refused }, action) => {
    if (refused === null) await recordOwnEvent(parts, call.caller, action, call.caller.email);
    return refused;
  };
  endpoints.read('/session', async ({ caller: { sessionId: _, ...caller } }) => ({ body: caller }));
  endpoints.change('/log-out', {}, async (call) => {
    const { refused } = await forward(call, '/sign-out', {});
    // Removes what the browser cached of the pages, but not the cookies: one of them marks this device as known.
    if (refused === null) call.reply.header('Clear-Site-Data', '"cache", "storage"');
    return refused;
  });
  endpoints.change('/email', { email: 'text' }, async (call) => {
    const email = readEmail(call.fields.email);
    if (email === null || email === call.caller.email) return { code: 'invalid_email' };
    return (await forward(call, '/change-email', { newEmail: email })).refused;
  });
  endpoints.change('/password', { current: 'text', wanted: 'text' }, async (call) => {
    const { current, wanted } = call.fields;
    const weak = refusePassword(wanted, call.caller.email);
    if (weak !== null) return weak;
    const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
    return recordChange(call, await forward(call, '/change-password', body), 'password.changed');
  });
  addTwoFactor(endpoints, forward, recordChange);
  addSessions(endpoints, parts);
}

interface Forwarded {
  readonly answer: Awaited<ReturnType<AccountParts['callAuth']>>;
  readonly refused: ReturnType<typeof refusalOf>;
}

type Forward = (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => Promise<Forwarded>;
type RecordChange = (call: OwnCall<Shape>, forwarded: Forwarded, action: string) => Promise<Outcome>;

function addTwoFactor(endpoints: Endpoints, forward: Forward, recordChange: RecordChange): void {
  endpoints.change('/two-factor/start', { password: 'text' }, async (call) => {
    const body = { password: call.fields.password, method: 'totp' };
    const { answer, refused } = await forward(call, '/two-factor/enable', body);
    return refused ?? { body: { uri: answer.body.totpURI, recoveryCodes: answer.body.backupCodes } };
  });
  endpoints.change('/two-factor/confirm', { code: 'text' }, async (call) => {
    const code = call.fields.code.replace(/\s/g, '');
    return recordChange(call, await forward(call, '/two-factor/verify-totp', { code }), 'second-factor.on');
  });
  endpoints.change('/two-factor/stop', { password: 'text' }, async (call) => {
    const { password } = call.fields;
    return recordChange(call, await forward(call, '/two-factor/disable', { password }), 'second-factor.off');
  });
  endpoints.change('/two-factor/codes', { password: 'text' }, async (call) => {
    const { password } = call.fields;
    const forwarded = await forward(call, '/two-factor/generate-backup-codes', { password });
    const refused = await recordChange(call, forwarded, 'recovery-codes.made');
    return refused ?? { body: { recoveryCodes: forwarded.answer.body.backupCodes } };
  });
}
