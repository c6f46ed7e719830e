import { evaluatesText, shells } from '../../knowledge/interpreters.ts';
import { eventFieldOf, type InputKind, templateOf, toolInputOf } from '../../knowledge/tool-input.ts';
import type { Located } from '../../text/span.ts';
import { type Flows, followFlows, isSameWord, type Tracing } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';
import { readsProgramFromInput, runsWord, scriptOf } from './program-source.ts';

/**
 * Model-controlled input inserted into a command. `run`: as program text; `template`: substituted before the shell
 * parses the line; `argument`: as an argument that is split into words and options.
 */
export interface Splice {
  readonly kind: 'run' | 'template' | 'argument';
  readonly input: InputKind;
  readonly quoted: boolean;
  readonly word: Word;
}

const tracing: Tracing<InputKind> = {
  kinds: ['text', 'path'],
  originOf: ({ program, arguments: words }) => {
    if (program !== 'jq' && program !== 'gojq' && program !== 'jaq') return null;
    for (const { text } of words) if (text.startsWith('.')) return eventFieldOf(text.slice(0, 400));
    return null;
  },
  stopsAt: (_, { program }) => program === 'grep' || program === 'wc' || program === 'jq',
};

/** A command as written, with its parsed invocations. */
export interface Written {
  readonly invocations: readonly Invocation[];
  readonly words: readonly Located<string>[];
  /** Whether a shell interprets it; otherwise each word is one argument. */
  readonly shell: boolean;
}

const nothing: readonly never[] = [];

/** Signs of a variable, a substitution or a template. Without any of them a single command is what is written. */
const insertionSigns = /[$`]|\{\{/;

/** Every place where a hook inserts its input into a command. */
export function findSplices({ invocations, words, shell }: Written): readonly Splice[] {
  if (invocations.length === 1 && !words.some(({ value }) => insertionSigns.test(value))) return nothing;
  const flows = followFlows(invocations, tracing);
  const isList = !shell && words.length > 1;
  // A list whose first item is a complete line may be a list of lines.
  const isLines = isList && /\s/.test(words[0]?.value.trim() ?? '');
  const splices: Splice[] = [];
  for (const invocation of invocations) {
    const piped = invocation.pipedFrom === null ? undefined : invocations[invocation.pipedFrom];
    const splice =
      printedSplice(invocation, piped, flows) ??
      spliceOf(isList ? withoutPlainArguments(invocation, isLines) : invocation, flows);
    if (splice !== null) splices.push(splice);
  }
  return [...splices, ...findSubstituted(invocations, flows)];
}

/**
 * `eval "$(jq -r .tool_input.command)"`, `prettier $(jq -r .tool_input.file_path)`: a substitution puts the input
 * directly into the command.
 */
function* findSubstituted(invocations: readonly Invocation[], flows: Flows<InputKind>): Iterable<Splice> {
  for (const [index, { kind: input }] of flows.out) {
    const { substitutedInto, substitutedWord: word } = invocations[index] ?? {};
    const outer = substitutedInto == null ? undefined : invocations[substitutedInto];
    if (outer === undefined || word == null) continue;
    const program = invocations[index]?.inlineProgram ?? null;
    if (input === 'text' && program !== null && shells.has(program.interpreter) && isExpandedBefore(program.word))
      yield { kind: 'run', input, quoted: false, word: program.word };
    else if (runsWord(outer, word)) yield { kind: 'run', input, quoted: false, word };
    else if (word.bare && outer.program !== '' && !safePrograms.has(outer.program))
      yield { kind: 'argument', input, quoted: false, word };
  }
}

/** Programs that join their arguments into one line for a shell. */
const shellJoiners: ReadonlySet<string> = new Set([
  'ssh',
  'su',
  'tmux',
  'screen',
  'watch',
  'parallel',
  'script',
  'eval',
  'at',
]);

/** Removes the words passed unchanged to the program: one item of a list stays one argument, whatever is substituted. */
function withoutPlainArguments(invocation: Invocation, isLines: boolean): Invocation {
  const { program, inline, inlineProgram, arguments: words } = invocation;
  if (inline || shellJoiners.has(program)) return invocation;
  const read = words.filter(
    (word) =>
      (isLines && (word.source === 0 || isLine(word.text))) ||
      (inlineProgram !== null && isSameWord(inlineProgram.word, word)) ||
      runsWord(invocation, word),
  );
  return { ...invocation, arguments: read };
}

function isLine(text: string): boolean {
  return /\S\s|\s\S/.test(text.replace(/\{\{[^{}]{0,100}\}\}/g, ''));
}

function spliceOf(invocation: Invocation, flows: Flows<InputKind>): Splice | null {
  return runSplice(invocation, flows) ?? templateSplice(invocation) ?? argumentSplice(invocation, flows);
}

/** `jq -r .tool_input.command | bash`, `eval "$INPUT"`, `bash -c "… $INPUT"`, `xargs -I{} sh -c "… {}"`. */
function runSplice(invocation: Invocation, flows: Flows<InputKind>): Splice | null {
  const { pipedFrom, inlineProgram, wrappers, programWord } = invocation;
  const piped = pipedFrom === null ? undefined : flows.out.get(pipedFrom);
  if (piped !== undefined && readsProgramFromInput(invocation))
    return { kind: 'run', input: piped.kind, quoted: false, word: programWord };
  const script = scriptOf(invocation);
  const whole = script === null || !isLoneVariable(script) ? null : modelInputIn(script.text, flows);
  if (whole === 'text') return { kind: 'run', input: whole, quoted: false, word: programWord };
  if (inlineProgram === null || inlineProgram.encoded) return null;
  const { word, interpreter } = inlineProgram;
  const found = modelInputIn(word.text, flows);
  if (found !== null && (isExpandedBefore(word) || evaluatesText.has(interpreter)))
    return { kind: 'run', input: found, quoted: false, word };
  const replaced =
    wrappers.includes('xargs') && shells.has(interpreter) && word.text.includes('{}') && piped !== undefined;
  return replaced ? { kind: 'run', input: piped.kind, quoted: false, word } : null;
}

/** `echo "$CLAUDE_TOOL_INPUT" | bash` */
function printedSplice(invocation: Invocation, piped: Invocation | undefined, flows: Flows<InputKind>): Splice | null {
  if (piped === undefined || (piped.program !== 'echo' && piped.program !== 'printf')) return null;
  const isText = piped.arguments.some(({ text, expands }) => expands && modelInputIn(text, flows) === 'text');
  if (!isText || !readsProgramFromInput(invocation)) return null;
  return { kind: 'run', input: 'text', quoted: false, word: invocation.programWord };
}

/** Whether the outer shell expands the value into the program text, as between double quotes. */
function isExpandedBefore(word: Word): boolean {
  return word.expands && (!word.bare || isLoneVariable(word));
}

function isLoneVariable({ text }: Word): boolean {
  return /^\$\{?\w{1,100}\}?$/.test(text);
}

function templateSplice({ arguments: words, programWord }: Invocation): Splice | null {
  const word = [programWord, ...words].find(
    ({ text }) => (text.includes('{{') || text.includes('${tool_')) && templateOf(text.slice(0, 2_000)) !== null,
  );
  return word === undefined ? null : { kind: 'template', input: 'text', quoted: !word.bare, word };
}

/** Programs for which blanks and dashes in an argument are harmless, or whose purpose is to split words. */
const safePrograms: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  '[[',
  '[',
  'test',
  'for',
  'case',
  'export',
  'local',
  'read',
  'exit',
  'return',
  'set',
  ':',
  'true',
  'logger',
  '',
]);

function argumentSplice({ program, arguments: words }: Invocation, flows: Flows<InputKind>): Splice | null {
  if (safePrograms.has(program)) return null;
  for (const word of words) {
    if (!word.bare || !word.expands) continue;
    const input = modelInputIn(word.text, flows);
    if (input !== null) return { kind: 'argument', input, quoted: false, word };
  }
  return null;
}

/** The first variable in a text with model-controlled input; text has priority over paths. */
function modelInputIn(text: string, { variables }: Flows<InputKind>): InputKind | null {
  let found: InputKind | null = null;
  for (const [, name = ''] of text.slice(0, 20_000).matchAll(/\$\{?(\w{1,100})/g)) {
    const kind = variables.get(`$${name}`)?.kind ?? toolInputOf(name);
    if (kind === 'text') return kind;
    found ??= kind;
  }
  return found;
}
