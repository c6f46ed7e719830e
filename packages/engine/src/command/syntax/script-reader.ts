import type { Allowance } from './allowance.ts';
import { readPlainLine } from './plain-line.ts';
import { type Join, keywords, Progress } from './progress.ts';
import { readHereDocument, readRedirection } from './redirections.ts';
import { Scanner } from './scanner.ts';
import { addWord, type Dialect, type Script, type ScriptWord } from './script.ts';
import { readWord } from './word-reader.ts';

/** Parses a shell text into simple commands. Never fails: text that no shell would accept is parsed as far as possible. */
export function readScript(
  text: string,
  source: number,
  dialect: Dialect,
  depth: number,
  whole: ScriptWord | null,
  allowance: Allowance,
): Script {
  const isOutermost = dialect === 'posix' && depth === 0 && whole === null;
  const plain = isOutermost ? readPlainLine(text, source, allowance) : null;
  if (plain !== null) return plain;
  const origin = { source, offset: 0, whole: whole?.range ?? null };
  return new Scanner(text, origin, dialect, depth, readCommands, allowance).script();
}

function readCommands(scanner: Scanner, close: ')' | ''): Script {
  const { allowance } = scanner;
  const progress = new Progress(allowance);
  while (!scanner.ended && !allowance.isSpent) {
    const character = scanner.peek();
    if (character === ' ' || character === '\t' || character === '\r') scanner.position++;
    else if (progress.inCondition && '&|()<>'.includes(character)) scanner.position++;
    else if (character === ')') {
      scanner.position++;
      if (endsScript(progress, close)) break;
    } else if (!readOperator(scanner, progress, character)) {
      allowance.takeWord();
      takeWord(progress, readWord(scanner));
    }
  }
  progress.end('next');
  return progress.commands;
}

/** Whether a closing parenthesis ends the whole script, rather than a case pattern or a group. */
function endsScript(progress: Progress, close: ')' | ''): boolean {
  if (progress.inPattern) {
    progress.end('next');
    progress.cases[progress.cases.length - 1] = 'body';
    return false;
  }
  progress.end('next');
  if (progress.groups === 0) return close === ')';
  progress.groups--;
  return false;
}

/** Reads an operator. Returns false if an ordinary word begins here. */
function readOperator(scanner: Scanner, progress: Progress, character: string): boolean {
  switch (character) {
    case '\n':
      return readLineEnd(scanner, progress);
    case ';':
      return readSemicolon(scanner, progress);
    case '&':
      if (scanner.peek(1) === '>') return readRedirection(scanner, progress, 1);
      return scanner.peek(1) === '&'
        ? readSeparator(scanner, progress, 2, 'condition')
        : readSeparator(scanner, progress, 1, 'next');
    case '|':
      return scanner.peek(1) === '|'
        ? readSeparator(scanner, progress, 2, 'condition')
        : readSeparator(scanner, progress, scanner.peek(1) === '&' ? 2 : 1, 'pipe');
    case '<':
    case '>':
      return readRedirection(scanner, progress, 0);
    case '(':
      return readParenthesis(scanner, progress);
    case '#':
      return readComment(scanner);
    case '\\':
      return readContinuation(scanner);
    case '{':
    case '}':
      return scanner.dialect === 'powershell' && readSeparator(scanner, progress, 1, 'next');
    default:
      return false;
  }
}

function readSeparator(scanner: Scanner, progress: Progress, length: number, join: Join): boolean {
  scanner.position += length;
  progress.end(join);
  return true;
}

function readSemicolon(scanner: Scanner, progress: Progress): boolean {
  const endsCase = scanner.peek(1) === ';' || scanner.peek(1) === '&';
  readSeparator(scanner, progress, endsCase ? 2 : 1, 'next');
  if (endsCase && progress.cases.length > 0) progress.cases[progress.cases.length - 1] = 'pattern';
  return true;
}

function readLineEnd(scanner: Scanner, progress: Progress): boolean {
  scanner.position++;
  if (!progress.isEmpty) progress.end('next');
  for (const document of progress.pending.splice(0)) readHereDocument(scanner, document);
  return true;
}

function readComment(scanner: Scanner): boolean {
  if (scanner.dialect === 'cmd') return false;
  const end = scanner.text.indexOf('\n', scanner.position);
  scanner.position = end === -1 ? scanner.text.length : end;
  return true;
}

function readContinuation(scanner: Scanner): boolean {
  if (scanner.dialect !== 'posix' || !scanner.startsWith('\\\n')) return false;
  scanner.position += 2;
  return true;
}

/** Reads a group, a function's `()`, an array or, in PowerShell, an expression. */
function readParenthesis(scanner: Scanner, progress: Progress): boolean {
  if (scanner.dialect === 'powershell') return false;
  if (progress.inPattern || progress.isEmpty) {
    scanner.position++;
    if (!progress.inPattern) progress.groups++;
    return true;
  }
  scanner.position++;
  if (scanner.peek() === ')') {
    scanner.position++;
    progress.drop();
  } else if (progress.current.words.at(-1)?.text.endsWith('=')) scanner.nested();
  else {
    progress.end('next');
    progress.groups++;
  }
  return true;
}

function takeWord(progress: Progress, word: ScriptWord): void {
  const [start, second] = progress.current.words;
  // `time` starts a program, as other wrappers do, or precedes a group, a branch or a loop.
  const first = start === undefined || (start.text === 'time' && start.bare && second === undefined);
  if (first && word.bare) {
    progress.branch(word.text);
    if (keywords.has(word.text)) return;
    if (word.text === 'esac' && progress.cases.length > 0) {
      progress.cases.pop();
      return;
    }
  }
  if (word.bare && word.text === 'in' && progress.current.words[0]?.text === 'case') {
    progress.drop();
    progress.cases.push('pattern');
    return;
  }
  if (word.text === '{' && word.bare && progress.current.words[0]?.text === 'function') progress.drop();
  else addWord(progress.current, word);
}
