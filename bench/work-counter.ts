/**
 * Counts the work of a run instead of timing it: how often each block of the engine ran, and how many entries or characters its calls of
 * built-in functions went through. Counts depend neither on the machine nor on what else it does, so that texts of a few kilobytes show
 * what grows with the square. Needs `--no-flush-bytecode`: the counts of a function that was thrown away are lost.
 */
import { type Profiler, Session } from 'node:inspector';

/** Work by place: a block of the source, or the name of a built-in function. */
export type Work = ReadonlyMap<string, number>;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
takeCoverage();

let counts: Map<string, number> | null = null;
let namesCallers = false;

/** With `callers`, the work of built-in functions is counted for each caller, which takes far longer. */
export function countWork(run: () => void, callers = false): Work {
  const found = new Map<string, number>();
  counts = found;
  namesCallers = callers;
  run();
  counts = null;
  for (const { url, functions } of takeCoverage()) {
    if (!url.includes('/packages/')) continue;
    for (const { functionName, ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        if (count > 0) found.set(`${url}:${startOffset}-${endOffset} ${functionName}`, count);
  }
  return found;
}

function takeCoverage(): readonly Profiler.ScriptCoverage[] {
  let taken: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    taken = result;
  });
  return taken;
}

function add(name: string, count: number): void {
  const current = counts;
  if (current === null) return;
  // What follows uses built-in functions itself.
  counts = null;
  const place = namesCallers ? `${name} ${callers()}` : name;
  current.set(place, (current.get(place) ?? 0) + count);
  counts = current;
}

const callersMax = 4;

function callers(): string {
  const lines = (new Error('only for its stack').stack ?? '').split('\n').filter((line) => line.includes('/packages/'));
  return lines
    .slice(0, callersMax)
    .map((line) => line.replace(/^.*\/packages\/(?:engine\/src\/)?/, ''))
    .join(' < ');
}

type Sized = ArrayLike<unknown>;
type SizeOf = (self: Sized, answer: unknown, args: readonly unknown[]) => number;

function watch(holder: object, title: string, names: readonly string[], sizeOf: SizeOf): void {
  for (const name of names) {
    const original: unknown = Reflect.get(holder, name);
    if (typeof original !== 'function') throw new Error(`${title} has no ${name}.`);
    Reflect.defineProperty(holder, name, {
      configurable: true,
      writable: true,
      value(this: Sized, ...args: unknown[]): unknown {
        const answer: unknown = Reflect.apply(original, this, args);
        if (counts !== null) add(`${title}.${name}`, sizeOf(this, answer, args));
        return answer;
      },
    });
  }
}

const whole: SizeOf = ({ length }) => length;
const upToMatch: SizeOf = ({ length }, answer) => (typeof answer === 'number' && answer >= 0 ? answer + 1 : length);
const ofAnswer: SizeOf = (_self, answer) => (Array.isArray(answer) ? answer.length : String(answer).length);

watch(Array.prototype, 'Array', ['concat', 'join', 'reverse', 'sort', 'toSorted', 'flat', 'includes', 'shift'], whole);
watch(Array.prototype, 'Array', ['indexOf', 'findIndex'], upToMatch);
watch(Array.prototype, 'Array', ['slice', 'map', 'flatMap', 'filter'], ofAnswer);
watch(String.prototype, 'String', ['indexOf', 'search'], upToMatch);
watch(String.prototype, 'String', ['includes', 'split', 'replace', 'replaceAll', 'match', 'normalize', 'trim'], whole);
watch(String.prototype, 'String', ['lastIndexOf', 'toLowerCase', 'toUpperCase'], whole);
watch(Object, 'Object', ['keys', 'values', 'entries'], ofAnswer);
watch(JSON, 'JSON', ['stringify'], ofAnswer);
watch(JSON, 'JSON', ['parse'], (_self, _answer, [text]) => String(text).length);

/** What is taken from an iterator: spreading, `for … of` and `new Set(…)`. */
for (const [title, iterator] of [
  ['Array', [].values()],
  ['Set', new Set().values()],
  ['Map', new Map().entries()],
] as const) {
  const prototype: unknown = Object.getPrototypeOf(iterator);
  if (typeof prototype === 'object' && prototype !== null) watch(prototype, `${title} iterator`, ['next'], () => 1);
}
