import type { ParsedDocument } from '../document/document.ts';
import { parseDocument } from '../document/parse.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { SourceText } from '../text/source-text.ts';
import type { Span } from '../text/span.ts';
import { maskOf } from './mask.ts';
import type { SecretMatch } from './secret.ts';
import { hasSameShape } from './shape.ts';
import { scalarAt } from './tree/scalar-at.ts';
import { writeTree } from './write-tree.ts';

/** A range of the source and the text that replaces it. */
export interface Splice extends Span {
  readonly text: string;
}

/**
 * The source with every secret masked. If the result does not parse to the same tree (no input is known to cause this), the scalars that
 * hold secrets are masked whole; if that fails too, the masked tree is written anew.
 */
export function sanitize(
  document: ParsedDocument,
  matches: readonly SecretMatch[],
  spans: readonly Splice[] = spliceSpans(document, matches),
): string {
  const source = SourceText.reveal(document.source);
  if (matches.length === 0) return source;
  for (const splice of [() => spans, spliceScalars]) {
    const splices = splice(source, matches);
    const text = applySplices(source, splices);
    const reread = parseDocument(new SourceText(text), document.language);
    if ('roots' in reread && hasSameShape(document, reread, splices)) return text;
  }
  return writeTree(document, matches);
}

function applySplices(source: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const splice of splices) {
    if (splice.start < from) continue;
    parts.push(source.slice(from, splice.start), splice.text);
    from = splice.end;
  }
  parts.push(source.slice(from));
  return parts.join('');
}

export function spliceSpans(document: ParsedDocument, matches: readonly SecretMatch[]): readonly Splice[] {
  const source = SourceText.reveal(document.source);
  return matches.map((match): Splice => {
    const { start, end } = match.span;
    const text = maskOf(match.kind, match.number) + lineBreaks(source.slice(start, end), match.where === 'comment');
    return { start, end, text: needsQuotes(document, source, match) ? `"${text}"` : text };
  });
}

/** Replaces whole scalars, including their quotes: the coarser second attempt. */
function spliceScalars(source: string, matches: readonly SecretMatch[]): readonly Splice[] {
  const splices = matches.map((match): Splice => {
    const node = scalarOf(match);
    if (node === null) return { ...match.span, text: maskOf(match.kind, match.number) };
    const raw = source.slice(node.start, node.end);
    return { start: node.start, end: node.end, text: `"${maskOf(match.kind, match.number)}"${lineBreaks(raw, false)}` };
  });
  return splices.toSorted((a, b) => a.start - b.start);
}

function scalarOf(match: SecretMatch): ScalarNode | null {
  const node = match.at as Partial<Node>;
  return match.where === 'value' && node.kind === 'scalar' ? (match.at as ScalarNode) : null;
}

/** Keeps the line breaks inside a secret, with the indentation after them, so that every line keeps its number. */
function lineBreaks(raw: string, isComment: boolean): string {
  if (!/[\n\r]/.test(raw)) return '';
  const form = isComment ? /(?:\r\n|[\n\r])[ \t]*(?:#+|\/\/+)?/g : /(?:\r\n|[\n\r])[ \t]*/g;
  return raw.match(form)?.join('') ?? '';
}

/** JSON numbers and literals, and JSON5's bare keys, become strings. */
function needsQuotes(document: ParsedDocument, source: string, { span, where }: SecretMatch): boolean {
  if (document.language !== 'json' || (where !== 'value' && where !== 'key')) return false;
  const before = source.slice(Math.max(0, span.start - 1), span.start);
  const after = source.charAt(span.end);
  return !/["'\w\\]/.test(before) && /^[\s,:\]}]?$/.test(after) && !isInsideString(document, span);
}

/** Unquoted scalars start with no quote; a secret inside a string may have its quote much earlier in the same scalar. */
function isInsideString(document: ParsedDocument, span: Span): boolean {
  const node = scalarAt(document.roots, span.start);
  if (node === null) return false;
  const first = SourceText.slice(document.source, { start: node.start, end: node.start + 1 });
  return first === '"' || first === "'";
}
