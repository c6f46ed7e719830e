import type { ContainerNode } from '../document/tree.ts';
import type { Edit } from './edit.ts';
import {
  type Extent,
  extentOf,
  lineBreakOf,
  lineEndAfter,
  lineStartBefore,
  lineStartOf,
  sizeOf,
  type Written,
} from './layout.ts';
import type { JsonValue } from './operation.ts';
import { writeValue } from './write-value.ts';

/** Removes a member from a mapping or list in YAML block notation: its lines and the comment behind it. */
export function removeFromBlock(written: Written, parent: ContainerNode, slot: number): readonly Edit[] | null {
  const { text } = written;
  if (sizeOf(parent) === 1) return replaceBlock(written, parent, parent.kind === 'mapping' ? '{}' : '[]');
  const extent = lineExtentOf(written, parent, slot);
  if (extent === null) return null;
  const lineStart = lineStartBefore(text, extent.start);
  const lineEnd = lineEndAfter(written, extent.end);
  if (lineStart !== null && lineEnd !== null) return [{ from: lineStart, to: lineEnd, insert: '' }];
  const next = lineExtentOf(written, parent, slot + 1);
  if (next === null || lineEnd === null) return null;
  const onlyBlanksBetween = /^\s*$/.test(text.slice(lineEnd, next.start));
  const to = onlyBlanksBetween ? next.start : lineEnd - (/\r\n$/.test(text.slice(0, lineEnd)) ? 2 : 1);
  return [{ from: extent.start, to, insert: '' }];
}

/** The range of a member from its key or dash. */
function lineExtentOf(written: Written, parent: ContainerNode, slot: number): Extent | null {
  const extent = extentOf(written, parent, slot);
  if (extent === null) return null;
  const before = written.text.slice(0, extent.start).trimEnd();
  if (parent.kind === 'mapping') return before.endsWith('?') ? null : extent;
  return before.endsWith('-') ? { start: before.length - 1, end: extent.end } : null;
}

/** Replaces a block of several lines with a value on one line, after the colon even if the block began on a later line. */
export function replaceBlock(written: Written, block: ContainerNode, line: string): readonly Edit[] | null {
  const { text } = written;
  const { parent, slot } = block;
  const key = parent?.kind === 'mapping' ? parent.entries[slot]?.key : undefined;
  const lineStart = lineStartBefore(text, block.start);
  if (key === undefined || lineStart === null || lineStart <= key.end)
    return [{ from: block.start, to: block.end, insert: line }];
  const colon = /^[ \t]*:(?:[ \t]+[&!][^\s]{0,200})*/.exec(text.slice(key.end, block.start))?.[0];
  const lineEnd = lineEndAfter(written, block.end);
  if (colon === undefined || lineEnd === null) return null;
  const at = key.end + colon.length;
  return [
    { from: at, to: at, insert: ` ${line}` },
    { from: lineStart, to: lineEnd, insert: '' },
  ];
}

/** Adds a member on its own line after the last one. */
export function addToBlock(
  written: Written,
  parent: ContainerNode,
  key: string,
  value: JsonValue,
): readonly Edit[] | null {
  const { text } = written;
  const first = lineExtentOf(written, parent, 0);
  const last = extentOf(written, parent, sizeOf(parent) - 1);
  if (first === null || last === null) return null;
  const lineEnd = lineEndAfter(written, last.end);
  if (lineEnd === null) return null;
  const manner = { language: 'yaml', flow: false, style: 'plain' } as const;
  const head = parent.kind === 'mapping' ? `${writeValue(key, manner)}:` : '-';
  const indentation = ' '.repeat(first.start - lineStartOf(text, first.start));
  const line = `${indentation}${head} ${writeValue(value, manner)}`;
  const lineBreak = lineBreakOf(text);
  const open = lineEnd === text.length && !/[\r\n]$/.test(text);
  return [{ from: lineEnd, to: lineEnd, insert: open ? `${lineBreak}${line}` : `${line}${lineBreak}` }];
}
