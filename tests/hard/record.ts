import { appendFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { it, type TestContext } from 'node:test';
import { describeFault } from '../../packages/service/src/fault.ts';

const root = join(import.meta.dirname, '../..');

/** The file of results, one JSON object per line, from which `docs/hardening.md` is generated. */
const resultsFile = process.env.HARD_RESULTS ?? join(root, 'hard-results.jsonl');

export interface Result {
  /** Id in the checklist: `K14`. */
  readonly id: string;
  /** What was done, and what must result from it. */
  readonly promise: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** Measured figures, or the reason why there are none. */
  readonly detail: string;
  readonly seconds: number;
  /** Path of the test file, relative to the repository's root. */
  readonly file: string;
}

/** Each of these test files is a separate process. */
const file = relative(root, process.argv[1] ?? '');

/** What a test of the checklist has measured; `skipped` says what this machine lacks for it. */
export type Seen = string | { readonly skipped: string };

/** A test for one line of the checklist that records its result. */
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

/** Waiting time or limit for an idle machine, extended according to the machine's load. */
export const underLoad = (ms: number): number => ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Whether this run measures: `npm run hardening` does, whose page gives the figures. */
const isMeasuring = process.env.HARD_RESULTS !== undefined;

/**
 * The limit of the checklist, in milliseconds. Only a run that measures applies it as it is: any other is on a machine of
 * unknown speed, where a test passes or fails by what the service answers, and by a time only if the service stalls.
 */
export const timeLimit = (ms: number): number => underLoad(ms) * (isMeasuring ? 1 : 10);

/** All of a long list for a run that measures, every third of it for any other: K08 answers all hostile texts in every run. */
export const sampled = <Item>(items: readonly Item[]): readonly Item[] =>
  isMeasuring ? items : items.filter((_, index) => index % 3 === 0);
