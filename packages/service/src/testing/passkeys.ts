import assert from 'node:assert/strict';
import { type Authenticator, createAuthenticator, type Falsified } from './authenticator.ts';
import { password, type Seen, type Visitor } from './visitor.ts';

/** A service at this address offers passkeys. */
export const passkeyOrigin = 'https://grade.example';

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export const listPasskeys = async (visitor: Visitor) =>
  (await visitor.get('/passkeys')).body.passkeys as readonly ShownPasskey[];

/** The options with which a browser creates a passkey. */
export async function startPasskey(visitor: Visitor): Promise<Seen['body']> {
  const { status, body } = await visitor.post('/passkeys/start', { name: 'phone', password });
  assert.equal(status, 200);
  return body;
}

/** An authenticator whose passkey was added to the visitor's account. */
export async function addPasskey(visitor: Visitor, name = 'phone'): Promise<Authenticator> {
  const authenticator = createAuthenticator(passkeyOrigin);
  const answer = authenticator.create(await startPasskey(visitor));
  assert.equal((await visitor.post('/passkeys/add', { name, ...answer })).status, 204);
  return authenticator;
}

export async function logInWith(passkey: Authenticator, visitor: Visitor, falsified?: Falsified): Promise<Seen> {
  const { body } = await visitor.post('/log-in/passkey/start');
  return visitor.post('/log-in/passkey', passkey.use(body, falsified));
}

/** Refused, and nobody is logged in. */
export async function assertPasskeyRefused(visitor: Visitor, seen: Seen, what?: string): Promise<void> {
  assert.deepEqual([seen.status, seen.body.code], [401, 'invalid_passkey'], what);
  assert.ok(!seen.headers.getSetCookie().some((cookie) => cookie.includes('session_token')));
  assert.equal((await visitor.open()).status, 401);
}
