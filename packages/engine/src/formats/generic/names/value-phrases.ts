import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { isFiller } from './idea.ts';

/**
 * `all`: everything or everybody. `no`: the answer no. `unasked`: nobody is asked, which answers a question about approval only.
 * `open`: a protection is missing, whatever the name says.
 */
export type PhraseMeaning = 'all' | 'no' | 'unasked' | 'open';

const quantifiers = wordSet('any all every each whole entire todo toda');
const articles = wordSet('the an of with');
/** Words that select some of what they describe: `any known user`, `all internal hosts`. */
const selecting =
  /ed$|^(?:known|internal|private|local|own|our|my|other|new|team|staff|admin|owner|member|safe|secure|only)$/;
const phraseMax = 4;

const negations = wordSet('no not never without');
/** What is not done where a check or a demand is off: `not checked`, `never enforced`. */
const demanded = wordSet(
  'check verify verification enforce enforced enforcement require required use used set active enable enabled apply applied validate validation authenticate authentication login password need necessary mask redact audit log',
);
/** `without confirmation`, `nobody asked` */
const asking = wordSet('ask confirm confirmation approval approve consent review human person one anyone');
/** What protects: without it, anything is open. */
const protecting = wordSet(
  'restrict restricted restriction limit limited filter filtered filtering block blocked sandbox sandboxed isolated isolation confine confined guard guarded supervised supervision protect protected protection secure secured encrypt encrypted encryption control controlled',
);
const unprotected = wordSet(
  'unprotected unsecured unfiltered unchecked unverified unmonitored unconfined uncontrolled unsandboxed unauthenticated',
);

/** The meaning of a value in several words: `any host`, `the whole world`, `not checked`, `no restrictions`; null for others. */
export function meaningOfPhrase(words: readonly string[]): PhraseMeaning | null {
  if (words.length > phraseMax) return null;
  const [first = '', ...rest] = words.filter((word) => !articles.has(word));
  if (rest.length === 0) return unprotected.has(first) ? 'open' : null;
  const [noun = '', ...more] = rest;
  if (quantifiers.has(first)) return more.length === 0 && !selecting.test(noun) && !isFiller(noun) ? 'all' : null;
  if (!negations.has(first) || !rest.every(isNegatable)) return null;
  const among = (some: ReadonlySet<string>) => hasOneOf(rest, some);
  if (among(protecting)) return 'open';
  return among(asking) ? 'unasked' : among(demanded) ? 'no' : null;
}

function isNegatable(word: string): boolean {
  return demanded.has(word) || asking.has(word) || protecting.has(word) || isFiller(word);
}
