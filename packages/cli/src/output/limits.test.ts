/** Reports with more findings than GitHub accepts. */
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

/** Deterministic text that hardly compresses. */
function noise(characters: number, seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < characters) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += state.toString(36);
  }
  return text;
}

/** A file with this many findings, every hundredth of them critical. */
function subjectOf(count: number, characters: number): Subject {
  assert.ok(pattern !== undefined);
  const findings = Array.from({ length: count }, (_, index) => {
    // The cast claims that the text was masked; only tests may do that.
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

/** Suppressions do not matter here. */
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
  it('of 30,000 findings contains the 25,000 most severe, in one run', async () => {
    const { runs, notice, sarif } = await sarifOf(subjectOf(30_000, 20));
    const [run, ...others] = runs;
    assert.equal(others.length, 0);
    assert.equal(run?.results.length, 25_000);
    assert.equal(run?.results.filter(({ level }) => level === 'error').length, 300);
    assert.match(notice, /contains the 25000 most severe of 30000 findings/);
    assert.match(sarif, /5000 findings are left out/);
  });

  it('says how many of 6,000 findings GitHub shows', async () => {
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

  it('are all written, most severe first, and those that GitHub does not show are counted', () => {
    const { lines, notice } = annotate([subjectOf(1_200, 20)]);
    assert.equal(lines.length, 1_200);
    assert.ok(lines.slice(0, 12).every((line) => line.startsWith('::error ')));
    // Two of twelve errors and 1,178 of 1,188 warnings.
    assert.match(notice(), /: 1180 more findings are only in the log/);
    assert.equal(annotate([subjectOf(11, 20)]).notice(), '');
  });

  it('list a file that could not be read before all findings', () => {
    const { lines } = annotate([subjectOf(1, 20)], [{ title: 'a,b:c.json', reason: 'is not UTF-8 text' }]);
    assert.equal(lines[0], '::error file=a%2Cb%3Ac.json,title=Not analysed::is not UTF-8 text');
    assert.match(lines[1] ?? '', /^::error file=large\.json,/);
  });
});
