import type { ContainerNode, MappingNode } from '../document/tree.ts';
import type { Edit } from './edit.ts';
import {
  type Extent,
  extentOf,
  lineBreakOf,
  lineEndAfter,
  lineStartBefore,
  sizeOf,
  skipGap,
  type Written,
} from './layout.ts';
import type { JsonValue } from './operation.ts';
import { type Manner, writeValue } from './write-value.ts';

/** Removes a member from a bracketed collection, together with the comma that would be left over. */
export function removeBracketed(written: Written, parent: ContainerNode, slot: number): readonly Edit[] | null {
  const { text } = written;
  const extent = extentOf(written, parent, slot);
  if (extent === null) return null;
  if (sizeOf(parent) === 1 && isBare(text, parent, extent)) return [removeRange(parent.start + 1, parent.end - 1)];
  const comma = commaAfter(written, extent.end);
  if (comma !== null || slot === 0) return [withoutMember(written, extent, comma)];
  const before = extentOf(written, parent, slot - 1);
  const commaBefore = before === null ? null : commaAfter(written, before.end);
  if (commaBefore === null) return null;
  if (/^\s*$/.test(text.slice(commaBefore + 1, extent.start)) && lineEndAfter(written, extent.end) === null)
    return [removeRange(commaBefore, extent.end)];
  return [removeRange(commaBefore, commaBefore + 1), withoutMember(written, extent, null)];
}

/** Whether the member is all that the brackets contain, so that no comment would be lost. */
function isBare(text: string, { start, end }: ContainerNode, member: Extent): boolean {
  return /^\s*$/.test(text.slice(start + 1, member.start)) && /^\s*,?\s*$/.test(text.slice(member.end, end - 1));
}

/** The edit that removes the member's whole lines if it shares them with nothing else. */
function withoutMember(written: Written, { start, end }: Extent, comma: number | null): Edit {
  const { text } = written;
  const tail = comma === null ? end : comma + 1;
  const lineStart = lineStartBefore(text, start);
  const lineEnd = lineEndAfter(written, tail);
  if (lineStart !== null && lineEnd !== null) return removeRange(lineStart, lineEnd);
  const blanksAfter = /^[ \t]*/.exec(text.slice(tail, tail + 100))?.[0].length ?? 0;
  if (lineEnd === null) return removeRange(start, tail + blanksAfter);
  const blanksBefore = /[ \t]*$/.exec(text.slice(Math.max(0, start - 100), start))?.[0].length ?? 0;
  return removeRange(start - blanksBefore, tail);
}

/** Adds a member after the last one, on its own line if the others have theirs. */
export function addBracketed(
  written: Written,
  parent: ContainerNode,
  key: string,
  value: JsonValue,
): readonly Edit[] | null {
  const { text, document } = written;
  const manner: Manner = { language: document.language, flow: true, style: 'double' };
  const last = sizeOf(parent) - 1;
  const compact = parent.kind === 'mapping' && isCompact(text, parent);
  const name = parent.kind === 'mapping' ? `${JSON.stringify(key)}:${compact ? '' : ' '}` : '';
  const member = `${name}${writeValue(value, manner)}`;
  if (last < 0) return [insertAt(parent.start + 1, member)];
  const extent = extentOf(written, parent, last);
  if (extent === null) return null;
  const comma = commaAfter(written, extent.end);
  const lineStart = lineStartBefore(text, extent.start);
  if (lineStart === null || lineStart <= parent.start) {
    return [
      comma === null ? insertAt(extent.end, `,${compact ? '' : ' '}${member}`) : insertAt(comma + 1, ` ${member}`),
    ];
  }
  return onOwnLine(written, extent, comma, `${text.slice(lineStart, extent.start)}${member}`);
}

function onOwnLine(written: Written, { end }: Extent, comma: number | null, line: string): readonly Edit[] {
  const lineBreak = lineBreakOf(written.text);
  const lineEnd = lineEndAfter(written, comma === null ? end : comma + 1);
  if (comma !== null) {
    return [lineEnd === null ? insertAt(comma + 1, `${lineBreak}${line}`) : insertAt(lineEnd, `${line},${lineBreak}`)];
  }
  if (lineEnd === null) return [insertAt(end, `,${lineBreak}${line}`)];
  return [insertAt(end, ','), insertAt(lineEnd, `${line}${lineBreak}`)];
}

/** Whether the text is written `{"a":1}` rather than `{"a": 1}`; YAML needs the blank. */
function isCompact(text: string, { entries }: MappingNode): boolean {
  const first = entries[0];
  return first !== undefined && first.key.style === 'json' && text.charAt(first.value.start - 1) === ':';
}

function commaAfter(written: Written, end: number): number | null {
  const at = skipGap(written, end);
  return written.text.charAt(at) === ',' ? at : null;
}

const removeRange = (from: number, to: number): Edit => ({ from, to, insert: '' });
const insertAt = (at: number, insert: string): Edit => ({ from: at, to: at, insert });
