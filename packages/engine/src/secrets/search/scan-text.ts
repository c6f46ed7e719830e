import { readBareLogins } from '../structures/bare-login.ts';
import { readPhrases } from '../structures/mnemonic.ts';
import { readShape } from '../structures/shapes.ts';
import { joinStrings, mayJoin } from './concatenation.ts';
import { holdsWide, undisguise } from './escapes.ts';
import { classRank, type Hit } from './hit.ts';
import { decodeRun, type Layer, percentLayers, wrappedLayers } from './layers.ts';
import { firstLiteral, readLiterals } from './prefilter.ts';
import { anyMarks, holdsEscape, type RareMarks } from './rare-marks.ts';
import { findRuns, holdsInvisible, holdsRun, isForeign } from './survey.ts';
import { TextScan } from './text-scan.ts';
import { holdsRow } from './word-row.ts';

/** How many encodings may lie over each other: a URL parameter with base64 of JSON has two. */
const depthMax = 3;
/** Nothing shorter holds a secret that only its text could tell. */
const textMin = 8;
/** Longer texts are prose or code, where some literal nearly always stands. */
const longMin = 47;
/** Two lines of base64. */
const wrappedMin = 60;

const noHits: readonly Hit[] = [];
const noLayers: readonly Layer[] = [];

/** Every secret that a text shows by itself, whatever it stands under. */
export function scanText(text: string, depth = 0, around: RareMarks = anyMarks): readonly Hit[] {
  if (text.length < textMin) return noHits;
  const literal = firstLiteral(text);
  const foreign = around.foreign && isForeign(text);
  const percent = around.percent && text.includes('%');
  const at = around.at && text.includes('@');
  const isWorthALook = literal !== -1 || percent || at || mayHoldSecret(text, foreign, around);
  return isWorthALook ? scanClosely({ text, depth, around, literal, foreign, percent, at }) : noHits;
}

/** A text, and what the first look at it told. */
interface Glance {
  readonly text: string;
  readonly depth: number;
  readonly around: RareMarks;
  readonly literal: number;
  readonly foreign: boolean;
  readonly percent: boolean;
  readonly at: boolean;
}

function scanClosely({ text, depth, around, literal, foreign, percent, at }: Glance): readonly Hit[] {
  const scan = new TextScan(text);
  if (literal !== -1) readLiterals(scan, literal);
  if (at) readBareLogins(scan);
  readPhrases(scan);
  const layers = holdsRun(text) ? readRuns(scan) : noLayers;
  if (depth >= depthMax) return scan.hits;
  for (const layer of layers) readLayer(scan, layer, depth);
  if (text.length > wrappedMin && /\s/.test(text) && holdsRun(text))
    for (const layer of wrappedLayers(text)) readLayer(scan, layer, depth);
  if (percent) for (const layer of percentLayers(text)) readLayer(scan, layer, depth);
  const invisible = foreign && holdsInvisible(text);
  const escapes = holdsEscape(text, around) || (foreign && holdsWide(text));
  const isDisguised = (invisible || escapes) && readDisguised(scan, depth, { invisible, escapes });
  // What a program puts together stands in the text without its disguise as well.
  if (!isDisguised && around.seam && mayJoin(text)) readJoined(scan, depth);
  return scan.hits;
}

/** Reads the shapes of long runs, and gives back what the others decode to. */
function readRuns(scan: TextScan): readonly Layer[] {
  const layers: Layer[] = [];
  findRuns(scan.text, (start, end) => {
    const layer = readShape(scan, start, end) ? null : decodeRun(scan.text, start, end);
    if (layer !== null) layers.push(layer);
  });
  return layers;
}

/** Whether a text without any literal is worth a look: most are short and hold no long run, and prose holds no row of a phrase's words. */
function mayHoldSecret(text: string, foreign: boolean, around: RareMarks): boolean {
  if (holdsRun(text) || (foreign && (holdsInvisible(text) || holdsWide(text)))) return true;
  return holdsRow(text) || (text.length >= longMin && (holdsEscape(text, around) || (around.seam && mayJoin(text))));
}

/** A secret inside an encoded run takes the whole run; the one that says most gives it its name. */
function readLayer(scan: TextScan, layer: Layer, depth: number): void {
  const [best] = scanText(layer.text, depth + 1).toSorted((a, b) => classRank[b.class] - classRank[a.class]);
  if (best !== undefined) scan.add({ ...best, start: layer.start, end: layer.end });
}

/** Escapes hide prefixes and names, and characters that nobody sees divide tokens: what is found without them is masked with them. */
function readDisguised(scan: TextScan, depth: number, holds: Parameters<typeof undisguise>[1]): boolean {
  const undisguised = undisguise(scan.text, holds);
  if (undisguised === null) return false;
  const { text, startOf, endOf } = undisguised;
  for (const hit of scanText(text, depth + 1)) scan.add({ ...hit, start: startOf(hit.start), end: endOf(hit.end) });
  return true;
}

/** Programs put strings together; the secret is what comes of it. Only what reaches over a seam is new. */
function readJoined(scan: TextScan, depth: number): void {
  const joined = joinStrings(scan.text);
  if (joined === null) return;
  const { text, offsets } = joined;
  for (const hit of scanText(text, depth + 1)) {
    const start = offsets[hit.start] ?? 0;
    const end = (offsets[hit.end - 1] ?? scan.text.length - 1) + 1;
    // `"Bearer " + "…"`: the scheme told it.
    if (end - start > hit.end - hit.start || hit.kind === 'bearer-token') scan.add({ ...hit, start, end });
  }
}
