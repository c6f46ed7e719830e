import { SourceText } from '../text/source-text.ts';
import type { Located, Place, Span } from '../text/span.ts';
import type { Comment, ParsedDocument } from './document.ts';

const blankOnly = /^\s*$/;

/**
 * Adds a comment. If only white space separates it from the previous comment, it extends that one, so that a paragraph
 * is one comment.
 */
export function addComment(comments: Comment[], text: string, document: number, span: Span): void {
  const before = comments.at(-1);
  if (before?.document === document && blankOnly.test(text.slice(before.span.end, span.start))) {
    comments[comments.length - 1] = { document, span: { start: before.span.start, end: span.end } };
  } else comments.push({ document, span });
}

/** The text of every comment without its delimiters. A comment belongs to its document, not to one of its values. */
export function readComments(document: ParsedDocument): readonly Located<string>[] {
  return document.comments.map((comment) => ({
    value: stripDelimiters(SourceText.slice(document.source, comment.span)),
    at: textPlace(comment.document, comment.span),
  }));
}

/** A place outside every value, such as a comment's. */
export function textPlace(document: number, span: Span): Place {
  return { document, span, entry: span, path: [], isListItem: false };
}

function stripDelimiters(comment: string): string {
  return comment
    .split(/\r\n|[\n\r]/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:#+|\/\/+|\/\*+|\*(?!\/))/, '')
        .replace(/\*+\/$/, '')
        .trim(),
    )
    .join('\n')
    .trim();
}
