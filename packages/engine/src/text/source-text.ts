import type { Span } from './span.ts';

/** Text from the user's document. It can be measured and matched but never printed; see `secrets/redactor.ts`. */
export class SourceText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  toString(): string {
    return '[source text]';
  }

  toJSON(): string {
    return '[source text]';
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[source text]';
  }

  /** Only the parsers, the secret scanner and the redactor may call this; an architecture test holds the list. */
  static reveal(source: SourceText): string {
    return source.#text;
  }

  /** The part of the text that a span covers, under the same restriction as `reveal`. */
  static slice(source: SourceText, span: Span): string {
    return source.#text.slice(span.start, span.end);
  }
}
