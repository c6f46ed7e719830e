import { readPhrase } from '../structures/mnemonic.ts';
import { readShape } from '../structures/shapes.ts';
import type { Hit } from './hit.ts';
import { decodeRun, type Layer, percentLayers, stripInvisible } from './layers.ts';
import { meetsLiterals, readLiterals } from './prefilter.ts';
import { findPhrases, findRuns, holdsInvisible } from './survey.ts';
import { TextScan } from './text-scan.ts';

/** How many encodings may lie over each other: a URL parameter with base64 of JSON has two. */
const depthMax = 3;
/** Nothing shorter holds a secret that only its text could tell. */
const textMin = 8;
/** Longer texts are prose or code, where some literal nearly always stands; seed phrases are longer than this, too. */
const longMin = 47;

const noHits: readonly Hit[] = [];

/** Every secret that a text shows by itself, whatever it stands under. */
export function scanText(text: string, depth = 0): readonly Hit[] {
  if (text.length < textMin || !mayHoldSecret(text)) return noHits;
  const scan = new TextScan(text);
  readLiterals(scan);
  findPhrases(text, (start, end) => readPhrase(scan, start, end));
  const layers: Layer[] = [];
  findRuns(text, (start, end) => {
    const layer = readShape(scan, start, end) ? null : decodeRun(text, start, end);
    if (layer !== null) layers.push(layer);
  });
  if (depth >= depthMax) return scan.hits;
  for (const layer of layers) readLayer(scan, layer, depth);
  if (text.includes('%')) for (const layer of percentLayers(text)) readLayer(scan, layer, depth);
  if (holdsInvisible(text)) readInvisible(scan, depth);
  return scan.hits;
}

/** Most values are short, hold no literal and no long run. */
function mayHoldSecret(text: string): boolean {
  if (text.length >= longMin || meetsLiterals(text)) return true;
  let found = text.includes('%') || holdsInvisible(text);
  findRuns(text, () => {
    found = true;
  });
  return found;
}

/** A secret inside an encoded run takes the whole run; the first one gives it its name. */
function readLayer(scan: TextScan, layer: Layer, depth: number): void {
  const [first] = scanText(layer.text, depth + 1);
  if (first !== undefined) scan.add({ ...first, start: layer.start, end: layer.end });
}

/** Characters that nobody sees may divide a token: what is found without them is masked with them. */
function readInvisible(scan: TextScan, depth: number): void {
  const { text, offsets } = stripInvisible(scan.text);
  for (const hit of scanText(text, depth + 1)) {
    const start = offsets[hit.start] ?? 0;
    const end = (offsets[hit.end - 1] ?? scan.text.length - 1) + 1;
    scan.add({ ...hit, start, end });
  }
}
