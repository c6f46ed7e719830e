/** What teams and keys may be called. */
export const nameCharactersMax = 100;

/** A name as it is kept, or null: empty, too long, or with control or invisible formatting characters, which could forge a line. */
export function readName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  const length = [...name].length;
  return length > 0 && length <= nameCharactersMax && !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name) ? name : null;
}

/** The form in which names of teams are told apart. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();
