import type { Language } from '../document/document.ts';
import { parseDocument } from '../document/parse.ts';
import type { Node, ScalarStyle } from '../document/tree.ts';
import { SourceText } from '../text/source-text.ts';
import { addToBlock, removeFromBlock, replaceBlock } from './block.ts';
import { addBracketed, removeBracketed } from './bracketed.ts';
import { applyEdits, composeEdits, type Edit } from './edit.ts';
import { isBracketed, type Written } from './layout.ts';
import { type Change, type JsonValue, locateChange, type Operation } from './operation.ts';
import { changesNothingElse } from './verify.ts';
import { writeValue } from './write-value.ts';

/** A patched text, and the edits of the original text that produce it, in order and without overlap. */
export interface Patched {
  readonly text: string;
  readonly edits: readonly Edit[];
}

/**
 * Applies a patch with few and small edits that preserve comments, order, quotes and layout. Null if the text does not
 * parse, if an operation does not apply (the text may have changed since the analysis), or if no edit would change only
 * the intended place.
 */
export function applyPatch(text: string, language: Language, patch: readonly Operation[]): Patched | null {
  let patched: Patched = { text, edits: [] };
  for (const operation of patch) {
    const edits = editsOf(patched.text, language, operation);
    if (edits === null) return null;
    patched = { text: applyEdits(patched.text, edits), edits: composeEdits(text, patched.edits, edits) };
  }
  return patched;
}

function editsOf(text: string, language: Language, operation: Operation): readonly Edit[] | null {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) return null;
  const change = locateChange(document, operation);
  if (change === null) return null;
  const edits = editsForChange({ text, document }, change);
  if (edits === null) return null;
  const after = parseDocument(new SourceText(applyEdits(text, edits)), language);
  return 'code' in after || !changesNothingElse(document, after, change) ? null : edits;
}

function editsForChange(written: Written, change: Change): readonly Edit[] | null {
  switch (change.op) {
    case 'replace':
      return replace(written, change.target, change.value);
    case 'remove': {
      const remove = isBracketed(written, change.parent) ? removeBracketed : removeFromBlock;
      return remove(written, change.parent, change.slot);
    }
    case 'add': {
      const add = isBracketed(written, change.parent) ? addBracketed : addToBlock;
      return add(written, change.parent, change.key, change.value);
    }
  }
}

function replace(written: Written, target: Node, value: JsonValue): readonly Edit[] | null {
  const { text, document } = written;
  const { start, end } = target;
  const manner = { language: document.language, flow: isInBrackets(written, target), style: styleOf(target) };
  const line = writeValue(value, manner);
  if (target.kind !== 'scalar' && !isBracketed(written, target)) return replaceBlock(written, target, line);
  const omitted = start === end && /[^\s]$/.test(text.slice(0, start));
  return [{ from: start, to: end, insert: omitted ? ` ${line}` : line }];
}

function isInBrackets(written: Written, { parent }: Node): boolean {
  for (let outer = parent; outer !== null; outer = outer.parent) if (isBracketed(written, outer)) return true;
  return false;
}

/** A replaced multi-line text is written in the style that reads best. */
function styleOf(node: Node): ScalarStyle {
  if (node.kind !== 'scalar') return 'plain';
  return node.style === 'literal' || node.style === 'folded' ? 'plain' : node.style;
}
