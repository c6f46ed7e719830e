/**
 * Which places of the engine do work that grows with the square of a text: `npm run bench:growth-counts -- [OPTIONS] [PREFIX]`. All lists,
 * maps and sentences of a sample get the same number of further entries, in several manners, and every block that runs more than twice as
 * often for twice as many entries is printed with the text that shows it. Counts are exact, so that a few kilobytes and seconds per sample
 * are enough; whether a place matters for a megabyte, `bench:growth` and `bench:hostile` tell. A binary search shows up with a small factor.
 *
 * PREFIX     the beginning of the samples' paths
 * --folder   other samples than those of the formats: a folder of JSON and YAML files
 * --manner   the beginning of the only manner to try
 * --pairs    grow each two containers instead of all at once
 * --callers  tell the work of built-in functions apart by their callers (slow)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeWithoutTrials, plain, renderJson, renderMarkdown, renderText } from '@agent-grade/engine';
import { toSarif } from '@agent-grade/engine/sarif';
import { load } from 'js-yaml';
import { grow, isContainer, type Manner, manners, pathsOf, type Value } from './grow.ts';
import { countWork, type Work } from './work-counter.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: fileURLToPath(new URL('../packages/engine/src/formats/', import.meta.url)) },
    manner: { type: 'string', default: '' },
    pairs: { type: 'boolean', default: false },
    callers: { type: 'boolean', default: false },
  },
});

const entries = 8;
const lengthMax = 150_000;
/** A product of two lists of one entry each gives eight times the square of `entries` more; this still finds a quarter of it. */
const excessMin = 2 * entries * entries;
const shareMin = 0.04;
/** For twice as many entries, the excess of a square is four times as large. */
const steepness = { least: 3.2, most: 6 } as const;

function work(value: Value): Work | null {
  const content = JSON.stringify(value);
  if (content.length > lengthMax) return null;
  return countWork(() => {
    const analysis = analyzeWithoutTrials({ content, format: 'json' });
    if (analysis.kind === 'problem') return;
    const { report } = analysis;
    renderJson(report);
    renderMarkdown(report, 'sample');
    renderText(report, 'sample', plain);
    toSarif([{ title: 'sample', report }]);
  }, options.callers);
}

const known = new Set<string>();

/** Prints the places whose work grows with the square, each once. */
function compare(title: string, works: readonly (Work | null)[]): void {
  const [once, twice, fourTimes] = works;
  if (once == null || twice == null || fourTimes == null) return;
  for (const [place, most] of fourTimes) {
    const [least, middle] = [once.get(place) ?? 0, twice.get(place) ?? 0];
    const [before, excess] = [middle - 2 * least, most - 2 * middle];
    if (least === 0 || before <= 0 || excess < excessMin || excess < shareMin * most) continue;
    if (excess < steepness.least * before || excess > steepness.most * before || known.has(place)) continue;
    known.add(place);
    console.log(`${least} ${middle} ${most}  ${describe(place)}  ${title}`);
  }
}

function describe(place: string): string {
  const [, url, from, to, name] = /^(file:.*):(\d+)-(\d+) (.*)$/.exec(place) ?? [];
  if (url === undefined) return place;
  const text = readFileSync(new URL(url), 'utf8');
  const line = text.slice(0, Number(from)).split('\n').length;
  const shown = text.slice(Number(from), Math.min(Number(to), Number(from) + 60)).replaceAll(/\s+/g, ' ');
  return `${relative('.', fileURLToPath(url))}:${line} ${name} «${shown}»`;
}

function tryManner(title: string, root: Value, manner: Manner, grown?: ReadonlySet<string>): void {
  const isGrown = (path: string): boolean => grown?.has(path) ?? true;
  compare(
    `${title}, ${manner.title}${grown === undefined ? '' : `: ${[...grown].join(' ')}`}`,
    [1, 2, 4].map((times) => work(grow(root, times * entries, manner, isGrown))),
  );
}

/** The sample as plain values; null if it is not one document, or has comments in JSON. */
function read(text: string): Value {
  try {
    return load(text) as Value;
  } catch {
    return null;
  }
}

const isSample = (path: string): boolean => /\.(?:json|ya?ml)$/.test(path) && !path.endsWith('package.json');
const tried = manners.filter(({ title }) => title.startsWith(options.manner));
for (const path of readdirSync(options.folder, { recursive: true, encoding: 'utf8' }).filter(isSample).sort()) {
  if (!path.startsWith(positionals[0] ?? '')) continue;
  const root = read(readFileSync(`${options.folder}/${path}`, 'utf8'));
  if (!isContainer(root)) continue;
  const paths = options.pairs ? pathsOf(root) : [];
  for (const manner of tried) {
    if (!options.pairs) tryManner(path, root, manner);
    for (const [index, one] of paths.entries())
      for (const other of paths.slice(index + 1)) tryManner(path, root, manner, new Set([one, other]));
  }
}
