/** The report of a megabyte with two thousand findings in a real browser: how soon it is there, and how smoothly it scrolls. */
import { setStage } from '../tests/browser/browser.ts';
import { largeConfiguration, openLarge, scrollDown } from '../tests/browser/large-report.ts';

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
