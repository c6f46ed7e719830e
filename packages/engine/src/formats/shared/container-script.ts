import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import { addCommand, type CommandWords } from './command.ts';

const shell = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|a)?sh$/;
const shellLine = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|a)?sh\s{1,9}-[a-z]{0,4}c\s{1,9}(["'])(.{1,20000})\1$/s;
/** `-c`, `-ec`, `-ceu`: a group of options that includes `-c`, so that the next word is the script. */
const scriptOption = /^-[a-z]{0,5}c[a-z]{0,5}$/;

/** The shell script of a container command such as `["sh", "-ec", script]` or `sh -c "script"`; null for other commands. */
function scriptOf(words: readonly Located<string>[]): Located<string> | null {
  const [first, ...others] = words;
  if (first === undefined) return null;
  if (others.length === 0) {
    const line = shellLine.exec(first.value.trim())?.[2];
    return line === undefined ? null : locate(line, first.at);
  }
  const line = others.pop();
  const options = others.map(({ value }) => value);
  const starts = shell.test(first.value) && options.length < 4 && scriptOption.test(options.at(-1) ?? '');
  return starts && options.every((option) => option.startsWith('-')) ? (line ?? null) : null;
}

/** Where a container's program starts: in a folder of the image, and never in one of the host. */
function imageFolder(at: Place): Located<string> {
  return locate('/', at);
}

/** Adds the program of a container, or the script that its shell runs. */
export function addContainerCommand(written: CommandWords, model: ModelBuilder, scope: Scope): void {
  const { at, words } = written;
  const script = scriptOf(words);
  if (script !== null) addCommand({ at, words: [script], shell: true }, 'server', model, scope);
  else addCommand(written, 'server', model, scope, imageFolder(at));
}
