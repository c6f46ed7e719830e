import assert from 'node:assert/strict';

/** Four times the input takes four times as long in linear time, and sixteen times in quadratic time. */
const factorMax = 8;
/** Shorter times measure the clock and the compiler. */
const floorMs = 100;
const tries = 4;

/** For tests: fails if the work on a whole input takes far more than four times as long as on a quarter of it. The best of a few attempts counts. */
export function assertLinear(name: string, work: (part: 'quarter' | 'whole') => unknown): void {
  let [quarter, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < tries; run++) {
    quarter = Math.min(
      quarter,
      costOf(() => work('quarter')),
    );
    whole = Math.min(
      whole,
      costOf(() => work('whole')),
    );
    if (whole <= floorMs || whole <= quarter * factorMax) return;
  }
  assert.fail(`${name}: ${quarter.toFixed(0)} ms for a quarter, ${whole.toFixed(0)} ms for the whole`);
}

/** Processor time, so that the load of the machine does not count. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
