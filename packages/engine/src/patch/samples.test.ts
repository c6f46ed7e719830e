import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { dump } from 'js-yaml';
import { analyze } from '../analyze.ts';
import type { Report, ReportedFinding } from '../report/schema.ts';
import { applyPatch } from './apply.ts';

type Language = 'json' | 'yaml';
const formats = join(import.meta.dirname, '../formats');

function reportOn(content: string, format: Language): Report | null {
  const analysis = analyze({ content, format });
  return analysis.kind === 'report' ? analysis.report : null;
}

/** Adds a comment behind every second line that allows one, and a comment line before every third. */
const commented = (yaml: string): string =>
  yaml
    .split('\n')
    .flatMap((line, index) => {
      const own = index % 3 === 0 && line !== '' ? [`# line ${index}`] : [];
      return /^\s*(?:- )?[\w-]+: [\w./-]+$/.test(line) && index % 2 === 0
        ? [...own, `${line} # ${index}`]
        : [...own, line];
    })
    .join('\n');

const samples: (readonly [name: string, language: Language, text: string])[] = [];
for (const file of globSync('*/samples/*.{json,yaml}', { cwd: formats }).sort()) {
  const text = readFileSync(join(formats, file), 'utf8');
  const language = file.endsWith('.json') ? 'json' : 'yaml';
  samples.push([file, language, text]);
  const value = language === 'json' ? parseJson(text) : null;
  if (value === null) continue;
  const yaml = dump(value, { lineWidth: -1 });
  samples.push([`${file} as YAML`, 'yaml', yaml.includes('|') || yaml.includes('>') ? yaml : commented(yaml)]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Asserts that the finding is gone, or that its place now holds something else. */
function assertGone(finding: ReportedFinding, after: Report, name: string): void {
  const same = after.findings.filter(({ fingerprint }) => fingerprint === finding.fingerprint);
  assert.ok(same.length === 0, `${name}: ${finding.ruleId} ${finding.message} is still found`);
}

describe('patches of sample files', () => {
  let patches = 0;
  for (const [name, language, text] of samples) {
    const report = reportOn(text, language);
    const found = report?.findings.filter(({ remediation }) => remediation.patch !== undefined) ?? [];
    if (found.length === 0) continue;
    it(`${name}: ${found.length}`, () => {
      for (const finding of found) {
        const operations = finding.remediation.patch ?? [];
        const patched = applyPatch(text, language, operations);
        assert.ok(patched !== null, `${finding.ruleId} ${JSON.stringify(operations)}`);
        const { text: result, edits } = patched;
        const after = reportOn(result, language);
        assert.ok(after !== null, result);
        assertGone(finding, after, name);
        assertOthersKept(text, result, edits, name);
        // A comment behind a removed value is removed with its line; a comment on its own line stays.
        const kind = operations.some(({ op }) => op === 'remove') ? /^# line \d+$/gm : /# (?:line )?\d+$/gm;
        assert.deepEqual(result.match(kind), text.match(kind));
        patches++;
      }
    });
  }

  it('are numerous enough to be meaningful', () => {
    assert.ok(patches > 100, `${patches}`);
  });
});

/** Asserts that lines which no edit touches stay unchanged and in order. */
function assertOthersKept(
  before: string,
  after: string,
  edits: readonly { readonly from: number; readonly to: number }[],
  name: string,
): void {
  const from = Math.min(...edits.map((edit) => edit.from));
  const to = Math.max(...edits.map((edit) => edit.to));
  const head = before.slice(0, before.lastIndexOf('\n', from - 1) + 1);
  const lineEnd = before.indexOf('\n', to);
  const tail = lineEnd === -1 ? '' : before.slice(lineEnd);
  assert.ok(after.startsWith(head.slice(0, -1)), `${name}: lines before`);
  assert.ok(after.endsWith(tail), `${name}: lines behind`);
}
