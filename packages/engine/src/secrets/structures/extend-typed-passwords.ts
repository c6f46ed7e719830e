import type { Hit } from '../search/hit.ts';
import { continuesWithOther, passwordSign } from '../values/typed-password.ts';

const window = 90;
/** A character by which other values end, and the text directly after it. */
const directContinuation = /^[;,<>|:(){}[\]\\/&=](?!\/)[^\s"'`]{1,60}/;
const spacedContinuation = /^ {1,2}([^\s"'`]{1,60})/;
const closing = /[.,;:!?)\]}>]+$/;
/** An option, a variable, a mention or a bracket. */
const startsOther = /^(?:-{1,2}[A-Za-z]|[<({[$"'`/]|[@#][\w-]+$)/;
const piecesMax = 4;

/**
 * Extends hits of typed passwords over characters by which values end in most texts, including a space. A hit with symbols is extended if
 * the text after it, on the same line, looks typed too, so that a mask does not stop in the middle of a password. Adds no hits.
 */
export function extendTypedPasswords(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (!hits.some((hit) => hit.class === 'named' && hit.end < text.length)) return hits;
  return hits.map((hit, index) => {
    if (hit.class !== 'named' || hit.end === text.length) return hit;
    const limit = Math.min(hits[index + 1]?.start ?? text.length, hit.end + window);
    const end = tailEnd(text, hit, limit);
    return end === hit.end ? hit : { ...hit, end };
  });
}

function tailEnd(text: string, { start, end }: Hit, limit: number): number {
  const before = text.charAt(start - 1);
  // A quoted value ends at its quote.
  if ('"\'`'.includes(before) && before !== '' && text.charAt(end) === before) return end;
  if (!passwordSign.test(text.slice(start, end))) return end;
  let behind = /^[^\r\n]*/.exec(text.slice(end, limit))?.[0] ?? '';
  let last = end;
  let at = end;
  const first = directContinuation.exec(behind)?.[0];
  if (first !== undefined) {
    const piece = first.replace(closing, '');
    if (continuesWithOther(first) || !looksTypedPiece(piece)) return end;
    last = end + piece.length;
    at = end + first.length;
    behind = behind.slice(first.length);
  }
  for (let pieces = 0; pieces < piecesMax; pieces++) {
    const [whole, word] = spacedContinuation.exec(behind) ?? [];
    if (whole === undefined || word === undefined) break;
    const piece = word.replace(closing, '');
    if (startsOther.test(word) || continuesWithOther(word) || isWord(piece)) break;
    if (looksTypedPiece(piece)) last = at + whole.length - (word.length - piece.length);
    at += whole.length;
    behind = behind.slice(whole.length);
  }
  return last;
}

/** Whether a piece is only letters or only digits, as in prose, or only symbols. */
function isWord(piece: string): boolean {
  return /^(?:\p{L}[\p{L}'’-]*|\d[\d.,:/-]*|[^\p{L}\d]*)$/u.test(piece) && !/[a-z][A-Z]{2}|[A-Z][a-z][A-Z]/.test(piece);
}

/**
 * Whether a piece looks typed: letters and digits of at least two kinds and a symbol, or letters of both cases with digits in between, as
 * in generated text.
 */
function looksTypedPiece(piece: string): boolean {
  if (piece.length < 4) return false;
  const letters = Number(/[a-z]/.test(piece)) + Number(/[A-Z]/.test(piece));
  const digits = Number(/\d/.test(piece));
  if (letters > 0 && letters + digits >= 2 && passwordSign.test(piece)) return true;
  return letters === 2 && piece.length >= 6 && /\d[A-Za-z]/.test(piece) && runsOf(piece) * 2.4 >= piece.length;
}

function runsOf(piece: string): number {
  return (piece.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).length;
}
