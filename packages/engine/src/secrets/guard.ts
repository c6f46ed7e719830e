import { SourceText } from '../text/source-text.ts';
import { createEcho, isDistinctive } from './echo.ts';
import { findMasks, maskOf } from './mask.ts';
import { resolveHits } from './resolve.ts';
import { scanText } from './search/scan-text.ts';
import type { SecretMatch } from './secret.ts';
import { extendTypedPasswords } from './structures/extend-typed-passwords.ts';

/** Masks secrets in any string before it is printed: those of the document by their text, others by their form. */
export type Guard = (text: string) => string;

export function createGuard(matches: readonly SecretMatch[]): Guard {
  const masks = new Map<string, string>();
  const distinctive = new Map<string, string>();
  const last = new Map<string, number>();
  for (const match of matches) {
    const text = SourceText.reveal(match.secret);
    // Equal secrets share one number and class, and a prompt may hold fifty thousand of them.
    if (masks.has(text)) continue;
    masks.set(text, maskOf(match.kind, match.number));
    if (isDistinctive(text, match)) distinctive.set(text, maskOf(match.kind, match.number));
    last.set(match.kind, Math.max(last.get(match.kind) ?? 0, match.number));
  }
  const echo = createEcho(distinctive);
  const maskFor = (text: string, kind: string): string => {
    const known = masks.get(text);
    if (known !== undefined) return known;
    const number = (last.get(kind) ?? 0) + 1;
    last.set(kind, number);
    const mask = maskOf(kind, number);
    masks.set(text, mask);
    return mask;
  };
  return (text) => {
    const echoes: Replacement[] = [];
    echo?.find(text, (start, end, mask) => echoes.push({ start, end, mask }));
    const echoed = replace(text, echoes);
    const hits = extendTypedPasswords(echoed, resolveHits(scanText(echoed)));
    if (hits.length === 0) return echoed;
    return replace(
      echoed,
      hits.map(({ start, end, kind }) => ({ start, end, mask: maskFor(echoed.slice(start, end), kind) })),
    );
  };
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly mask: string;
}

/** Of overlapping ranges the first and longest is kept; a range inside an existing mask is part of that mask. */
function replace(text: string, ranges: readonly Replacement[]): string {
  if (ranges.length === 0) return text;
  const standing = findMasks(text);
  let printed = '';
  let from = 0;
  for (const { start, end, mask } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= from || standing.some((own) => start < own.end && own.start < end)) continue;
    printed += text.slice(from, Math.max(from, start)) + mask;
    from = end;
  }
  return printed + text.slice(from);
}
