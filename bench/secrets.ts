/**
 * Secrets found and false alarms on a folder of labelled vectors, beside secretlint in the same run. The folder contains `vectors.jsonl`
 * or `vectors.jsonl.gz`; each line is one vector: `id`, `kind` (`positive`: `secret`, the exact part of `text` that must not be output;
 * `negative`: nothing of `text` may change), `group`, `format` (json or yaml) and `text`. A positive counts as found if the output contains no eight
 * consecutive characters of the secret, except those that the text also contains elsewhere. Negatives with `expect: "weak"` are not counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { analyze, versions } from '@agent-grade/engine';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { printRow } from './measure.ts';
import { publish } from './publish.ts';

interface Vector {
  readonly id: string;
  readonly provider?: string;
  readonly kind: 'positive' | 'negative';
  readonly group?: string;
  readonly format: 'json' | 'yaml';
  readonly text: string;
  readonly secret?: string;
  readonly expect?: string;
}

/** The text after redaction by a tool, and everything else it outputs. */
interface Left {
  readonly text: string;
  readonly said: string;
}

type Tool = (vector: Vector) => Promise<Left>;

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Usage: npm run bench:secrets -- DIR [--list] [--write]   (DIR holds vectors.jsonl or vectors.jsonl.gz; --list names misses and alarms, --write publishes our figures)',
  );
  process.exit(2);
}

function readVectors(directory: string): readonly Vector[] {
  const [plain, zipped] = [join(directory, 'vectors.jsonl'), join(directory, 'vectors.jsonl.gz')];
  const text = existsSync(plain) ? readFileSync(plain, 'utf8') : gunzipSync(readFileSync(zipped)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Vector => JSON.parse(line));
}

const ourselves: Tool = async ({ text, format }) => {
  const analysis = analyze({ content: text, format });
  if (analysis.kind === 'problem') return { text, said: JSON.stringify(analysis) };
  return { text: analysis.report.sanitizedConfig, said: JSON.stringify(analysis.report) };
};

const secretlint: Tool = async ({ text, format }) => {
  const { messages } = await lintSource({
    source: { filePath: `agent.${format}`, content: text, contentType: 'text', ext: `.${format}` },
    options: { config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended }] } },
  });
  let left = text;
  for (const { range } of messages)
    left = left.slice(0, range[0]) + '*'.repeat(range[1] - range[0]) + left.slice(range[1]);
  return { text: left, said: '' };
};

const windowLength = 8;

/** The parts of a secret that occur nowhere else in the text: a host name and a scheme are no evidence. */
function telling({ text, secret = '' }: Vector): readonly string[] {
  const rest = text.split(secret).join('\u0000');
  const count = Math.max(1, secret.length - windowLength + 1);
  return Array.from({ length: count }, (_, i) => secret.slice(i, i + windowLength)).filter(
    (part) => !rest.includes(part),
  );
}

interface Tally {
  found: number;
  missed: number;
  quiet: number;
  alarms: number;
}

async function measure(name: string, tool: Tool, vectors: readonly Vector[]): Promise<ReadonlyMap<string, Tally>> {
  const groups = new Map<string, Tally>();
  const began = performance.now();
  for (const vector of vectors) {
    if (vector.expect === 'weak') continue;
    const group = vector.group ?? vector.kind;
    const tally = groups.get(group) ?? { found: 0, missed: 0, quiet: 0, alarms: 0 };
    groups.set(group, tally);
    const outcome = judge(vector, await tool(vector));
    tally[outcome]++;
    if (options.includes('--list') && (outcome === 'missed' || outcome === 'alarms'))
      console.log(`${name} ${outcome} ${vector.id}`);
  }
  console.log(`${name}: ${((performance.now() - began) / vectors.length).toFixed(2)} ms a vector`);
  return groups;
}

function judge(vector: Vector, { text, said }: Left): keyof Tally {
  if (vector.kind === 'negative') return text === vector.text ? 'quiet' : 'alarms';
  return telling(vector).some((part) => text.includes(part) || said.includes(part)) ? 'missed' : 'found';
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function sum(tallies: readonly Tally[]): Tally {
  const total = { found: 0, missed: 0, quiet: 0, alarms: 0 };
  for (const tally of tallies) {
    for (const name of ['found', 'missed', 'quiet', 'alarms'] as const) total[name] += tally[name];
  }
  return total;
}

const vectors = readVectors(folder);
const [own, peer] = [await measure('AgentGrade', ourselves, vectors), await measure('secretlint', secretlint, vectors)];
printRow(['group', 'vectors', 'found', 'secretlint', 'alarms', 'secretlint']);
const rows = [...own].map(([group, tally]) => [group, tally, peer.get(group)] as const);
for (const [group, ours, theirs] of [...rows, ['all', sum([...own.values()]), sum([...peer.values()])] as const]) {
  const [positives, negatives] = [ours.found + ours.missed, ours.quiet + ours.alarms];
  printRow([
    group,
    String(positives + negatives),
    percent(ours.found, positives),
    percent(theirs?.found ?? 0, positives),
    percent(ours.alarms, negatives),
    percent(theirs?.alarms ?? 0, negatives),
  ]);
}
const [ours, theirs] = [sum([...own.values()]), sum([...peer.values()])];
const precision = ({ found, alarms }: Tally): string => percent(found, found + alarms);
console.log(`Precision: ${precision(ours)}; secretlint ${precision(theirs)}`);

if (options.includes('--write')) {
  publish({
    id: 'secrets',
    ruleset: versions.ruleset,
    files: vectors.length,
    labels: ours.found + ours.missed,
    formats: new Set(vectors.map(({ provider }) => provider)).size,
    figures: [
      { name: 'Secrets masked everywhere in the answer', part: ours.found, all: ours.found + ours.missed },
      { name: 'Texts without a secret left unchanged', part: ours.quiet, all: ours.quiet + ours.alarms },
    ],
    counts: [],
  });
}
