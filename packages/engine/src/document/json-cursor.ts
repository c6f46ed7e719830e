import { addComment } from './comments.ts';
import type { Comment, Extension } from './document.ts';
import { malformed } from './fault.ts';
import type { SyntaxProblem } from './problem.ts';

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const STAR = 42;
const SLASH = 47;
const BYTE_ORDER_MARK = 0xfeff;

/** White space that JSON5 adds to JSON's four characters (spec.json5.org, section 8). */
const isWideSpace = (character: string): boolean => /[\v\f\u00a0\u2028\u2029\ufeff\p{Zs}]/u.test(character);

/**
 * A read position in a JSON text. It skips white space and comments, and records the notation beyond strict JSON that
 * it meets.
 */
export class JsonCursor {
  readonly text: string;
  at: number;
  readonly comments: Comment[] = [];
  readonly extensions: Extension[] = [];

  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  }

  /** Skips white space and comments and returns the next character's code, or NaN at the end. */
  skip(): number {
    const { text } = this;
    for (;;) {
      let at = this.at;
      let code = text.charCodeAt(at);
      while (code === SPACE || code === LF || code === CR || code === TAB) code = text.charCodeAt(++at);
      this.at = at;
      if (code > SPACE && code < 127 && code !== SLASH) return code;
      if (code === SLASH) this.#comment();
      else if (isWideSpace(text.charAt(at))) this.extend('json5', 'unexpected-character', this.at++);
      else return code;
    }
  }

  /** Records a notation beyond strict JSON. Only its first use is kept, because a refusal points there. */
  extend(dialect: Extension['dialect'], reason: SyntaxProblem, offset: number): void {
    const known = this.extensions.some((extension) => extension.dialect === dialect && extension.reason === reason);
    if (!known) this.extensions.push({ dialect, reason, offset });
  }

  #comment(): void {
    const start = this.at;
    const second = this.text.charCodeAt(start + 1);
    if (second === SLASH) this.at = this.#lineEnd(start);
    else if (second === STAR) {
      const close = this.text.indexOf('*/', start + 2);
      if (close < 0) throw malformed('unexpected-end', start);
      this.at = close + 2;
    } else throw malformed('unexpected-character', start);
    this.extend('jsonc', 'comment-not-allowed', start);
    addComment(this.comments, this.text, 0, { start, end: this.at });
  }

  #lineEnd(from: number): number {
    for (let i = from; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === LF || code === CR || code === 0x2028 || code === 0x2029) return i;
    }
    return this.text.length;
  }
}
