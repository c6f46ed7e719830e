import { appendFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { it, type TestContext } from 'node:test';
import { describeFault } from '../../packages/service/src/fault.ts';

const root = join(import.meta.dirname, '../..');

/** Where results are gathered, one JSON object a line; `docs/hardening.md` is made of them. */
const resultsFile = process.env.HARD_RESULTS ?? join(root, 'hard-results.jsonl');

export interface Result {
  /** Of the checklist: `K14`. */
  readonly id: string;
  /** What was done, and what has to come of it. */
  readonly promise: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** What was seen, in figures; or why not. */
  readonly detail: string;
  readonly seconds: number;
  /** Where the test stands, from the repository's root. */
  readonly file: string;
}

/** Each file of these tests is a process of its own. */
const file = relative(root, process.argv[1] ?? '');

/** What a test of the checklist has seen; `skipped` says what this machine lacks for it. */
export type Seen = string | { readonly skipped: string };

/** One line of the checklist as a test that also keeps its result. */
export function hard(id: string, promise: string, work: (context: TestContext) => Promise<Seen>): void {
  it(`${id} ${promise}`, async (context) => {
    const start = performance.now();
    const keep = (result: Result['result'], detail: string): void => {
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      appendFileSync(
        resultsFile,
        `${JSON.stringify({ id, promise, result, detail, seconds, file } satisfies Result)}\n`,
      );
    };
    try {
      const seen = await work(context);
      if (typeof seen === 'string') return keep('passed', seen);
      keep('skipped', seen.skipped);
      context.skip(seen.skipped);
    } catch (error) {
      keep('failed', describeFault(error).name);
      throw error;
    }
  });
}

/** A limit in time for an idle machine, stretched by how busy this one is with other things. */
export const patience = (ms: number): number => ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
