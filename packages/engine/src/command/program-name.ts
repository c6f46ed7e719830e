import type { Word } from './invocation.ts';

const executable = /\.(?:exe|cmd|bat|com)$/;

/** The base name a program goes by. Empty when a variable or a substitution decides. */
export function programName(word: Word): string {
  const { text } = word;
  if (
    word.expands &&
    /^["']?(?:\$(?!\{?\w+\}?[\\/])|`|%\w+%$|\{\{[^}]*\}\}$)/.test(text) &&
    !/^\$\{[^}]*\}[\\/]/.test(text)
  )
    return '';
  if (text === '.') return 'source';
  const slash = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\'));
  const base = text.slice(slash + 1);
  return base === 'RUN' ? base : base.toLowerCase().replace(executable, '');
}
