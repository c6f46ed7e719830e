/** Patches applied in the editor, and downloads compared with the output of the command line. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Report } from '@agent-grade/engine';
import type { Page } from 'playwright-core';
import { exampleFiles } from '../../packages/web/src/examples/example-files.ts';
import { analyse, answerTo, choose, editorOf, findAccessibilityViolations, type Stage, setStage } from './browser.ts';

const yaml = `# Who does what.
researcher:
  role: Researcher # the first
  goal: Find sources about {topic}.
  backstory: You quote what you read.
  # Needed for charts, they say.
  allow_code_execution: true # really?
  code_execution_mode: unsafe
  max_iter: 10

writer:
  role: Writer
  goal: Write it down.
  backstory: You write short texts.
  max_iter: 10
`;

describe('patches in the editor', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  const report = async (name: string, text: string) => {
    const opened = await stage.open('/');
    await editorOf(opened.page);
    await choose(opened.page, name, text);
    const first: Report = await (await analyse(opened.page)).json();
    return { ...opened, report: first };
  };
  const sentTo = async (page: Page, act: () => Promise<unknown>) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/web/analyze'));
    const answer: Report = await (await answerTo(page, act)).json();
    const { content } = (await asked).postDataJSON();
    return { content: String(content), report: answer };
  };

  it('change only the line of YAML that a finding is about, and keep the comments', async () => {
    const { page, pageErrors, report: first } = await report('agents.yaml', yaml);
    const finding = first.findings.find(({ remediation }) =>
      remediation.patch?.[0]?.path.endsWith('code_execution_mode'),
    );
    assert.ok(
      finding !== undefined,
      JSON.stringify(first.findings.map(({ message, remediation }) => [message, remediation.patch])),
    );
    const card = page.locator(`.rows > [data-key="${finding.fingerprint}"]`);
    const expand = card.locator('h3 button');
    if ((await expand.getAttribute('aria-expanded')) === 'false') await expand.click();
    assert.deepEqual(await card.locator('.diff [data-kind=removed] code').allTextContents(), [
      'Removed:   code_execution_mode: unsafe',
    ]);
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const apply = card.getByRole('button', { name: 'Apply and re-analyse' });
    const { content, report: second } = await sentTo(page, () => apply.click());
    const [old, now] = [yaml.split('\n'), content.split('\n')];
    assert.equal(now.length, old.length);
    assert.deepEqual(
      old.filter((line, at) => line !== now[at]),
      ['  code_execution_mode: unsafe'],
    );
    assert.ok(!second.findings.some(({ fingerprint }) => fingerprint === finding.fingerprint));
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('apply all at once, and are undone in one step', async () => {
    const { filename, content } = exampleFiles[1]?.risky ?? { filename: '', content: '' };
    const { page, report: first } = await report(filename, content);
    const count = first.findings.filter(({ remediation }) => remediation.patch !== undefined).length;
    const button = page.getByRole('button', { name: `Apply all ${count} patches` });
    const promised = /at least (\d+), grade/.exec((await page.locator('.fix-first').textContent()) ?? '')?.[1];
    const { report: second } = await sentTo(page, () => button.click());
    assert.ok(second.score >= Number(promised), `${second.score} for ${promised}`);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+z');
    const { content: undone } = await sentTo(page, () => page.keyboard.press('ControlOrMeta+Enter'));
    assert.equal(undone, content);
    await page.context().close();
  });

  it('are not applied to a text that has changed since the analysis', async () => {
    const { page } = await report('agents.yaml', yaml);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('# new\n');
    await page
      .locator('.fix-first')
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    await page.getByText('The text has changed since the report.').waitFor();
    assert.equal((await page.locator('.cm-content').textContent())?.startsWith('# new# Who'), true);
    await page.context().close();
  });
});

describe('downloads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-grade-downloads-'));
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(async () => {
    await stage.close();
    rmSync(folder, { recursive: true });
  });
  const program = join(import.meta.dirname, '../../packages/cli/bin/agent-grade.js');
  const printed = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, 'check', ...args], { cwd: folder, encoding: 'utf8' }).stdout;
  const download = async (page: Page, name: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await file.path(), 'utf8');
  };
  const formats = [
    ['JSON', 'json'],
    ['SARIF', 'sarif'],
    ['Markdown', 'markdown'],
  ] as const;

  it('are the same as the command line’s output for the same file, even with suppressions', async () => {
    const { filename, content } = exampleFiles[0]?.risky ?? { filename: '', content: '' };
    writeFileSync(join(folder, filename), content);
    const { page, pageErrors } = await stage.open('/');
    await editorOf(page);
    await choose(page, filename, content);
    await analyse(page);
    for (const [button, format] of formats)
      assert.equal(await download(page, button), printed('--no-config', '--format', format, filename), format);
    const before = (await page.locator('.summary h2').textContent()) ?? '';
    const card = page.locator('.finding').first();
    const message = (await card.locator('.finding-message').textContent()) ?? '';
    await card.getByRole('button', { name: 'Suppress…' }).click();
    await page.getByLabel('Why is this finding accepted?').fill('Known.');
    await page.keyboard.press('Enter');
    const summary = page.locator('.summary');
    await summary.getByText('1 finding is suppressed.').waitFor();
    assert.notEqual(await summary.locator('h2').textContent(), before);
    const without = /(\d+) of 100, grade ([A-F]\+?)\./.exec((await summary.textContent()) ?? '');
    assert.deepEqual(
      [without?.[1], without?.[2]],
      [/(\d+)\s+of/.exec(before)?.[1], /Grade ([A-F]\+?)/.exec(before)?.[1]],
    );
    await page.getByRole('tab', { name: 'Score' }).click();
    assert.equal(await page.locator('.panel .both-scores dd').count(), 2);
    assert.equal(await page.locator('.breakdown .taken-out').count(), 1);
    assert.deepEqual(await findAccessibilityViolations(page), []);
    const [fingerprint] = JSON.parse(printed('--no-config', '--format', 'json', filename)).findings.flatMap(
      (finding: Report['findings'][number]) => (finding.message === message ? [finding.fingerprint] : []),
    );
    writeFileSync(
      join(folder, 'accepted.yaml'),
      `suppressions:\n  - fingerprint: "${fingerprint}"\n    reason: Known.\n`,
    );
    for (const [button, format] of formats)
      assert.equal(
        await download(page, button),
        printed('--config', 'accepted.yaml', '--format', format, filename),
        format,
      );
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });
});
