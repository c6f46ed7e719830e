import type { Span } from '../text/span.ts';
import type { Transfer } from './effects/transfer-parts.ts';
import type { ContainerRun } from './runners/container.ts';

/** One word of a command after quoting is undone. */
export interface Word {
  readonly text: string;
  /** Range in the text the word came from: the located string at index `source` of the command's words. */
  readonly source: number;
  readonly range: Span;
  /** It holds an unquoted or double-quoted variable or substitution. */
  readonly expands: boolean;
  /** No quotes stand around it. */
  readonly bare: boolean;
}

/** Program text handed over as a word: `bash -c "…"`, `python -c "…"`, a here-document. */
export interface InlineProgram {
  /** The program that reads it: `bash`, `python`, `node`, `powershell`. */
  readonly interpreter: string;
  readonly word: Word;
  /** It is encoded (`powershell -EncodedCommand`). */
  readonly encoded: boolean;
}

/** One program that a command line starts, wrappers (`sudo`, `env`, `cmd /c`, `bash -lc`) taken off. */
export interface Invocation {
  /** Base name, lower case, without `.exe`: `npx`, `bash`, `curl`. Empty when the program is a variable. */
  readonly program: string;
  readonly programWord: Word;
  readonly arguments: readonly Word[];
  /** Names of the wrappers around it, outermost first. A wrapper that wraps nothing, or `*`, is itself the program. */
  readonly wrappers: readonly string[];
  /** What stands before it in a pipe, as an index into the list of invocations. */
  readonly pipedFrom: number | null;
  /** Its output is taken into the words of another program, or is run: an index into the list. */
  readonly substitutedInto: number | null;
  /** The word of that program in which it stands. */
  readonly substitutedWord: Word | null;
  /** It runs only if something else holds: in a branch, or behind `&&` or `||`. */
  readonly conditional: boolean;
  /** Environment assignments before the program (`A=b program`, `env A=b program`). */
  readonly assignments: readonly { readonly name: string; readonly value: Word }[];
  /** Files its output is redirected into. */
  readonly writesTo: readonly Word[];
  /** Files its input comes from. */
  readonly readsFrom: readonly Word[];
  /** The text of a here-document or here-string it reads. */
  readonly input: Word | null;
  /** Stands inside a program text handed to a shell or an interpreter (`bash -c "…"`). */
  readonly inline: boolean;
  /** The program text it stands in, or, of an interpreter, the one it was given. */
  readonly inlineProgram: InlineProgram | null;
  /** The package, image or module a runner fetches. */
  readonly package: PackageReference | null;
  /** What it fetches beside that: `uv run --with a --with b`, `npx -p a -p b`, `pip install a b`. */
  readonly extraPackages: readonly PackageReference[];
  /** Flags, mounts and variables of `docker run` and its kin. */
  readonly container: ContainerRun | null;
  /** What it moves over the network. */
  readonly transfer: Transfer | null;
}

export interface PackageReference {
  readonly ecosystem: 'npm' | 'pypi' | 'docker' | 'git' | 'go' | 'deno' | 'url';
  readonly name: string;
  /** As written: an exact version, a range, a tag; null when none is given. */
  readonly version: string | null;
  /** `unknown`: a variable decides. */
  readonly pinned: 'exact' | 'digest' | 'tag' | 'range' | 'mutable' | 'none' | 'local' | 'unknown';
  /** The word that names it: the value that has to change. */
  readonly word: Word;
  /** The runner may not fetch it (`npx --no-install`). */
  readonly installs: boolean;
  /** Run at once (`npx x`), or only put on the machine (`pip install x`). */
  readonly runs: boolean;
}
