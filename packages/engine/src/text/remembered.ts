/** Longer texts are not names, and their answers are not cached. */
const lengthMax = 80;
/** Number of slot pairs, a power of two. Names with the same hash share a pair. */
const defaultPairs = 4096;

/**
 * When a name is kept: with its first question, or with its second one, for a function that takes hardly longer than
 * keeping its answer and is mostly asked once about a name.
 */
type Keeping = 'at-once' | 'when-repeated';

interface Remembered<Answer> {
  readonly name: string;
  readonly answer: Answer;
}

/**
 * Memoises a pure function of a name: names recur within a file and between files. Each pair of slots keeps its two
 * most recent names, so memory stays bounded even for a file with a hundred thousand different names.
 */
export function remembered<Answer>(
  compute: (name: string) => Answer,
  { pairs = defaultPairs, keeping = 'at-once' }: { readonly pairs?: number; readonly keeping?: Keeping } = {},
): (name: string) => Answer {
  // Allocated with the first name: a function that is never called costs nothing.
  let slots: (Remembered<Answer> | null)[] | null = null;
  let askedBefore: Int32Array | null = null;
  return (name) => {
    if (name.length > lengthMax) return compute(name);
    slots ??= new Array<Remembered<Answer> | null>(2 * pairs).fill(null);
    const sum = hash(name);
    const slot = 2 * (sum & (pairs - 1));
    const first = slots[slot] ?? null;
    if (first !== null && first.name === name) return first.answer;
    const second = slots[slot + 1] ?? null;
    if (second !== null && second.name === name) return second.answer;
    const answer = compute(name);
    if (keeping === 'when-repeated') {
      askedBefore ??= new Int32Array(pairs);
      if (askedBefore[slot >> 1] !== sum) {
        askedBefore[slot >> 1] = sum;
        return answer;
      }
    }
    slots[slot + 1] = first;
    slots[slot] = { name: detached(name), answer };
    return answer;
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
