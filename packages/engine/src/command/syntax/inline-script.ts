import type { Word } from '../invocation.ts';
import type { Allowance } from './allowance.ts';
import type { InlineText } from './inline.ts';
import { addWord, createSimpleCommand, type Script, type ScriptWord, type SimpleCommand } from './script.ts';
import { readScript } from './script-reader.ts';

/**
 * Parses a shell's program text. Words passed separately keep their own places, so that a finding can point at the
 * argument.
 */
export function readInlineScript(
  inline: InlineText,
  depth: number,
  allowance: Allowance,
): { readonly script: Script; readonly word: Word } {
  const [first] = inline.words;
  if (first === undefined || inline.dialect === null) return { script: [], word: nowhere };
  if (inline.words.length === 1) {
    const blank = first.text.trim() === '*';
    return {
      script: blank ? [] : readScript(first.text, first.source, inline.dialect, depth, first, allowance),
      word: first,
    };
  }
  const word = { ...first, text: inline.words.map(({ text }) => text).join(' ') };
  const isPlain = inline.dialect === 'cmd' ? isPlainInCommandPrompt : isPlainInShell;
  if (inline.words.every(({ text }, index) => isPlain(text, index))) return { script: divide(inline.words), word };
  return { script: readScript(word.text, first.source, inline.dialect, depth, first, allowance), word };
}

const nowhere: Word = { text: '', source: 0, range: { start: 0, end: 0 }, expands: false, bare: true };
const separators: ReadonlySet<string> = new Set(['&&', '||', '&', ';', '|']);

function isPlainInShell(text: string): boolean {
  return separators.has(text) || !/[\s|;&<>(){}"'`$]/.test(text);
}

/** `cmd /c` is handed each word in quotes where it needs them; to the command prompt itself `$`, `{` and `'` mean nothing. */
function isPlainInCommandPrompt(text: string, index: number): boolean {
  return separators.has(text) || !(index === 0 ? /[\s|&<>^"]/ : /[|&<>^]/).test(text);
}

function divide(words: readonly ScriptWord[]): Script {
  const commands: SimpleCommand[] = [];
  let command = createSimpleCommand(null);
  for (const word of words) {
    if (separators.has(word.text)) {
      if (command.words.length > 0) commands.push(command);
      command = createSimpleCommand(word.text === '|' ? (commands.at(-1) ?? null) : null);
    } else addWord(command, word);
  }
  if (command.words.length > 0) commands.push(command);
  return commands;
}
