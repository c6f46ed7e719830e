/** The database is of no use to an attacker who reads it (L02 of the checklist), and random tokens cannot be guessed (W08). */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { createAuth } from '../accounts/auth.ts';
import { digestOfToken } from '../accounts/hashed-sessions.ts';
import { recommendedCost } from '../accounts/passwords.ts';
import { newId } from '../ids.ts';
import { createKeyText } from '../keys/key-format.ts';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { openTransientStores } from '../stores/embedded.ts';
import type { Stores } from '../stores/stores.ts';
import { silent, startTestService } from '../testing/service.ts';
import { createVisitor, logInAs, password, tokenFor } from '../testing/visitor.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table, as in a dump. */
async function dump({ accounts: { db } }: Stores): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = new Map<string, readonly Row[]>();
  for (const { name } of await db.introspection.getTables()) {
    tables.set(
      name,
      await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ); // Any table will do.
  }
  return tables;
}

/** A text in all the encodings in which a dump may contain it. */
const spellings = (text: string): readonly string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replaceAll('=', ''),
  Buffer.from(text).toString('hex'),
];

describe('a database dump', async () => {
  const service = await startTestService({ passwordCost: recommendedCost });
  after(() => service.close());
  const ada = await logInAs(service, 'ada@example.com');
  const bob = await logInAs(service, 'bob@example.com');
  const { body: made } = await ada.post('/keys/create', { name: 'ci' });
  const { body: factor } = await ada.post('/two-factor/start', { password });
  const visitor = createVisitor(service, bob.email);
  await visitor.post('/reset/request', { email: bob.email });
  const reset = tokenFor(service, bob.email);
  const tables = await dump(service.stores);
  const rows = (table: string): readonly Row[] => tables.get(table) ?? [];
  const sessionToken = (cookies: string): string =>
    decodeURIComponent(/session_token=([^;]+)/.exec(cookies)?.[1] ?? '').split('.')[0] ?? '';

  it('L02 contains no key, password, session, recovery code, shared secret or link', () => {
    const text = [...tables.values()].map((table) => JSON.stringify(table)).join('\n');
    const uri = new URL(String(factor.uri));
    const secrets = [
      String(made.text),
      String(made.text).slice(8, 38),
      password,
      sessionToken(ada.cookies()),
      sessionToken(bob.cookies()),
      String((factor.recoveryCodes as string[])[0]),
      uri.searchParams.get('secret') ?? '',
      reset,
    ];
    for (const secret of secrets) {
      assert.ok(secret.length >= 10, secret);
      for (const spelling of spellings(secret)) assert.ok(!text.includes(spelling), spelling);
    }
    assert.ok(text.includes('ada@example.com'), 'The dump has what may be there.');
  });

  it('L02 contains only a 32-byte digest and the last four characters of a key', () => {
    const [key] = rows('api_keys');
    assert.equal(key?.digest, createHash('sha256').update(String(made.text)).digest('hex'));
    assert.equal(key?.last_four, String(made.text).slice(-4));
  });

  it('L02 contains passwords as scrypt hashes with OWASP’s cost and individual salts', () => {
    const hashes = rows('credentials').map((row) => String(row.password));
    assert.equal(hashes.length, 2);
    const salts = hashes.map(
      (hash) => /^\$scrypt\$ln=17,r=8,p=1\$([A-Za-z0-9+/=]{24})\$[A-Za-z0-9+/=]{44}$/.exec(hash)?.[1],
    );
    assert.ok(salts.every((salt) => salt !== undefined) && new Set(salts).size === 2);
  });

  it('L02 contains sessions as digests that cannot be used to log in', async () => {
    const tokens = rows('sessions').map((row) => String(row.token));
    const expected = createHash('sha256').update(sessionToken(ada.cookies())).digest('hex');
    assert.ok(tokens.every((token) => /^[0-9a-f]{64}$/.test(token)) && tokens.includes(expected));
    const thief = createVisitor(service, ada.email);
    thief.setCookies(ada.cookies().replaceAll(encodeURIComponent(sessionToken(ada.cookies())), expected));
    assert.equal((await thief.get('/session')).status, 401);
    assert.equal((await ada.get('/session')).status, 200);
  });
});

describe('random tokens', async () => {
  const stores = await openTransientStores();
  after(() => stores.close());
  const count = 1_000;

  /** 61 degrees of freedom: above 130 once in a million runs. */
  const assertFlat = (texts: readonly string[]): void => {
    const counts = new Map<string, number>();
    for (const character of texts.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
    const expected = texts.join('').length / 62;
    assert.equal(counts.size, 62);
    const chiSquare = [...counts.values()].reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
    assert.ok(chiSquare < 130, `chi-square ${chiSquare}`);
  };
  const bitsOf = (text: string): number => text.length * Math.log2(62);

  it('W08 L02 a thousand session tokens differ, are uniformly distributed, have at least 128 bits, and only they open their session', async () => {
    const auth = createAuth({
      database: stores.accounts,
      audit: stores.audit,
      passkeys: stores.passkeys,
      baseUrl: 'https://grade.example',
      secret: 'a secret of tests, and of tests alone',
      mailer: { send: () => {}, close: async () => {} },
      attemptsPerMinute: 1,
      counters: createMemoryCounters(() => 0),
      logFault: (where, requestId, error) => silent.error({ where, requestId, error }),
      passwordCost: recommendedCost,
    });
    const userId = newId('user');
    await stores.users.insert({
      id: userId,
      email: 'ada@example.com',
      emailVerified: true,
      passwordHash: null,
      plan: 'free',
      createdAtMs: 1,
    });
    const { internalAdapter } = await auth.$context;
    const sessions = [];
    for (let i = 0; i < count; i++) sessions.push(await internalAdapter.createSession(userId));
    const tokens = sessions.map(({ token }) => token);
    assert.equal(new Set(tokens).size, count);
    assert.equal(new Set(sessions.map(({ id }) => id)).size, count);
    assert.ok(tokens.every((token) => /^[0-9A-Za-z]+$/.test(token) && bitsOf(token) >= 128));
    const [{ token } = { token: '' }] = sessions;
    assert.equal((await internalAdapter.findSession(token))?.session.token, token);
    assert.equal(await internalAdapter.findSession(digestOfToken(token)), null);
    assertFlat(tokens);
    assertFlat(sessions.map(({ id }) => id.replace('ses_', '')));
  });

  it('W08 a thousand keys differ, are uniformly distributed and have at least 128 bits', () => {
    const random = Array.from({ length: count }, () => createKeyText().slice('ag_live_'.length, -6));
    assert.equal(new Set(random).size, count);
    assert.ok(random.every((text) => bitsOf(text) >= 128));
    assertFlat(random);
  });
});
