import { hasOneOf, wordSet } from '../../../text/word-set.ts';

/** What a switch of an agent is about, independent of its spelling. */
const ideaIds = [
  'approval',
  'approval-of-edits',
  'execution',
  'unsafe-loading',
  'remote-code',
  'elevated',
  'sandbox',
  'escape-hatch',
  'privileged',
  'host-namespace',
  'docker-socket',
  'browser-sandbox',
  'same-origin',
  'certificate-check',
  'authentication',
  'token-check',
  'pkce',
  'public',
  'bind',
  'origin',
  'remote-management',
  'tunnel',
  'host-check',
  'sender',
  'network',
  'private-network',
  'model-url',
  'rendering',
  'workspace-only',
  'file-access',
  'guardrail',
  'environment',
  'shared-memory',
  'user-memory',
  'trust',
  'signature',
  'redaction',
  'audit',
  'log-prompts',
  'log-bodies',
  'log-secrets',
  'log-transcripts',
  'debug',
  'retention',
  'telemetry',
  'auto-update',
  'unlimited',
  'retry-unlimited',
  'rate-limit',
  'loop-detection',
] as const;
export type IdeaId = (typeof ideaIds)[number];

/** What a value means for an idea: protected, partly protected, or not. */
export type State = 'safe' | 'reduced' | 'unsafe';

/**
 * The grammar of one idea over the words of a name. A name means the idea when it contains one word of each set in `must` and every
 * other word is in `may` or `inverts` (or is a filler); a single unknown word rules the idea out.
 */
export interface Idea {
  readonly id: IdeaId;
  readonly must: readonly string[];
  readonly may: string;
  /** Words that invert the meaning of true: `skip`, `disable`, `auto`. */
  readonly inverts: string;
  readonly whenTrue: 'safe' | 'unsafe';
  /** Values that decide the state by themselves, whatever the name says. */
  readonly values?: Readonly<Partial<Record<State, string>>>;
  /** Words that rule the idea out, though they have no meaning in most names. */
  readonly unless?: string;
  /** Plain true and false are not valid values. */
  readonly wordsOnly?: true;
  /** Only the idea's own values, and words that open or close anything, are valid. */
  readonly valuesOnly?: true;
}

/** Words that negate a name. */
export const negations =
  'no not without disable disabled skip skipped bypass bypassed ignore ignored never off suppress suppressed prevent forbid';

/** Words that carry no meaning of their own and may occur in nearly every name. */
export const fillers =
  'enable enabled active activated toggled is be has have use using mode setting option flag config default policy level type kind state the of on for ff all any agent agentic assistant bot copilot ai llm global system current should value status strategy enforced configured present behavior behaviour applied to from in into with by or each other';

/** The idea that a name means, and how to interpret the value under it. */
export interface Match {
  readonly id: IdeaId;
  readonly whenTrue: 'safe' | 'unsafe';
  readonly wordsOnly: boolean;
  readonly valuesOnly: boolean;
  readonly values: ReadonlyMap<string, State>;
  /** Words in the name invert true and false. */
  readonly inverted: boolean;
  /** Later ideas of the name that accept only values of their own, asked where the value is no answer to this one. */
  readonly others: readonly Match[];
}

/** The lookup of ideas by the words of a name. */
export interface Lexicon {
  /** The first idea of the table whose grammar the words match, or null. */
  readonly read: (words: readonly string[]) => Match | null;
  /** Whether at least one idea knows the word. */
  readonly knows: (word: string) => boolean;
}

const fillerWords = new Set(fillers.split(' '));

/** Whether the word says nothing by itself: `enabled`, `mode`. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word);
}

interface CompiledIdea extends Omit<Match, 'inverted' | 'others'> {
  readonly must: readonly ReadonlySet<string>[];
  /** The idea's own words; fillers are known to all ideas. */
  readonly known: ReadonlySet<string>;
  readonly inverts: ReadonlySet<string>;
  readonly unless: ReadonlySet<string>;
}

/** Compiles the ideas into a lexicon that is indexed by word. */
export function createLexicon(ideas: readonly Idea[]): Lexicon {
  const compiled = ideas.map(compile);
  const byWord = indexByWord(compiled);
  const everyIdea = [...compiled.keys()];
  const knowing = (word: string): readonly number[] => (isFiller(word) ? everyIdea : (byWord.get(word) ?? []));
  return {
    knows: (word) => isFiller(word) || byWord.has(word),
    read: (words) => {
      const matches: Match[] = [];
      for (const index of candidateIdeas(words, knowing)) {
        const candidate = compiled[index];
        if (candidate === undefined || (matches.length > 0 && !candidate.valuesOnly)) continue;
        if (matchesGrammar(words, candidate)) matches.push(matchOf(words, candidate));
      }
      const [first, ...others] = matches;
      return first === undefined ? null : { ...first, others };
    },
  };
}

function matchOf(words: readonly string[], candidate: CompiledIdea): Match {
  const { must: _must, known: _known, unless: _unless, inverts, ...idea } = candidate;
  return { ...idea, inverted: words.filter((word) => inverts.has(word)).length % 2 === 1, others: [] };
}

function matchesGrammar(words: readonly string[], { must, known, unless }: CompiledIdea): boolean {
  return (
    words.every((word) => (known.has(word) || isFiller(word)) && !unless.has(word)) &&
    must.every((set) => hasOneOf(words, set))
  );
}

function indexByWord(compiled: readonly CompiledIdea[]): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>();
  for (const [index, { known }] of compiled.entries()) {
    for (const word of known) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [index]);
      else list.push(index);
    }
  }
  return byWord;
}

/** The ideas that know the rarest word of the name; empty when a word is known to none. */
function candidateIdeas(words: readonly string[], knowing: (word: string) => readonly number[]): readonly number[] {
  let fewest: readonly number[] | null = null;
  for (const word of words) {
    const ideas = knowing(word);
    if (fewest === null || ideas.length < fewest.length) fewest = ideas;
  }
  return fewest ?? [];
}

function compile(written: Idea): CompiledIdea {
  const { id, must, may, inverts, unless = '', whenTrue, values = {}, wordsOnly, valuesOnly } = written;
  const states = (['safe', 'reduced', 'unsafe'] as const).flatMap((state) =>
    (values[state] ?? '').split(' ').map((word) => [word, state] as const),
  );
  return {
    id,
    whenTrue,
    wordsOnly: wordsOnly === true || valuesOnly === true,
    valuesOnly: valuesOnly === true,
    values: new Map(states),
    must: must.map(wordSet),
    known: wordSet([...must, may, inverts].join(' ')),
    inverts: wordSet(inverts),
    unless: wordSet(unless),
  };
}
