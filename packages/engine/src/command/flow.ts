import { passThrough } from '../knowledge/decoders.ts';
import type { Invocation, Word } from './invocation.ts';

/** The data that an invocation outputs. */
export interface Flow<Kind extends string> {
  readonly kind: Kind;
  /** Index of the invocation that the data originates from. */
  readonly from: number;
}

/** Data flows through a command's pipes, substitutions, variables and files. */
export interface Flows<Kind extends string> {
  /** Output of each invocation, by its index. */
  readonly out: ReadonlyMap<number, Flow<Kind>>;
  /** Held by variables, keyed as references: `$name` and `${name}`. */
  readonly variables: ReadonlyMap<string, Flow<Kind>>;
  /** Written to files, by path. */
  readonly files: ReadonlyMap<string, Flow<Kind>>;
  /** The output of each of these goes into a pipe, and no further by itself. */
  readonly piped: { has(index: number): boolean };
}

/** What to trace: the kinds of data, worst first, where each originates, and which programs stop its flow. */
export interface Tracing<Kind extends string> {
  readonly kinds: readonly Kind[];
  readonly originOf: (invocation: Invocation) => Kind | null;
  readonly stopsAt: (kind: Kind, invocation: Invocation) => boolean;
}

/** The result for most commands: no data originates in them. */
export const noFlows: Flows<never> = { out: new Map(), variables: new Map(), files: new Map(), piped: new Set() };

/** Traces data from its origins. Each edge is followed at most once per kind. */
export function followFlows<Kind extends string>(
  invocations: readonly Invocation[],
  tracing: Tracing<Kind>,
): Flows<Kind> {
  const origins: [number, Kind][] = [];
  for (let index = 0; index < invocations.length; index++) {
    const invocation = invocations[index];
    const kind = invocation === undefined ? null : tracing.originOf(invocation);
    if (kind !== null) origins.push([index, kind]);
  }
  if (origins.length === 0) return noFlows;
  const tracer = new Tracer(invocations, tracing);
  for (const [from, kind] of origins) tracer.begin(from, { kind, from });
  tracer.run();
  return tracer;
}

class Tracer<Kind extends string> implements Flows<Kind> {
  readonly out = new Map<number, Flow<Kind>>();
  readonly variables = new Map<string, Flow<Kind>>();
  readonly files = new Map<string, Flow<Kind>>();
  readonly #invocations: readonly Invocation[];
  readonly #tracing: Tracing<Kind>;
  /** What reads the output of each through a pipe. */
  readonly piped = new Map<number, number[]>();
  readonly #queue: number[] = [];
  /** Invocations that print a variable or a file, by its reference or path. */
  readonly #printing = new Map<string, number[]>();

  constructor(invocations: readonly Invocation[], tracing: Tracing<Kind>) {
    this.#invocations = invocations;
    this.#tracing = tracing;
    for (const [index, { pipedFrom }] of invocations.entries()) {
      if (pipedFrom !== null) append(this.piped, pipedFrom, index);
    }
    for (const [index, invocation] of invocations.entries()) {
      if (!passThrough.has(invocation.program)) continue;
      for (const { text } of invocation.arguments) if (!text.startsWith('-')) append(this.#printing, text, index);
    }
  }

  begin(index: number, flow: Flow<Kind>): void {
    const known = this.out.get(index);
    const { kinds } = this.#tracing;
    if (known !== undefined && kinds.indexOf(known.kind) <= kinds.indexOf(flow.kind)) return;
    this.out.set(index, flow);
    this.#queue.push(index);
  }

  #pass(index: number, flow: Flow<Kind>): void {
    const invocation = this.#invocations[index];
    if (invocation !== undefined && !this.#tracing.stopsAt(flow.kind, invocation)) this.begin(index, flow);
  }

  run(): void {
    for (let index = this.#queue.pop(); index !== undefined; index = this.#queue.pop()) {
      const flow = this.out.get(index);
      const invocation = this.#invocations[index];
      if (flow !== undefined && invocation !== undefined) this.#spread(index, invocation, flow);
    }
  }

  #spread(index: number, invocation: Invocation, flow: Flow<Kind>): void {
    const variable = invocation.program === 'for' ? invocation.arguments[0]?.text : undefined;
    if (variable !== undefined) this.#hold(variable, flow);
    const file = index === flow.from ? outputFileOf(invocation) : (invocation.writesTo[0]?.text ?? null);
    if (file !== null) this.#reach(this.files, file, flow);
    else for (const reader of this.piped.get(index) ?? []) this.#pass(reader, flow);
    const { substitutedInto, substitutedWord } = invocation;
    const outer = substitutedInto === null ? undefined : this.#invocations[substitutedInto];
    if (outer === undefined || substitutedInto === null || substitutedWord === null || file !== null) return;
    if (this.piped.has(index)) return;
    const name = assignedName(outer, substitutedWord);
    if (name !== null) this.#hold(name, flow);
    else if (passThrough.has(outer.program)) this.begin(substitutedInto, flow);
  }

  #hold(name: string, flow: Flow<Kind>): void {
    this.#reach(this.variables, `$${name}`, flow);
    this.#reach(this.variables, `\${${name}}`, flow);
  }

  #reach(into: Map<string, Flow<Kind>>, name: string, flow: Flow<Kind>): void {
    if (into.has(name)) return;
    into.set(name, flow);
    for (const index of this.#printing.get(name) ?? []) this.begin(index, flow);
  }
}

/** The variable to which a substitution's output is assigned: `text=$(…)`. */
function assignedName(outer: Invocation, word: Word): string | null {
  if (outer.program !== '') return null;
  return outer.assignments.find(({ value }) => isSameWord(value, word))?.name ?? null;
}

/** Whether two words have the same position in the same text. */
export function isSameWord(a: Word, b: Word): boolean {
  return a.source === b.source && a.range.start === b.range.start && a.range.end === b.range.end;
}

function outputFileOf(invocation: Invocation): string | null {
  const written = invocation.writesTo.find(({ text }) => text !== '/dev/null')?.text ?? null;
  return invocation.transfer?.receives?.file ?? written ?? createdFile(invocation);
}

const copyPrograms: ReadonlySet<string> = new Set(['cp', 'mv', 'install', 'ln']);

/** The file that a copy or archive command creates, according to its arguments. */
function createdFile({ program, arguments: words }: Invocation): string | null {
  const operands = words.filter(({ text }) => !text.startsWith('-'));
  if (copyPrograms.has(program)) return operands.length < 2 ? null : (operands.at(-1)?.text ?? null);
  if (program === 'zip') return operands[0]?.text ?? null;
  const letters = program === 'tar' ? /^-?[a-zA-Z]{0,8}f$|^--file$/ : /^-o$|^--output$/;
  if (program !== 'tar' && program !== 'git') return null;
  const named = words[words.findIndex(({ text }) => letters.test(text)) + 1];
  const joined = words.find(({ text }) => /^--(?:file|output)=/.test(text))?.text.split('=', 2)[1];
  const file = joined ?? (words.some(({ text }) => letters.test(text)) ? named?.text : undefined) ?? null;
  return file === '-' ? null : file;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, index: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [index]);
  else list.push(index);
}
