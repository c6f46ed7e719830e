import { looksRandom } from './randomness.ts';

/** Joins a value that was copied with line breaks, if each part looks random by itself. */
export function joinBrokenLines(value: string): string {
  const parts = value.split(/\s+/);
  const isBroken =
    parts.length > 1 &&
    parts.length < 9 &&
    parts.every((part) => /^[\w+/.-]{14,}={0,2}$/.test(part) && looksRandom(part));
  return isBroken || isGroupedKey(parts) ? parts.join('') : value;
}

/** `4ly4 t4bz qden jlmd`: whether the parts are an authenticator key in groups, as its page shows it. */
function isGroupedKey(parts: readonly string[]): boolean {
  return (
    parts.length >= 4 &&
    parts.length <= 16 &&
    parts.every((part) => /^[A-Za-z2-7]{4}$/.test(part)) &&
    looksRandom(parts.join(''))
  );
}
