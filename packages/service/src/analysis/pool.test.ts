import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { describeFault } from '../fault.ts';
import type { Analyser, Input } from './analyser.ts';
import { createPool, type PoolLimits } from './pool.ts';

const directory = mkdtempSync(join(tmpdir(), 'agent-grade-'));
after(() => rmSync(directory, { recursive: true }));

/** A worker that does what the text says. */
const worker = join(directory, 'worker.mjs');
writeFileSync(
  worker,
  `const hoard = [];
  const report = (text) => ({ kind: 'report', bytes: new TextEncoder().encode(text) });
  export default function work({ content }) {
    if (content === 'loop') for (;;);
    if (content === 'hoard') for (;;) hoard.push(new Array(100_000).fill(content));
    if (content === 'exit') process.exit(3);
    if (content === 'fault') return { kind: 'fault', fault: { name: 'TypeError', code: null, frames: ['at somewhere'] } };
    if (content === 'environment') return report(JSON.stringify(process.env));
    const until = Date.now() + Number(content);
    while (Date.now() < until);
    return report(content);
  }`,
);

const generous: PoolLimits = { threads: 1, heapMegabytesMax: 64, deadlineMs: 20_000, queueMax: 8 };
const pools: Analyser[] = [];
after(() => Promise.all(pools.map((pool) => pool.close())));
const open = (limits: Partial<PoolLimits> = {}): Analyser => {
  const pool = createPool({ ...generous, ...limits }, pathToFileURL(worker));
  pools.push(pool);
  return pool;
};
const report = (json: string) => ({ kind: 'report', bytes: new TextEncoder().encode(json) });
const text = (content: string): Input => ({ content, format: 'json' });

describe('the analysis pool', () => {
  it('returns what a worker answers', async () => {
    assert.deepEqual(await open().analyse(text('0')), report('0'));
  });

  it('gives a worker no environment variables', async () => {
    assert.deepEqual(await open().analyse(text('environment')), report('{}'));
  });

  it('ends an analysis at the deadline and runs the next', async () => {
    const pool = open({ deadlineMs: 1_500 });
    const outcome = await pool.analyse(text('loop'));
    assert.deepEqual(outcome, { kind: 'unavailable', reason: 'deadline', retryAfterSeconds: 10 });
    assert.equal((await pool.analyse(text('0'))).kind, 'report');
  });

  for (const way of ['hoard', 'exit'] as const) {
    it(`K10 reports a lost worker (${way}) and runs the next analysis`, async () => {
      const pool = open();
      const outcome = await pool.analyse(text(way));
      assert.deepEqual(outcome, { kind: 'unavailable', reason: 'worker-lost', retryAfterSeconds: 2 });
      assert.equal((await pool.analyse(text('0'))).kind, 'report');
    });
  }

  it('refuses at once if the queue is full', async () => {
    const pool = open({ queueMax: 2 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => pool.analyse(text('200'))));
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.kind === 'unavailable' ? outcome.reason : outcome.kind)),
      ['report', 'report', 'report', 'queue-full', 'queue-full'],
    );
    assert.equal((await pool.analyse(text('0'))).kind, 'report');
  });

  it('K13 throws for a bug in the analysis, without the analysed text', async () => {
    const error = await open()
      .analyse(text('fault'))
      .catch((caught: unknown) => caught);
    assert.deepEqual(describeFault(error), { name: 'TypeError', code: null, frames: ['at somewhere'] });
  });
});
