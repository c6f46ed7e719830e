import { decoders, passThrough } from '../knowledge/decoders.ts';
import { isLocal } from '../knowledge/hosts.ts';
import type { Invocation, Word } from './invocation.ts';
import { farthestHost, transferOf } from './transfer.ts';

/** What comes out of an invocation: something fetched from elsewhere, or something decoded. */
export interface Flow {
  readonly kind: 'fetched' | 'decoded';
  /** Index of the invocation it begins with. */
  readonly from: number;
}

/** What flows through a command's pipes, substitutions, variables and files. */
export interface Flows {
  /** Out of each invocation. */
  readonly out: ReadonlyMap<number, Flow>;
  /** Held by variables. */
  readonly variables: ReadonlyMap<string, Flow>;
  /** Written into files by programs that fetch or decode. */
  readonly files: ReadonlyMap<string, Flow>;
}

/** Follows what is fetched or decoded to where it ends. Every edge is walked once for each kind of flow. */
export function followFlows(invocations: readonly Invocation[]): Flows {
  const tracer = new Tracer(invocations);
  for (const [index, invocation] of invocations.entries()) {
    const kind = originOf(invocation);
    if (kind !== null) tracer.begin(index, { kind, from: index });
  }
  tracer.run();
  return tracer;
}

function originOf(invocation: Invocation): Flow['kind'] | null {
  const transfer = transferOf(invocation);
  if (transfer !== null && transfer.receives !== null) {
    const host = farthestHost(transfer);
    return host !== null && isLocal(host) ? null : 'fetched';
  }
  return decodes(invocation) ? 'decoded' : null;
}

function decodes({ program, arguments: words }: Invocation): boolean {
  const flags = decoders.get(program);
  return flags !== undefined && words.some(({ text }) => flags.includes(text));
}

class Tracer implements Flows {
  readonly out = new Map<number, Flow>();
  readonly variables = new Map<string, Flow>();
  readonly files = new Map<string, Flow>();
  readonly #invocations: readonly Invocation[];
  readonly #readers = new Map<number, number[]>();
  readonly #queue: number[] = [];
  /** Invocations by the variables they print, files they print. */
  readonly #printing = new Map<string, number[]>();

  constructor(invocations: readonly Invocation[]) {
    this.#invocations = invocations;
    for (const [index, { pipedFrom }] of invocations.entries()) {
      if (pipedFrom !== null) append(this.#readers, pipedFrom, index);
    }
    for (const [index, invocation] of invocations.entries()) {
      if (!passThrough.has(invocation.program)) continue;
      for (const { text } of invocation.arguments) if (!text.startsWith('-')) append(this.#printing, text, index);
    }
  }

  begin(index: number, flow: Flow): void {
    const known = this.out.get(index);
    if (known?.kind === 'fetched' || known?.kind === flow.kind) return;
    this.out.set(index, flow);
    this.#queue.push(index);
  }

  run(): void {
    for (let index = this.#queue.pop(); index !== undefined; index = this.#queue.pop()) {
      const flow = this.out.get(index);
      const invocation = this.#invocations[index];
      if (flow !== undefined && invocation !== undefined) this.#spread(index, invocation, flow);
    }
  }

  #spread(index: number, invocation: Invocation, flow: Flow): void {
    const file = index === flow.from ? fileOf(invocation) : (invocation.writesTo[0]?.text ?? null);
    if (file !== null) this.#reach(this.files, file, flow);
    else for (const reader of this.#readers.get(index) ?? []) this.begin(reader, flow);
    const { substitutedInto, substitutedWord } = invocation;
    const outer = substitutedInto === null ? undefined : this.#invocations[substitutedInto];
    if (outer === undefined || substitutedInto === null || substitutedWord === null || file !== null) return;
    const name = assignedName(outer, substitutedWord);
    if (name !== null) {
      this.#reach(this.variables, `$${name}`, flow);
      this.#reach(this.variables, `\${${name}}`, flow);
    } else if (passThrough.has(outer.program)) this.begin(substitutedInto, flow);
  }

  #reach(into: Map<string, Flow>, name: string, flow: Flow): void {
    if (into.has(name)) return;
    into.set(name, flow);
    for (const index of this.#printing.get(name) ?? []) this.begin(index, flow);
  }
}

/** The variable that takes a substitution's output: `text=$(…)`. */
function assignedName(outer: Invocation, word: Word): string | null {
  if (outer.program !== '') return null;
  return outer.assignments.find(({ value }) => isSameWord(value, word))?.name ?? null;
}

export function isSameWord(a: Word, b: Word): boolean {
  return a.source === b.source && a.range.start === b.range.start && a.range.end === b.range.end;
}

function fileOf(invocation: Invocation): string | null {
  const written = invocation.writesTo.find(({ text }) => text !== '/dev/null')?.text ?? null;
  return transferOf(invocation)?.receives?.file ?? written;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, index: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [index]);
  else list.push(index);
}
