import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, Scope } from '../../agent/facts.ts';
import { understand } from '../../command/understand.ts';
import type { Located, Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** A command as a host is told it, before it is understood. */
export interface CommandWords {
  readonly at: Place;
  readonly words: readonly Located<string>[];
  readonly shell: boolean;
}

/** Understands a command and puts it into the model. */
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
  return command;
}

/** A line that a shell reads: hooks, helpers, checks. A list of words goes to the program as it is. */
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
 * The launch of an entry with `command` and `args` in any spelling: a program with a list of arguments, one list of words, one line, or
 * a map with a `path`. Null when there is none.
 */
export function readLaunchWords(entry: Cursor): CommandWords | null {
  const command = entry.spelled(spelling.command);
  const program = command.isMapping ? command.any('path', 'program', ...spelling.command) : command;
  const given = command.isMapping && command.spelled(spelling.arguments).exists ? command : entry;
  const words = program.texts();
  if (words.length === 0) return null;
  // Numbers and booleans among the arguments are passed as they are written.
  const passed = given.spelled(spelling.arguments).words();
  const [first] = words;
  const line = passed.length === 0 && words.length === 1 && first !== undefined && looksLikeLine(first.value);
  return { at: program.at, words: passed.length === 0 ? words : [...words, ...passed], shell: line };
}

const blank = /\s/;

/** `npx -y server` in one string is split by the hosts that accept it; a Windows path with a space in it is one program. */
function looksLikeLine(text: string): boolean {
  return blank.test(text.trim()) && !/^["']?[A-Za-z]:\\/.test(text);
}
