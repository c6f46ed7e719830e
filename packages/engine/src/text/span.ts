/** A half-open range of UTF-16 code units in the submitted text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One step of a path into a document: a mapping's key or a list's index. */
export type Step = string | number;

/**
 * A place in the submitted text. The document's nodes are places; rules know them only as such, so that a rule can point
 * at a value and never read the text around it.
 */
export interface Place {
  /** Index of the document in its stream, from 0. */
  readonly document: number;
  /** The value itself. */
  readonly span: Span;
  /** The key, when there is one, up to the end of the value. */
  readonly entry: Span;
  /** From the root of the document; an aliased value answers with its anchor's path. May hold secrets: the redactor prints it. */
  readonly path: readonly Step[];
}

/** A value taken from the document, and where it stands. */
export interface Located<T> {
  readonly value: T;
  readonly at: Place;
}

/** The same place for another reading of its value. */
export function locate<T>(value: T, at: Place): Located<T> {
  return { value, at };
}

/** A part of a text: it stands where the text does. */
export function cut(text: Located<string>, { start, end }: Span): Located<string> {
  return locate(text.value.slice(start, end), text.at);
}

/** Document order: the order of a report's numbering. */
export function comparePlaces(a: Place, b: Place): number {
  return a.document - b.document || a.span.start - b.span.start || a.span.end - b.span.end;
}
