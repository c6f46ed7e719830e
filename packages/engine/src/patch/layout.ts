import type { Language, ParsedDocument } from '../document/document.ts';
import type { ContainerNode, Node, ScalarNode } from '../document/tree.ts';

/** A parsed text with the text itself, which the caller has anyway. */
export interface Written {
  readonly text: string;
  readonly document: ParsedDocument;
}

/** Where a member of a mapping or an item of a list stands, its key included, without dash and comma. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

const gaps = {
  json: /(?:\s+|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y,
  yaml: /(?:\s+|(?<=\s)#[^\r\n]*)*/y,
} as const satisfies Record<Language, RegExp>;

/** The first character behind blanks, line ends and comments. */
export function skipGap({ text, document }: Written, at: number): number {
  const gap = gaps[document.language];
  gap.lastIndex = at;
  return gap.test(text) ? gap.lastIndex : at;
}

const lineRests = {
  json: /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?:\r\n|\r|\n|$)/y,
  yaml: /(?:[ \t]+#[^\r\n]*|[ \t]*)(?:\r\n|\r|\n|$)/y,
} as const satisfies Record<Language, RegExp>;

/** Behind the line end, where nothing but blanks and a comment stands before it; else null. */
export function lineEndAfter({ text, document }: Written, at: number): number | null {
  const rest = lineRests[document.language];
  rest.lastIndex = at;
  return rest.test(text) ? rest.lastIndex : null;
}

/** The line's first character, where nothing but blanks stands between; else null. */
export function lineStartBefore(text: string, at: number): number | null {
  const start = lineStartOf(text, at);
  return /^[ \t]*$/.test(text.slice(start, at)) ? start : null;
}

export function lineStartOf(text: string, at: number): number {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? Math.min(1, at) : start;
}

/** As the text's first line has it. */
export function lineBreakOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
}

/** Written with brackets, as everything in JSON; else in YAML's block notation. */
export function isBracketed({ text, document }: Written, { start, end }: ContainerNode): boolean {
  return document.language === 'json' || ['{}', '[]'].includes(text.charAt(start) + text.charAt(end - 1));
}

/** Null for what an alias stands for: where the alias itself stands, the tree does not keep. */
export function extentOf(written: Written, parent: ContainerNode, slot: number): Extent | null {
  const entry = parent.kind === 'mapping' ? parent.entries[slot] : undefined;
  const value = parent.kind === 'mapping' ? entry?.value : parent.items[slot];
  if (value === undefined || value.parent !== parent || value.slot !== slot) return null;
  const first: ScalarNode | Node = entry?.key ?? value;
  return { start: propertiesStart(written, first), end: value.end };
}

/** Tags and anchors stand before a node. */
function propertiesStart({ text, document }: Written, node: Node): number {
  let { start } = node;
  for (let i = document.markup.length - 1; i >= 0; i--) {
    const mark = document.markup[i];
    if (mark === undefined || mark.end > start) continue;
    if (!/^[ \t]*$/.test(text.slice(mark.end, start))) break;
    start = mark.start;
  }
  return start;
}

export function sizeOf(container: ContainerNode): number {
  return container.kind === 'mapping' ? container.entries.length : container.items.length;
}
