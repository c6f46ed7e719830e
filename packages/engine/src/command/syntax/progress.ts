import type { Allowance } from './allowance.ts';
import { createSimpleCommand, type ScriptWord, type SimpleCommand } from './script.ts';

/** A here-document whose text follows at the next line end. */
export interface HereDocument {
  readonly command: SimpleCommand;
  readonly delimiter: ScriptWord;
}

/** Shell keywords that structure a line; a command follows them. */
export const keywords: ReadonlySet<string> = new Set(
  'if then elif else fi while until do done { } ! coproc try catch finally'.split(' '),
);
const opening: ReadonlySet<string> = new Set(['if', 'while', 'until', 'for', 'case']);
const closing: ReadonlySet<string> = new Set(['fi', 'done', 'esac']);

/** Whether a word at the start of a command may be a keyword rather than a program's name. */
export function mayBeKeyword(word: string): boolean {
  return keywords.has(word) || opening.has(word) || closing.has(word) || word === 'function' || word === 'time';
}

/** How a command is connected to the previous one. */
export type Join = 'pipe' | 'condition' | 'next';

const noCommands: SimpleCommand[] = [];

/** The state while one script is parsed. */
export class Progress {
  commands: SimpleCommand[] = noCommands;
  readonly pending: HereDocument[] = [];
  /** Open `case` patterns and bodies, innermost last. */
  readonly cases: ('pattern' | 'body')[] = [];
  groups = 0;
  /** Number of open branches and loops. */
  branches = 0;
  current = createSimpleCommand(null);
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

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
    if (!this.isEmpty) {
      if (this.commands === noCommands) this.commands = [this.current];
      else this.commands.push(this.current);
      this.#allowance.takeCommand();
    }
    const last = this.commands.at(-1) ?? null;
    this.current = createSimpleCommand(join === 'pipe' ? last : null, join === 'condition' || this.branches > 0);
  }

  drop(): void {
    this.current = createSimpleCommand(this.current.pipedFrom, this.current.conditional);
  }

  /** Records that a branch opens or closes before the next command. */
  branch(word: string): void {
    if (opening.has(word)) this.branches++;
    else if (closing.has(word) && this.branches > 0) this.branches--;
    else return;
    this.current = createSimpleCommand(this.current.pipedFrom, this.branches > 0);
  }
}
