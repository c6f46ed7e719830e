import { isRecord } from '../../accounts/ask.ts';
import { readEmail } from '../../accounts/email.ts';
import { askerOf, sendCookies } from './callers.ts';
import type { Endpoints, OwnCall } from './endpoint.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf, refusePassword } from './refusals.ts';
import type { Shape } from './shape.ts';

/** Everything about the own way in: address, password, second factor, sessions. */
export function addSecurity(endpoints: Endpoints, parts: AccountParts): void {
  const { ask } = parts;
  /** Hands the question on with the caller's session, and its new cookies back. */
  const pass = async (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => {
    const answer = await ask(askerOf(call.request), path, body);
    sendCookies(call.reply, answer);
    return { answer, refused: refusalOf(answer) };
  };
  endpoints.read('/session', async ({ caller: { sessionId: _, ...caller } }) => ({ body: caller }));
  endpoints.change('/log-out', {}, async (call) => (await pass(call, '/sign-out', {})).refused);
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
    return (await pass(call, '/change-password', body)).refused;
  });
  addTwoFactor(endpoints, pass);
  addSessions(endpoints, parts);
}

type Pass = (
  call: OwnCall<Shape>,
  path: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<{
  readonly answer: Awaited<ReturnType<AccountParts['ask']>>;
  readonly refused: ReturnType<typeof refusalOf>;
}>;

function addTwoFactor(endpoints: Endpoints, pass: Pass): void {
  endpoints.change('/two-factor/start', { password: 'text' }, async (call) => {
    const { answer, refused } = await pass(call, '/two-factor/enable', {
      password: call.fields.password,
      method: 'totp',
    });
    return refused ?? { body: { uri: answer.body.totpURI, recoveryCodes: answer.body.backupCodes } };
  });
  endpoints.change(
    '/two-factor/confirm',
    { code: 'text' },
    async (call) =>
      (await pass(call, '/two-factor/verify-totp', { code: call.fields.code.replace(/\s/g, '') })).refused,
  );
  endpoints.change(
    '/two-factor/stop',
    { password: 'text' },
    async (call) => (await pass(call, '/two-factor/disable', { password: call.fields.password })).refused,
  );
  endpoints.change('/two-factor/codes', { password: 'text' }, async (call) => {
    const { answer, refused } = await pass(call, '/two-factor/generate-backup-codes', {
      password: call.fields.password,
    });
    return refused ?? { body: { recoveryCodes: answer.body.backupCodes } };
  });
}

function addSessions(endpoints: Endpoints, { ask }: AccountParts): void {
  endpoints.read('/sessions', async ({ caller, request }) => {
    const answer = await ask(askerOf(request), '/list-sessions');
    const refused = refusalOf(answer);
    if (refused !== null) return refused;
    return { body: { sessions: answer.list.filter(isRecord).map((session) => show(session, caller.sessionId)) } };
  });
  endpoints.change('/sessions/end', { id: 'text' }, async ({ fields, request }) => {
    const asker = askerOf(request);
    const sessions = (await ask(asker, '/list-sessions')).list.filter(isRecord);
    const wanted = sessions.find(({ id }) => id === fields.id);
    if (wanted === undefined) return { code: 'not_found' };
    return refusalOf(await ask(asker, '/revoke-session', { token: wanted.token }));
  });
  endpoints.change('/sessions/end-others', {}, async ({ request }) =>
    refusalOf(await ask(askerOf(request), '/revoke-other-sessions', {})),
  );
}

/** Without its token, which is as good as a password. */
const show = (session: Readonly<Record<string, unknown>>, own: string) => ({
  id: session.id,
  isThis: session.id === own,
  address: session.ipAddress,
  userAgent: session.userAgent,
  createdAt: session.createdAt,
  lastSeenAt: session.updatedAt,
  expiresAt: session.expiresAt,
});
