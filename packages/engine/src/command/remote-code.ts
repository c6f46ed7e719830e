import { decoders } from '../knowledge/decoders.ts';
import { isLocal } from '../knowledge/hosts.ts';
import { type Flow, type Flows, followFlows, type Tracing } from './flow.ts';
import { inlineDanger } from './inline-danger.ts';
import type { Invocation, Word } from './invocation.ts';
import { evaluators, readsProgramFromInput, runsInput, runsWord, scriptOf } from './program-source.ts';
import { opensReverseShell } from './reverse-shell.ts';
import { farthestHost, transferOf } from './transfer.ts';

/** Code that nobody reviewed runs: fetched at that moment, hidden in an encoding, or typed in by whoever is connected. */
export interface RemoteCode {
  readonly kind: 'fetched' | 'decoded' | 'encoded' | 'reverse-shell';
  /** The program that runs it. */
  readonly runner: Word;
  /** The program or the word it comes from. */
  readonly origin: Word;
  /** Read from a program text in another language, where words alone tell. */
  readonly certain: boolean;
}

type Origin = 'fetched' | 'decoded';

const tracing: Tracing<Origin> = { kinds: ['fetched', 'decoded'], originOf, ends: () => false };

function originOf(invocation: Invocation): Origin | null {
  const transfer = transferOf(invocation);
  if (transfer !== null && transfer.receives !== null) {
    const host = farthestHost(transfer);
    return host !== null && isLocal(host) ? null : 'fetched';
  }
  const flags = decoders.get(invocation.program);
  return flags !== undefined && invocation.arguments.some(({ text }) => flags.includes(text)) ? 'decoded' : null;
}

/** Every place where a command runs code from elsewhere, once for each program that runs it. */
export function findRemoteCode(invocations: readonly Invocation[]): readonly RemoteCode[] {
  const flows = followFlows(invocations, tracing);
  const search = new Search(invocations, flows);
  return invocations.flatMap((invocation, index) => search.at(invocation, index) ?? []);
}

class Search {
  readonly #invocations: readonly Invocation[];
  readonly #flows: Flows<Origin>;
  /** What flows into words of an invocation by substitution. */
  readonly #into = new Map<number, { readonly flow: Flow<Origin>; readonly word: Word }[]>();
  #verified = false;

  constructor(invocations: readonly Invocation[], flows: Flows<Origin>) {
    this.#invocations = invocations;
    this.#flows = flows;
    for (const [index, { substitutedInto, substitutedWord }] of invocations.entries()) {
      const flow = flows.out.get(index);
      if (flow === undefined || substitutedInto === null || substitutedWord === null) continue;
      const list = this.#into.get(substitutedInto) ?? [];
      list.push({ flow, word: substitutedWord });
      this.#into.set(substitutedInto, list);
    }
  }

  at(invocation: Invocation, index: number): RemoteCode | null {
    this.#verified ||= verifies(invocation);
    if (opensReverseShell(invocation, this.#invocations)) {
      return { kind: 'reverse-shell', runner: invocation.programWord, origin: invocation.programWord, certain: true };
    }
    if (invocation.inlineProgram?.encoded === true) {
      return { kind: 'encoded', runner: invocation.programWord, origin: invocation.inlineProgram.word, certain: true };
    }
    const flow =
      this.#piped(invocation) ??
      this.#substituted(invocation, index) ??
      this.#evaluated(invocation, index) ??
      this.#stored(invocation);
    if (flow !== null) {
      const origin = this.#invocations[flow.from]?.programWord ?? invocation.programWord;
      return { kind: flow.kind, runner: invocation.programWord, origin, certain: true };
    }
    return inlineDanger(invocation);
  }

  /** `curl … | sh`. */
  #piped(invocation: Invocation): Flow<Origin> | null {
    if (invocation.pipedFrom === null || !readsProgramFromInput(invocation)) return null;
    return this.#flows.out.get(invocation.pipedFrom) ?? null;
  }

  /** `bash <(curl …)`, `sh -c "$(curl …)"`, `bash <<< "$(curl …)"`. */
  #substituted(invocation: Invocation, index: number): Flow<Origin> | null {
    for (const { flow, word } of this.#into.get(index) ?? []) if (runsWord(invocation, word)) return flow;
    return null;
  }

  /** PowerShell: `iex (…).DownloadString('…')`, or a variable that an earlier expression filled. */
  #evaluated(invocation: Invocation, index: number): Flow<Origin> | null {
    const evaluates = evaluators.has(invocation.wrappers.at(-1) ?? '') && invocation.substitutedInto === null;
    if (!evaluates) return null;
    if (invocation.program.startsWith('.')) return this.#flows.out.get(index) ?? null;
    if (!/^\$\w/.test(invocation.programWord.text)) return null;
    return this.#flows.out.values().next().value ?? null;
  }

  /** A variable or a file that was filled before. A checksum or a signature in between settles it. */
  #stored(invocation: Invocation): Flow<Origin> | null {
    const { variables, files } = this.#flows;
    if (variables.size === 0 && files.size === 0) return null;
    const words = [invocation.programWord, scriptOf(invocation), runsInput(invocation) ? invocation.input : null];
    for (const word of words) {
      if (word === null) continue;
      const held = variables.get(word.text) ?? (this.#verified ? undefined : fileAt(files, word.text));
      if (held !== undefined && this.#invocations[held.from] !== invocation) return held;
    }
    return null;
  }
}

function fileAt(files: ReadonlyMap<string, Flow<Origin>>, path: string): Flow<Origin> | undefined {
  return files.get(path) ?? (path.startsWith('./') ? files.get(path.slice(2)) : undefined) ?? files.get(`./${path}`);
}

/** `sha256sum -c`, `gpg --verify`, `cosign verify-blob`. */
function verifies({ program, arguments: words }: Invocation): boolean {
  if (/^(?:sha\d{1,3}sum|shasum|md5sum|b2sum)$/.test(program)) {
    return words.some(({ text }) => /^(?:-c|--check|-a\d{0,3}c)$/.test(text) || text.startsWith('--check'));
  }
  return /^(?:gpg2?|gpgv|cosign|minisign|signify|slsa-verifier|gh)$/.test(program)
    ? program === 'gpgv' || words.some(({ text }) => /verify|^-V$|attestation/.test(text))
    : false;
}
