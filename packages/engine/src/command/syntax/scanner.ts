import type { Span } from '../../text/span.ts';
import type { Allowance } from './allowance.ts';
import type { ScriptWord } from './script.ts';
import { type Dialect, emptyScript, type Script } from './script.ts';

/** Maximum nesting of scripts that are parsed; deeper ones are left unread. */
export const nestingMax = 8;

/**
 * The position of a text within a command's words. Decoded text no longer maps to offsets, so its whole word represents
 * it.
 */
export interface Origin {
  readonly source: number;
  readonly offset: number;
  readonly whole: Span | null;
}

export type ScriptReader = (scanner: Scanner, close: ')' | '') => Script;

/** A text, the read position in it, and its nesting depth. */
export class Scanner {
  readonly text: string;
  readonly origin: Origin;
  readonly dialect: Dialect;
  readonly depth: number;
  readonly allowance: Allowance;
  /** Set once a here-document has no end: no later end is searched for, which keeps parsing linear. */
  hereDocumentsEnd = false;
  position = 0;
  readonly #readScript: ScriptReader;

  constructor(
    text: string,
    origin: Origin,
    dialect: Dialect,
    depth: number,
    readScript: ScriptReader,
    allowance: Allowance,
  ) {
    this.text = text;
    this.origin = origin;
    this.dialect = dialect;
    this.depth = depth;
    this.allowance = allowance;
    this.#readScript = readScript;
  }

  get ended(): boolean {
    return this.position >= this.text.length;
  }

  peek(ahead = 0): string {
    return this.text[this.position + ahead] ?? '';
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.position);
  }

  range(start: number, end: number): Span {
    const { whole, offset } = this.origin;
    return whole ?? { start: offset + start, end: offset + end };
  }

  /** Parses the script that begins here, up to and including its closing parenthesis. */
  nested(): Script {
    if (this.depth >= nestingMax) return this.#skipGroup();
    const inner = new Scanner(this.text, this.origin, this.dialect, this.depth + 1, this.#readScript, this.allowance);
    inner.position = this.position;
    inner.hereDocumentsEnd = this.hereDocumentsEnd;
    const script = this.#readScript(inner, ')');
    this.position = inner.position;
    this.hereDocumentsEnd = inner.hereDocumentsEnd;
    return script;
  }

  /** A scanner for another text parsed as a script, from backquotes or a here-document. */
  elsewhere(text: string, start: number, end: number): Scanner {
    const origin = { ...this.origin, whole: this.range(start, end) };
    return new Scanner(text, origin, this.dialect, this.depth + 1, this.#readScript, this.allowance);
  }

  script(): Script {
    return this.depth >= nestingMax ? emptyScript : this.#readScript(this, '');
  }

  #skipGroup(): Script {
    let open = 1;
    for (; open > 0 && !this.ended; this.position++) {
      const character = this.peek();
      if (character === '(') open++;
      else if (character === ')') open--;
    }
    return emptyScript;
  }
}

/** A word being built. */
export class WordDraft {
  readonly #scanner: Scanner;
  readonly #start: number;
  readonly #parts: string[] = [];
  readonly substitutions: Script[] = [];
  expands = false;
  bare = true;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
    this.#start = scanner.position;
  }

  add(text: string): void {
    if (text !== '') this.#parts.push(text);
  }

  finish(): ScriptWord {
    const { origin, position, text } = this.#scanner;
    return {
      text: this.#parts.length === 1 ? (this.#parts[0] ?? '') : this.#parts.join(''),
      source: origin.source,
      range: this.#scanner.range(this.#start, Math.min(position, text.length)),
      expands: this.expands,
      bare: this.bare,
      substitutions: this.substitutions,
    };
  }
}
