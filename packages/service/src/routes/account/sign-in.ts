import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { eventOf } from '../../accounts/audit.ts';
import { type AuthAnswer, isRecord } from '../../accounts/call-auth.ts';
import { readEmail } from '../../accounts/email.ts';
import { equalTexts } from '../../accounts/tokens.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import { clientOf, cookieOf, sendCookies } from './callers.ts';
import type { Call, Endpoints, Outcome } from './endpoint.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf, refusePassword, waitRefusal } from './refusals.ts';
import type { Shape } from './shape.ts';

const credentials = { email: 'text', password: 'text' } as const;
const invalidEmail: Refusal = { code: 'invalid_email' };

/** Signing up, confirming the address, logging in, and resetting a forgotten password. */
export function addSignIn(endpoints: Endpoints, parts: AccountParts): void {
  const { callAuth } = parts;
  endpoints.open('/sign-up', credentials, async ({ fields, request }) => {
    const email = readEmail(fields.email);
    if (email === null) return invalidEmail;
    const weak = refusePassword(fields.password, email);
    if (weak !== null) return weak;
    // The answer is the same if the address already has an account; only the mail tells.
    return refusalOf(
      await callAuth(clientOf(request), '/sign-up/email', { email, password: fields.password, name: '' }),
    );
  });
  endpoints.open('/verify', { token: 'text' }, async ({ fields, request }) => verify(parts, request, fields.token));
  endpoints.open('/log-in', credentials, (call) => logIn(parts, call));
  endpoints.open('/log-in/code', { code: 'text' }, (call) => enterCode(parts, call));
  endpoints.open('/reset/request', { email: 'text' }, async ({ fields, request }) => {
    const email = readEmail(fields.email);
    if (email === null) return invalidEmail;
    // A known address costs an additional write; the fixed minimum time hides it.
    const [answer] = await Promise.all([
      callAuth(clientOf(request), '/request-password-reset', { email }),
      sleep(minimumMs),
    ]);
    return refusalOf(answer);
  });
  endpoints.open('/reset', { token: 'text', password: 'text' }, async ({ fields, request }) => {
    const weak = refusePassword(fields.password, '');
    if (weak !== null) return weak;
    const body = { token: fields.token, newPassword: fields.password };
    return refusalOf(await callAuth(clientOf(request), '/reset-password', body));
  });
}

/** The library's answer contains the user if an address was changed, but not if it was confirmed. */
async function verify({ callAuth, audit }: AccountParts, request: FastifyRequest, token: string): Promise<Outcome> {
  const answer = await callAuth(clientOf(request), `/verify-email?token=${encodeURIComponent(token)}`);
  const { user } = answer.body;
  if (isRecord(user)) {
    const owner = { kind: 'personal', userId: String(user.id) } as const;
    const email = String(user.email);
    await audit.insert(eventOf(owner, email, 'email.changed', email));
  }
  return refusalOf(answer);
}

const minimumMs = 500;

async function logIn(parts: AccountParts, { fields, request, reply }: Call<typeof credentials>): Promise<Outcome> {
  const email = readEmail(fields.email);
  if (email === null) return invalidEmail;
  const known = equalTexts(cookieOf(request, deviceCookie(parts.baseUrl)) ?? '', parts.tokens.device(email));
  const seconds = await parts.loginThrottle.wait(email, known);
  if (seconds > 0) return waitRefusal(seconds);
  const answer = await parts.callAuth(clientOf(request), '/sign-in/email', { email, password: fields.password });
  if (answer.code === 'INVALID_EMAIL_OR_PASSWORD') await parts.loginThrottle.failed(email, known);
  const refused = refusalOf(answer);
  if (refused !== null) return refused;
  await parts.loginThrottle.succeeded(email, known);
  await letIn(parts, { request, reply }, answer, email);
  return { body: { next: answer.body.twoFactorRedirect === true ? 'code' : 'settings' } };
}

/** Sends the cookies of a new session, and one that marks this device as known. */
export async function letIn(
  { callAuth, tokens, baseUrl }: AccountParts,
  { request, reply }: Pick<Call<Shape>, 'request' | 'reply'>,
  answer: AuthAnswer,
  email: string,
): Promise<void> {
  // The previous session of this browser ends, because its cookie is replaced.
  await callAuth(clientOf(request), '/sign-out', {});
  sendCookies(reply, answer);
  reply.header('Set-Cookie', rememberDevice(baseUrl, tokens.device(email)));
}

/** Six digits are a code of an authenticator app, everything else is a recovery code. */
async function enterCode(
  { callAuth }: AccountParts,
  { fields, request, reply }: Call<{ code: 'text' }>,
): Promise<Outcome> {
  const code = fields.code.replace(/\s/g, '');
  const path = /^\d{6}$/.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  const answer = await callAuth(clientOf(request), path, { code });
  const refused = refusalOf(answer);
  if (refused !== null) return refused;
  sendCookies(reply, answer);
  return { body: { next: 'settings' } };
}

const deviceCookie = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-agent-grade.device' : 'agent-grade.device';

const rememberDevice = (baseUrl: string, value: string): string =>
  `${deviceCookie(baseUrl)}=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`;
