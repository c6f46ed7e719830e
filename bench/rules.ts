/**
 * The time of each rule on texts of a megabyte, compared with parsing the same text, in one run: `node bench/rules.ts`. Work shared by several
 * rules has its own row, and all rules together with it are compared with parsing. Rules run as in an analysis, in order, each time on a new
 * model. Each text exercises some rules and not others; the last column is the sum over all texts.
 */
import { parseDocument } from '../packages/engine/src/document/parse.ts';
import { readAgents } from '../packages/engine/src/formats/read.ts';
import { check } from '../packages/engine/src/rules/check.ts';
import { gatherEvidence } from '../packages/engine/src/rules/evidence.ts';
import { rules } from '../packages/engine/src/rules/index.ts';
import { scanSecrets } from '../packages/engine/src/secrets/scan.ts';
import { SourceText } from '../packages/engine/src/text/source-text.ts';
import { printRow } from './measure.ts';
import { megabytes } from './samples.ts';

/** As many runs as in `speed.ts`, like a service that is warm. */
const rounds = 30;

/** Milliseconds of the fastest round by rule; `parse` is the parser alone, `shared` what several rules have in common. */
type Times = Map<string, number>;

function measure(content: string, format: 'json' | 'yaml'): Times {
  const best: Times = new Map();
  const time = <Result>(name: string, run: () => Result): Result => {
    const start = performance.now();
    const result = run();
    best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    return result;
  };
  for (let round = 0; round < rounds; round++) {
    const document = time('parse', () => parseDocument(new SourceText(content), format));
    if ('code' in document) throw new Error(`A sample is refused: ${document.code}.`);
    const agent = readAgents(document).model;
    const secrets = scanSecrets(document);
    const evidence = time('shared', () => gatherEvidence(agent, secrets));
    for (const rule of rules) time(rule.id, () => check([rule], evidence));
  }
  return best;
}

function sum(columns: readonly Times[]): Times {
  const total: Times = new Map();
  for (const [name, time] of columns.flatMap((column) => [...column])) total.set(name, (total.get(name) ?? 0) + time);
  return total;
}

const texts = megabytes.map(({ content, format }) => measure(content, format));
const columns = [...texts, sum(texts)];
const cells = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(2));

printRow(['ms for 1 MB', ...megabytes.map(({ title }) => title), 'together']);
for (const { id, name } of rules) printRow([`${id} ${name}`, ...cells(columns.map((times) => times.get(id) ?? 0))]);
const rulesOf = (times: Times): number[] => rules.map(({ id }) => times.get(id) ?? 0).sort((a, b) => a - b);
const median = (times: Times): number => rulesOf(times)[rules.length >> 1] ?? 0;
const all = (times: Times): number => rulesOf(times).reduce((sum, one) => sum + one, times.get('shared') ?? 0);
printRow(['shared by rules', ...cells(columns.map((times) => times.get('shared') ?? 0))]);
printRow(['median rule', ...cells(columns.map(median))]);
printRow(['shared and all rules', ...cells(columns.map(all))]);
printRow(['parsing', ...cells(columns.map((times) => times.get('parse') ?? 0))]);
printRow(['the same beside parsing', ...cells(columns.map((times) => all(times) / (times.get('parse') ?? 0)))]);
