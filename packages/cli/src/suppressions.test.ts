import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { analyze, type Report } from '@agent-grade/engine';
import { call } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-grade-suppressing-'));
const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const bypass =
  '{"permissions":{"defaultMode":"bypassPermissions","allow":["Bash(git status)"]},"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const at = (name: string) => join(folder, name);
const reportOn = (name: string, content: string): Report => {
  const analysis = analyze({ content, format: 'json', sourceFilename: at(name) });
  if (analysis.kind === 'problem') throw new Error('The sample does not parse.');
  return analysis.report;
};
const unpinnedReport = reportOn('unpinned.json', unpinned);
const bypassReport = reportOn('bypass.json', bypass);
const lines = (report: Report, more = '') =>
  report.findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ fingerprint }) => `  - { fingerprint: ${fingerprint}, reason: A sample.${more} }\n`)
    .join('');

before(() => {
  for (const [name, content] of [
    ['unpinned.json', unpinned],
    ['bypass.json', bypass],
    ['broken.json', '{'],
    ['all.yaml', `suppressions:\n${lines(unpinnedReport)}`],
    [
      'worst.yaml',
      `suppressions:\n${lines({ ...bypassReport, findings: bypassReport.findings.filter(({ severity }) => severity === 'critical') })}`,
    ],
    ['dated.yaml', `suppressions:\n${lines(unpinnedReport, ', expires: 2026-11-30')}`],
    ['other-file.yaml', `suppressions:\n${lines(unpinnedReport, ', file: bypass.json')}`],
    ['unused.yaml', `suppressions:\n${lines(unpinnedReport)}  - { rule: AG-001, pointer: /nowhere, reason: Gone. }\n`],
    ['mistaken.yaml', 'suppressions:\n  - { rule: AG-001, pointer: /nowhere }\n'],
    ['project/agent-grade.yaml', `suppressions:\n${lines(unpinnedReport)}`],
    ['two/agent-grade.yaml', 'suppressions: []'],
    ['two/agent-grade.json', '{"suppressions": []}'],
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(at(name), content);
  }
});
after(() => rmSync(folder, { recursive: true }));

const check = (args: readonly string[], workingDirectory = folder) =>
  call(['check', ...args], workingDirectory, { input: unpinned });

describe('suppressions', () => {
  it('are read from the working directory’s configuration file, unless --no-config is given', async () => {
    assert.equal((await check([at('unpinned.json')])).code, 12);
    assert.equal((await check([at('unpinned.json')], at('project'))).code, 0);
    assert.equal((await check(['-'], at('project'))).code, 0);
    assert.equal((await check(['--no-config', at('unpinned.json')], at('project'))).code, 12);
  });

  it('are all rejected if one is invalid, or if there are two configuration files', async () => {
    const mistaken = await check(['--config', 'mistaken.yaml', at('unpinned.json')]);
    assert.deepEqual([mistaken.code, mistaken.out], [2, '']);
    assert.match(mistaken.error, /^mistaken\.yaml: suppressions\[0\]\.reason is missing/);
    const two = await check([at('unpinned.json')], at('two'));
    assert.equal(two.code, 2);
    assert.match(two.error, /agent-grade\.yaml, agent-grade\.json/);
    const absent = await check(['--config', 'absent.yaml', at('unpinned.json')]);
    assert.equal(absent.code, 2);
    assert.match(absent.error, /absent\.yaml cannot be read/);
  });

  it('are listed in text output with both scores and the reasons; the exit code counts the remaining findings', async () => {
    const { out, code, error } = await check(['--config', 'worst.yaml', at('bypass.json')]);
    assert.equal(code, 12);
    assert.ok(!out.includes('critical[AG-003]: '));
    assert.match(
      out,
      /\d findings? suppressed: [A-D]\+? \d+\/100 with suppressions, F \d+\/100 without:\n {2}- critical\[AG-\d+\] .*: A sample\.\n/,
    );
    assert.equal(error, '');
  });

  it('do not change JSON output if they match nothing, and are its last member otherwise', async () => {
    const untouched = await check(['--config', 'other-file.yaml', '--format', 'json', at('unpinned.json')]);
    assert.equal(untouched.out, JSON.stringify(unpinnedReport));
    assert.equal(untouched.code, 12);
    const { out } = await check(['--config', 'all.yaml', '--format', 'json', at('unpinned.json')]);
    const { suppressions, ...report } = JSON.parse(out);
    assert.deepEqual(Object.keys(report), Object.keys(unpinnedReport));
    assert.deepEqual(suppressions.scoreWithout, { score: unpinnedReport.score, grade: unpinnedReport.grade });
    assert.deepEqual(suppressions.scoreWith, { score: report.score, grade: report.grade });
    assert.equal(suppressions.count, suppressions.suppressed.length);
    assert.equal(suppressions.suppressed[0].reason, 'A sample.');
    assert.deepEqual(suppressions.suppressed[0].finding, unpinnedReport.findings[0]);
    assert.equal(JSON.parse(out).scoreBreakdown.final, report.score);
  });

  it('remove the finding from SARIF, JUnit and annotations, and are counted on standard error', async () => {
    for (const format of ['sarif', 'junit', 'github']) {
      const { out, error, code } = await check(['--config', 'all.yaml', '--format', format, at('unpinned.json')]);
      assert.equal(code, 0);
      assert.doesNotMatch(out, /some-notes-server/);
      assert.match(error, /unpinned\.json: \d findings? suppressed: /);
    }
    const markdown = await check(['--config', 'all.yaml', '--format', 'markdown', at('unpinned.json')]);
    assert.match(markdown.out, /## Suppressed\n\n\d findings? suppressed: /);
  });

  it('are reported if they match nothing, unless a file that they may apply to could not be read', async () => {
    const unused = /suppressions\[\d+\] \(AG-001 at \/nowhere\) is unused/;
    assert.match((await check(['--config', 'unused.yaml', at('unpinned.json')])).error, unused);
    const partly = await check(['--config', 'unused.yaml', at('unpinned.json'), at('broken.json')]);
    assert.doesNotMatch(partly.error, unused);
    const both = await check(['--config', 'all.yaml', at('unpinned.json'), at('broken.json')]);
    assert.doesNotMatch(both.error, /unused/);
    assert.equal((await check(['--config', 'other-file.yaml', at('unpinned.json')])).error, '');
  });

  it('apply through their last day; without a date they apply, with a notice', async () => {
    const on = (...date: string[]) => check(['--config', 'dated.yaml', ...date, at('unpinned.json')]);
    assert.deepEqual(
      await Promise.all([on('--as-of', '2026-11-30'), on('--as-of', '2026-12-01'), on()]).then((all) =>
        all.map(({ code }) => code),
      ),
      [0, 12, 0],
    );
    assert.equal((await on('--as-of', '2026-11-30')).error, '');
    assert.match((await on('--as-of', '2026-12-01')).error, /suppressions\[0\] expired on 2026-11-30/);
    assert.match((await on()).error, /no date was given/);
    assert.equal((await on('--as-of', '2026-11-31')).code, 2);
  });
});

describe('thresholds', () => {
  it('--min-severity hides and counts less severe findings; the score stays the same', async () => {
    const { out, error, code } = await check(['--min-severity', 'high', at('unpinned.json')]);
    assert.equal(code, 0);
    assert.doesNotMatch(out, /AG-008\]: /);
    assert.match(out, new RegExp(`${unpinnedReport.score}/100`));
    assert.match(error, /\d less severe findings? (?:is|are) not shown/);
  });

  it('--fail-on changes only the exit code', async () => {
    const { out, code } = await check(['--fail-on', 'high', at('unpinned.json')]);
    assert.equal(code, 0);
    assert.match(out, /AG-008/);
    assert.equal((await check(['--fail-on', 'high', at('bypass.json')])).code, 14);
    assert.equal((await check(['--fail-on', 'medium', at('unpinned.json')])).code, 12);
    assert.equal((await check(['--fail-on', 'high', at('broken.json')])).code, 3);
    assert.equal((await check(['--fail-on', 'dire', at('unpinned.json')])).code, 2);
  });
});
