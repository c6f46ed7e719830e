import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { newId } from '../../ids.ts';
import type { PasskeyStore } from '../../stores/stores.ts';
import { issueChallenge, notAccepted, readChallenge, spendChallenge } from './challenge.ts';
import { creationOptions, requestOptions } from './options.ts';
import type { RelyingParty } from './relying-party.ts';
import { type CreationAnswer, type RequestAnswer, verifyCreation, verifyRequest } from './verify.ts';

export const passkeyLimits = { countMax: 20 } as const;

/**
 * Passkeys as a plugin of the account library, which provides sessions, signed cookies and rate limits. Its own plugin does not fit: it accepts
 * passkeys whose user was not verified, and loads the verification at every start.
 */
export const passkeys = (parts: PasskeyParts) =>
  ({ id: 'passkeys', endpoints: { ...changing(parts), ...loggingIn(parts) } }) satisfies BetterAuthPlugin;

export interface PasskeyParts {
  readonly party: RelyingParty;
  readonly store: PasskeyStore;
  /** Tells a user by mail that a passkey was added. */
  readonly tellAdded: (email: string, name: string) => void;
}

const refusal = (code: string): APIError => new APIError('BAD_REQUEST', { code });

const ofAnybody = { method: 'POST' as const };
const ofUser = { ...ofAnybody, use: [sessionMiddleware] };

/** A stolen session is not enough to add a passkey, which would outlive it, or to remove one. */
const checkPassword = (ctx: GenericEndpointContext, userId: string): Promise<boolean> =>
  ctx.context.password.checkPassword(userId, ctx);

const changing = ({ party, store, tellAdded }: PasskeyParts) => ({
  startPasskey: createAuthEndpoint('/passkey/start', ofUser, async (ctx) => {
    const { id, email } = ctx.context.session.user;
    await checkPassword(ctx, id);
    const known = await store.list(id);
    if (known.length >= passkeyLimits.countMax) throw refusal('PASSKEY_LIMIT');
    const challenge = await issueChallenge(ctx, `add ${id}`);
    const credentialIds = known.map(({ credentialId }) => credentialId);
    return ctx.json(creationOptions(party, challenge, { id, email, credentialIds }));
  }),
  addPasskey: createAuthEndpoint('/passkey/add', ofUser, async (ctx) => {
    const { name, ...answer }: CreationAnswer & { readonly name: string } = ctx.body;
    const { id: userId, email } = ctx.context.session.user;
    const challenge = await readChallenge(ctx, `add ${userId}`);
    const credential = await verifyCreation(party, challenge, answer);
    if (credential === null) throw notAccepted();
    await spendChallenge(ctx, challenge);
    const passkey = { id: newId('passkey'), userId, ...credential, name, createdAtMs: Date.now(), lastUsedAtMs: null };
    const result = await store.insert(passkey, passkeyLimits.countMax);
    if (result !== 'inserted') throw refusal(result === 'full' ? 'PASSKEY_LIMIT' : 'PASSKEY_KNOWN');
    tellAdded(email, name);
    return ctx.json({ id: passkey.id });
  }),
  removePasskey: createAuthEndpoint('/passkey/remove', ofUser, async (ctx) => {
    const { id }: { readonly id: string } = ctx.body;
    const userId = ctx.context.session.user.id;
    await checkPassword(ctx, userId);
    if (!(await store.remove(userId, id))) throw refusal('PASSKEY_NOT_FOUND');
    return ctx.json({});
  }),
});

const loggingIn = ({ party, store }: PasskeyParts) => ({
  startPasskeyLogIn: createAuthEndpoint('/passkey/start-log-in', ofAnybody, async (ctx) =>
    ctx.json(requestOptions(party, await issueChallenge(ctx, 'log-in'))),
  ),
  logInWithPasskey: createAuthEndpoint('/passkey/log-in', ofAnybody, async (ctx) => {
    const answer: RequestAnswer = ctx.body;
    const challenge = await readChallenge(ctx, 'log-in');
    const passkey = await store.findByCredential(answer.id);
    const counter = passkey === null ? null : await verifyRequest(party, challenge, answer, passkey);
    if (passkey === null || counter === null) throw notAccepted();
    await spendChallenge(ctx, challenge);
    // A counter that does not grow is that of a copied passkey.
    if (!(await store.recordUse(passkey.id, counter, Date.now()))) throw notAccepted();
    const user = await ctx.context.internalAdapter.findUserById(passkey.userId);
    if (user === null) throw notAccepted();
    const session = await ctx.context.internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ email: user.email });
  }),
});
