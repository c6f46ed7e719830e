/**
 * Finds many literals in one pass. Every three characters, case-folded and hashed, index a bit table that fits into the processor's cache.
 * Text is compared only where the bit is set and the fourth character matches as well. On configurations this is more than twice as fast
 * as an Aho-Corasick automaton over a dense table, whose steps depend on each other.
 */
const gramBits = 6;
const gramMask = (1 << (3 * gramBits)) - 1;
const symbolMask = (1 << gramBits) - 1;

/** Characters with their own number, case-insensitive. All others share the remaining numbers, which costs extra comparisons but no misses. */
const numbered = ' abcdefghijklmnopqrstuvwxyz0123456789_-.:/"=+$@{|';

function buildFolded(): Uint8Array {
  const table = new Uint8Array(65_536);
  const shared = symbolMask + 1 - numbered.length;
  for (let code = 0; code < shared; code++) table[code] = numbered.length + code;
  // Filled by doubling: one step per character would slow down every start of the command line.
  for (let filled = shared; filled < table.length; filled *= 2) table.copyWithin(filled, 0, filled);
  for (const [own, character] of [...numbered].entries()) {
    table[character.charCodeAt(0)] = own;
    table[character.toUpperCase().charCodeAt(0)] = own;
  }
  return table;
}

const folded = buildFolded();

/** Finds where words begin. Words with the same first three characters form a group. */
export interface Finder<Entry> {
  /** Calls `visit` with each offset from `from` on where a word may begin, and with the group of that offset. */
  readonly scan: (text: string, visit: (start: number, group: readonly Entry[]) => void, from?: number) => void;
  /** The first offset whose group `accept` accepts; -1 if there is none. */
  readonly first: (text: string, accept: (text: string, start: number, group: readonly Entry[]) => boolean) => number;
}

export function createFinder<Entry>(entries: readonly Entry[], wordOf: (entry: Entry) => string): Finder<Entry> {
  const table = new Uint16Array(1 << (3 * gramBits));
  const bits = new Uint32Array(table.length >> 5);
  const groups = groupByGram(entries, wordOf, table);
  for (const entry of entries) {
    const [first, last] = gramsOf(wordOf(entry));
    // A word of one or two characters leaves a range of grams open whose size is a multiple of 32.
    if (first < last) bits.fill(0xffff_ffff, first >> 5, (last + 1) >> 5);
    else bits[first >> 5] = (bits[first >> 5] ?? 0) | (1 << (first & 31));
  }
  const fourths = fourthsOf(groups, wordOf);
  const begins = (text: string, at: number, gram: number): boolean =>
    fourths[((table[gram] ?? 0) << gramBits) | symbolAt(text, at + 3)] !== 0;
  /** The next offset from `from` on at which a group may begin; -1 at the end. */
  const next = (text: string, from: number): number => {
    let gram = gramAt(text, from) >> gramBits;
    for (let i = from + 2; i < text.length; i++) {
      gram = ((gram << gramBits) | (folded[text.charCodeAt(i)] ?? 0)) & gramMask;
      if (((bits[gram >> 5] ?? 0) & (1 << (gram & 31))) !== 0 && begins(text, i - 2, gram)) return i - 2;
    }
    // The last two characters do not make a gram, but a word of one or two characters may begin there.
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

/** For each group, the fourth characters of its words; every character if one of the words is shorter. */
function fourthsOf<Entry>(groups: readonly (readonly Entry[])[], wordOf: (entry: Entry) => string): Uint8Array {
  const table = new Uint8Array(groups.length << gramBits);
  for (const [group, entries] of groups.entries()) {
    const start = group << gramBits;
    for (const entry of entries) {
      const word = wordOf(entry);
      if (word.length < 4) table.fill(1, start, start + symbolMask + 1);
      else table[start | symbolAt(word, 3)] = 1;
    }
  }
  return table;
}

/**
 * The groups by number; `table` receives the group number of every gram. A word of one character belongs to thousands of grams and a word of
 * two to dozens. The shortest are placed first, so that all grams of one word share a group and building stays cheap.
 */
function groupByGram<Entry>(
  entries: readonly Entry[],
  wordOf: (entry: Entry) => string,
  table: Uint16Array,
): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [[]];
  const isOpen = (entry: Entry): boolean => wordOf(entry).length < 3;
  const addGroup = (before: number, entry: Entry): number => groups.push([...(groups[before] ?? []), entry]) - 1;
  for (const entry of entries.filter(isOpen).sort((a, b) => wordOf(a).length - wordOf(b).length)) {
    const [first, last] = gramsOf(wordOf(entry));
    table.fill(addGroup(table[first] ?? 0, entry), first, last + 1);
  }
  const shared = groups.length;
  for (const entry of entries) {
    if (isOpen(entry)) continue;
    const gram = gramAt(wordOf(entry), 0);
    const before = table[gram] ?? 0;
    if (before < shared) table[gram] = addGroup(before, entry);
    else groups[before]?.push(entry);
  }
  return groups;
}

/** The hash of the three characters from an offset on. Positions behind the end count as 0. */
function gramAt(text: string, start: number): number {
  return (((symbolAt(text, start) << gramBits) | symbolAt(text, start + 1)) << gramBits) | symbolAt(text, start + 2);
}

function symbolAt(text: string, at: number): number {
  return at < text.length ? (folded[text.charCodeAt(at)] ?? 0) : 0;
}

/** The first and the last hash that a word's first three characters can have: a range if the word has only one or two. */
function gramsOf(word: string): readonly [first: number, last: number] {
  const open = (3 - Math.min(word.length, 3)) * gramBits;
  const first = (gramAt(word, 0) >> open) << open;
  return [first, first + (1 << open) - 1];
}
