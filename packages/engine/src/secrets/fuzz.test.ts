import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Analysis, analyze } from '../analyze.ts';
import { ruleCatalogue } from '../catalogue.ts';
import { compare } from '../compare/compare.ts';
import { describeProblem } from '../document/messages.ts';
import { applyPatch } from '../patch/index.ts';
import { renderGithub } from '../render/github.ts';
import { renderGitlab } from '../render/gitlab.ts';
import { renderJson } from '../render/json.ts';
import { renderJunit } from '../render/junit.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { renderSarif } from '../render/sarif.ts';
import { renderSummary } from '../render/summary.ts';
import { plain, renderText } from '../render/text.ts';
import type { Report } from '../report/schema.ts';
import { suppress } from '../suppress/suppress.ts';
import { carriers, type Planted, plant } from './fuzzing.ts';
import { Random } from './testing.ts';

/** A short run by default; `FUZZ_RUNS=100000` for a long one, `FUZZ_SEED` for another. */
const runs = Number(process.env.FUZZ_RUNS ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

/** Eight consecutive characters of a secret are a leak, in base64 and URL encoding too, unless the rest of the text contains them. */
const windowLength = 8;
const base64WindowLength = 12;

function windowsOf(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, i) => text.slice(i, i + length));
}

function formsOf(canary: string): readonly string[] {
  const bytes = [...canary].filter((char) => char <= '\u007f').join('');
  const percent = [...bytes].map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  const encoded = ['', '-', '--'].map((before) => btoa(before + bytes).slice(4, -4));
  return [
    ...windowsOf(canary, windowLength),
    ...encoded.flatMap((text) => windowsOf(text, base64WindowLength)),
    ...windowsOf(percent.join(''), 3 * windowLength).filter((text) => text.startsWith('%')),
  ];
}

function leaksOf(canary: string, rest: string, output: string): readonly string[] {
  return formsOf(canary).filter((part) => output.includes(part) && !rest.includes(part));
}

/** Every output that is made from a report. */
function outputsOf(report: Report, content: string, format: Planted['format']): string {
  const subjects = [{ title: 'agent', report }];
  const patched = report.findings.map(({ remediation }) =>
    applyPatch(report.sanitizedConfig, format, remediation.patch ?? []),
  );
  const suppressions = report.findings
    .slice(0, 1)
    .map(({ fingerprint }) => ({ fingerprint, reason: 'Known.', expires: null }));
  assert.equal(report.sanitizedConfig.split('\n').length, content.split('\n').length);
  return [
    renderJson(report),
    renderSarif(subjects, { rules: ruleCatalogue, pages: {}, documentation: 'https://a.dev', version: '1' }),
    renderMarkdown(report, 'agent'),
    renderJunit(subjects),
    renderGithub(subjects),
    renderGitlab(subjects),
    renderText(report, 'agent', plain),
    renderSummary(subjects, []),
    JSON.stringify(compare(report, report)),
    JSON.stringify(suppress(report, suppressions, '2026-01-01')),
    JSON.stringify(patched),
  ].join('\n');
}

function told(analysis: Analysis, { content, format }: Planted): string {
  if (analysis.kind === 'problem') return JSON.stringify(analysis) + describeProblem(analysis.problem);
  return JSON.stringify(analysis) + outputsOf(analysis.report, content, format);
}

/** Analysing a masked text again changes nothing and finds no secret. */
function staysMasked({ sanitizedConfig }: Report, format: Planted['format'], hint: string): void {
  const again = analyze({ content: sanitizedConfig, format });
  assert.ok(again.kind === 'report', hint);
  assert.equal(again.report.sanitizedConfig, sanitizedConfig, hint);
  assert.equal(again.report.secrets.count, 0, hint);
}

it(`prints no planted secret in ${runs} random configurations`, () => {
  for (let run = 0; run < runs; run++) {
    const random = new Random(seed + run);
    const planted = plant(random);
    const { content, format, canaries, carrier } = planted;
    const labels = ['agent', canaries[0] ?? ''];
    const labelled = { format, name: random.pick(labels), sourceFilename: `${random.pick(labels)}.${format}` };
    const hint = `run ${run}, carrier ${carrier}:\n${content}`;
    const analysis = analyze({ content, ...labelled });
    assert.ok(analysis.kind === 'report', hint);
    const broken = cut(content, random) + random.pick(['', '"', '{[', '\t- :', '\u0000']);
    // The missing part may have identified the secret, so only the errors of broken texts are checked.
    const refused = analyze({ content: broken, ...labelled });
    const output = told(analysis, planted) + (refused.kind === 'problem' ? told(refused, planted) : '');
    const rest = canaries.reduce((text, canary) => text.split(canary).join('\n'), content);
    for (const canary of canaries) assert.deepEqual(leaksOf(canary, rest, output), [], hint);
    staysMasked(analysis.report, format, hint);
  }
});

/** The beginning of a text, cut between values: the beginning of a secret may not be recognisable. */
function cut(text: string, random: Random): string {
  const at = random.below(text.length);
  return text.slice(0, Math.max(text.lastIndexOf('\n', at), text.lastIndexOf(',', at)) + 1);
}

it('has at least 40 carriers', () => {
  assert.ok(carriers.length >= 40);
});
