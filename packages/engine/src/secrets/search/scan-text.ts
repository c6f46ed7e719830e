import { readMnemonics } from '../structures/mnemonic.ts';
import { readShapes } from '../structures/shapes.ts';
import type { Hit } from './hit.ts';
import { decodeRun, type Layer, percentLayers, stripInvisible } from './layers.ts';
import { readLiterals } from './prefilter.ts';
import { TextScan } from './text-scan.ts';

/** How many encodings may lie over each other: a URL parameter with base64 of JSON has two. */
const depthMax = 3;
/** Nothing shorter holds a secret that only its text could tell. */
const textMin = 8;

/** Every secret that a text shows by itself, whatever it stands under. */
export function scanText(text: string, depth = 0): readonly Hit[] {
  if (text.length < textMin) return [];
  const scan = new TextScan(text);
  readLiterals(scan);
  readMnemonics(scan);
  const layers: Layer[] = [];
  readShapes(scan, (start, end) => {
    const layer = decodeRun(text, start, end);
    if (layer !== null) layers.push(layer);
  });
  if (depth >= depthMax) return scan.hits;
  if (text.includes('%')) layers.push(...percentLayers(text));
  for (const layer of layers) readLayer(scan, layer, depth);
  const visible = stripInvisible(text);
  if (visible !== null && scanText(visible, depth + 1).length > scan.hits.length) {
    readLayer(scan, { text: visible, start: 0, end: text.length }, depth);
  }
  return scan.hits;
}

/** A secret inside an encoded run takes the whole run; the worst one gives it its name. */
function readLayer(scan: TextScan, layer: Layer, depth: number): void {
  const [first] = scanText(layer.text, depth + 1);
  if (first !== undefined) scan.add({ ...first, start: layer.start, end: layer.end });
}
