/** By a file name's extension; by the first character where there is none that tells. */
export function guessNotation(filename: string, content: string): 'json' | 'yaml' {
  if (/\.ya?ml$/i.test(filename)) return 'yaml';
  if (/\.(?:json|jsonc|json5|af|hook)$/i.test(filename)) return 'json';
  return /^\uFEFF?\s{0,1000}[{[]/.test(content) ? 'json' : 'yaml';
}
