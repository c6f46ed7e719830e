/** What the extension of a file's name tells of its notation. */
export const notationExtensions = {
  json: ['json', 'jsonc', 'json5', 'af', 'hook'],
  yaml: ['yaml', 'yml'],
} as const;

const patterns = {
  json: new RegExp(`\\.(?:${notationExtensions.json.join('|')})$`, 'i'),
  yaml: new RegExp(`\\.(?:${notationExtensions.yaml.join('|')})$`, 'i'),
} as const;

/** By a file name's extension; null where there is none that tells. */
export function notationOfName(filename: string): 'json' | 'yaml' | null {
  if (patterns.yaml.test(filename)) return 'yaml';
  return patterns.json.test(filename) ? 'json' : null;
}

/** By a file name's extension; by the first character where there is none that tells. */
export function guessNotation(filename: string, content: string): 'json' | 'yaml' {
  return notationOfName(filename) ?? (/^\uFEFF?\s{0,1000}[{[]/.test(content) ? 'json' : 'yaml');
}
