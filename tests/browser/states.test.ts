/** Every state of the analyzer, light and dark, from 320 px to 4K and at 200 % zoom: no accessibility violation, nothing cut off, no layout shift. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { exampleFiles } from '../../packages/web/src/examples/example-files.ts';
import { analyse, choose, editorOf, findAccessibilityViolations, type Stage, setStage, write } from './browser.ts';

const [first] = exampleFiles;
const { risky, hardened } = first ?? { risky: { filename: '', content: '' }, hardened: { filename: '', content: '' } };
const press = (page: Page) => page.getByRole('button', { name: 'Analyse', exact: true }).click();
const report = async (page: Page, { filename, content } = risky): Promise<void> => {
  await choose(page, filename, content);
  await analyse(page);
};

/** How to bring a page into each state. */
const states = {
  start: async () => {},
  'a risky report': (page) => report(page),
  'a hardened report': (page) => report(page, hardened),
  'a text that was not understood': (page) =>
    report(page, { filename: 'mine.yaml', content: 'colour: blue\nsizes: [1]\n' }),
  'every finding opened': async (page) => {
    await report(page);
    const closed = page.locator('.finding h3 button[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
  },
  'a suppressed finding': async (page) => {
    await report(page);
    await page.locator('.finding').first().getByRole('button', { name: 'Suppress…' }).click();
    await page.getByLabel('Why is this finding accepted?').fill('Known.');
    await page.keyboard.press('Enter');
    await page.locator('.suppressed').waitFor();
  },
  'a shared report': async (page) => {
    await report(page);
    await page.getByRole('button', { name: 'Share…' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.locator('.share-links').waitFor();
  },
  'a text that does not parse': async (page) => {
    await write(page, '{\n  "mcpServers": {"a": {"command": "npx",, "args": []}}\n}');
    await press(page);
    await page.getByText('Malformed configuration').waitFor();
  },
  'a file that is too large': async (page) => {
    await choose(page, 'large.json', ' '.repeat(1_100_000));
    await page.locator('.trouble').waitFor();
  },
  'too many requests': async (page) => {
    const body = JSON.stringify({ code: 'rate_limited', title: 'Rate limit exceeded', detail: 'Wait.' });
    await page.route('**/web/analyze', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '37' }, body }),
    );
    await write(page, risky.content);
    await press(page);
    await page.locator('.countdown').waitFor();
  },
  'a service that cannot be reached': async (page) => {
    await page.route('**/web/analyze', (route) => route.abort('blockedbyclient'));
    await write(page, risky.content);
    await press(page);
    await page.getByText('The service cannot be reached.').waitFor();
  },
} as const satisfies Record<string, (page: Page) => Promise<void>>;

/**
 * The viewports in which clipped content is searched for; accessibility is checked in light wide and dark narrow ones. 640 by 450 at a device
 * pixel ratio of two is 1280 by 900 at 200 % zoom.
 */
const sights = [
  { colorScheme: 'dark', width: 320, height: 640 },
  { colorScheme: 'light', width: 640, height: 450 },
  { colorScheme: 'dark', width: 1280, height: 900 },
  { colorScheme: 'light', width: 3840, height: 2160 },
] as const;

describe('states of the analyzer', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  for (const [name, reach] of Object.entries(states)) {
    it(`${name}: no accessibility violation and nothing cut off`, async () => {
      const { page, pageErrors } = await stage.open('/', { colorScheme: 'light', reducedMotion: 'reduce' });
      await editorOf(page);
      await reach(page);
      assert.deepEqual(await findAccessibilityViolations(page), []);
      for (const { colorScheme, width, height } of sights) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        assert.deepEqual(await cutOff(page), [], `${width} px`);
        if (width === 320) assert.deepEqual(await findAccessibilityViolations(page), [], 'dark, 320 px');
      }
      // The editor's cursor, hidden since the focus left it, may still be blinking once.
      await page.waitForFunction(() => document.getAnimations().length === 0, null, { timeout: 5000 });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto');
      assert.deepEqual(
        pageErrors.filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT')),
        [],
      );
      await page.context().close();
    });
  }

  it('an error is visible on a narrow screen without scrolling', async () => {
    const { page } = await stage.open('/', { viewport: { width: 360, height: 640 } });
    await editorOf(page);
    await write(page, '{');
    await press(page);
    const trouble = page.locator('.trouble');
    await trouble.waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('.trouble')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    await page.context().close();
  });

  it('there is no layout shift from the first visit to the report', async () => {
    const { page } = await stage.open('/');
    await editorOf(page);
    await report(page);
    await page.getByRole('tab', { name: 'Score' }).click();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { readonly value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    assert.ok(shift < 0.05, `shifted by ${shift}`);
    await page.context().close();
  });

  it('prints a complete report: every part, no controls, no secrets', async () => {
    const { page } = await stage.open('/');
    await editorOf(page);
    await report(page);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    assert.ok(pages >= 3 && pages <= 12, `${pages} pages`);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('.report .panel').count(), 6);
    assert.equal(await page.locator('.no-print:visible').count(), 0);
    const secret = /ghp_\w{36}/.exec(risky.content)?.[0] ?? '';
    assert.ok(secret !== '' && !(await page.locator('.report').innerText()).includes(secret));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.getByRole('tab', { name: 'Sanitized' }).click();
    assert.ok((await page.locator('.report').innerText()).includes(secret));
    await page.context().close();
  });
});

/** Elements that overflow the page or a box with hidden overflow, one per line. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth;
    const out = [...document.querySelectorAll('main *, header *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        (box.right > innerWidth + 1 || box.left < -1) &&
        !element.closest('.cm-editor, .map-scroll, .visually-hidden, .table-scroll')
      );
    });
    const buttons = [...document.querySelectorAll('.button, [role=tab], .severity')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
    );
    return [
      ...(wide ? ['the page is too wide'] : []),
      ...[...out, ...buttons].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
}
