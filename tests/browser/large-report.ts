import type { Page } from 'playwright-core';
import { choose, editorOf, type Stage, type WatchedPage } from './browser.ts';

/** A megabyte with a finding for each of two thousand servers. */
export function largeConfiguration(): string {
  const filler = 'one quiet sentence about nothing in general. '.repeat(9);
  const servers = Array.from({ length: 2_000 }, (_, index) => [
    `s${index}`,
    { command: 'npx', args: ['-y', `some-server-${index}`], description: filler },
  ]);
  return JSON.stringify({ mcpServers: Object.fromEntries(servers) }, null, 1);
}

export interface Opening {
  readonly opened: WatchedPage;
  /** The answer as it came. */
  readonly json: string;
  /** From the answer to the first finding on the page. */
  readonly openMs: number;
}

export async function openLarge(stage: Stage, text: string): Promise<Opening> {
  const opened = await stage.open('/');
  const { page } = opened;
  await editorOf(page);
  await choose(page, 'large.json', text);
  const answered = page.waitForResponse((response) => response.url().endsWith('/web/analyze'));
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const json = await (await answered).text();
  const from = Date.now();
  await page.locator('.finding').first().waitFor();
  return { opened, json, openMs: Date.now() - from };
}

export interface Scrolling {
  /** Time of the page's own thread for each step, which other programs on the machine do not lengthen. */
  readonly threadMs: number;
  /** Between frames, in order of length. */
  readonly framesMs: readonly number[];
}

/** Scrolls a hundred steps, one each frame, by what a quick wheel moves. */
export async function scrollDown(page: Page, steps = 100): Promise<Scrolling> {
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
