import { isSameWord } from '../flow.ts';
import type { Invocation, Word } from '../invocation.ts';

/**
 * What a shell program text does. `launch`: it changes the directory, sets variables and starts one local program;
 * `computed-launch`: the same with a command substitution; `plain`: one command that needs no shell; `program`:
 * anything more.
 */
export type InlineShape = 'launch' | 'computed-launch' | 'plain' | 'program';

/** A program text and its shape. */
export interface InlineGroup {
  readonly interpreter: string;
  readonly word: Word;
  readonly shape: InlineShape;
  /** Whether it runs in a container. */
  readonly contained: boolean;
}

/** Programs that only prepare the following command. The empty name is an assignment. */
const preparing: ReadonlySet<string> = new Set([
  '',
  'cd',
  'pushd',
  'export',
  'set',
  'unset',
  'source',
  '.',
  'umask',
  'ulimit',
  'setlocal',
  'shopt',
  ':',
  'true',
  'test',
  '[',
]);

/** Every program text among the invocations that is not encoded, with its shape. */
export function inlineGroups(invocations: readonly Invocation[]): readonly InlineGroup[] {
  if (invocations.every(({ inlineProgram }) => inlineProgram === null)) return [];
  const members = new Map<Word, Invocation[]>();
  for (const invocation of invocations) {
    const word = invocation.inlineProgram?.word;
    if (word === undefined || invocation.inlineProgram?.encoded === true) continue;
    const group = members.get(word);
    if (group === undefined) members.set(word, [invocation]);
    else group.push(invocation);
  }
  return [...members].map(([word, group]) => ({
    interpreter: group[0]?.inlineProgram?.interpreter ?? '',
    word,
    shape: shapeOf(group, invocations),
    contained: group.some(
      ({ container, wrappers }) => container !== null || wrappers.some((name) => containers.has(name)),
    ),
  }));
}

const containers: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl', 'finch']);

function shapeOf(group: readonly Invocation[], all: readonly Invocation[]): InlineShape {
  const [first] = group;
  if (first !== undefined && !first.inline) return startsModule(first) ? 'launch' : 'program';
  const substituted = group.filter(({ substitutedInto }) => substitutedInto !== null);
  const started = group.filter((one, index) => {
    const { program, substitutedInto, programWord, assignments } = one;
    if (startsNext(one, group[index + 1])) return false;
    const prepares =
      preparing.has(program) && (program !== '' || assignments.some(({ value }) => isSameWord(value, programWord)));
    return substitutedInto === null && !prepares;
  });
  const [main] = started;
  if (main === undefined || started.length > 1 || main.pipedFrom !== null) return 'program';
  if (substituted.some(({ substitutedInto }) => substitutedInto !== null && all[substitutedInto] === main))
    return 'program';
  if (main.transfer !== null || (main.inlineProgram !== null && !main.inline))
    return group.length === 1 ? 'plain' : 'program';
  // A fetched package is not a local program, whatever was set before.
  if (main.package !== null && main.package.pinned !== 'local') return substituted.length === 0 ? 'plain' : 'program';
  return substituted.length === 0 ? 'launch' : 'computed-launch';
}

/** `uv run python server.py` appears in the group as `uv` and as the program that it starts. */
function startsNext({ program, wrappers }: Invocation, next: Invocation | undefined): boolean {
  return next !== undefined && next.wrappers.length > wrappers.length && next.wrappers.at(-1) === program;
}

/** `python -c "from server import main; main()"`: program text that only starts installed code. */
function startsModule({ inlineProgram }: Invocation): boolean {
  const text = inlineProgram?.word.text ?? '';
  if (inlineProgram?.interpreter !== 'python' || text.length > 400 || /['"]|\b(?:exec|eval|system|popen)\b/.test(text))
    return false;
  const statements = text.split(/[;\n]/).map((statement) => statement.trim());
  return statements.every((part) => /^(?:import [\w., ]+|from [\w.]+ import [\w., ]+|[\w.]+\([\w.()]*\))?$/.test(part));
}
