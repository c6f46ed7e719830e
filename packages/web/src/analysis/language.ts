import type { Language } from './submission.ts';

/** Guesses JSON or YAML from the file name, or else from the beginning of the text. Comments are skipped, because files in both languages have them. */
export function guessLanguage(text: string, filename: string | null): Language {
  const extension = /\.([a-z0-9]+)$/i.exec(filename ?? '')?.[1]?.toLowerCase();
  if (extension === 'yaml' || extension === 'yml') return 'yaml';
  if (extension === 'json' || extension === 'jsonc' || extension === 'json5') return 'json';
  const start = text.slice(0, 20_000).replace(/^\uFEFF/, '');
  const bare = start.replace(/^(?:\s+|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/, '');
  if (bare.startsWith('{') || bare.startsWith('[')) return 'json';
  return bare === '' ? 'json' : 'yaml';
}
