/** W12 and W13: passwords cannot be guessed, and nobody can find out who has an account. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, describe, it } from 'node:test';
import { createLoginThrottle } from '../accounts/login-throttle.ts';
import { hashPassword, recommendedCost } from '../accounts/passwords.ts';
import { newId } from '../ids.ts';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { startTestService } from '../testing/service.ts';
import { createVisitor, logInAs, password, type Seen } from '../testing/visitor.ts';

const wrong = 'nine purple elephants dance';

describe('guessing a password', async () => {
  let now = 0;
  const service = await startTestService({
    trustedProxies: ['127.0.0.1'],
    loginThrottle: createLoginThrottle(createMemoryCounters(() => now)),
  });
  after(() => service.close());
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const addresses = ['192.0.2.1', '198.51.100.7'] as const;

  it('W12 of 101 attempts from two addresses only a few are checked, and the correct password after them is not', async () => {
    const owner = await logInAs(service, 'ada@example.com');
    const stranger = createVisitor(service, owner.email);
    const tries: Seen[] = [];
    for (let i = 0; i < 101; i++) {
      const body = { email: owner.email, password: `${wrong} ${i}` };
      tries.push(await stranger.post('/log-in', body, from(addresses[i % 2] ?? '')));
    }
    assert.equal(tries.filter(({ status }) => status === 401).length, 5);
    const waiting = tries.slice(5);
    assert.ok(waiting.every(({ status, body }) => status === 429 && body.code === 'rate_limited'));
    assert.ok(waiting.every(({ headers }) => /^[1-9]\d*$/.test(headers.get('Retry-After') ?? '')));
    for (const address of addresses) {
      const right = await stranger.post('/log-in', { email: owner.email, password }, from(address));
      assert.equal(right.status, 429);
    }
    // The owner is not locked out on a device that has logged in before, and anybody can log in after the delay.
    assert.equal((await owner.post('/log-in', { email: owner.email, password })).status, 200);
    now += 1_000 * Number(waiting.at(-1)?.headers.get('Retry-After'));
    assert.equal((await stranger.post('/log-in', { email: owner.email, password }, from(addresses[1]))).status, 200);
  });

  it('W12 the delay doubles after each failure, from any address', async () => {
    const stranger = createVisitor(service, 'bob@example.com');
    const waits: number[] = [];
    for (let i = 0; waits.length < 6; i++) {
      const body = { email: stranger.email, password: `${wrong} ${i}` };
      const seen = await stranger.post('/log-in', body, from(addresses[i % 2] ?? ''));
      if (seen.status === 401) continue;
      waits.push(Number(seen.headers.get('Retry-After')));
      now += 1_000 * (waits.at(-1) ?? 0);
    }
    assert.deepEqual(waits, [1, 2, 4, 8, 16, 32]);
  });
});

describe('finding out who has an account', async () => {
  // Delivering mail is not measured here: mails are sent in the background.
  const service = await startTestService({ passwordCost: recommendedCost });
  after(() => service.close());
  /** Pairs in one measurement: few show a missing hash, and 50, which take minutes, a difference of some per cent. */
  const pairs = Number(process.env.TIMING_PAIRS ?? 3);
  const passwordHash = await hashPassword(password, recommendedCost);
  let serial = 0;
  const unknown = (): string => `nobody${++serial}@example.com`;
  const known = async (): Promise<string> => {
    const email = `user${++serial}@example.com`;
    const id = newId('user');
    await service.stores.users.insert({ id, email, emailVerified: true, passwordHash, plan: 'free', createdAtMs: 1 });
    return email;
  };
  const visitor = createVisitor(service, '');

  for (const [name, path, more, status] of [
    ['logging in', '/log-in', { password: wrong }, 401],
    ['asking for a reset', '/reset/request', {}, 204],
    ['signing up', '/sign-up', { password }, 204],
  ] as const) {
    const ask = async (email: string): Promise<{ readonly bytes: string; readonly ms: number }> => {
      const from = performance.now();
      const seen = await visitor.post(path, { email, ...more });
      const ms = performance.now() - from;
      const fields = [...seen.headers].filter(([field]) => !/^(?:date|x-request-id)$/.test(field));
      const text = seen.text.replace(/"requestId":"[^"]+"/, '');
      return { bytes: JSON.stringify([seen.status, fields, text]), ms };
    };

    /** Measures both alternately, so that other load on the machine affects them equally. */
    const measure = async (times: Times): Promise<void> => {
      for (let i = 0; i < pairs; i++) {
        const emails = [await known(), unknown()];
        const order = i % 2 === 0 ? [0, 1] : [1, 0];
        const answers = new Map<number, Awaited<ReturnType<typeof ask>>>();
        for (const which of order) answers.set(which, await ask(emails[which] ?? ''));
        assert.equal(answers.get(0)?.bytes, answers.get(1)?.bytes);
        assert.match(answers.get(0)?.bytes ?? '', new RegExp(`^\\[${status},`));
        times.known.push(answers.get(0)?.ms ?? 0);
        times.unknown.push(answers.get(1)?.ms ?? 0);
      }
    };

    it(`W13 ${name} answers the same bytes for known and unknown addresses, with medians within 10 %`, async () => {
      await ask(await known());
      await ask(unknown());
      const times: Times = { known: [], unknown: [] };
      // Other load on the machine can spoil a measurement, but a real difference persists and shows in nearly every pair.
      for (let attempt = 0; attempt < 6 && (attempt === 0 || tells(times)); attempt++) await measure(times);
      assert.ok(!tells(times), JSON.stringify(times));
    });
  }
});

interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

/** Whether one takes 10 % longer than the other by their medians, and is slower in four pairs of five. */
function tells({ known, unknown }: Times): boolean {
  const ratio = median(known) / median(unknown);
  const longer = known.filter((ms, i) => ms > (unknown[i] ?? 0)).length / known.length;
  return (ratio > 1.1 && longer >= 0.8) || (ratio < 1 / 1.1 && longer <= 0.2);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
