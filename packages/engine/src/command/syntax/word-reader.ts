import { characterSet, readLiteral, readRun, runEnd } from './character-runs.ts';
import { readBackquoted, readDollar, readExpression, readPercent } from './expansions.ts';
import type { Scanner } from './scanner.ts';
import { WordDraft } from './scanner.ts';
import { type Dialect, noSubstitutions, type ScriptWord } from './script.ts';

/** Characters that end a word, and characters that need special handling; all others are read in runs. */
const wordEnds = ' \t\r\n;&|<>()';
const specialCharacters = {
  posix: characterSet(`"'\\$\`${wordEnds}`),
  cmd: characterSet(`"^%${wordEnds}`),
  powershell: characterSet(`"'$\`{}${wordEnds}`),
} as const satisfies Record<Dialect, Uint8Array>;
const endSet = characterSet(wordEnds);
const quotedSpecials = characterSet('"\\$`%');

/** Reads one word. The position must be at its first character. */
export function readWord(scanner: Scanner): ScriptWord {
  const special = specialCharacters[scanner.dialect];
  const end = runEnd(scanner, special);
  if (end > scanner.position && (end === scanner.text.length || endSet[scanner.text.charCodeAt(end)] === 1)) {
    if (scanner.text[end] !== '(' || scanner.dialect !== 'powershell') return readPlainWord(scanner, end);
  }
  const draft = new WordDraft(scanner);
  const keepsBackslashes = beginsWindowsPath(scanner);
  while (!scanner.ended) {
    readRun(scanner, draft, special);
    if (scanner.ended || !readSpecial(scanner, draft, keepsBackslashes)) break;
  }
  return draft.finish();
}

/** Reads a word without special characters, as most are. */
function readPlainWord(scanner: Scanner, end: number): ScriptWord {
  const start = scanner.position;
  scanner.position = end;
  return {
    text: scanner.text.slice(start, end),
    source: scanner.origin.source,
    range: scanner.range(start, end),
    expands: false,
    bare: true,
    substitutions: noSubstitutions,
  };
}

/** Reads a special character. Returns false if the word ends here. */
function readSpecial(scanner: Scanner, draft: WordDraft, keepsBackslashes: boolean): boolean {
  const character = scanner.peek();
  if (character === '(' && scanner.dialect === 'powershell') return readExpression(scanner, draft);
  if (wordEnds.includes(character) || character === '{' || character === '}') return false;
  if (character === '"') readDoubleQuoted(scanner, draft);
  else if (character === "'") readSingleQuoted(scanner, draft);
  else if (character === '$') readDollar(scanner, draft, true);
  else if (character === '`' && scanner.dialect === 'posix') readBackquoted(scanner, draft);
  else if (character === '%') readPercent(scanner, draft);
  else if (character === '\\' && keepsBackslashes) readLiteral(scanner, draft);
  else readEscaped(scanner, draft);
  return true;
}

function readEscaped(scanner: Scanner, draft: WordDraft): void {
  const next = scanner.peek(1);
  if (next !== '\n') draft.add(next);
  scanner.position += 2;
}

/** A relative path to a program: `.venv\Scripts\python.exe`. */
const windowsProgram = /^\.?[\w-]{1,60}(?:\\[\w.-]{1,60}){1,10}(?<=\.(?:exe|cmd|bat|com|ps1))(?![\w\\])/i;

/** Recognises `C:\`, `.\`, `..\`, `~\`, `\\server`, `%VARIABLE%\` and programs in a line otherwise parsed as POSIX. */
function beginsWindowsPath(scanner: Scanner): boolean {
  const first = scanner.peek();
  if (first === '~' || first === '.') {
    if (scanner.peek(1) === '\\' || scanner.startsWith('..\\')) return true;
  }
  if (first === '\\') return scanner.peek(1) === '\\';
  if (first === '%') return /^%[A-Za-z]{1,32}%\\/.test(scanner.text.slice(scanner.position, scanner.position + 36));
  if (scanner.peek(1) === ':' && scanner.peek(2) === '\\') return true;
  return windowsProgram.test(scanner.text.slice(scanner.position, scanner.position + 300));
}

function readSingleQuoted(scanner: Scanner, draft: WordDraft): void {
  draft.bare = false;
  const end = scanner.text.indexOf("'", scanner.position + 1);
  const stop = end === -1 ? scanner.text.length : end;
  draft.add(scanner.text.slice(scanner.position + 1, stop));
  scanner.position = stop + 1;
}

function readDoubleQuoted(scanner: Scanner, draft: WordDraft): void {
  draft.bare = false;
  scanner.position++;
  readQuotedText(scanner, draft, '"');
  scanner.position++;
}

/** Reads text in which only `\`, `$` and backquotes are special: between double quotes, or in a here-document. */
export function readQuotedText(scanner: Scanner, draft: WordDraft, close: '"' | ''): void {
  const escaper = scanner.dialect === 'posix' ? '\\' : scanner.dialect === 'powershell' ? '`' : '';
  while (!scanner.ended) {
    readRun(scanner, draft, quotedSpecials);
    const character = scanner.peek();
    if (character === '' || character === close) return;
    if (character === escaper && '"\\$`\n'.includes(scanner.peek(1))) readEscaped(scanner, draft);
    else if (character === '$' && scanner.dialect !== 'cmd') readDollar(scanner, draft, false);
    else if (character === '`' && scanner.dialect === 'posix') readBackquoted(scanner, draft);
    else if (character === '%' && scanner.dialect === 'cmd') readPercent(scanner, draft);
    else readLiteral(scanner, draft);
  }
}
