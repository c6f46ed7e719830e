/** A text with concatenated string literals joined, and the original offset of each character. */
export interface Joined {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** `"a" + "b"`, `'a' . 'b'`, `"a" .. "b"`, also escaped inside another string: a quote, the operator, the same quote. */
const joint =
  /\\{0,3}(["'`])[ \t]{0,9}(?:\\n|\\r|[\r\n]){0,2}[ \t]{0,40}(?:\+|\.{1,2})[ \t]{0,9}(?:\\n|\\r|[\r\n]){0,2}[ \t]{0,40}\\{0,3}\1/g;
/** `['a', 'b'].join('')`, `"".join(["a", "b"])`: the commas between the items of a joined list. */
const list =
  /\[\s{0,9}\\{0,3}["'`][^"'`\n]{1,120}["'`](?:\s{0,9},\s{0,9}\\{0,3}["'`][^"'`\n]{1,120}["'`]){1,11}\s{0,9}(?:,\s{0,9})?\](?=\s{0,3}\.join\(\\{0,3}(?:""|''|``|\\"\\"))|(?<=(?:""|''|\\"\\")\.join\()[[(]\s{0,9}\\{0,3}["'][^"'\n]{1,120}["'](?:\s{0,9},\s{0,9}\\{0,3}["'][^"'\n]{1,120}["']){1,11}\s{0,9}(?:,\s{0,9})?[\])]/g;
const comma = /\\{0,3}(["'`])\s{0,9},\s{0,9}\\{0,3}\1/g;

/** Null if nothing is concatenated, as in nearly every text. */
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

/** A string literal and a concatenation operator behind it. Most texts contain none. */
const literalWithOperator = /["'`]\s?[+.]/;

/** Whether a text may contain concatenated strings. */
export function mayJoin(text: string): boolean {
  return literalWithOperator.test(text) || text.includes('.join(');
}

function cutsOf(text: string): readonly Cut[] {
  const cuts: Cut[] = [];
  if (literalWithOperator.test(text)) {
    for (const { index, 0: found } of text.matchAll(joint)) cuts.push({ start: index, end: index + found.length });
  }
  if (text.includes('.join(')) {
    for (const { index, 0: items } of text.matchAll(list)) {
      for (const inner of items.matchAll(comma)) {
        cuts.push({ start: index + inner.index, end: index + inner.index + inner[0].length });
      }
      // The opening of the list and of its first string is removed, so that the name before the list is the name of the joined string.
      const open = /^[[(]\s{0,9}/.exec(items)?.[0].length ?? 1;
      cuts.push({ start: index, end: index + open });
    }
  }
  return cuts.sort((a, b) => a.start - b.start);
}
