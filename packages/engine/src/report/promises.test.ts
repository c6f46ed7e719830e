import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { analyze, analyzeWithoutTrials } from '../analyze.ts';
import { applyPatch } from '../patch/apply.ts';
import { reportOn } from '../rules/testing.ts';
import { severities } from '../score/table.ts';
import { Random } from '../secrets/testing.ts';
import type { Report, ReportedFinding } from './schema.ts';

type Language = 'json' | 'yaml';
const formats = join(import.meta.dirname, '../formats');

const samples = globSync('*/samples/*.{json,yaml}', { cwd: formats })
  .sort()
  .map((file) => {
    const language: Language = file.endsWith('.json') ? 'json' : 'yaml';
    return { file, language, text: readFileSync(join(formats, file), 'utf8') };
  });

function patched(text: string, language: Language, { remediation, message }: ReportedFinding): string {
  const result = applyPatch(text, language, remediation.patch ?? []);
  assert.ok(result !== null, message);
  return result.text;
}

describe('a report without trial patches', () => {
  it('equals the report with trial patches except in what to fix first', () => {
    for (const { file, language, text } of samples) {
      const [tried, untried] = [analyze, analyzeWithoutTrials].map((each) => each({ content: text, format: language }));
      assert.ok(tried?.kind === 'report' && untried?.kind === 'report', file);
      assert.deepEqual({ ...untried.report, fixFirst: tried.report.fixFirst }, tried.report, file);
    }
  });
});

describe('a stream of many documents', () => {
  const one = 'name: a\nmodel: m\nsystem_prompt: Help.\ntools: [shell]\nrequire_approval: false\n';
  const reports = (count: number) => {
    const content = Array(count).fill(one).join('---\n');
    return [analyze, analyzeWithoutTrials].map((each) => each({ content, format: 'yaml' }));
  };

  it('is not analysed again for each patch', () => {
    const [tried, untried] = reports(101);
    assert.equal(tried?.kind, 'report');
    assert.deepEqual(tried, untried);
  });

  it('is, if it is shorter', () => {
    const [tried, untried] = reports(1);
    assert.ok(tried?.kind === 'report' && untried?.kind === 'report');
    assert.notDeepEqual(tried.report.fixFirst, untried.report.fixFirst);
  });
});

describe('a patch', () => {
  const under = (name: string) => {
    const text = JSON.stringify({ mcpServers: { [name]: { command: 'npx', args: ['-y', 'mcp-remote@0.1.15'] } } });
    const finding = reportOn(text, 'json').findings.find(({ ruleId }) => ruleId === 'AG-009');
    assert.ok(finding !== undefined);
    return { text, finding };
  };

  it('is only printed where its path is printed as it is', () => {
    for (const name of ['notes', 'my/notes~', 'name-'.repeat(60)]) {
      const { text, finding } = under(name);
      assert.notEqual(patched(text, 'json', finding), text);
    }
    const token = ['ghp', new Random(7).text(36)].join('_');
    for (const name of ['name-'.repeat(100), 'two\nlines', token])
      assert.equal(under(name).finding.remediation.patch, undefined);
  });
});

/** Rules about settings whose other value is safe. In others a line may end with a boolean that the finding is not about. */
const rulesOfSettings: ReadonlySet<string> = new Set(
  ['003', '006', '007', '010', '011', '012', '021', '022', '023'].map((number) => `AG-${number}`),
);

describe('a boolean that a finding is about', () => {
  for (const { file, language, text } of samples) {
    const switches = reportOn(text, language).findings.filter(
      ({ ruleId, evidence }) => rulesOfSettings.has(ruleId) && /: ?(?:true|false)$/.test(evidence),
    );
    if (switches.length === 0) continue;
    it(`has a patch in ${file}: ${switches.length}`, () => {
      for (const { ruleId, location, remediation } of switches)
        assert.ok(remediation.patch !== undefined, `${ruleId} ${location.pointer}`);
    });
  }
});

describe('the score that a fix-first step promises is reached', () => {
  for (const { file, language, text } of samples) {
    const first = reportOn(text, language);
    if (first.fixFirst.length === 0) continue;
    it(`${file}: ${first.fixFirst.map(({ ruleId, score }) => `${ruleId} ${score}`).join(', ')}`, () => {
      let [content, report] = [text, first];
      for (const step of first.fixFirst) {
        const finding =
          report.findings.find(({ fingerprint }) => fingerprint === step.fingerprint) ??
          report.findings.find(({ ruleId, location }) => ruleId === step.ruleId && location.pointer === step.pointer);
        assert.ok(finding !== undefined);
        content = patched(content, language, finding);
        const after = reportOn(content, language);
        assert.deepEqual([after.score, after.grade], [step.score, step.grade]);
        assert.ok(after.score >= report.score);
        report = after;
      }
    });
  }
});

/** Whether an equally severe finding with the same rule and place, or the same message, was already reported. */
function wasKnown({ ruleId, severity, message, location }: ReportedFinding, { findings }: Report): boolean {
  const alike = findings.filter(
    (known) => known.ruleId === ruleId && (known.message === message || known.location.pointer === location.pointer),
  );
  return alike.some((known) => severities.indexOf(known.severity) <= severities.indexOf(severity));
}

describe('a patch introduces no new finding', () => {
  for (const { file, language, text } of samples) {
    const report = reportOn(text, language);
    const fixable = report.findings.filter(({ remediation }) => remediation.patch !== undefined);
    if (fixable.length === 0) continue;
    it(`${file}: ${fixable.length}`, () => {
      for (const finding of fixable) {
        const after = reportOn(patched(text, language, finding), language);
        assert.equal(after.format.id, report.format.id);
        assert.ok(after.score >= report.score, `${finding.ruleId} ${finding.location.pointer}`);
        for (const one of after.findings) {
          assert.ok(
            wasKnown(one, report),
            `${finding.ruleId} at ${finding.location.pointer} brings ${one.ruleId} ${one.severity} at ${one.location.pointer}: ${one.message}`,
          );
        }
      }
    });
  }
});
