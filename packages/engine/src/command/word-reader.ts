import type { Scanner } from './scanner.ts';
import { WordDraft } from './scanner.ts';
import { type Dialect, noSubstitutions, type ScriptWord } from './script.ts';

/** Characters that end a word, and characters that need a closer look; all others are taken in runs. */
const enders = ' \t\r\n;&|<>()';
const careful = {
  posix: characterSet(`"'\\$\`${enders}`),
  cmd: characterSet(`"^%${enders}`),
  powershell: characterSet(`"'$\`{}${enders}`),
} as const satisfies Record<Dialect, Uint8Array>;
const endSet = characterSet(enders);
const quotedCareful = characterSet('"\\$`%');
const braceCareful = characterSet('{}$`');

function characterSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}

function runEnd({ text, position }: Scanner, stops: Uint8Array): number {
  let end = position;
  while (end < text.length && stops[text.charCodeAt(end)] !== 1) end++;
  return end;
}

/** Takes everything up to the next character of the set. */
function readRun(scanner: Scanner, draft: WordDraft, stops: Uint8Array): void {
  const end = runEnd(scanner, stops);
  if (end > scanner.position) draft.add(scanner.text.slice(scanner.position, end));
  scanner.position = end;
}

/** Reads one word. The position must stand on a character that begins one. */
export function readWord(scanner: Scanner): ScriptWord {
  const special = careful[scanner.dialect];
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

/** Most words hold nothing special. */
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

/** False when the word ends here. */
function readSpecial(scanner: Scanner, draft: WordDraft, keepsBackslashes: boolean): boolean {
  const character = scanner.peek();
  if (character === '(' && scanner.dialect === 'powershell') return readExpression(scanner, draft);
  if (enders.includes(character) || character === '{' || character === '}') return false;
  if (character === '"') readDoubleQuoted(scanner, draft);
  else if (character === "'") readSingleQuoted(scanner, draft);
  else if (character === '$') readDollar(scanner, draft, true);
  else if (character === '`' && scanner.dialect === 'posix') readBackquoted(scanner, draft);
  else if (character === '%') readPercent(scanner, draft);
  else if (character === '\\' && keepsBackslashes) readLiteral(scanner, draft);
  else readEscaped(scanner, draft);
  return true;
}

function readLiteral(scanner: Scanner, draft: WordDraft): void {
  draft.add(scanner.peek());
  scanner.position++;
}

function readEscaped(scanner: Scanner, draft: WordDraft): void {
  const next = scanner.peek(1);
  if (next !== '\n') draft.add(next);
  scanner.position += 2;
}

/** `C:\`, `.\`, `..\`, `~\`, `\\server` and `%VARIABLE%\` in a line that is otherwise read as POSIX. */
function beginsWindowsPath(scanner: Scanner): boolean {
  const first = scanner.peek();
  if (first === '.' || first === '~') return scanner.peek(1) === '\\' || scanner.startsWith('..\\');
  if (first === '\\') return scanner.peek(1) === '\\';
  if (first === '%') return /^%[A-Za-z]{1,32}%\\/.test(scanner.text.slice(scanner.position, scanner.position + 36));
  return scanner.peek(1) === ':' && scanner.peek(2) === '\\';
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

/** Text in which only `\`, `$` and backquotes mean something: between double quotes, or a here-document. */
export function readQuotedText(scanner: Scanner, draft: WordDraft, close: '"' | ''): void {
  const escaper = scanner.dialect === 'posix' ? '\\' : scanner.dialect === 'powershell' ? '`' : '';
  while (!scanner.ended) {
    readRun(scanner, draft, quotedCareful);
    const character = scanner.peek();
    if (character === '' || character === close) return;
    if (character === escaper && '"\\$`\n'.includes(scanner.peek(1))) readEscaped(scanner, draft);
    else if (character === '$' && scanner.dialect !== 'cmd') readDollar(scanner, draft, false);
    else if (character === '`' && scanner.dialect === 'posix') readBackquoted(scanner, draft);
    else if (character === '%' && scanner.dialect === 'cmd') readPercent(scanner, draft);
    else readLiteral(scanner, draft);
  }
}

function readPercent(scanner: Scanner, draft: WordDraft): void {
  if (/^%[A-Za-z_~0-9*]/.test(scanner.text.slice(scanner.position, scanner.position + 2))) draft.expands = true;
  readLiteral(scanner, draft);
}

function readDollar(scanner: Scanner, draft: WordDraft, outsideQuotes: boolean): void {
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

/** PowerShell: a parenthesis is an expression wherever it stands, and `.Method(…)` may follow it. */
function readExpression(scanner: Scanner, draft: WordDraft): boolean {
  const start = scanner.position;
  scanner.position++;
  draft.substitutions.push(scanner.nested());
  draft.add(scanner.text.slice(start, scanner.position));
  return true;
}

/** `${name…}`: text up to the closing brace, with the substitutions in it. */
function readBraces(scanner: Scanner, draft: WordDraft): void {
  let open = 0;
  draft.expands = true;
  while (!scanner.ended) {
    readRun(scanner, draft, braceCareful);
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

function readBackquoted(scanner: Scanner, draft: WordDraft): void {
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

/** `$'…'` with the escapes that hide words: `\x63url`. */
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
