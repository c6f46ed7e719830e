import type { Word } from './invocation.ts';

const plain = /^[a-z][a-z0-9_-]*$/;

/** The base name of a program. Empty if it depends on a variable or a substitution. */
export function programName({ text, expands }: Word): string {
  if (plain.test(text)) return text;
  if (text === '.') return 'source';
  if (text.includes('(') && !expands) return methodName(text);
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1);
  if (expands && /[$`%{}()]/.test(base)) return '';
  if (base === 'RUN') return base;
  const name = base.toLowerCase();
  return name.includes('.') ? name.replace(/\.(?:exe|cmd|bat|com)$/, '') : name;
}

/** PowerShell method calls: `(New-Object Net.WebClient).DownloadString('…')` is named `.downloadstring`. */
function methodName(text: string): string {
  let name = '';
  for (const [, method = ''] of text.matchAll(/\.([A-Za-z]\w{1,40})\(/g)) name = `.${method.toLowerCase()}`;
  return name;
}
