import type { Span } from '../text/span.ts';
import { addComment } from './comments.ts';
import type { Comment } from './document.ts';

const HASH = 35;
const PERCENT = 37;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * The text between scalars. The event stream omits it, but it contains comments and directives, and shows where a flow
 * collection, the header of a block scalar or an omitted value is. It only moves forward, so that the walk is linear.
 */
export class YamlMargin {
  readonly text: string;
  /** Everything before this offset has been processed. */
  at = 0;
  document = 0;
  readonly comments: Comment[] = [];
  /** Tags, anchors, aliases and directives. */
  readonly markup: Span[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to an offset at or before the end of the margin. */
  to(offset: number): void {
    const { text } = this;
    let at = this.at;
    while (at < offset) {
      const code = text.charCodeAt(at);
      if (code !== HASH && code !== PERCENT) at++;
      else {
        this.at = at;
        this.#step(code);
        at = this.at;
      }
    }
    this.at = Math.max(this.at, at);
  }

  /** Moves to the first occurrence of either character outside comments, or to the end. */
  seek(code: number, other: number = code): void {
    for (;;) {
      const here = this.text.charCodeAt(this.at);
      if (here === code || here === other || this.at >= this.text.length) return;
      this.#step(here);
    }
  }

  /**
   * Skips white space and comments and returns the next character's code, or NaN at the end. A byte order mark counts
   * as white space only at the start of the text.
   */
  skip(): number {
    for (;;) {
      const here = this.text.charCodeAt(this.at);
      const blank = isBlank(here) || here === HASH || here === PERCENT || (here === BYTE_ORDER_MARK && this.at === 0);
      if (!blank) return here;
      this.#step(here);
    }
  }

  /** Records a tag, an anchor or an alias and moves behind it. */
  mark(start: number, end: number): void {
    this.to(start);
    this.markup.push({ start, end });
    this.at = end;
  }

  #step(code: number): void {
    const start = this.at;
    if (code === HASH && this.#separated(start)) {
      this.at = this.#lineEnd(start);
      addComment(this.comments, this.text, this.document, { start, end: this.at });
    } else if (code === PERCENT) {
      // No node can begin with a percent sign, so outside scalars this is a directive.
      this.at = this.#directiveEnd(start);
      this.markup.push({ start, end: this.at });
    } else this.at++;
  }

  #separated(offset: number): boolean {
    if (offset === 0) return true;
    const before = this.text.charCodeAt(offset - 1);
    return isBlank(before) || before === BYTE_ORDER_MARK;
  }

  /** The end of a directive; a comment may follow on the same line. */
  #directiveEnd(start: number): number {
    const end = this.#lineEnd(start);
    for (let i = start; i < end; i++) if (this.text.charCodeAt(i) === HASH && this.#separated(i)) return i;
    return end;
  }

  #lineEnd(from: number): number {
    for (let i = from; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 10 || code === 13) return i;
    }
    return this.text.length;
  }
}

/** Whether the character is a blank or part of a line end. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
