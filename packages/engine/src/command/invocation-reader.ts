import { canonicalProgram } from '../knowledge/interpreters.ts';
import { type Context, createInvocation, topLevel, withWrappers } from './context.ts';
import { readTransfer } from './effects/transfer.ts';
import type { Invocation } from './invocation.ts';
import { programName } from './program-name.ts';
import { containerPrograms, readContainerCommand } from './runners/container-reader.ts';
import { readImage, readRunner } from './runners/runners.ts';
import { expandWords, nestedCommands } from './started.ts';
import type { Allowance } from './syntax/allowance.ts';
import { findInlineText, findShellOption, type InlineText, inputProgram } from './syntax/inline.ts';
import { readInlineScript } from './syntax/inline-script.ts';
import { nestingMax } from './syntax/scanner.ts';
import { addWord, createSimpleCommand, type Script, type ScriptWord, type SimpleCommand } from './syntax/script.ts';
import { type Unwrapped, unwrap } from './unwrap.ts';

const nothing: readonly never[] = [];
const noInvocations: Invocation[] = [];

/**
 * Limits how much nested program text is parsed again, in proportion to the command's size, so that nested wrappers
 * stay linear.
 */
const reparseLimits = { timesItsLength: 4, atLeast: 1_000, perWord: 5 } as const;

/** Converts simple commands into invocations, including the commands that each of them starts. */
export class InvocationReader {
  invocations: Invocation[] = noInvocations;
  /** Characters that may still be parsed again. */
  #reparseBudget: number;
  readonly #allowance: Allowance;

  constructor(length: number, allowance: Allowance) {
    this.#allowance = allowance;
    this.#reparseBudget = reparseLimits.atLeast + reparseLimits.timesItsLength * length;
  }

  /** Adds the commands of a script and returns the index of the last invocation added, or null if there was none. */
  addScript(script: Script, context: Context = topLevel): number | null {
    let before: SimpleCommand | null = null;
    let beforeEnd: number | null = null;
    let last: number | null = null;
    for (const command of script) {
      const piped = command.pipedFrom !== null && command.pipedFrom === before && beforeEnd !== null;
      const end = this.#addCommand(command, piped ? { ...context, pipedFrom: beforeEnd } : context);
      before = command;
      beforeEnd = end;
      last = end ?? last;
    }
    return last;
  }

  #addCommand(command: SimpleCommand, context: Context): number | null {
    const words = expandWords(command.words);
    const unwrapped = unwrap(words);
    const inner = withWrappers(context, unwrapped.wrappers);
    const programWord = words[unwrapped.at];
    if (programWord === undefined) return this.#addWithoutProgram(command, unwrapped, inner);
    const program = programName(programWord);
    const from = unwrapped.at + 1;
    const inline = findInlineText(program, words, from) ?? inputProgram(program, words, from, command.input);
    if (inline?.dialect != null) {
      const end = this.#addInline(inline, program, command, inner);
      if (end !== null) return end;
    }
    const index = this.#add(
      command,
      programWord,
      from === words.length ? nothing : words.slice(from),
      unwrapped,
      program,
      inline,
      inner,
    );
    this.#addSubstitutions(command, words, index, context);
    this.#addNested(words, from, program, index, inner);
    return index;
  }

  /** Adds the commands of a program text that a shell runs, in place of the shell itself. */
  #addInline(inline: InlineText, shell: string, command: SimpleCommand, context: Context): number | null {
    const [first] = inline.words;
    const length = inline.words.length === 1 ? (first?.text.length ?? 0) : inline.words.length * reparseLimits.perWord;
    if (!this.#mayReparse(length, context)) return null;
    const { script, word } = readInlineScript(inline, context.depth + 1, this.#allowance);
    const before = this.invocations.length;
    const inlineProgram = { interpreter: shell, word, encoded: false };
    const conditional = context.conditional || command.conditional;
    const inner = { ...withWrappers(context, [shell]), inlineProgram, depth: context.depth + 1, conditional };
    const end = this.addScript(script, inner);
    const target = end === null ? undefined : this.invocations[end];
    if (end === null || target === undefined) return null;
    if (command.writesTo !== null) {
      const redirected = { ...target, writesTo: [...target.writesTo, ...command.writesTo] };
      this.invocations[end] = { ...redirected, transfer: readTransfer(redirected) };
    }
    const read = new Set(inline.words);
    const others = command.words.filter((other) => !read.has(other));
    this.#addSubstitutions({ ...command, input: null }, others, before, context);
    return end;
  }

  /** Adds assignments or redirections without a program. */
  #addWithoutProgram(command: SimpleCommand, unwrapped: Unwrapped, context: Context): number | null {
    const { words, writesTo, readsFrom, input } = command;
    const word = words.at(-1) ?? writesTo?.[0] ?? readsFrom?.[0] ?? input;
    if (word == null) return null;
    const index = this.invocations.length;
    this.#keep(createInvocation(command, word, nothing, unwrapped, '', context));
    this.#addSubstitutions(command, words, index, context);
    return index;
  }

  #add(
    command: SimpleCommand,
    programWord: ScriptWord,
    words: readonly ScriptWord[],
    unwrapped: Unwrapped,
    program: string,
    inline: InlineText | null,
    context: Context,
  ): number {
    const index = this.invocations.length;
    const container = containerPrograms.has(program) ? readContainerCommand(words, 0) : null;
    if (container?.isCut === true) this.#allowance.cuts++;
    const image = container?.run.image ?? null;
    const fetched =
      image === null ? (readRunner(canonicalProgram(program), words, 0)?.packages ?? nothing) : [readImage(image)];
    const [word] = inline?.words ?? nothing;
    const inlineProgram =
      word === undefined ? null : { interpreter: canonicalProgram(program), word, encoded: inline?.encoded === true };
    const details = {
      fetched,
      container: container?.run ?? null,
      inlineProgram: inlineProgram ?? context.inlineProgram,
    };
    const invocation = createInvocation(command, programWord, words, unwrapped, program, context, details);
    const transfer = readTransfer(invocation);
    this.#keep(transfer === null ? invocation : { ...invocation, transfer });
    return index;
  }

  /** Most commands have one invocation; an array literal avoids the extra capacity of a growing array. */
  #keep(invocation: Invocation): void {
    if (this.invocations === noInvocations) this.invocations = [invocation];
    else this.invocations.push(invocation);
  }

  #addSubstitutions(command: SimpleCommand, words: readonly ScriptWord[], into: number, context: Context): void {
    const { writesTo, readsFrom, input } = command;
    const conditional = context.conditional || command.conditional;
    const follow = (word: ScriptWord): void => {
      if (word.substitutions.length === 0) return;
      const inner = { ...context, pipedFrom: null, substitutedInto: into, substitutedWord: word, conditional };
      for (const script of word.substitutions) this.addScript(script, inner);
    };
    words.forEach(follow);
    writesTo?.forEach(follow);
    readsFrom?.forEach(follow);
    if (input !== null) follow(input);
  }

  /** Adds commands among a program's own arguments, such as after the image of `docker run` or after `find -exec`. */
  #addNested(words: readonly ScriptWord[], from: number, program: string, index: number, context: Context): void {
    if (words.length === from) return;
    const outer = this.invocations[index];
    if (outer === undefined) return;
    const commands = nestedCommands(program, words, from);
    const option = findShellOption(program, words, from) ?? findShellOption(outer.package?.name ?? '', words, from);
    if (commands.length === 0 && option === null) return;
    const { pipedFrom, conditional } = outer;
    const reached = {
      ...context,
      depth: context.depth + 1,
      pipedFrom,
      conditional,
      substitutedInto: null,
      substitutedWord: null,
    };
    const inner = withWrappers(reached, [program]);
    for (const started of commands) {
      if (!this.#mayReparse(started.length * reparseLimits.perWord, context)) return;
      const command = createSimpleCommand(null);
      for (const word of started)
        addWord(command, word.substitutions.length === 0 ? word : { ...word, substitutions: [] });
      this.addScript([command], inner);
    }
    if (option !== null) this.#addInline(option, program, createSimpleCommand(null), reached);
  }

  #mayReparse(length: number, context: Context): boolean {
    if (context.depth >= nestingMax || length > this.#reparseBudget) return false;
    this.#reparseBudget -= length;
    return true;
  }
}
