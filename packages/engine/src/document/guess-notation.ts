/** File name extensions of each notation. */
export const notationExtensions = {
  json: ['json', 'jsonc', 'json5', 'af', 'hook'],
  yaml: ['yaml', 'yml'],
} as const;

const patterns = {
  json: new RegExp(`\\.(?:${notationExtensions.json.join('|')})$`, 'i'),
  yaml: new RegExp(`\\.(?:${notationExtensions.yaml.join('|')})$`, 'i'),
} as const;

/** The notation that a file name's extension indicates, or null if it indicates none. */
export function notationOfName(filename: string): 'json' | 'yaml' | null {
  if (patterns.yaml.test(filename)) return 'yaml';
  return patterns.json.test(filename) ? 'json' : null;
}

/** The notation that a file name's extension indicates, otherwise the one that the first character suggests. */
export function guessNotation(filename: string, content: string): 'json' | 'yaml' {
  return notationOfName(filename) ?? (/^\uFEFF?\s{0,1000}[{[]/.test(content) ? 'json' : 'yaml');
}
