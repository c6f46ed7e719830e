/** A half-open range of UTF-16 code units in the submitted text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One step of a path into a document: a mapping key or a list index. */
export type Step = string | number;

/**
 * A place in the submitted text. The document's nodes implement it; rules see nodes only through this interface, so
 * that a rule can point at a value but never read the text around it.
 */
export interface Place {
  /** Index of the document in its stream, from 0. */
  readonly document: number;
  /** The value's own range. */
  readonly span: Span;
  /** The range from the key, if there is one, to the end of the value. */
  readonly entry: Span;
  /**
   * Path from the document's root; an aliased value has the path of its anchor. It may contain secrets: only the
   * redactor prints it.
   */
  readonly path: readonly Step[];
  /** Whether the value is an item of a list. Cheaper than the last step of the path, which is built on every access. */
  readonly isListItem: boolean;
  /** What the file calls the list item that the value stands in: the `name` of a node, a server, a route. */
  readonly itemName?: string | undefined;
  /** Of a boolean, the other value in the same notation, so that a rule can flip a switch without reading it. */
  readonly opposite?: boolean | string | undefined;
}

/** A value from the document together with its place. */
export interface Located<T> {
  readonly value: T;
  readonly at: Place;
}

/** What may fill a blank of a message: a value of the document, printed by the redactor, or a number. */
export type Quotable = Located<string> | number;

/** Pairs a value with an existing place. */
export function locate<T>(value: T, at: Place): Located<T> {
  return { value, at };
}

/** A substring of a located text. Its place is that of the whole text. */
export function cut(text: Located<string>, { start, end }: Span): Located<string> {
  return locate(text.value.slice(start, end), text.at);
}

/** Orders places by document and position, the order in which a report numbers them. */
export function comparePlaces(a: Pick<Place, 'document' | 'span'>, b: Pick<Place, 'document' | 'span'>): number {
  return a.document - b.document || a.span.start - b.span.start || a.span.end - b.span.end;
}
