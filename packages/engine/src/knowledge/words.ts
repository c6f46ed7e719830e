const wordsMax = 16;
const lettersMax = 160;

/** The words of an identifier in any spelling: `HTTPRequest`, `run_terminal-cmd`, `files.read`, `@scope/name`. Lower case. */
export function wordsOf(name: string): readonly string[] {
  return name
    .slice(0, lettersMax)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}
