import type { Span } from '../text/span.ts';
import type { Transfer } from './effects/transfer-parts.ts';
import type { ContainerRun } from './runners/container.ts';

/** One word of a command after quote removal. */
export interface Word {
  readonly text: string;
  /** Range in the text the word came from, which is the located string at index `source` of the command's words. */
  readonly source: number;
  readonly range: Span;
  /** Whether it contains an unquoted or double-quoted variable or substitution. */
  readonly expands: boolean;
  /** Whether it is unquoted. */
  readonly bare: boolean;
}

/** Program text passed as a word: `bash -c "…"`, `python -c "…"`, a here-document. */
export interface InlineProgram {
  /** The program that interprets it: `bash`, `python`, `node`, `powershell`. */
  readonly interpreter: string;
  readonly word: Word;
  /** Whether it is encoded (`powershell -EncodedCommand`). */
  readonly encoded: boolean;
}

/** One program that a command line starts, without its wrappers (`sudo`, `env`, `cmd /c`, `bash -lc`). */
export interface Invocation {
  /** Base name in lower case without `.exe`: `npx`, `bash`, `curl`. Empty if the program is a variable. */
  readonly program: string;
  readonly programWord: Word;
  readonly arguments: readonly Word[];
  /** Names of its wrappers, outermost first. A wrapper that wraps nothing, or `*`, is itself the program. */
  readonly wrappers: readonly string[];
  /** The preceding command in a pipe, as an index into the list of invocations. */
  readonly pipedFrom: number | null;
  /** The program whose words contain its output, or run it, as an index into the list. */
  readonly substitutedInto: number | null;
  /** The word of that program that contains it. */
  readonly substitutedWord: Word | null;
  /** Whether it runs only under a condition: in a branch, or after `&&` or `||`. */
  readonly conditional: boolean;
  /** Environment assignments before the program (`A=b program`, `env A=b program`). */
  readonly assignments: readonly { readonly name: string; readonly value: Word }[];
  /** Files to which its output is redirected. */
  readonly writesTo: readonly Word[];
  /** Files from which its input is redirected. */
  readonly readsFrom: readonly Word[];
  /** The text of a here-document or here-string that it reads. */
  readonly input: Word | null;
  /** Whether it is part of a program text passed to a shell or interpreter (`bash -c "…"`). */
  readonly inline: boolean;
  /** The program text that contains it or, for an interpreter, the one passed to it. */
  readonly inlineProgram: InlineProgram | null;
  /** The package, image or module that a runner fetches. */
  readonly package: PackageReference | null;
  /** Further packages that it fetches: `uv run --with a --with b`, `npx -p a -p b`, `pip install a b`. */
  readonly extraPackages: readonly PackageReference[];
  /** Flags, mounts and variables of `docker run` and similar programs. */
  readonly container: ContainerRun | null;
  /** What it transfers over the network. */
  readonly transfer: Transfer | null;
}

/** A package, image or module that a command refers to. */
export interface PackageReference {
  readonly ecosystem: 'npm' | 'pypi' | 'docker' | 'git' | 'go' | 'deno' | 'url';
  readonly name: string;
  /** As written: an exact version, a range, a tag; null if none is given. */
  readonly version: string | null;
  /** `unknown`: it depends on a variable. */
  readonly pinned: 'exact' | 'digest' | 'tag' | 'range' | 'mutable' | 'none' | 'local' | 'unknown';
  /** The word that names it, which has to change to fix it. */
  readonly word: Word;
  /** False if the runner must not fetch it (`npx --no-install`). */
  readonly installs: boolean;
  /** Whether it runs at once (`npx x`) rather than only being installed (`pip install x`). */
  readonly runs: boolean;
}
