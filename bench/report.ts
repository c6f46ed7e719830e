/** The report of a megabyte with two thousand findings in a real browser: time until it appears, and how smoothly it scrolls. */
import type { Page } from 'playwright-core';
import { setStage } from '../tests/browser/browser.ts';
import { largeConfiguration, openLarge } from '../tests/browser/large-report.ts';

const runs = 3;
const stage = await setStage();
for (let run = 1; run <= runs; run++) {
  const { opened, openMs } = await openLarge(stage, largeConfiguration());
  const { threadMs, framesMs } = await scrollDown(opened.page);
  const at = (share: number): string => (framesMs[Math.floor(share * (framesMs.length - 1))] ?? 0).toFixed(1);
  console.log(
    `run ${run}: there ${openMs} ms after the answer; each step of scrolling takes ${threadMs.toFixed(1)} ms of the page's thread, frames ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (longest)`,
  );
  await opened.page.context().close();
}
await stage.close();

interface Scrolling {
  /** Main-thread time for each step, which is not affected by other load on the machine. */
  readonly threadMs: number;
  /** Times between frames, sorted by length. */
  readonly framesMs: readonly number[];
}

/** Scrolls in a hundred steps, one per frame, as far as a fast mouse wheel does. */
async function scrollDown(page: Page, steps = 100): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const taskMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await taskMs();
  const frames = await page.evaluate(scrollInPage, steps);
  const threadMs = ((await taskMs()) - before) / steps;
  await session.detach();
  return { threadMs, framesMs: frames.toSorted((a, b) => a - b) };
}

function scrollInPage(steps: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      scrollBy({ top: 120, behavior: 'instant' });
      if (frames.length < steps) requestAnimationFrame(step);
      else resolve(frames);
    };
    requestAnimationFrame(step);
  });
}
