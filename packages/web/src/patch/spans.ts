/** Where a value stands in a text of JSON. */
export interface Entry {
  readonly start: number;
  readonly end: number;
  /** Where its member begins: at the key, or at the value itself in a list. */
  readonly entryStart: number;
  readonly kind: 'object' | 'array' | 'scalar';
  /** Members by key or index; the last of equal keys counts, as it does for a parser. */
  readonly children: ReadonlyMap<string, Entry>;
}

/**
 * Reads JSON with the comments and trailing commas that some hosts allow, only to know where each value stands. Null where the text is
 * something else; whether a value is well-formed is the service's business.
 */
export function readSpans(text: string): Entry | null {
  const reader = new SpanReader(text);
  return reader.whole();
}

const depthMax = 200;

class SpanReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    if (text.startsWith('\uFEFF')) this.#at = 1;
  }

  whole(): Entry | null {
    this.#skip();
    const value = this.#value(this.#at, 0);
    this.#skip();
    return this.#at === this.#text.length ? value : null;
  }

  #value(entryStart: number, depth: number): Entry | null {
    const first = this.#text[this.#at];
    if (depth > depthMax || first === undefined) return null;
    if (first === '{') return this.#container(entryStart, depth, 'object', '}');
    if (first === '[') return this.#container(entryStart, depth, 'array', ']');
    const start = this.#at;
    const read = first === '"' ? this.#string() !== null : this.#word();
    return read ? { start, end: this.#at, entryStart, kind: 'scalar', children: new Map() } : null;
  }

  #container(entryStart: number, depth: number, kind: 'object' | 'array', close: string): Entry | null {
    const start = this.#at++;
    const children = new Map<string, Entry>();
    for (;;) {
      this.#skip();
      if (this.#text[this.#at] === close) {
        this.#at++;
        return { start, end: this.#at, entryStart, kind, children };
      }
      const memberStart = this.#at;
      const key = kind === 'array' ? String(children.size) : this.#key();
      const value = key === null ? null : this.#value(memberStart, depth + 1);
      if (key === null || value === null) return null;
      children.set(key, value);
      this.#skip();
      if (this.#text[this.#at] === ',') this.#at++;
      else if (this.#text[this.#at] !== close) return null;
    }
  }

  #key(): string | null {
    const key = this.#text[this.#at] === '"' ? this.#string() : null;
    this.#skip();
    if (key === null || this.#text[this.#at] !== ':') return null;
    this.#at++;
    this.#skip();
    return key;
  }

  #string(): string | null {
    const start = this.#at++;
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at];
      if (character === '\\') this.#at++;
      else if (character === '"') return decode(this.#text.slice(start, ++this.#at));
    }
    return null;
  }

  #word(): boolean {
    const word = /[^\s,:[\]{}"/]+/y;
    word.lastIndex = this.#at;
    if (!word.test(this.#text)) return false;
    this.#at = word.lastIndex;
    return true;
  }

  #skip(): void {
    const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    blank.lastIndex = this.#at;
    if (blank.test(this.#text)) this.#at = blank.lastIndex;
  }
}

function decode(literal: string): string | null {
  try {
    return String(JSON.parse(literal));
  } catch {
    return null;
  }
}
