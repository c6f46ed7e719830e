import type { Language, ParsedDocument } from '../document/document.ts';
import type { ContainerNode, Node, ScalarNode } from '../document/tree.ts';

/** A parsed document together with its text. */
export interface Written {
  readonly text: string;
  readonly document: ParsedDocument;
}

/** The range of a mapping member or a list item, including its key but not its dash or comma. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

const gaps = {
  json: /(?:\s+|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y,
  yaml: /(?:\s+|(?<=\s)#[^\r\n]*)*/y,
} as const satisfies Record<Language, RegExp>;

/** The offset of the first character after blanks, line ends and comments. */
export function skipGap({ text, document }: Written, at: number): number {
  const gap = gaps[document.language];
  gap.lastIndex = at;
  return gap.test(text) ? gap.lastIndex : at;
}

const lineRests = {
  json: /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?:\r\n|\r|\n|$)/y,
  yaml: /(?:[ \t]+#[^\r\n]*|[ \t]*)(?:\r\n|\r|\n|$)/y,
} as const satisfies Record<Language, RegExp>;

/** The offset after the line end if only blanks and a comment precede it, otherwise null. */
export function lineEndAfter({ text, document }: Written, at: number): number | null {
  const rest = lineRests[document.language];
  rest.lastIndex = at;
  return rest.test(text) ? rest.lastIndex : null;
}

/** The offset of the line's first character if only blanks lie between, otherwise null. */
export function lineStartBefore(text: string, at: number): number | null {
  const start = lineStartOf(text, at);
  return /^[ \t]*$/.test(text.slice(start, at)) ? start : null;
}

/** The offset at which the line begins. */
export function lineStartOf(text: string, at: number): number {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? Math.min(1, at) : start;
}

/** The line break used at the end of the text's first line. */
export function lineBreakOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
}

/** Whether the collection is written with brackets, as in JSON, rather than in YAML block notation. */
export function isBracketed({ text, document }: Written, { start, end }: ContainerNode): boolean {
  return document.language === 'json' || ['{}', '[]'].includes(text.charAt(start) + text.charAt(end - 1));
}

/**
 * The range of a container's member. Null for an alias, because the tree does not keep the position of the alias
 * itself.
 */
export function extentOf(written: Written, parent: ContainerNode, slot: number): Extent | null {
  const entry = parent.kind === 'mapping' ? parent.entries[slot] : undefined;
  const value = parent.kind === 'mapping' ? entry?.value : parent.items[slot];
  if (value === undefined || value.parent !== parent || value.slot !== slot) return null;
  const first: ScalarNode | Node = entry?.key ?? value;
  return { start: propertiesStart(written, first), end: value.end };
}

/** The start of a node including the tags and anchors in front of it. */
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

/** The number of members of a mapping or items of a list. */
export function sizeOf(container: ContainerNode): number {
  return container.kind === 'mapping' ? container.entries.length : container.items.length;
}
