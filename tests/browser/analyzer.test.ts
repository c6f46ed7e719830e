/** The analyzer from the first visit to the printed report, from a user's view. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { analyze, compare, type Report } from '@agent-grade/engine';
import { exampleFiles } from '../../packages/web/src/examples/example-files.ts';
import {
  analyse,
  answerTo,
  choose,
  editorOf,
  findAccessibilityViolations,
  type Stage,
  setStage,
  write,
} from './browser.ts';

const risky = exampleFiles[0]?.risky ?? { filename: '', content: '' };
const reportOf = (content: string, format: 'json' | 'yaml' = 'json', sourceFilename?: string) => {
  const analysis = analyze({ content, format, ...(sourceFilename === undefined ? {} : { sourceFilename }) });
  if (analysis.kind === 'problem') throw new Error('The sample does not parse.');
  return analysis.report;
};

describe('the analyzer', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  const start = async () => {
    const opened = await stage.open('/');
    await editorOf(opened.page);
    return opened;
  };
  const withReport = async () => {
    const opened = await start();
    await choose(opened.page, risky.filename, risky.content);
    await analyse(opened.page);
    return opened;
  };

  it('shows a report after two actions, sends nothing before the second, and stores nothing', async () => {
    const { page, pageErrors } = await start();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.getByRole('button', { name: 'Risky' }).first().click();
    await page.locator('.cm-content', { hasText: 'mcpServers' }).waitFor();
    assert.deepEqual(posts, []);
    await analyse(page);
    assert.equal(posts.length, 1);
    assert.match((await page.locator('.summary').textContent()) ?? '', /Fail.*Critical risk.*MCP client/s);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ]);
    assert.deepEqual(kept, [0, 0, '', 0]);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('receives and downloads the same bytes as from the API', async () => {
    const { page } = await start();
    await choose(page, risky.filename, risky.content);
    const response = await analyse(page);
    const { text: key } = await stage.service.makeKey();
    const body = JSON.stringify({ content: risky.content, format: 'json', sourceFilename: risky.filename });
    const api = await (await stage.service.post(body, { Authorization: `Bearer ${key}` })).text();
    assert.equal(await response.text(), api);
    const download = async (name: string): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      return readFileSync(await file.path(), 'utf8');
    };
    assert.equal(await download('JSON'), api);
    assert.match(await download('Markdown'), /^# `claude_desktop_config.json`: grade F/);
    const sarif = JSON.parse(await download('SARIF'));
    assert.equal(sarif.version, '2.1.0');
    assert.equal(sarif.runs[0].results.length, reportOf(risky.content).findings.length);
    await page.getByRole('tab', { name: 'Sanitized' }).click();
    assert.equal(await download('Download sanitized'), reportOf(risky.content).sanitizedConfig);
    await page.context().close();
  });

  it('has no accessibility violation in any part of the report, light and dark, wide and narrow', async () => {
    const { page, pageErrors } = await withReport();
    for (const name of ['Findings', 'Score', 'Map', 'Protections and limits', 'Sanitized', 'Compare']) {
      await page.getByRole('tab', { name }).click();
      assert.deepEqual(await findAccessibilityViolations(page), [], name);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Findings', 'Map', 'Sanitized']) {
      await page.getByRole('tab', { name }).click();
      assert.deepEqual(await findAccessibilityViolations(page), [], `${name}, dark`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
    }
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('links a finding to its span and a span to its finding', async () => {
    const { page } = await withReport();
    const second = page.locator('.finding').nth(1);
    await second.getByRole('button', { name: /^Line / }).click();
    const selected = await page.evaluate(() => String(getSelection()));
    const { start, end } = reportOf(risky.content).findings[1]?.location ?? { start: null, end: null };
    const line = risky.content.split('\n')[(start?.line ?? 0) - 1] ?? '';
    assert.equal(selected, line.slice((start?.column ?? 0) - 1, (end?.column ?? 0) - 1));
    await page.keyboard.press('ArrowLeft');
    await page.locator('.cm-finding', { hasText: '"/"' }).click();
    await page.locator('.finding[data-current=true]', { hasText: 'whole filesystem' }).waitFor();
    await page.context().close();
  });

  it('filters by severity and words, and groups by rule and place', async () => {
    const { page } = await withReport();
    const shown = page.locator('.finding');
    const all = reportOf(risky.content).findings;
    await page.getByRole('checkbox', { name: /critical/ }).uncheck();
    assert.equal(await shown.count(), all.filter(({ severity }) => severity !== 'critical').length);
    await page.getByRole('checkbox', { name: /critical/ }).check();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('place');
    assert.ok((await page.locator('.group-heading').count()) > 2);
    await page.getByRole('searchbox', { name: 'Text in findings' }).fill('AG-006');
    assert.equal(await shown.count(), 1);
    await page.context().close();
  });

  it('applies a patch, analyses again and shows what changed', async () => {
    const { page } = await start();
    // In Claude Desktop's own file, the finding that is open at first has no patch.
    await choose(page, '.mcp.json', risky.content);
    await analyse(page);
    const apply = page.getByRole('button', { name: 'Apply and re-analyse' }).first();
    const report = await (await answerTo(page, () => apply.click())).json();
    const { fixed, introduced } = compare(reportOf(risky.content), report);
    await page.getByRole('button', { name: 'What changed' }).click();
    assert.ok(fixed.length > 0);
    assert.equal(await page.locator('[data-change=fixed] li').count(), fixed.length);
    assert.equal(await page.locator('[data-change=new] li').count(), introduced.length);
    await page.context().close();
  });

  it('compares with an earlier version from a file', async () => {
    const { page } = await withReport();
    await page.getByRole('tab', { name: 'Compare' }).click();
    const hardened = exampleFiles[0]?.hardened ?? risky;
    await page
      .locator('.panel input[type=file]')
      .setInputFiles({ name: 'before.json', mimeType: 'text/plain', buffer: Buffer.from(hardened.content) });
    await page.getByText('Compared with before.json.').waitFor();
    assert.equal(await page.locator('[data-change=new] li').count(), reportOf(risky.content).findings.length);
    await page.context().close();
  });

  it('can be used by keyboard only', async () => {
    const { page } = await start();
    await page.locator('.cm-content').focus();
    await page.keyboard.insertText(risky.content);
    await page.keyboard.press('Control+Enter');
    await page.locator('.summary').waitFor();
    const reached = new Set<string>();
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''));
      if (i === 0) continue;
      const outlined = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return true;
        const frame = element.closest('.file-button, .languages label') ?? element;
        return getComputedStyle(frame).outlineStyle !== 'none';
      });
      assert.ok(outlined, `no visible focus after ${i + 1} tabs`);
    }
    const ofTheReport = ['JSON', 'Share…', 'Hardcoded secret', 'Apply the patch', 'AG-001', 'Line 10'];
    for (const name of ['Analyse', ...ofTheReport, 'Apply and re-analyse', 'Copy JSON Patch', 'Suppress…'])
      assert.ok(
        [...reached].some((text) => text.includes(name)),
        name,
      );
    await page.getByRole('tab', { name: 'Findings' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.id === 'tab-score');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Apply the patch' }).focus();
    const report: Report = await (await answerTo(page, () => page.keyboard.press('Enter'))).json();
    assert.ok(!report.findings.some(({ ruleId }) => ruleId === 'AG-001'));
    await page.context().close();
  });

  it('reads YAML from a dropped file and keeps its name as a label', async () => {
    const { page } = await start();
    const yaml = exampleFiles.find(({ id }) => id === 'crewai-agents')?.risky.content ?? '';
    await page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'agents.yaml'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, yaml);
    await page.locator('.filename', { hasText: 'agents.yaml' }).waitFor();
    assert.ok(await page.getByRole('radio', { name: 'YAML' }).isChecked());
    await analyse(page);
    assert.match((await page.locator('.summary').textContent()) ?? '', /CrewAI agents/);
    await page.context().close();
  });

  it('says where a text does not parse, without leaving the page', async () => {
    const { page, pageErrors } = await start();
    await write(page, '{"mcpServers": {"a": }}');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    const alert = page.locator('.trouble');
    assert.match((await alert.textContent()) ?? '', /Line 1, column 22/);
    assert.equal(await page.locator('.cm-lint-marker-error').count(), 1);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('does not upload a text that is too large', async () => {
    const { page } = await start();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await choose(page, 'large.json', `{"a": "${'x'.repeat(1_048_576)}"}`);
    assert.match((await page.locator('.trouble').textContent()) ?? '', /larger than 1 MB/);
    await page.evaluate(() => navigator.clipboard?.writeText('').catch(() => {}));
    await write(page, `{"a": "${'é'.repeat(524_289)}"}`);
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByText('exceeds 1 MB').waitFor();
    assert.deepEqual(posts, []);
    await page.context().close();
  });

  it('prints every part of the report', async () => {
    const { page } = await withReport();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const headings = await page.locator('.report .panel > h2').allTextContents();
    assert.deepEqual(headings.slice(1), ['Score', 'Map', 'Protections and limits', 'Sanitized', 'Compare']);
    assert.equal(await page.locator('.finding .about').count(), reportOf(risky.content).findings.length);
    await page.context().close();
  });
});
