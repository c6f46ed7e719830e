import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, Scope } from '../../agent/facts.ts';
import { understand } from '../../command/understand.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readRemoteCodeFlag } from './remote-code-flag.ts';
import { spelling } from './vocabulary.ts';

/** A command as the file writes it, before it is parsed. */
export interface CommandWords {
  readonly at: Place;
  readonly words: readonly Located<string>[];
  readonly shell: boolean;
}

/** Parses a command and adds it to the model. */
export function addCommand(
  written: CommandWords,
  purpose: Command['purpose'],
  model: ModelBuilder,
  scope: Scope,
  workingDirectory: Located<string> | null = null,
): Command {
  const { at, words, shell } = written;
  const { cuts } = model.allowance;
  const command: Command = {
    ...scope,
    at,
    purpose,
    words,
    shell,
    workingDirectory,
    invocations: understand(words, shell, model.allowance),
  };
  if (model.allowance.isSpent || model.allowance.cuts > cuts) model.cutOff.push(at);
  model.commands.push(command);
  readRemoteCodeFlag(command, model, scope);
  return command;
}

/** Reads the command of a hook, helper or check: a text is a shell line, a list of words is passed to the program unchanged. */
export function readCommandLine(
  cursor: Cursor,
  purpose: Command['purpose'],
  model: ModelBuilder,
  scope: Scope,
): Command | null {
  const words = cursor.texts();
  if (words.length === 0) return null;
  return addCommand({ at: cursor.at, words, shell: !cursor.isList }, purpose, model, scope);
}

/**
 * Reads the launch command of an entry in any spelling: a program with a list of arguments, one list of words, one line, or a map with a
 * `path`. Returns null if there is none.
 */
export function readLaunchWords(entry: Cursor): CommandWords | null {
  const command = entry.spelled(spelling.command);
  const program = command.isMapping ? command.any('path', 'program', ...spelling.command) : command;
  const given = command.isMapping && command.spelled(spelling.arguments).exists ? command : entry;
  const words = program.texts();
  if (words.length === 0) return null;
  // Hosts pass numbers and booleans as they are written.
  const passed = given.spelled(spelling.arguments).words();
  const [first] = words;
  if (first !== undefined && words.length === 1) {
    const joined = joinedLine(first, given.spelled(spelling.arguments));
    if (joined !== null) return { at: program.at, words: [joined], shell: true };
  }
  const line = passed.length === 0 && words.length === 1 && first !== undefined && looksLikeLine(first.value);
  return { at: program.at, words: passed.length === 0 ? words : [...words, ...passed], shell: line };
}

const blank = /\s/;

/** `{command: npx, args: -y notes-mcp /srv}`: the arguments are one text that the host splits. */
function joinedLine(program: Located<string>, passed: Cursor): Located<string> | null {
  const text = passed.isText ? passed.text() : null;
  if (text === null || !blank.test(text.value.trim()) || blank.test(program.value)) return null;
  return locate(`${program.value} ${text.value.trim()}`, text.at);
}

/** Hosts that accept `npx -y server` in one string split it; a Windows path with a space in it is a single program. */
function looksLikeLine(text: string): boolean {
  return blank.test(text.trim()) && !/^["']?[A-Za-z]:\\/.test(text);
}
