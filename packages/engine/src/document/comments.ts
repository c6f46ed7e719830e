import { SourceText } from '../text/source-text.ts';
import type { Located, Place, Span } from '../text/span.ts';
import type { Comment, ParsedDocument } from './document.ts';

const blankOnly = /^\s*$/;

/** Adds a comment; one that follows with nothing but white space between continues the one before, as paragraphs of comments do. */
export function addComment(comments: Comment[], text: string, document: number, span: Span): void {
  const before = comments.at(-1);
  if (before?.document === document && blankOnly.test(text.slice(before.span.end, span.start))) {
    comments[comments.length - 1] = { document, span: { start: before.span.start, end: span.end } };
  } else comments.push({ document, span });
}

/** The comments' words without their delimiters. A comment belongs to its document, not to a value of it. */
export function readComments(document: ParsedDocument): readonly Located<string>[] {
  return document.comments.map((comment) => ({
    value: undelimit(SourceText.slice(document.source, comment.span)),
    at: textPlace(comment.document, comment.span),
  }));
}

/** A place outside every value. */
export function textPlace(document: number, span: Span): Place {
  return { document, span, entry: span, path: [] };
}

function undelimit(comment: string): string {
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
