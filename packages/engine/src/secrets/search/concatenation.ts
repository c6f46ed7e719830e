/** A text in which strings that a program puts together stand as one, and where each of its characters began. */
export interface Joined {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** `"a" + "b"`, `'a' . 'b'`, `"a" .. "b"`, also escaped inside another string: a quote, the sign, the quote again. */
const joint =
  /\\{0,3}(["'`])[ \t]{0,9}(?:\\n|\\r|[\r\n]){0,2}[ \t]{0,40}(?:\+|\.{1,2})[ \t]{0,9}(?:\\n|\\r|[\r\n]){0,2}[ \t]{0,40}\\{0,3}\1/g;
/** `['a', 'b'].join('')`, `"".join(["a", "b"])`: the commas between the items of a list that is put together. */
const list =
  /\[\s{0,9}\\{0,3}["'`][^"'`\n]{1,120}["'`](?:\s{0,9},\s{0,9}\\{0,3}["'`][^"'`\n]{1,120}["'`]){1,11}\s{0,9}(?:,\s{0,9})?\](?=\s{0,3}\.join\(\\{0,3}(?:""|''|``|\\"\\"))|(?<=(?:""|''|\\"\\")\.join\()[[(]\s{0,9}\\{0,3}["'][^"'\n]{1,120}["'](?:\s{0,9},\s{0,9}\\{0,3}["'][^"'\n]{1,120}["']){1,11}\s{0,9}(?:,\s{0,9})?[\])]/g;
const comma = /\\{0,3}(["'`])\s{0,9},\s{0,9}\\{0,3}\1/g;

/** Null when nothing is put together, as in nearly every text. */
export function joinStrings(text: string): Joined | null {
  const cuts = cutsOf(text);
  if (cuts.length === 0) return null;
  const parts: string[] = [];
  const offsets: number[] = [];
  let from = 0;
  for (const { start, end } of [...cuts, { start: text.length, end: text.length }]) {
    if (start < from) continue;
    for (let i = from; i < start; i++) offsets.push(i);
    parts.push(text.slice(from, start));
    from = end;
  }
  return { text: parts.join(''), offsets };
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** A string and a sign behind it: most texts hold none. */
const seam = /["'`]\s?[+.]/;

/** Whether anything in a text may be put together. */
export function mayJoin(text: string): boolean {
  return seam.test(text) || text.includes('.join(');
}

function cutsOf(text: string): readonly Cut[] {
  const cuts: Cut[] = [];
  if (seam.test(text)) {
    for (const { index, 0: found } of text.matchAll(joint)) cuts.push({ start: index, end: index + found.length });
  }
  if (text.includes('.join(')) {
    for (const { index, 0: items } of text.matchAll(list)) {
      for (const inner of items.matchAll(comma)) {
        cuts.push({ start: index + inner.index, end: index + inner.index + inner[0].length });
      }
      // What opens the list and its first string goes, so that the name before the list is the name of the string.
      const open = /^[[(]\s{0,9}/.exec(items)?.[0].length ?? 1;
      cuts.push({ start: index, end: index + open });
    }
  }
  return cuts.sort((a, b) => a.start - b.start);
}
