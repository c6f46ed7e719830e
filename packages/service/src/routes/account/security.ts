import { readEmail } from '../../accounts/email.ts';
import { askerOf, sendCookies } from './callers.ts';
import type { Endpoints, Outcome, OwnCall } from './endpoint.ts';
import { noteOwn } from './owners.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf, refusePassword } from './refusals.ts';
import { addSessions } from './sessions.ts';
import type { Shape } from './shape.ts';

/** Everything about logging in to one's own account: address, password, second factor, sessions. */
export function addSecurity(endpoints: Endpoints, parts: AccountParts): void {
  const { ask } = parts;
  /** Calls the library with the caller's session, and sends its new cookies back. */
  const pass = async (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => {
    const answer = await ask(askerOf(call.request), path, body);
    sendCookies(call.reply, answer);
    return { answer, refused: refusalOf(answer) };
  };
  /** Stores the audit event before the request is answered. */
  const noted: Noted = async (call, { refused }, action) => {
    if (refused === null) await noteOwn(parts, call.caller, action, call.caller.email);
    return refused;
  };
  endpoints.read('/session', async ({ caller: { sessionId: _, ...caller } }) => ({ body: caller }));
  endpoints.change('/log-out', {}, async (call) => {
    const { refused } = await pass(call, '/sign-out', {});
    // Removes what the browser cached of the pages, but not the cookies: one of them marks this device as known.
    if (refused === null) call.reply.header('Clear-Site-Data', '"cache", "storage"');
    return refused;
  });
  endpoints.change('/email', { email: 'text' }, async (call) => {
    const email = readEmail(call.fields.email);
    if (email === null || email === call.caller.email) return { code: 'invalid_email' };
    return (await pass(call, '/change-email', { newEmail: email })).refused;
  });
  endpoints.change('/password', { current: 'text', wanted: 'text' }, async (call) => {
    const { current, wanted } = call.fields;
    const weak = refusePassword(wanted, call.caller.email);
    if (weak !== null) return weak;
    const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
    return noted(call, await pass(call, '/change-password', body), 'password.changed');
  });
  addTwoFactor(endpoints, pass, noted);
  addSessions(endpoints, parts);
}

interface Passed {
  readonly answer: Awaited<ReturnType<AccountParts['ask']>>;
  readonly refused: ReturnType<typeof refusalOf>;
}

type Pass = (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => Promise<Passed>;
type Noted = (call: OwnCall<Shape>, passed: Passed, action: string) => Promise<Outcome>;

function addTwoFactor(endpoints: Endpoints, pass: Pass, noted: Noted): void {
  endpoints.change('/two-factor/start', { password: 'text' }, async (call) => {
    const body = { password: call.fields.password, method: 'totp' };
    const { answer, refused } = await pass(call, '/two-factor/enable', body);
    return refused ?? { body: { uri: answer.body.totpURI, recoveryCodes: answer.body.backupCodes } };
  });
  endpoints.change('/two-factor/confirm', { code: 'text' }, async (call) => {
    const code = call.fields.code.replace(/\s/g, '');
    return noted(call, await pass(call, '/two-factor/verify-totp', { code }), 'second-factor.on');
  });
  endpoints.change('/two-factor/stop', { password: 'text' }, async (call) => {
    const { password } = call.fields;
    return noted(call, await pass(call, '/two-factor/disable', { password }), 'second-factor.off');
  });
  endpoints.change('/two-factor/codes', { password: 'text' }, async (call) => {
    const { password } = call.fields;
    const passed = await pass(call, '/two-factor/generate-backup-codes', { password });
    const refused = await noted(call, passed, 'recovery-codes.made');
    return refused ?? { body: { recoveryCodes: passed.answer.body.backupCodes } };
  });
}
