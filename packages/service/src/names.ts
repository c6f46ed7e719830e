/** Names of teams and keys. */
export const nameCharactersMax = 100;

/** The normalized name; null if it is empty, too long, or contains control or invisible formatting characters, with which a name could imitate another one. */
export function readName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  const length = [...name].length;
  return length > 0 && length <= nameCharactersMax && !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name) ? name : null;
}

/** The form in which team names are compared. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();
