import { characterSet, readLiteral, readRun } from './character-runs.ts';
import type { Scanner, WordDraft } from './scanner.ts';

const braceSpecials = characterSet('{}$`');

/** Reads a percent sign, which begins a variable of the Windows command prompt. */
export function readPercent(scanner: Scanner, draft: WordDraft): void {
  if (/^%[A-Za-z_~0-9*]/.test(scanner.text.slice(scanner.position, scanner.position + 2))) draft.expands = true;
  readLiteral(scanner, draft);
}

/** Reads a dollar sign with the variable, substitution or quoted text that it begins. */
export function readDollar(scanner: Scanner, draft: WordDraft, outsideQuotes: boolean): void {
  const next = scanner.peek(1);
  if (next === '(') readSubstitution(scanner, draft);
  else if (next === '{') readBraces(scanner, draft);
  else if (next === "'" && outsideQuotes && scanner.dialect === 'posix') readAnsiQuoted(scanner, draft);
  else {
    if (/[A-Za-z_0-9@*#?!$-]/.test(next)) draft.expands = true;
    readLiteral(scanner, draft);
  }
}

function readSubstitution(scanner: Scanner, draft: WordDraft): void {
  const start = scanner.position;
  scanner.position += 2;
  draft.substitutions.push(scanner.nested());
  draft.add(scanner.text.slice(start, scanner.position));
  draft.expands = true;
}

/** PowerShell: a parenthesis begins an expression anywhere, and `.Method(…)` may follow it. */
export function readExpression(scanner: Scanner, draft: WordDraft): boolean {
  const start = scanner.position;
  scanner.position++;
  draft.substitutions.push(scanner.nested());
  draft.add(scanner.text.slice(start, scanner.position));
  return true;
}

/** `${name…}`: the text up to the closing brace, including substitutions in it. */
function readBraces(scanner: Scanner, draft: WordDraft): void {
  let open = 0;
  draft.expands = true;
  while (!scanner.ended) {
    readRun(scanner, draft, braceSpecials);
    const character = scanner.peek();
    if (character === '$' && scanner.peek(1) === '(') readSubstitution(scanner, draft);
    else if (character === '`' && scanner.dialect === 'posix') readBackquoted(scanner, draft);
    else {
      if (character === '{') open++;
      else if (character === '}') open--;
      readLiteral(scanner, draft);
      if (open === 0 && character === '}') return;
    }
  }
}

/** Reads a substitution between backquotes. */
export function readBackquoted(scanner: Scanner, draft: WordDraft): void {
  const start = scanner.position;
  let end = start + 1;
  while (end < scanner.text.length && scanner.text[end] !== '`') end += scanner.text[end] === '\\' ? 2 : 1;
  const inner = scanner.text.slice(start + 1, end);
  scanner.position = Math.min(end + 1, scanner.text.length);
  const text = inner.includes('\\') ? inner.replace(/\\([\\$`])/g, '$1') : inner;
  draft.substitutions.push(scanner.elsewhere(text, start, scanner.position).script());
  draft.add(scanner.text.slice(start, scanner.position));
  draft.expands = true;
}

/** `$'…'` with escapes, which can disguise words: `\x63url`. */
function readAnsiQuoted(scanner: Scanner, draft: WordDraft): void {
  draft.bare = false;
  const start = scanner.position + 2;
  let end = start;
  while (end < scanner.text.length && scanner.text[end] !== "'") end += scanner.text[end] === '\\' ? 2 : 1;
  const inner = scanner.text.slice(start, end);
  scanner.position = Math.min(end + 1, scanner.text.length);
  draft.add(inner.replace(/\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|([0-7]{1,3})|(.))/gs, decodeEscape));
}

const letterEscapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);

function decodeEscape(_: string, hex?: string, unicode?: string, octal?: string, letter?: string): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16));
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
  return letterEscapes.get(letter ?? '') ?? letter ?? '';
}
