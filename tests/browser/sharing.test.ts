/** Suppressing findings, and what is stored of a shared report. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import { exampleFiles } from '../../packages/web/src/examples/example-files.ts';
import { analyse, choose, editorOf, findAccessibilityViolations, type Stage, setStage } from './browser.ts';

const risky = exampleFiles[0]?.risky ?? { filename: '', content: '' };

const expected = () => {
  const analysis = analyze({ content: risky.content, format: 'json', sourceFilename: risky.filename });
  if (analysis.kind === 'problem') throw new Error('The sample does not parse.');
  return analysis.report;
};

describe('suppressing and sharing', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  const withReport = async () => {
    const opened = await stage.open('/');
    await editorOf(opened.page);
    await choose(opened.page, risky.filename, risky.content);
    await analyse(opened.page);
    return opened;
  };

  it('suppresses a finding with a reason, shows both scores and the command line’s configuration, and stores nothing', async () => {
    const { page, pageErrors } = await withReport();
    const { findings, score } = expected();
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.url()));
    const card = page.locator('.finding').first();
    await card.getByRole('button', { name: 'Suppress…' }).click();
    await card.getByRole('button', { name: 'Suppress', exact: true }).click();
    assert.equal(await card.getByRole('alert').textContent(), 'A reason is required.');
    assert.deepEqual(await findAccessibilityViolations(page), []);
    await page.keyboard.type('Runs in a "sandbox".');
    await page.keyboard.press('Enter');
    const panel = page.locator('.suppressed');
    await panel.getByRole('heading', { name: '1 finding suppressed' }).waitFor();
    assert.match(
      (await panel.textContent()) ?? '',
      new RegExp(`With suppressions\\d+ of 100.*Without suppressions${score} of 100, grade F`),
    );
    assert.match((await panel.textContent()) ?? '', /Runs in a "sandbox"\./);
    assert.equal(await page.getByRole('tab', { name: `Findings ${findings.length - 1}` }).count(), 1);
    await page.waitForFunction(() => document.activeElement?.id === 'suppressed-title');
    assert.deepEqual(await findAccessibilityViolations(page), []);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            document.title = text;
          },
        },
      });
    });
    await panel.getByRole('button', { name: 'Copy as agent-grade.yaml' }).click();
    await panel.getByText('Copied').waitFor();
    assert.match(await page.title(), new RegExp(`fingerprint: "${findings[0]?.fingerprint}"`));
    await panel.getByRole('button', { name: 'Unsuppress' }).click();
    await panel.waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('tab', { name: `Findings ${findings.length}` }).count(), 1);
    assert.deepEqual([posts, pageErrors], [[], []]);
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
    await page.context().close();
  });

  it('shares only the sanitized report, until it is deleted', async () => {
    const { page } = await withReport();
    await page.getByRole('button', { name: 'Share…' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const links = page.locator('.share-links input');
    const [link, ownLink] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const visitor = await stage.open(new URL(link).pathname);
    await visitor.page.locator('.summary').waitFor();
    assert.deepEqual(await findAccessibilityViolations(visitor.page), []);
    assert.equal(await visitor.page.getByRole('button', { name: 'Delete the shared report' }).count(), 0);
    assert.deepEqual(visitor.pageErrors, []);
    const stored = await (await fetch(`${stage.service.url}/web/reports/${link.split('/').at(-1)}`)).text();
    assert.equal(stored, JSON.stringify(expected()));
    assert.match(await (await fetch(`${link}/badge.svg`)).text(), /<svg.*AgentGrade: F/s);
    await page.goto(ownLink);
    await page.getByRole('button', { name: 'Delete the shared report' }).click();
    await page.getByText('The report was deleted.').waitFor();
    assert.equal((await fetch(link)).status, 404);
    assert.equal((await fetch(`${link}/badge.svg`)).status, 404);
    await Promise.all([page.context().close(), visitor.page.context().close()]);
  });
});
