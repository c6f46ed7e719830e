/** Longer texts are no names, and answers about them are not kept. */
const lengthMax = 80;
/** Pairs of slots, a power of two. Each is shared by the names that fall on it. */
const pairsUsual = 4096;

interface Remembered<Answer> {
  readonly name: string;
  readonly answer: Answer;
}

/**
 * The same answers, kept: names come again within a file and from file to file. Only for what a text alone decides. Of all names that
 * fall on a pair of slots the last two are kept: a file of a hundred thousand different names makes nothing grow.
 */
export function remembered<Answer>(compute: (name: string) => Answer, pairs = pairsUsual): (name: string) => Answer {
  // Made with the first name: a function that a text never asks costs it nothing.
  let slots: (Remembered<Answer> | null)[] | null = null;
  return (name) => {
    if (name.length > lengthMax) return compute(name);
    slots ??= new Array<Remembered<Answer> | null>(2 * pairs).fill(null);
    const slot = 2 * (hash(name) & (pairs - 1));
    const first = slots[slot] ?? null;
    if (first !== null && first.name === name) return first.answer;
    const second = slots[slot + 1] ?? null;
    if (second !== null && second.name === name) return second.answer;
    const answer = compute(name);
    slots[slot + 1] = first;
    slots[slot] = { name: detached(name), answer };
    return answer;
  };
}

/** Fowler, Noll and Vo's sum over all characters. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) sum = Math.imul(sum ^ name.charCodeAt(i), 0x01000193);
  return sum ^ (sum >>> 15);
}

/** A copy: engines keep a part of a text as a view of the whole, and a name would hold its megabyte for as long as it is remembered. */
export function detached(text: string): string {
  return `${text} `.slice(0, -1);
}
