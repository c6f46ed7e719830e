import type { Allowance } from './allowance.ts';
import { mayBeKeyword } from './progress.ts';
import { addWord, createSimpleCommand, emptyScript, noSubstitutions, type Script } from './script.ts';

/** Words and blanks without any character that is special to a shell. */
const plain = /^[^"'\\$`;&|<>()#\r\n]*$/;

/**
 * Parses a command of plain words, as most lines are, with the same result as the full parser in half the time. Null
 * for any other line.
 */
export function readPlainLine(text: string, source: number, allowance: Allowance): Script | null {
  if (!plain.test(text)) return null;
  const command = createSimpleCommand(null);
  for (let start = wordStart(text, 0); start < text.length && !allowance.isSpent; ) {
    const end = wordEnd(text, start);
    const word = text.slice(start, end);
    if (command.words.length === 0 && mayBeKeyword(word)) return null;
    allowance.takeWord();
    addWord(command, {
      text: word,
      source,
      range: { start, end },
      expands: false,
      bare: true,
      substitutions: noSubstitutions,
    });
    start = wordStart(text, end);
  }
  if (command.words.length === 0) return emptyScript;
  allowance.takeCommand();
  return [command];
}

function wordStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}
