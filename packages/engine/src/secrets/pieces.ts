import { findMasks } from './mask.ts';

/** Shorter pieces of a secret match by coincidence, and are of no use to an attacker. */
export const pieceMin = 6;
/** The rest of longer secrets, such as whole keys, is not compared. */
const comparedMax = 4_096;

/**
 * Masks pieces of a secret. Rules quote parts of a value, such as a package and its version; a URL or an assignment that is split in the
 * same way leaves pieces in which the whole secret does not occur.
 */
export function maskPieces(text: string, secret: string, mask: string): string {
  if (text.length < pieceMin || secret.length <= pieceMin) return text;
  const known = piecesOf(secret);
  let printed = '';
  let from = 0;
  for (const standing of findMasks(text)) {
    printed += maskIn(text.slice(from, standing.start), known, mask) + text.slice(standing.start, standing.end);
    from = standing.end;
  }
  return printed + maskIn(text.slice(from), known, mask);
}

export function piecesOf(whole: string, lengthMax = comparedMax): ReadonlySet<string> {
  const secret = whole.slice(0, lengthMax);
  const pieces = new Set<string>();
  for (let at = 0; at + pieceMin <= secret.length; at++) pieces.add(secret.slice(at, at + pieceMin));
  return pieces;
}

function maskIn(text: string, known: ReadonlySet<string>, mask: string): string {
  let printed = '';
  let from = 0;
  for (let at = 0; at + pieceMin <= text.length; at++) {
    if (!known.has(text.slice(at, at + pieceMin))) continue;
    let end = at + pieceMin;
    while (end < text.length && known.has(text.slice(end + 1 - pieceMin, end + 1))) end++;
    printed += text.slice(from, at) + mask;
    from = end;
    at = end - 1;
  }
  return printed + text.slice(from);
}
