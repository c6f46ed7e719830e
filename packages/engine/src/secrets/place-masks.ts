import { SourceText } from '../text/source-text.ts';
import type { Place } from '../text/span.ts';
import { maskOf } from './mask.ts';
import { maskPieces, pieceMin, piecesOf } from './pieces.ts';
import type { SecretMatch } from './secret.ts';

/** Up to this many secrets, masking each costs less than looking up which of them occur. */
const maskedInTurnMax = 8;

/** An index of ten thousand secrets costs as much as comparing this many texts with each of them. */
const askedMax = 8;

/** Masks every secret of the quoted value itself, however short or common it is. */
export function createPlaceMasks(matches: readonly SecretMatch[]): (text: string, at: Place) => string {
  const byStart = new Map<number, SecretsOfPlace>();
  for (const match of matches) {
    const start = match.at.span.start;
    const known = byStart.get(start) ?? new SecretsOfPlace();
    byStart.set(start, known);
    known.add(match);
  }
  return (text, at) => byStart.get(at.span.start)?.mask(text) ?? text;
}

/** The secrets of one value. Keys belong to their mapping, so that a place can have ten thousand, and as many findings may quote it. */
class SecretsOfPlace {
  readonly #matches: SecretMatch[] = [];
  #asked = 0;
  #index: PieceIndex | null = null;

  add(match: SecretMatch): void {
    this.#matches.push(match);
  }

  mask(text: string): string {
    if (this.#matches.length <= maskedInTurnMax) return this.#matches.reduce(maskOne, text);
    if (this.#asked++ < askedMax) return sharingPieces(this.#matches, text).reduce(maskOne, text);
    this.#index ??= new PieceIndex(this.#matches);
    return this.#index.ownersIn(text).reduce(maskOne, text);
  }
}

function maskOne(text: string, { secret: source, kind, number }: SecretMatch): string {
  const secret = SourceText.reveal(source);
  const mask = maskOf(kind, number);
  return maskPieces(text.replaceAll(secret, mask), secret, mask);
}

/** The secrets of which a piece occurs in the text. */
function sharingPieces(matches: readonly SecretMatch[], text: string): readonly SecretMatch[] {
  const pieces = piecesOf(text, text.length);
  return matches.filter((match) => {
    const secret = SourceText.reveal(match.secret);
    if (secret.length <= pieceMin) return text.includes(secret);
    for (let at = 0; at + pieceMin <= secret.length; at++) if (pieces.has(secret.slice(at, at + pieceMin))) return true;
    return false;
  });
}

/** The first of the secrets that contains each piece. Once it is masked, the piece is gone for the secrets that also contain it. */
class PieceIndex {
  readonly #owners = new Map<string, SecretMatch>();
  readonly #lengths = new Set([pieceMin]);
  readonly #order: ReadonlyMap<SecretMatch, number>;

  constructor(matches: readonly SecretMatch[]) {
    this.#order = new Map(matches.map((match, index) => [match, index]));
    for (const match of matches) {
      const secret = SourceText.reveal(match.secret);
      if (secret.length < pieceMin) this.#lengths.add(secret.length);
      for (const piece of secret.length < pieceMin ? [secret] : piecesOf(secret))
        if (!this.#owners.has(piece)) this.#owners.set(piece, match);
    }
  }

  /** The secrets of which pieces occur in the text, in their order. */
  ownersIn(text: string): readonly SecretMatch[] {
    const found = new Set<SecretMatch>();
    for (const length of this.#lengths) {
      for (let at = 0; at + length <= text.length; at++) {
        const owner = this.#owners.get(text.slice(at, at + length));
        if (owner !== undefined) found.add(owner);
      }
    }
    const orderOf = (match: SecretMatch) => this.#order.get(match) ?? 0;
    return [...found].sort((a, b) => orderOf(a) - orderOf(b));
  }
}
