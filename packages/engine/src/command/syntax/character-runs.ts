import type { Scanner, WordDraft } from './scanner.ts';

/** A lookup table of ASCII characters. */
export function characterSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}

/** The offset of the next character of the set, or the end of the text. */
export function runEnd({ text, position }: Scanner, stops: Uint8Array): number {
  let end = position;
  while (end < text.length && stops[text.charCodeAt(end)] !== 1) end++;
  return end;
}

/** Adds everything up to the next character of the set. */
export function readRun(scanner: Scanner, draft: WordDraft, stops: Uint8Array): void {
  const end = runEnd(scanner, stops);
  if (end > scanner.position) draft.add(scanner.text.slice(scanner.position, end));
  scanner.position = end;
}

/** Adds the next character literally. */
export function readLiteral(scanner: Scanner, draft: WordDraft): void {
  draft.add(scanner.peek());
  scanner.position++;
}
