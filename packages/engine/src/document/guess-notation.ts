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

/** The notation that a file name's extension indicates, otherwise the one that the content suggests. */
export function guessNotation(filename: string, content: string): 'json' | 'yaml' {
  return notationOfName(filename) ?? notationOfContent(content);
}

/** The beginning of a text, in UTF-16 code units: far longer than any comment that precedes a configuration. */
const beginningMax = 20_000;

/** White space and the comments of JSON. A comment of YAML begins a YAML text. */
const comments = /^(?:\s+|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

function notationOfContent(content: string): 'json' | 'yaml' {
  const beginning = content
    .slice(0, beginningMax)
    .replace(/^\uFEFF/, '')
    .replace(comments, '');
  return beginning === '' || beginning.startsWith('{') || beginning.startsWith('[') ? 'json' : 'yaml';
}
