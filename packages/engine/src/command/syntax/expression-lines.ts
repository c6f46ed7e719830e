/** Limits for one expression: nobody writes more alternatives or deeper nesting to allow commands. */
const limits = { charactersMax: 1_000, linesMax: 32, depthMax: 8 } as const;

/** Whether a host matches an expression against the whole line or any part of it. */
export type Comparison = 'whole' | 'part';

/**
 * The command lines that a regular expression matches, with free text as `.*`: `npm (test|run) .*` gives `npm test .*`
 * and `npm run .*`. Null if the expression is too complex. Lookarounds such as `(?!rm)` restrict a line without naming
 * a program and are ignored.
 */
export function linesOf(expression: string, comparison: Comparison): readonly string[] | null {
  if (expression.length > limits.charactersMax) return null;
  const reader = new Reader(expression);
  const lines = reader.alternatives(0);
  if (lines === null || !reader.isDone) return null;
  return [...new Set(lines.map((line) => plainLine(line, comparison)))].filter((line) => line !== '');
}

/** Private-use markers for free text and the end of a line, which no command contains. */
const freeText = '\u{F0000}';
const lineEnd = '\u{F0001}';

/** After `node.*` further words follow; after `./scripts/.*` the name continues. */
function plainLine(line: string, comparison: Comparison): string {
  const ends = line.includes(lineEnd) || comparison === 'whole';
  const open = ends || line.endsWith(freeText) ? line : `${line}${freeText}`;
  return open
    .replaceAll(lineEnd, '')
    .replace(/(?:\u{F0000} ?)+/gu, freeText)
    .replace(/(?<=[\w)])\u{F0000}/gu, ' .*')
    .replaceAll(freeText, '.*')
    .trim();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The lines that the text up to the end of the group can match. */
  alternatives(depth: number): readonly string[] | null {
    if (depth > limits.depthMax) return null;
    const all: string[] = [];
    let current: readonly string[] = [''];
    while (!this.isDone && this.#text[this.#at] !== ')') {
      if (this.#text[this.#at] === '|') {
        this.#at++;
        all.push(...current);
        current = [''];
        continue;
      }
      const next = this.#piece(depth);
      if (next === null || next.length * current.length > limits.linesMax) return null;
      current = next.length === 1 && next[0] === '' ? current : current.flatMap((a) => next.map((b) => a + b));
    }
    all.push(...current);
    return all.length > limits.linesMax ? null : all;
  }

  /** One element with its quantifier. */
  #piece(depth: number): readonly string[] | null {
    const read = this.#element(depth);
    if (read === null) return null;
    const quantifier = /[?*+]|\{\d{0,4},?\d{0,4}\}/y;
    quantifier.lastIndex = this.#at;
    const count = quantifier.exec(this.#text)?.[0] ?? '';
    this.#at += count.length;
    if (count !== '' && '?+'.includes(this.#text.charAt(this.#at))) this.#at++;
    if (count === '' || read.every((one) => one === freeText || one === '')) return read;
    // One repetition is enough to show which program runs.
    return /^(?:[?*]|\{0?,)/.test(count) && !read.includes(' ') ? ['', ...read] : read;
  }

  #element(depth: number): readonly string[] | null {
    const character = this.#text.charAt(this.#at++);
    if (character === '(') return this.#group(depth);
    if (character === '[') return [this.#set()];
    if (character === '\\') return [escaped(this.#text.charAt(this.#at++))];
    if (character === '.') return [this.#isMany() ? freeText : '.'];
    if (character === '^') return [''];
    return [character === '$' ? lineEnd : character];
  }

  #isMany(): boolean {
    return '*+{'.includes(this.#text.charAt(this.#at) || ' ');
  }

  #group(depth: number): readonly string[] | null {
    const [opening = ''] =
      /^\?(?:<?[=!]|[a-z]{0,6}:|P?<\w{1,40}>|[a-z]{1,6}(?=\)))/.exec(this.#text.slice(this.#at, this.#at + 48)) ?? [];
    this.#at += opening.length;
    const inside = this.alternatives(depth + 1);
    if (inside === null || this.#text[this.#at] !== ')') return null;
    this.#at++;
    return /^\?<?[=!]/.test(opening) ? [''] : inside;
  }

  /** A character class: free text if it includes blanks, otherwise an unknown word. */
  #set(): string {
    const from = this.#at;
    if (this.#text[this.#at] === '^') this.#at++;
    if (this.#text[this.#at] === ']') this.#at++;
    while (!this.isDone && this.#text[this.#at] !== ']') this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    const inside = this.#text.slice(from, this.#at++);
    const blank = / |\\s/.test(inside);
    const takesBlanks = inside.startsWith('^') ? !blank : blank && inside.length > 4;
    if (takesBlanks && this.#isMany()) return freeText;
    return blank && !inside.startsWith('^') ? ' ' : unknownCharacter;
  }
}

/** Stands for unspecified characters within a word. */
const unknownCharacter = 'x';

function escaped(character: string): string {
  if (character === 's') return ' ';
  if ('SwdWD'.includes(character)) return unknownCharacter;
  if (character === 'Z' || character === 'z') return lineEnd;
  return 'bBA'.includes(character) ? '' : character;
}
