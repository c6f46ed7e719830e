import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { IdeaId, Match } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { isOwnWord } from './software-words.ts';

/** A switch with words of the author's own before its name: `claims_audit_logging`, `night_shift_approval_required`. */
export interface Qualified {
  readonly match: Match;
  /** Whether the name is about the agent beside any of its settings, and not only in the sections. */
  readonly certain: boolean;
  /** Words of the sections where the switch belongs. */
  readonly sections: ReadonlySet<string>;
  /** Whether only words open it: in `limit_shell_access: true` the unknown word is a verb. */
  readonly wordsOnly: boolean;
}

const qualifierMax = 2;
const wordsMax = 8;

/** The words that make a name unmistakable: the rest of the name has one of each set. */
interface Core {
  readonly id: IdeaId;
  readonly words: readonly ReadonlySet<string>[];
  readonly sections: ReadonlySet<string>;
  readonly certain: boolean;
  /** Own words with which the rest means something else. */
  readonly unless?: ReadonlySet<string>;
  readonly wordsOnly?: true;
}

const protections =
  'safety security guardrail oversight supervision autonomy permission approval hitl human loop control safeguard governance autopilot risk';
const permissions = wordSet(`${protections} tool capability execution executor runtime sandbox shell ops`);
const oversight = wordSet(`${protections} execution runtime`);
const records = wordSet(`${protections} compliance audit auditing log logging observability monitoring`);
const requirement = wordSet('require required need gate auto human operator manual skip bypass');

const cores: readonly Core[] = [
  {
    id: 'approval',
    words: [
      wordSet('human'),
      wordSet('review approval approve oversight supervision intervention signoff loop confirmation'),
    ],
    sections: oversight,
    certain: true,
  },
  {
    id: 'approval',
    words: [wordSet('auto'), wordSet('approve'), wordSet('tool command action')],
    sections: oversight,
    certain: true,
  },
  {
    id: 'guardrail',
    words: [wordSet('guardrail')],
    sections: oversight,
    certain: true,
  },
  {
    id: 'guardrail',
    words: [wordSet('prompt jailbreak'), wordSet('injection jailbreak')],
    sections: oversight,
    certain: true,
  },
  {
    id: 'audit',
    words: [wordSet('audit'), wordSet('log logging trail')],
    sections: records,
    certain: true,
    unless: wordSet('tax energy seo stock inventory carbon water food hygiene quality'),
  },
  {
    id: 'execution',
    words: [wordSet('shell'), wordSet('access execution command')],
    sections: permissions,
    certain: true,
    wordsOnly: true,
  },
  {
    id: 'execution',
    words: [wordSet('code'), wordSet('execution interpreter')],
    sections: permissions,
    certain: true,
    wordsOnly: true,
  },
  {
    id: 'approval',
    words: [wordSet('approval approve confirmation'), requirement],
    sections: oversight,
    certain: false,
    // People apply for these, and somebody grants them, or a letter confirms them.
    unless: wordSet(
      'leave vacation absence loan mortgage visa permit licence license planning patent drug timesheet overtime cookie parental travel appointment delivery visitor',
    ),
  },
  {
    id: 'guardrail',
    words: [wordSet('content'), wordSet('moderation')],
    sections: oversight,
    certain: false,
  },
];
const firstWords = new Set(cores.flatMap(({ words }) => [...(words[0] ?? [])]));

/** When approval is given up: nobody approves a night, so the switch is certain wherever an agent is configured. */
const circumstances = wordSet('night nightly overnight nighttime shift weekend weekday evening daytime emergency');
const prepositions = wordSet('for at during');

/** Whether the agent's own texts have the word. */
export type Mentions = (word: string) => boolean;

/** The switch that remains without the author's own words, at the beginning or behind a preposition; null for other names. */
export function readQualified(words: readonly string[], mentions: Mentions): Qualified | null {
  if (words.length < 2 || words.length > wordsMax || !hasOneOf(words, firstWords)) return null;
  for (let count = 1; count <= qualifierMax; count += 1) {
    const found = readParts(words.slice(0, count), words.slice(count), mentions);
    if (found !== null) return found;
  }
  const at = words.findIndex((word) => prepositions.has(word));
  return at < 2 ? null : readParts(words.slice(at + 1), words.slice(0, at), mentions);
}

function readParts(own: readonly string[], rest: readonly string[], mentions: Mentions): Qualified | null {
  if (own.length === 0 || own.length > qualifierMax) return null;
  const core = cores.find(({ words, unless }) => hasEach(words, rest) && !own.some((word) => unless?.has(word)));
  const subject = own.filter((word) => !circumstances.has(word));
  if (core === undefined || (subject.length > 0 && !subject.some(mentions)) || !subject.every(isQualifier)) return null;
  const match = lexicon().read(rest);
  if (match?.id !== core.id) return null;
  // A morning's confirmation may be a letter.
  const certain = core.certain || (subject.length === 0 && !rest.includes('confirmation'));
  return { match, certain, sections: core.sections, wordsOnly: core.wordsOnly === true };
}

function hasEach(sets: readonly ReadonlySet<string>[], words: readonly string[]): boolean {
  return sets.every((set) => hasOneOf(words, set));
}

/** A word about the author's own matters. */
function isQualifier(word: string): boolean {
  return /^[a-z]{3,24}$/.test(word) && isOwnWord(word);
}
