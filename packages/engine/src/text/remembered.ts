/** Longer texts are not names, and their answers are not cached. */
const lengthMax = 80;
const defaultSize = 4096;

/**
 * When a name is kept: with its first question, or with its second one, for a function that takes hardly longer than
 * keeping its answer and is mostly asked once about a name.
 */
type Keeping = 'at-once' | 'when-repeated';

/** `undefined` says that a name is not cached. */
type Answered = string | number | boolean | object | null;

interface Options {
  /** Number of names, a power of two. Up to twice as many are kept. */
  readonly size?: number;
  readonly keeping?: Keeping;
}

/**
 * Memoises a pure function of a name: names recur within a file and between files. Full caches become the older of two
 * and the one before is dropped, so memory stays bounded even for a file with a hundred thousand different names.
 */
export function remembered<Answer extends Answered>(
  compute: (name: string) => Answer,
  { size = defaultSize, keeping = 'at-once' }: Options = {},
): (name: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  const isRepeated = keeping === 'at-once' ? () => true : createRepetition(size);
  const keep = (name: string, answer: Answer): void => {
    if (recent.size === size) {
      older = recent;
      recent = new Map();
    }
    recent.set(detached(name), answer);
  };
  return (name) => {
    if (name.length > lengthMax) return compute(name);
    const known = recent.get(name);
    if (known !== undefined) return known;
    const before = older.get(name);
    const answer = before === undefined ? compute(name) : before;
    if (before !== undefined || isRepeated(name)) keep(name, answer);
    return answer;
  };
}

/** Says whether a name has been asked about before. Forgets a name when another with the same low bits is asked about. */
function createRepetition(size: number): (name: string) => boolean {
  // Allocated with the first name: a function that is never called costs nothing.
  let asked: Int32Array | null = null;
  return (name) => {
    asked ??= new Int32Array(size);
    const sum = hash(name);
    const slot = sum & (size - 1);
    if (asked[slot] === sum) return true;
    asked[slot] = sum;
    return false;
  };
}

/** The Fowler–Noll–Vo hash of all characters. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) sum = Math.imul(sum ^ name.charCodeAt(i), 0x01000193);
  return sum ^ (sum >>> 15);
}

/**
 * Copies a string. Engines keep a substring as a view of the whole text, so that a cached name would retain a megabyte
 * of it.
 */
export function detached(text: string): string {
  return `${text} `.slice(0, -1);
}
