/** Reports of more findings than a forge takes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { analyze, type ReportedFinding, type Subject } from '@agent-grade/engine';
import type { Terminal } from '../terminal.ts';
import { renderGithubOf } from './github.ts';
import type { Results } from './results.ts';
import { renderSarifOf } from './sarif.ts';

const analysis = analyze({
  content: '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}',
  format: 'json',
});
assert.ok(analysis.kind === 'report');
const { report } = analysis;
const [pattern] = report.findings;

/** Words that hardly compress, the same ones at each run. */
function noise(characters: number, seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < characters) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += state.toString(36);
  }
  return text;
}

/** As many findings in one file, every hundredth of them critical. */
function subjectOf(count: number, characters: number): Subject {
  assert.ok(pattern !== undefined);
  const findings = Array.from({ length: count }, (_, index) => {
    // A test may say that any text was masked.
    const message = noise(characters, index) as ReportedFinding['message'];
    return {
      ...pattern,
      severity: index % 100 === 0 ? 'critical' : 'medium',
      message,
      fingerprint: index.toString(16).padStart(16, '0') as ReportedFinding['fingerprint'],
    } as const;
  });
  return { title: 'large.json', report: { ...report, findings } };
}

/** What was suppressed is no matter here. */
function resultsOf(subjects: readonly Subject[], unread: Results['unread'] = []): Results {
  return { subjects: subjects as Results['subjects'], unread, single: false };
}

async function sarifOf(subject: Subject) {
  let notice = '';
  const terminal = { workingDirectory: '/', error: (text: string) => (notice += text) } as unknown as Terminal;
  const sarif = await renderSarifOf(resultsOf([subject]), terminal);
  const { runs } = JSON.parse(sarif) as {
    runs: {
      results: { level: string }[];
      invocations?: { toolExecutionNotifications: { message: { text: string } }[] }[];
    }[];
  };
  return { sarif, notice, runs };
}

describe('SARIF for GitHub', () => {
  it('of 30,000 findings holds 25,000, the worst among them, in one run', async () => {
    const { runs, notice, sarif } = await sarifOf(subjectOf(30_000, 20));
    const [run, ...others] = runs;
    assert.equal(others.length, 0);
    assert.equal(run?.results.length, 25_000);
    assert.equal(run?.results.filter(({ level }) => level === 'error').length, 300);
    assert.match(notice, /contains the 25000 most severe of 30000 findings/);
    assert.match(sarif, /5000 findings are left out/);
  });

  it('says how many of 6,000 findings are shown', async () => {
    const { runs, notice } = await sarifOf(subjectOf(6_000, 20));
    assert.equal(runs[0]?.results.length, 6_000);
    assert.match(notice, /shows only the 5000 most severe of the 6000/);
  });

  it('is at most 10 MiB compressed, with fewer of the least severe', async () => {
    const { runs, notice, sarif } = await sarifOf(subjectOf(20_000, 1_200));
    assert.ok(gzipSync(sarif).length <= 10 * 1024 * 1024);
    assert.equal(runs[0]?.results.length, 10_000);
    assert.equal(runs[0]?.results.filter(({ level }) => level === 'error').length, 200);
    assert.match(notice, /contains the 10000 most severe of 20000 findings/);
  });
});

describe('annotations for GitHub', () => {
  const annotate = (subjects: readonly Subject[], unread: Results['unread'] = []) => {
    let notice = '';
    const terminal = { workingDirectory: '/', error: (text: string) => (notice += text) } as unknown as Terminal;
    return {
      lines: renderGithubOf(resultsOf(subjects, unread), terminal).trim().split('\n'),
      notice: () => notice,
    };
  };

  it('are all written, the worst first, and counted where GitHub shows no more', () => {
    const { lines, notice } = annotate([subjectOf(1_200, 20)]);
    assert.equal(lines.length, 1_200);
    assert.ok(lines.slice(0, 12).every((line) => line.startsWith('::error ')));
    // Two of twelve errors and 1,178 of 1,188 warnings.
    assert.match(notice(), /: 1180 more findings are only in the log/);
    assert.equal(annotate([subjectOf(11, 20)]).notice(), '');
  });

  it('name a file that was not read before all findings', () => {
    const { lines } = annotate([subjectOf(1, 20)], [{ title: 'a,b:c.json', reason: 'is not UTF-8 text' }]);
    assert.equal(lines[0], '::error file=a%2Cb%3Ac.json,title=Not analysed::is not UTF-8 text');
    assert.match(lines[1] ?? '', /^::error file=large\.json,/);
  });
});
