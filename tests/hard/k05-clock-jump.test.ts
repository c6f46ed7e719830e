import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitor, password, type Visitor } from '../../packages/service/src/testing/visitor.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startRedis } from '../servers/redis.ts';
import { type Clock, makeClock } from './clock.ts';
import { type Answered, analyse, makeUser, type Node, startNode } from './nodes.ts';
import { hard } from './record.ts';

/**
 * Every place where requests and failures can be counted. PostgreSQL runs on the machine whose clock jumps, Redis on another (libfaketime
 * does not work with its allocator; `shared-counters.test.ts` moves the recorded times instead).
 */
const installations = {
  'embedded database': async ({ environment }: Clock) => ({
    node: await startNode(environment),
    close: async () => {},
  }),
  PostgreSQL: async ({ environment }: Clock) => {
    const postgres = await startPostgres([], environment);
    const settings = { DATABASE_URL: await postgres.createDatabase(), ...environment };
    return { node: await startNode(settings), close: () => postgres.stop() };
  },
  'PostgreSQL and Redis': async ({ environment }: Clock) => {
    const [postgres, redis] = await Promise.all([startPostgres([], environment), startRedis()]);
    const settings = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url, ...environment };
    return { node: await startNode(settings), close: () => Promise.all([postgres.stop(), redis.stop()]) };
  },
} as const;

const [hour, day] = [3_600, 86_400];

const askOften = (node: Node, key: string, count: number): Promise<readonly Answered[]> =>
  Promise.all(Array.from({ length: count }, () => analyse(node.url, key)));

const passedOf = (answers: readonly Answered[]): number => answers.filter(({ status }) => status === 200).length;

/** A client that has used up its limit waits and is told how long: never longer than a minute. */
async function waitOf(node: Node, key: string): Promise<number> {
  const { status, retryAfter } = await analyse(node.url, key);
  assert.equal(status, 429);
  assert.match(retryAfter ?? '', /^(?:[1-9]|[1-5]\d|60)$/);
  return Number(retryAfter);
}

async function checkLimits(node: Node, clock: Clock): Promise<string> {
  const keys = [await makeUser(node, 'back@example.com'), await makeUser(node, 'forth@example.com')] as const;
  const waits: number[] = [];
  for (const [place, seconds] of [-hour, hour].entries()) {
    const key = keys[place] ?? '';
    assert.equal(passedOf(await askOften(node, key, 60)), 60);
    clock.set(seconds);
    for (const used of keys.slice(0, place + 1)) waits.push(await waitOf(node, used));
    assert.equal(passedOf(await askOften(node, key, 20)), 0);
  }
  const fresh = await makeUser(node, 'fresh@example.com');
  assert.equal(passedOf(await askOften(node, fresh, 90)), 60);
  await sleep(Math.max(...waits) * 1_000);
  for (const key of keys) assert.equal((await analyse(node.url, key)).status, 200);
  clock.set(0);
  return `waits of ${Math.min(...waits)} to ${Math.max(...waits)} s kept`;
}

/** The login throttle: the announced delay is the actual one. */
async function checkThrottle(node: Node, clock: Clock): Promise<string> {
  const email = 'guessed@example.com';
  await node.admin(['user', 'create', '--email', email, '--password-stdin'], `${password}\n`);
  const visitor = createVisitor(node, email);
  for (let guess = 0; guess < 6; guess++) await visitor.post('/log-in', { email, password: 'a wrong password, again' });
  clock.set(-hour);
  const refused = await visitor.post('/log-in', { email, password });
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.ok(seconds >= 1 && seconds <= 2, `${seconds} s`);
  await sleep(seconds * 1_000);
  assert.equal((await visitor.post('/log-in', { email, password })).status, 200);
  clock.set(0);
  return `a guesser’s wait of ${seconds} s kept`;
}

async function logIn(node: Node, email: string): Promise<Visitor> {
  const visitor = createVisitor(node, email);
  assert.equal((await visitor.post('/log-in', { email, password })).status, 200);
  await visitor.open();
  return visitor;
}

async function expiryOf(visitor: Visitor): Promise<number> {
  const { sessions } = (await visitor.get('/sessions')).body;
  assert.ok(Array.isArray(sessions));
  return Date.parse(sessions.find(({ isThis }) => isThis === true)?.expiresAt);
}

/** Expiry dates: neither jump extends a session, and an expired session stays expired. */
async function checkSessions(node: Node, clock: Clock): Promise<string> {
  const email = 'session@example.com';
  await node.admin(['user', 'create', '--email', email, '--password-stdin'], `${password}\n`);
  await node.admin(['plan', 'set', '--email', email, '--plan', 'pro']);
  const visitor = await logIn(node, email);
  const expiry = await expiryOf(visitor);
  clock.set(-hour);
  assert.equal(await expiryOf(visitor), expiry);
  const made = await visitor.post('/keys/create', { name: 'for a day', expiresInDays: 1 });
  const key = String(made.body.text);
  for (const [seconds, status] of [
    [-hour, 200],
    [hour, 200],
    [day, 401],
    [0, 200],
  ] as const) {
    clock.set(seconds);
    assert.equal((await analyse(node.url, key)).status, status, `${seconds} s`);
    assert.equal((await visitor.get('/keys')).body.plan, 'pro');
  }
  clock.set(15 * day);
  const late = await logIn(node, email);
  assert.equal((await visitor.get('/sessions')).status, 401);
  clock.set(0);
  assert.equal((await visitor.get('/sessions')).status, 401);
  assert.equal((await late.get('/sessions')).status, 200);
  return 'a session is not lengthened and stays over, a key for a day ends by its date, the plan holds';
}

describe('a clock that jumps an hour back and two forth', { concurrency: true }, () => {
  for (const [name, open] of Object.entries(installations)) {
    hard(
      'K05',
      `${name}: nobody waits longer than a minute or sends more than 60 requests, and no session is extended`,
      async () => {
        const clock = makeClock();
        if (clock === null) return { skipped: 'libfaketime is not installed' };
        const { node, close } = await open(clock);
        try {
          const seen = [
            await checkThrottle(node, clock),
            await checkSessions(node, clock),
            await checkLimits(node, clock),
          ];
          return seen.join('; ');
        } finally {
          await node.stop();
          await close();
        }
      },
    );
  }
});
