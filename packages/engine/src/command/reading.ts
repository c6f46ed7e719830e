import { canonicalProgram, shells } from '../knowledge/interpreters.ts';
import { containerPrograms, readContainerCommand } from './container-reader.ts';
import { findInlineText, type InlineText } from './inline.ts';
import type { InlineProgram, Invocation } from './invocation.ts';
import { programName } from './program-name.ts';
import { readImage, readRunner } from './runners.ts';
import { nestingMax } from './scanner.ts';
import { createSimpleCommand, type Script, type ScriptWord, type SimpleCommand } from './script.ts';
import { readScript } from './script-reader.ts';
import { expandWords, startedBehind } from './started.ts';
import { type Unwrapped, unwrap } from './unwrap.ts';

/** What surrounds a script: its wrappers, the program text it stands in, and where its input and output go. */
interface Surroundings {
  readonly wrappers: readonly string[];
  readonly inlineProgram: InlineProgram | null;
  readonly depth: number;
  readonly pipedFrom: number | null;
  readonly substitutedInto: number | null;
}

const outside: Surroundings = { wrappers: [], inlineProgram: null, depth: 0, pipedFrom: null, substitutedInto: null };

/** Turns simple commands into invocations, following what each of them starts. */
export class Reading {
  readonly invocations: Invocation[] = [];

  /** The index of the last invocation that was added; null when there was none. */
  addScript(script: Script, around: Surroundings = outside): number | null {
    const ends = new Map<SimpleCommand, number>();
    let last: number | null = null;
    for (const command of script) {
      const source = command.pipedFrom === null ? null : ends.get(command.pipedFrom);
      const end = this.#addCommand(command, { ...around, pipedFrom: source ?? around.pipedFrom });
      if (end === null) continue;
      ends.set(command, end);
      last = end;
    }
    return last;
  }

  #addCommand(command: SimpleCommand, around: Surroundings): number | null {
    const words = expandWords(command.words);
    const unwrapped = unwrap(words);
    const wrappers = [...around.wrappers, ...unwrapped.wrappers];
    const inside = { ...around, wrappers };
    const programWord = words[unwrapped.at];
    if (programWord === undefined) return this.#addBare(command, unwrapped, inside);
    const program = programName(programWord);
    const inline =
      findInlineText(program, words, unwrapped.at + 1) ?? hereProgram(program, words, unwrapped.at, command);
    if (inline?.dialect != null) {
      const end = this.#addInline(inline, program, command, inside);
      if (end !== null) return end;
    }
    const index = this.#add(command, words, unwrapped, program, inline, inside);
    this.#addSubstitutions(command, words, index, around);
    this.#addStarted(words, unwrapped.at, program, index, inside);
    return index;
  }

  /** A program text that a shell reads: its commands stand for it. */
  #addInline(inline: InlineText, shell: string, command: SimpleCommand, around: Surroundings): number | null {
    const [first] = inline.words;
    if (first === undefined || inline.dialect === null || around.depth >= nestingMax) return null;
    const text = inline.words.length === 1 ? first.text : inline.words.map(({ text }) => text).join(' ');
    if (text.trim() === '*') return null;
    const word = inline.words.length === 1 ? first : { ...first, text };
    const script = readScript(text, first.source, inline.dialect, around.depth + 1, first);
    const before = this.invocations.length;
    const end = this.addScript(script, {
      ...around,
      wrappers: [...around.wrappers, shell],
      inlineProgram: { interpreter: shell, word, encoded: false },
      depth: around.depth + 1,
    });
    if (end === null) return null;
    const target = this.invocations[end];
    if (target !== undefined && command.writesTo.length > 0) {
      this.invocations[end] = { ...target, writesTo: [...target.writesTo, ...command.writesTo] };
    }
    const others = command.words.filter((word) => !inline.words.includes(word));
    this.#addSubstitutions({ ...command, input: null }, others, before, around);
    return end;
  }

  /** Assignments or redirections without a program. */
  #addBare(command: SimpleCommand, unwrapped: Unwrapped, around: Surroundings): number | null {
    const word = command.words.at(-1) ?? command.writesTo[0] ?? command.readsFrom[0] ?? command.input;
    if (word == null) return null;
    const index = this.invocations.length;
    this.invocations.push({ ...invocationOf(command, word, '', around), assignments: unwrapped.assignments });
    this.#addSubstitutions(command, command.words, index, around);
    return index;
  }

  #add(
    command: SimpleCommand,
    words: readonly ScriptWord[],
    unwrapped: Unwrapped,
    program: string,
    inline: InlineText | null,
    around: Surroundings,
  ): number {
    const { at, assignments } = unwrapped;
    const programWord = words[at] ?? words[0];
    const index = this.invocations.length;
    if (programWord === undefined) return index;
    const [text] = inline?.words ?? [];
    const container = containerPrograms.has(program) ? readContainerCommand(words, at + 1) : null;
    const image = container?.run.image ?? null;
    const fetched =
      image === null ? (readRunner(canonicalProgram(program), words, at + 1)?.packages ?? []) : [readImage(image)];
    this.invocations.push({
      ...invocationOf(command, programWord, program, around),
      arguments: words.slice(at + 1),
      assignments,
      inlineProgram:
        text === undefined
          ? around.inlineProgram
          : { interpreter: canonicalProgram(program), word: text, encoded: inline?.encoded ?? false },
      package: fetched[0] ?? null,
      extraPackages: fetched.slice(1),
      container: container?.run ?? null,
    });
    return index;
  }

  #addSubstitutions(command: SimpleCommand, words: readonly ScriptWord[], into: number, around: Surroundings): void {
    const { writesTo, readsFrom, input } = command;
    for (const word of [...words, ...writesTo, ...readsFrom, ...(input === null ? [] : [input])]) {
      for (const script of word.substitutions)
        this.addScript(script, { ...around, pipedFrom: null, substitutedInto: into });
    }
  }

  /** Commands among a program's own words: behind the image of `docker run`, behind `find -exec`. */
  #addStarted(words: readonly ScriptWord[], at: number, program: string, index: number, around: Surroundings): void {
    if (around.depth >= nestingMax) return;
    for (const started of startedBehind(program, words, at + 1)) {
      const command = createSimpleCommand(null);
      command.words.push(...started.map((word) => ({ ...word, substitutions: [] })));
      const { pipedFrom } = this.invocations[index] ?? around;
      const inside = { ...around, depth: around.depth + 1, wrappers: [...around.wrappers, program], pipedFrom };
      this.addScript([command], { ...inside, substitutedInto: null });
    }
  }
}

function invocationOf(
  command: SimpleCommand,
  programWord: ScriptWord,
  program: string,
  around: Surroundings,
): Invocation {
  return {
    program,
    programWord,
    arguments: [],
    wrappers: around.wrappers,
    pipedFrom: around.pipedFrom,
    substitutedInto: around.substitutedInto,
    assignments: [],
    writesTo: command.writesTo,
    readsFrom: command.readsFrom,
    input: command.input,
    inline: around.inlineProgram !== null,
    inlineProgram: around.inlineProgram,
    package: null,
    extraPackages: [],
    container: null,
  };
}

/** `bash <<END`, `bash -s <<< "…"`, `python3 - <<END`: the program text is the input. */
function hereProgram(
  program: string,
  words: readonly ScriptWord[],
  at: number,
  command: SimpleCommand,
): InlineText | null {
  const { input } = command;
  if (input === null || words.slice(at + 1, at + 4).some(({ text }) => !text.startsWith('-'))) return null;
  return shells.has(program) ? { words: [input], dialect: 'posix', encoded: false } : null;
}
