import type { HereDocument, Progress } from './progress.ts';
import { nestingMax, type Scanner, WordDraft } from './scanner.ts';
import { addWord, dropLastWord, type ScriptWord, type SimpleCommand } from './script.ts';
import { readQuotedText, readWord } from './word-reader.ts';

/** Parses `>file`, `2>&1`, `<file`, `<<END`, `<<<text`, `<(script)`. */
export function readRedirection(scanner: Scanner, progress: Progress, skip: number): boolean {
  dropDescriptor(scanner, progress);
  scanner.position += skip;
  const input = scanner.peek() === '<';
  if (scanner.peek(1) === '(') {
    addWord(progress.current, readProcessSubstitution(scanner));
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

/** Removes the `2` of `2>&1`, which was parsed as a word. */
function dropDescriptor(scanner: Scanner, progress: Progress): void {
  const last = progress.current.words.at(-1);
  const adjacent =
    last !== undefined && /^\d{1,3}$/.test(last.text) && /\d/.test(scanner.text[scanner.position - 1] ?? '');
  if (adjacent && last.bare) dropLastWord(progress.current);
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

/** Reads up to the delimiter line. Unless the delimiter is quoted, substitutions in the text are executed. */
export function readHereDocument(scanner: Scanner, document: HereDocument): void {
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
