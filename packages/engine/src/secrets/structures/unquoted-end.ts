import { endAfterInnerSymbol } from './inner-symbol.ts';

const valueMax = 4_096;

function isAbbreviated(text: string, start: number, end: number): boolean {
  if (!text.startsWith('...', end - 3) && !text.startsWith('\u2026', end)) return false;
  return end - start < abbreviatedMax && !/[!#$%&*+=?@^~]/.test(text.slice(start, end));
}

const abbreviatedMax = 40;

/** Finds the end of an unquoted value. */
export function findUnquotedEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + valueMax);
  let end = start;
  while (
    end < limit &&
    text.charAt(end) > ' ' &&
    !'"`<>;,\\|'.includes(text.charAt(end)) &&
    text.charCodeAt(end) < 0x2000
  )
    end++;
  end = endAfterInnerSymbol(text, start, end);
  // The text of an element extends to its closing tag.
  if (text.startsWith('</', end)) return end;
  if (text.startsWith(']]>', end - 2)) return end - 2;
  // `sk-abc…`, `eyJpdiI6...`: an abbreviated secret is no secret.
  if (isAbbreviated(text, start, end)) return start;
  // `TOKEN=…&& npx tool`: the shell operator is not part of the value.
  if (text.charAt(end) === ' ') while (end > start && text.charAt(end - 1) === '&') end--;
  const closers = text.slice(start, end).includes('{') ? ".,:!?)]'*»" : ".,:!?)]}'*»";
  while (end > start && closers.includes(text.charAt(end - 1))) end--;
  return /\d/.test(text.slice(Math.max(start, end - lastMax), end)) ? endAfterPunctuation(text, end) : end;
}

const lastMax = 8;

/** Includes punctuation that ends no sentence, because a small letter or another full stop follows: `Maple.77! to enter`, `Maple.77!.`. */
function endAfterPunctuation(text: string, end: number): number {
  const sign = text.charCodeAt(end);
  if (sign !== 33 && sign !== 63) return end;
  const signs = /^[!?]{1,3}(?=[.,;](?:\s|$)|["'`»)]{0,2} {1,2}[\p{Ll}\p{Lo}])/u.exec(text.slice(end, end + 10));
  return end + (signs?.[0].length ?? 0);
}
