import { randomBytes } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { expireCookie } from 'better-auth/cookies';
import { answerWithinMs } from './options.ts';

/** What a challenge was made for: logging in, or one user's new passkey. */
export type Purpose = 'log-in' | `add ${string}`;

export const notAccepted = (): APIError => new APIError('UNAUTHORIZED', { code: 'PASSKEY_NOT_ACCEPTED' });

const cookieOf = ({ context }: GenericEndpointContext) =>
  context.createAuthCookie('passkey', { maxAge: answerWithinMs / 1000 });

/** A new challenge. It is kept in a signed cookie of this browser, not in the database: anybody can ask for any number of them. */
export async function issueChallenge(ctx: GenericEndpointContext, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const { name, attributes } = cookieOf(ctx);
  const text = [challenge, Date.now() + answerWithinMs, purpose].join(' ');
  await ctx.setSignedCookie(name, text, ctx.context.secret, attributes);
  return challenge;
}

/** The challenge that this browser was given for this purpose. */
export async function readChallenge(ctx: GenericEndpointContext, purpose: Purpose): Promise<string> {
  const text = await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret);
  const [challenge = '', end = '', ...words] = typeof text === 'string' ? text.split(' ') : [];
  if (words.join(' ') !== purpose || Number(end) < Date.now()) throw notAccepted();
  return challenge;
}

/** Records that a challenge was answered. Of several requests with the same answer, on whatever nodes, one gets through. */
export async function spendChallenge(ctx: GenericEndpointContext, challenge: string): Promise<void> {
  const { internalAdapter } = ctx.context;
  const identifier = `passkey:${challenge}`;
  const record = { identifier, value: '', expiresAt: new Date(Date.now() + answerWithinMs) };
  // Looking for it makes the library remove expired records, once a minute.
  if ((await internalAdapter.findVerificationValue(identifier)) !== null) throw notAccepted();
  if (!(await internalAdapter.reserveVerificationValue(record))) throw notAccepted();
  expireCookie(ctx, cookieOf(ctx));
}
