const wordsMax = 16;
const lettersMax = 160;

/**
 * The lower-case words of an identifier in any spelling: `HTTPRequest`, `run_terminal-cmd`, `files.read`, `@scope/name`. Read letter by
 * letter for speed: long files have thousands of names.
 */
export function wordsOf(name: string): readonly string[] {
  const words: string[] = [];
  const end = Math.min(name.length, lettersMax);
  let start = -1;
  for (let index = 0; index <= end && words.length < wordsMax; index += 1) {
    const inside = index < end && isWordCharacter(name.charCodeAt(index));
    if (start >= 0 && (!inside || beginsWord(name, index, end))) {
      words.push(name.slice(start, index).toLowerCase());
      start = -1;
    }
    if (inside && start < 0) start = index;
  }
  return words;
}

/** The word that starts at an offset. */
export function wordAt(name: string, start: number): string {
  const limit = Math.min(name.length, lettersMax);
  let end = start + 1;
  while (end < limit && isWordCharacter(name.charCodeAt(end)) && !beginsWord(name, end, limit)) end += 1;
  return name.slice(start, end).toLowerCase();
}

/** Whether a word starts here: a capital after a small letter or digit, or the last of several capitals before a small letter: `HTTPRequest`. */
function beginsWord(name: string, index: number, end: number): boolean {
  if (!isCapital(name.charCodeAt(index))) return false;
  if (!isCapital(name.charCodeAt(index - 1))) return true;
  return index + 1 < end && isSmall(name.charCodeAt(index + 1));
}

function isWordCharacter(code: number): boolean {
  // Characters beyond ASCII count as letters: names in other scripts contain little punctuation.
  return isSmall(code) || isCapital(code) || (code >= 48 && code <= 57) || code > 127;
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
