/**
 * Finding many literals in one pass. Three characters at a time, folded and hashed, are looked up in a table of bits that fits the
 * processor's cache; only where a bit is set does anything begin with them, and only where the fourth character agrees, too, is text compared. Measured on configurations
 * this is more than twice as fast as Aho and Corasick's automaton over a dense table, whose steps wait for each other.
 */
const gramBits = 6;
const gramMask = (1 << (3 * gramBits)) - 1;
const symbolMask = (1 << gramBits) - 1;

/** Characters with a number of their own, letters without case; all others share what is left, which only costs a comparison. */
const numbered = ' abcdefghijklmnopqrstuvwxyz0123456789_-.:/"=+$@{|';

function buildFolded(): Uint8Array {
  const table = new Uint8Array(65_536);
  const shared = symbolMask + 1 - numbered.length;
  for (let code = 0; code < table.length; code++) table[code] = numbered.length + (code % shared);
  for (const [own, character] of [...numbered].entries()) {
    table[character.charCodeAt(0)] = own;
    table[character.toUpperCase().charCodeAt(0)] = own;
  }
  return table;
}

const folded = buildFolded();

/** Finds where words of a group begin: those that share their first three characters. */
export interface Finder<Entry> {
  /** Calls `visit` with each offset, from one on, where something may begin, and what shares its first three characters. */
  readonly scan: (text: string, visit: (start: number, group: readonly Entry[]) => void, from?: number) => void;
  /** The first offset at which `accept` takes any of them; -1 without one. */
  readonly first: (text: string, accept: (text: string, start: number, group: readonly Entry[]) => boolean) => number;
}

export function createFinder<Entry>(entries: readonly Entry[], wordOf: (entry: Entry) => string): Finder<Entry> {
  const table = new Uint16Array(1 << (3 * gramBits));
  const bits = new Uint32Array(table.length >> 5);
  const groups: Entry[][] = [[]];
  for (const entry of entries) {
    for (const gram of gramsOf(wordOf(entry))) {
      addTo(groups, table, gram, entry);
      bits[gram >> 5] = (bits[gram >> 5] ?? 0) | (1 << (gram & 31));
    }
  }
  const fourths = fourthsOf(groups, wordOf);
  const begins = (text: string, at: number, gram: number): boolean =>
    fourths[((table[gram] ?? 0) << gramBits) | symbolAt(text, at + 3)] !== 0;
  /** Where the next group may begin, from an offset on; -1 at the end. */
  const next = (text: string, from: number): number => {
    let gram = gramAt(text, from) >> gramBits;
    for (let i = from + 2; i < text.length; i++) {
      gram = ((gram << gramBits) | (folded[text.charCodeAt(i)] ?? 0)) & gramMask;
      if (((bits[gram >> 5] ?? 0) & (1 << (gram & 31))) !== 0 && begins(text, i - 2, gram)) return i - 2;
    }
    // The last two characters begin no three; a word of one or two may still stand there.
    for (let i = Math.max(from, text.length - 2); i < text.length; i++) if (table[gramAt(text, i)] !== 0) return i;
    return -1;
  };
  const groupAt = (text: string, at: number): readonly Entry[] => groups[table[gramAt(text, at)] ?? 0] ?? [];
  return {
    scan(text, visit, from = 0) {
      for (let at = next(text, from); at !== -1; at = next(text, at + 1)) visit(at, groupAt(text, at));
    },
    first(text, accept) {
      for (let at = next(text, 0); at !== -1; at = next(text, at + 1))
        if (accept(text, at, groupAt(text, at))) return at;
      return -1;
    },
  };
}

/** For each group, which fourth characters its words go on with: any, when one of them is shorter. */
function fourthsOf<Entry>(groups: readonly (readonly Entry[])[], wordOf: (entry: Entry) => string): Uint8Array {
  const table = new Uint8Array(groups.length << gramBits);
  for (const [group, entries] of groups.entries()) {
    const start = group << gramBits;
    for (const word of entries.map(wordOf)) {
      if (word.length < 4) table.fill(1, start, start + symbolMask + 1);
      else table[start | symbolAt(word, 3)] = 1;
    }
  }
  return table;
}

function addTo<Entry>(groups: Entry[][], table: Uint16Array, gram: number, entry: Entry): void {
  const known = groups[table[gram] ?? 0];
  if (known !== undefined && table[gram] !== 0) known.push(entry);
  else table[gram] = groups.push([entry]) - 1;
}

/** What the three characters from an offset on hash to; behind the end stands nothing, which hashes to 0. */
function gramAt(text: string, start: number): number {
  return (((symbolAt(text, start) << gramBits) | symbolAt(text, start + 1)) << gramBits) | symbolAt(text, start + 2);
}

function symbolAt(text: string, at: number): number {
  return at < text.length ? (folded[text.charCodeAt(at)] ?? 0) : 0;
}

/** Every number that a word's first three characters can hash to: words of one or two leave the rest open. */
function gramsOf(word: string): readonly number[] {
  const known = Math.min(word.length, 3);
  const open = 3 - known;
  const base = (gramAt(word, 0) >> (open * gramBits)) << (open * gramBits);
  return Array.from({ length: 1 << (open * gramBits) }, (_, rest) => base + rest);
}
