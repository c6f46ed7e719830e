import { nestingMax, Scanner, WordDraft } from './scanner.ts';
import { createSimpleCommand, type Dialect, type Script, type ScriptWord, type SimpleCommand } from './script.ts';
import { readQuotedText, readWord } from './word-reader.ts';

/** Reads a shell text as the simple commands in it. Never fails: what no shell would accept is read as far as it goes. */
export function readScript(
  text: string,
  source: number,
  dialect: Dialect,
  depth: number,
  whole: ScriptWord | null,
): Script {
  const origin = { source, offset: 0, whole: whole?.range ?? null };
  return new Scanner(text, origin, dialect, depth, readCommands).script();
}

interface HereDocument {
  readonly command: SimpleCommand;
  readonly delimiter: ScriptWord;
}

/** Words that only give a line its shape; what follows them is a command. */
const shapeWords: ReadonlySet<string> = new Set(
  'if then elif else fi while until do done { } ! time coproc try catch finally'.split(' '),
);
const opening: ReadonlySet<string> = new Set(['if', 'while', 'until', 'for', 'case']);
const closing: ReadonlySet<string> = new Set(['fi', 'done', 'esac']);

/** How a command is joined to the one before it. */
type Join = 'pipe' | 'condition' | 'next';

/** What has been read so far of one script. */
class Progress {
  readonly commands: SimpleCommand[] = [];
  readonly pending: HereDocument[] = [];
  /** The patterns and bodies of `case`, innermost last. */
  readonly cases: ('pattern' | 'body')[] = [];
  groups = 0;
  /** Branches and loops that are open. */
  branches = 0;
  current = createSimpleCommand(null);

  get isEmpty(): boolean {
    const { words, writesTo, readsFrom, input } = this.current;
    return words.length === 0 && writesTo === null && readsFrom === null && input === null;
  }

  get inPattern(): boolean {
    return this.cases.at(-1) === 'pattern';
  }

  get inCondition(): boolean {
    return this.current.words[0]?.text === '[[' && this.current.words.at(-1)?.text !== ']]';
  }

  end(join: Join): void {
    if (this.inPattern) this.current = createSimpleCommand(null);
    if (!this.isEmpty) this.commands.push(this.current);
    const last = this.commands.at(-1) ?? null;
    this.current = createSimpleCommand(join === 'pipe' ? last : null, join === 'condition' || this.branches > 0);
  }

  drop(): void {
    this.current = createSimpleCommand(this.current.pipedFrom, this.current.conditional);
  }

  /** A branch opened or closed before the command that follows. */
  branch(word: string): void {
    if (opening.has(word)) this.branches++;
    else if (closing.has(word) && this.branches > 0) this.branches--;
    else return;
    this.current = createSimpleCommand(this.current.pipedFrom, this.branches > 0);
  }
}

function readCommands(scanner: Scanner, close: ')' | ''): Script {
  const progress = new Progress();
  while (!scanner.ended) {
    const character = scanner.peek();
    if (character === ' ' || character === '\t' || character === '\r') scanner.position++;
    else if (progress.inCondition && '&|()<>'.includes(character)) scanner.position++;
    else if (character === ')') {
      scanner.position++;
      if (endsScript(progress, close)) break;
    } else if (!readOperator(scanner, progress, character)) addWord(progress, readWord(scanner));
  }
  progress.end('next');
  return progress.commands;
}

/** What a closing parenthesis closes: a case pattern, a group, or the whole script. */
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

/** False when an ordinary word begins here. */
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

/** A group, a function's `()`, an array, or (PowerShell) an expression. */
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

function addWord(progress: Progress, word: ScriptWord): void {
  const first = progress.current.words.length === 0;
  if (first && word.bare) {
    progress.branch(word.text);
    if (shapeWords.has(word.text)) return;
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
  else progress.current.words.push(word);
}

/** `>file`, `2>&1`, `<file`, `<<END`, `<<<text`, `<(script)`. */
function readRedirection(scanner: Scanner, progress: Progress, skip: number): boolean {
  dropDescriptor(scanner, progress);
  scanner.position += skip;
  const input = scanner.peek() === '<';
  if (scanner.peek(1) === '(') {
    progress.current.words.push(readProcessSubstitution(scanner));
    return true;
  }
  const text = scanner.startsWith('<<<');
  const document = !text && scanner.startsWith('<<');
  scanner.position += text ? 3 : document || scanner.peek(1) === '>' ? 2 : 1;
  if (scanner.peek() === '|' || (document && scanner.peek() === '-')) scanner.position++;
  const duplicates = scanner.peek() === '&';
  if (duplicates) scanner.position++;
  const target = readTarget(scanner);
  if (target === null) return true;
  if (text) progress.current.input = target;
  else if (document) progress.pending.push({ command: progress.current, delimiter: target });
  else if (!duplicates || !/^(?:\d{1,3}|-)$/.test(target.text)) addTarget(progress.current, target, input);
  return true;
}

function addTarget(command: SimpleCommand, target: ScriptWord, input: boolean): void {
  if (input) {
    command.readsFrom ??= [];
    command.readsFrom.push(target);
  } else {
    command.writesTo ??= [];
    command.writesTo.push(target);
  }
}

/** The `2` of `2>&1` was read as a word. */
function dropDescriptor(scanner: Scanner, progress: Progress): void {
  const last = progress.current.words.at(-1);
  const adjacent =
    last !== undefined && /^\d{1,3}$/.test(last.text) && /\d/.test(scanner.text[scanner.position - 1] ?? '');
  if (adjacent && last.bare) progress.current.words.pop();
}

function readTarget(scanner: Scanner): ScriptWord | null {
  while (scanner.peek() === ' ' || scanner.peek() === '\t') scanner.position++;
  if (scanner.ended || '\n\r;&|<>()'.includes(scanner.peek())) return null;
  const start = scanner.position;
  const word = readWord(scanner);
  if (scanner.position === start) scanner.position++;
  return word;
}

function readProcessSubstitution(scanner: Scanner): ScriptWord {
  const draft = new WordDraft(scanner);
  const start = scanner.position;
  scanner.position += 2;
  draft.substitutions.push(scanner.nested());
  draft.add(scanner.text.slice(start, scanner.position));
  draft.expands = true;
  return draft.finish();
}

/** Up to the line that is the delimiter. Unless the delimiter is quoted, substitutions in the text run. */
function readHereDocument(scanner: Scanner, document: HereDocument): void {
  if (scanner.hereDocumentsEnd) return;
  const { text } = scanner;
  const start = scanner.position;
  for (let line = start; line < text.length; ) {
    const newline = text.indexOf('\n', line);
    const end = newline === -1 ? text.length : newline;
    if (text.slice(line, end).trim() === document.delimiter.text) {
      document.command.input = hereText(scanner, start, line, document.delimiter.bare);
      scanner.position = Math.min(end + 1, text.length);
      return;
    }
    line = end + 1;
  }
  scanner.hereDocumentsEnd = true;
}

function hereText(scanner: Scanner, start: number, end: number, expands: boolean): ScriptWord {
  const body = scanner.elsewhere(scanner.text.slice(start, end), start, end);
  const draft = new WordDraft(body);
  draft.bare = false;
  if (expands && body.depth < nestingMax) readQuotedText(body, draft, '');
  else draft.add(body.text);
  return draft.finish();
}
