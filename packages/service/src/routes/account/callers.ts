import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthAnswer, AuthClient, CallAuth } from '../../accounts/call-auth.ts';
import { isRecord } from '../../accounts/call-auth.ts';
import { equalTexts, type Tokens } from '../../accounts/tokens.ts';
import { planInForce } from '../../plans/entitlement.ts';
import { isPlanId, type PlanId } from '../../plans/plans.ts';

/** The user who is logged in. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  readonly plan: PlanId;
  readonly twoFactorEnabled: boolean;
  readonly createdAt: string;
  readonly sessionId: string;
  readonly csrfToken: string;
}

export const clientOf = (request: FastifyRequest): AuthClient => ({
  cookie: (request.raw.headersDistinct.cookie ?? []).join('; '),
  address: request.ip,
  userAgent: (request.raw.headers['user-agent'] ?? '').slice(0, 300),
});

/** The caller, or null if nobody is logged in. Sends the cookie on if the session was extended. */
export async function findCaller(
  { callAuth, tokens }: { readonly callAuth: CallAuth; readonly tokens: Tokens },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const answer = await callAuth(clientOf(request), '/get-session');
  const { session, user } = answer.body;
  if (!isRecord(session) || !isRecord(user)) return null;
  sendCookies(reply, answer);
  const [granted, bought] = [String(user.plan), String(user.boughtPlan)];
  if (!isPlanId(granted) || !isPlanId(bought))
    throw new Error('The database holds a plan that this version does not know.');
  return {
    userId: String(user.id),
    email: String(user.email),
    plan: planInForce(granted, bought),
    twoFactorEnabled: user.twoFactorEnabled === true,
    createdAt: String(user.createdAt),
    sessionId: String(session.id),
    csrfToken: tokens.csrf(String(session.token)),
  };
}

export function hasCsrfToken(request: FastifyRequest, caller: Caller): boolean {
  const sent = request.raw.headersDistinct['x-csrf-token'] ?? [];
  return sent.length === 1 && equalTexts(sent[0] ?? '', caller.csrfToken);
}

export function sendCookies(reply: FastifyReply, { cookies }: Pick<AuthAnswer, 'cookies'>): void {
  for (const cookie of cookies) reply.header('Set-Cookie', cookie);
}

export function cookieOf(request: FastifyRequest, name: string): string | null {
  const cookies = clientOf(request).cookie.split(/; */);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
