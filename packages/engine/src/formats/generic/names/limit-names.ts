import type { Limit } from '../../../agent/facts.ts';
import { lazily } from '../../../text/lazily.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { fillers } from './idea.ts';

/** Words that make a name a limit. */
export const bounds = wordSet('max maximum limit cap ceiling quota stop budget');
const companions =
  'autonomous unattended max maximum limit cap ceiling quota stop plan planning after budget per goal question ticket query number name count num total auto reply consecutive tool call function task run running conversation session execution reasoning react thought agentic chain workflow graph crew team hard soft sub condition criterion criteria';

interface LimitName {
  readonly kind: Limit['kind'];
  readonly words: string;
  readonly may: string;
  /** Whether the name denotes a limit without a word like `max`. */
  readonly alone: boolean;
  /** A word that rules the meaning out. */
  readonly unless?: string;
}

/** Kinds of limits by the words of their names. Earlier rows are more specific. */
const limitNames: readonly LimitName[] = [
  // The number of agents per run, not the depth of nesting.
  { kind: 'iterations', words: 'handoff subagent', may: 'spawn', alone: false },
  {
    kind: 'delegation',
    words: 'delegation handoff subagent spawn',
    may: 'depth level chain recursion may can',
    alone: false,
  },
  { kind: 'recursion', words: 'recursion recursive', may: 'depth level', alone: false },
  { kind: 'retries', words: 'retry attempt try replan revision correction', may: 'error failure solve', alone: false },
  // `retries: 999`
  { kind: 'retries', words: 'retry', may: '', alone: true },
  {
    kind: 'timeout',
    words: 'timeout deadline',
    may: 'time second sec ms millisecond s minute request command shell code connect connection read default overall global runtime',
    alone: true,
  },
  // A rate per hour is not a duration.
  { kind: 'timeout', words: 'minute hour', may: '', alone: false, unless: 'per' },
  {
    kind: 'timeout',
    words: 'time runtime duration',
    may: 'flight work working active execution wall second sec ms minute',
    alone: false,
  },
  {
    kind: 'iterations',
    words: 'iteration iter step turn round loop cycle hop thought',
    may: 'action',
    alone: false,
  },
  { kind: 'iterations', words: 'call action', may: 'tool', alone: false },
  { kind: 'iterations', words: 'reply', may: '', alone: false },
  {
    kind: 'budget',
    words: 'cost spend spending usd dollar eur',
    may: 'daily day weekly week monthly month',
    alone: false,
  },
];

const compiled = lazily(() =>
  limitNames.map(({ kind, words, may, alone, unless = '' }) => ({
    kind,
    alone,
    unless,
    must: wordSet(words),
    known: wordSet(`${words} ${may} ${companions} ${fillers}`),
  })),
);

const counted = wordSet('iteration step turn round loop cycle call action');
const runs = wordSet('run session task conversation case job ticket query question message goal mission chat');

/** `rounds_per_case`, `tool_calls_per_conversation`; an epoch of training has steps as well. */
function isPerRun(words: readonly string[]): boolean {
  const [unit = '', per, run = '', ...more] = words[0] === 'tool' || words[0] === 'model' ? words.slice(1) : words;
  return counted.has(unit) && per === 'per' && runs.has(run) && more.length === 0;
}

/** The kind of limit that a name denotes; null for every other name. */
export function limitKindOf(words: readonly string[]): Limit['kind'] | null {
  if (isPerRun(words)) return 'iterations';
  const bounded = hasOneOf(words, bounds);
  const found = compiled().find(
    ({ must, known, alone, unless }) =>
      (alone || bounded) && !words.includes(unless) && hasOneOf(words, must) && words.every((word) => known.has(word)),
  );
  return found?.kind ?? null;
}
