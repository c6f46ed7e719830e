import { decoders } from '../../knowledge/decoders.ts';
import { isLocal } from '../../knowledge/hosts.ts';
import { type Flow, type Flows, followFlows, noFlows, type Tracing } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';
import { findInlineRemoteCode } from './inline-danger.ts';
import { evaluators, readsProgramFromInput, runsInput, runsWord, scriptOf } from './program-source.ts';
import { mayOpenReverseShell, opensReverseShell } from './reverse-shell.ts';
import { farthestHost } from './transfer.ts';

/** Unreviewed code that a command runs: fetched at run time, decoded, or typed in through a connection. */
export interface RemoteCode {
  readonly kind: 'fetched' | 'decoded' | 'encoded' | 'reverse-shell';
  /** The word to change: the program that runs it, or the program text itself. */
  readonly at: Word;
  /** The program that runs it. */
  readonly runner: Word;
  /** The program or word that it comes from. */
  readonly origin: Word;
  /** False if detected only by keywords in a program text of another language. */
  readonly certain: boolean;
}

type Origin = 'fetched' | 'decoded';

const tracing: Tracing<Origin> = { kinds: ['fetched', 'decoded'], originOf, stopsAt: () => false };

function originOf(invocation: Invocation): Origin | null {
  const { transfer } = invocation;
  if (transfer !== null && transfer.receives !== null) {
    const host = farthestHost(transfer);
    // A name without dots may belong to any machine of the network.
    return host !== null && host !== 'service' && isLocal(host) ? null : 'fetched';
  }
  const flags = decoders.get(invocation.program);
  return flags !== undefined && invocation.arguments.some(({ text }) => flags.includes(text)) ? 'decoded' : null;
}

/** Every place where a command runs remote or decoded code, once for each program that runs it. */
export function findRemoteCode(invocations: readonly Invocation[]): readonly RemoteCode[] {
  const flows = followFlows(invocations, tracing);
  if (flows === noFlows && !invocations.some(hasProgramText) && !invocations.some(mayOpenReverseShell)) return [];
  const search = new RemoteCodeSearch(invocations, flows);
  const found: RemoteCode[] = [];
  for (let index = 0; index < invocations.length; index++) {
    const code = search.at(index);
    if (code !== null) found.push(code);
  }
  return found;
}

function hasProgramText({ inlineProgram }: Invocation): boolean {
  return inlineProgram !== null;
}

class RemoteCodeSearch {
  readonly #invocations: readonly Invocation[];
  readonly #flows: Flows<Origin>;
  /** Data flows into an invocation's words by substitution. */
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

  at(index: number): RemoteCode | null {
    const invocation = this.#invocations[index];
    if (invocation === undefined) return null;
    const runner = invocation.programWord;
    this.#verified ||= verifies(invocation);
    if (opensReverseShell(invocation, this.#invocations)) {
      return { kind: 'reverse-shell', at: runner, runner, origin: runner, certain: true };
    }
    if (invocation.inlineProgram?.encoded === true) {
      const { word } = invocation.inlineProgram;
      return { kind: 'encoded', at: word, runner, origin: word, certain: true };
    }
    const flow =
      this.#piped(invocation) ??
      this.#substituted(invocation, index) ??
      this.#evaluated(invocation, index) ??
      this.#stored(invocation);
    if (flow !== null) {
      const origin = this.#invocations[flow.from]?.programWord ?? runner;
      return { kind: flow.kind, at: runner, runner, origin, certain: true };
    }
    return findInlineRemoteCode(invocation);
  }

  /** `curl … | sh`. */
  #piped(invocation: Invocation): Flow<Origin> | null {
    if (invocation.pipedFrom === null || !readsProgramFromInput(invocation)) return null;
    return this.#flows.out.get(invocation.pipedFrom) ?? null;
  }

  /** `bash <(curl …)`, `sh -c "$(curl …)"`, `bash <<< "$(curl …)"`. */
  #substituted(invocation: Invocation, index: number): Flow<Origin> | null {
    const found = this.#into.get(index)?.find(({ word }) => runsWord(invocation, word));
    return found?.flow ?? null;
  }

  /** PowerShell: `iex (…).DownloadString('…')`, or a variable assigned by an earlier expression. */
  #evaluated(invocation: Invocation, index: number): Flow<Origin> | null {
    const wrapper = invocation.wrappers.at(-1);
    if (wrapper === undefined || !evaluators.has(wrapper) || invocation.substitutedInto !== null) return null;
    if (invocation.program.startsWith('.')) return this.#flows.out.get(index) ?? null;
    if (!/^\$\w/.test(invocation.programWord.text)) return null;
    return this.#flows.out.values().next().value ?? null;
  }

  /** A variable or file with such content. A checksum or signature check in between makes a file trusted. */
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

const digests = /^(?:-c|--check\b.*|-a\d{0,3}c)$/;
const signatures = /verify|^-V$|attestation/;

/** Programs that verify files, with the arguments that make them do so. Sources: their manual pages. */
const verifiers: ReadonlyMap<string, RegExp> = new Map([
  ...'sha1sum sha224sum sha256sum sha384sum sha512sum shasum md5sum b2sum'
    .split(' ')
    .map((name) => [name, digests] as const),
  ...'gpg gpg2 cosign minisign signify slsa-verifier gh'.split(' ').map((name) => [name, signatures] as const),
]);

/** `sha256sum -c`, `gpg --verify`, `cosign verify-blob`. */
function verifies({ program, arguments: words }: Invocation): boolean {
  const verifying = verifiers.get(program);
  return program === 'gpgv' || (verifying !== undefined && words.some(({ text }) => verifying.test(text)));
}
