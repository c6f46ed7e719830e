import { readLoginsWithoutScheme } from '../structures/login-without-scheme.ts';
import { readPhrases } from '../structures/mnemonic.ts';
import { readShape } from '../structures/shapes.ts';
import { findRuns, hasInvisible, hasNonAscii, hasRun } from './character-runs.ts';
import { joinStrings, mayJoin } from './concatenation.ts';
import { decodeEscapes, hasFullWidth } from './escapes.ts';
import { classRank, type Hit } from './hit.ts';
import { decodeRun, type Layer, percentLayers, wrappedLayers } from './layers.ts';
import { firstLiteral, readLiterals } from './prefilter.ts';
import { anyMarks, hasEscape, type RareMarks } from './rare-marks.ts';
import { TextScan } from './text-scan.ts';
import { hasWordRow } from './word-row.ts';

/** The maximum depth of nested encodings: a URL parameter with base64 of JSON has two. */
const depthMax = 3;
/** Shorter texts contain no secret that is recognisable without its name. */
const textMin = 8;
/** Longer texts are prose or code, which nearly always contain some literal. */
const longMin = 47;
/** Two lines of base64. */
const wrappedMin = 60;

const noHits: readonly Hit[] = [];
const noLayers: readonly Layer[] = [];

/** Every secret that is recognisable from the text alone, without its name. */
export function scanText(text: string, depth = 0, around: RareMarks = anyMarks): readonly Hit[] {
  if (text.length < textMin) return noHits;
  const literal = firstLiteral(text);
  const foreign = around.foreign && hasNonAscii(text);
  const percent = around.percent && text.includes('%');
  const at = around.at && text.includes('@');
  const needsFullScan = literal !== -1 || percent || at || mayHoldSecret(text, foreign, around);
  return needsFullScan ? scanInFull({ text, depth, around, literal, foreign, percent, at }) : noHits;
}

/** A text and the results of the first, cheap checks. */
interface FirstChecks {
  readonly text: string;
  readonly depth: number;
  readonly around: RareMarks;
  readonly literal: number;
  readonly foreign: boolean;
  readonly percent: boolean;
  readonly at: boolean;
}

function scanInFull({ text, depth, around, literal, foreign, percent, at }: FirstChecks): readonly Hit[] {
  const scan = new TextScan(text);
  if (literal !== -1) readLiterals(scan, literal);
  if (at) readLoginsWithoutScheme(scan);
  readPhrases(scan);
  const layers = hasRun(text) ? readRuns(scan) : noLayers;
  if (depth >= depthMax) return scan.hits;
  for (const layer of layers) readLayer(scan, layer, depth);
  if (text.length > wrappedMin && /\s/.test(text) && hasRun(text))
    for (const layer of wrappedLayers(text)) readLayer(scan, layer, depth);
  if (percent) for (const layer of percentLayers(text)) readLayer(scan, layer, depth);
  const invisible = foreign && hasInvisible(text);
  const escapes = hasEscape(text, around) || (foreign && hasFullWidth(text));
  const foundDecoded = (invisible || escapes) && scanDecoded(scan, depth, { invisible, escapes });
  // The text without escapes was searched for concatenated strings as well.
  if (!foundDecoded && around.concatenation && mayJoin(text)) readJoined(scan, depth);
  return scan.hits;
}

/** Reads the shapes of long runs, and returns the decoded texts of the others. */
function readRuns(scan: TextScan): readonly Layer[] {
  const layers: Layer[] = [];
  findRuns(scan.text, (start, end) => {
    const layer = readShape(scan, start, end) ? null : decodeRun(scan.text, start, end);
    if (layer !== null) layers.push(layer);
  });
  return layers;
}

/** Whether a text without any literal may contain a secret. Most are short and have no long run, and prose has no row of a seed phrase's words. */
function mayHoldSecret(text: string, foreign: boolean, around: RareMarks): boolean {
  if (hasRun(text) || (foreign && (hasInvisible(text) || hasFullWidth(text)))) return true;
  return (
    hasWordRow(text) || (text.length >= longMin && (hasEscape(text, around) || (around.concatenation && mayJoin(text))))
  );
}

/** A secret inside an encoded run masks the whole run; the most specific one determines the kind. */
function readLayer(scan: TextScan, layer: Layer, depth: number): void {
  const [best] = scanText(layer.text, depth + 1).toSorted((a, b) => classRank[b.class] - classRank[a.class]);
  if (best !== undefined) scan.add({ ...best, start: layer.start, end: layer.end });
}

/** Escapes hide prefixes and names, and invisible characters split tokens. The text is searched without them, and hits are mapped back. */
function scanDecoded(scan: TextScan, depth: number, contains: Parameters<typeof decodeEscapes>[1]): boolean {
  const decoded = decodeEscapes(scan.text, contains);
  if (decoded === null) return false;
  const { text, startOf, endOf } = decoded;
  for (const hit of scanText(text, depth + 1)) scan.add({ ...hit, start: startOf(hit.start), end: endOf(hit.end) });
  return true;
}

/** Searches the text with concatenated strings joined. Only hits that span several strings are new. */
function readJoined(scan: TextScan, depth: number): void {
  const joined = joinStrings(scan.text);
  if (joined === null) return;
  const { text, offsets } = joined;
  for (const hit of scanText(text, depth + 1)) {
    const start = offsets[hit.start] ?? 0;
    const end = (offsets[hit.end - 1] ?? scan.text.length - 1) + 1;
    // `"Bearer " + "…"`: the scheme in the first string identifies the second.
    if (end - start > hit.end - hit.start || hit.kind === 'bearer-token') scan.add({ ...hit, start, end });
  }
}
