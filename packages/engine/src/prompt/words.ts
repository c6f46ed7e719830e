/** A word in the folded form that phrases compare, with its range in the original text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words in a range of text. Letters are folded (case, accents, width); scripts written without spaces give one word per
 * character, so that a phrase is a run of words in every language. A short elided article is a word of its own (`l'`, `n'`).
 */
export function readWords(text: string, from: number, to: number): readonly Word[] {
  const words: Word[] = [];
  for (let i = from; i < to; ) {
    const code = text.charCodeAt(i);
    if (isUnspaced(code)) {
      words.push({ text: text[i] ?? '', start: i, end: i + 1 });
      i++;
    } else if (isWordCode(code)) {
      const plainEnd = plainWordEnd(text, i, to);
      const end = plainEnd === -1 ? wordEnd(text, i, to) : plainEnd;
      const written = text.slice(i, end);
      words.push({ text: plainEnd === -1 ? foldWord(written) : written, start: i, end });
      i = end;
    } else i++;
  }
  return words;
}

/** End of a word that consists of lower-case ASCII letters, digits and underscores and needs no folding; -1 for any other word. */
function plainWordEnd(text: string, start: number, to: number): number {
  let i = start;
  while (i < to && isPlain(text.charCodeAt(i))) i++;
  if (i === to) return i;
  const code = text.charCodeAt(i);
  return isWordCode(code) || isApostrophe(code) ? -1 : i;
}

function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
}

const elided = new Set('all dall dell nell sull quell quest coll lorsqu puisqu jusqu quoiqu'.split(' '));

/** Whether the word is an elided article, after whose apostrophe a new word starts. */
export function mayElide(word: string): boolean {
  return word.length <= 2 || elided.has(word);
}

/** End of the word that starts at `start`, limited by `to`. */
export function wordEnd(text: string, start: number, to: number): number {
  let i = start;
  while (i < to) {
    const code = text.charCodeAt(i);
    if (isApostrophe(code)) {
      if (mayElide(text.slice(start, i).toLowerCase()) || !isWordCode(text.charCodeAt(i + 1))) return i;
    } else if (!isWordCode(code) || isUnspaced(code)) return i;
    i++;
  }
  return i;
}

const notAscii = /[^\x00-\x7f]/;
const plainWord = /^[a-z0-9_]*$/;

/** Folds case, accents, width and the possessive ending. */
export function foldWord(word: string): string {
  if (plainWord.test(word)) return word;
  let folded = word.toLowerCase();
  if (notAscii.test(folded)) {
    folded = folded.replaceAll('\u2019', "'").replaceAll('ё', 'е').normalize('NFKC');
    if (/[\u00c0-\u024f\u1e00-\u1eff]/.test(folded)) folded = folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  }
  return folded.endsWith("'s") ? folded.slice(0, -2) : folded;
}

/** Whether the character is Han, kana or Hangul, where each character is a word. */
export function isUnspaced(code: number): boolean {
  // Called for every letter, nearly none of which belongs to these scripts.
  if (code < 0x3040) return false;
  return (
    code <= 0x30ff ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff)
  );
}

const asciiWords = Uint8Array.from({ length: 0x80 }, (_, code) => Number(/\w/.test(String.fromCharCode(code))));

export function isWordCode(code: number): boolean {
  if (code < 0x80) return asciiWords[code] === 1;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code === 0xd7 || code === 0xf7) return false;
  if (code >= 0x2000 && code <= 0x2bff) return false;
  if (code >= 0x3000 && code <= 0x303f) return false;
  return !(code >= 0xff00 && code <= 0xff0f) && !(code >= 0xff1a && code <= 0xff20) && code < 0xffe0;
}

export function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}
