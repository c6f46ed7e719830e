import { englishOf } from '../../../knowledge/foreign-words.ts';
import { wordsOf } from '../../../knowledge/words.ts';
import { remembered } from '../../../text/remembered.ts';
import { wordSet } from '../../../text/word-set.ts';
import { joinPhrases } from './phrases.ts';
import { standardOf } from './synonyms.ts';

/** Longer keys are sentences or data, not names of settings. */
const lengthMax = 80;

/** Words that end in `s` without being plurals. */
const notPlural = wordSet(
  'cors https mtls news xmlns always alias access process redis status kubernetes postgres nats has does was less this bias sandboxes',
);

/**
 * A key's words in lower case, singular and English, independent of the separator: `autoApprove`, `auto_approve` and `AUTO-APPROVE`
 * are all auto, approve; `freigabe_erforderlich` is approval, required.
 */
export function keyWords(key: string): readonly string[] {
  return read(key).words;
}

/** The normalised spelling of a key: its words joined by `_`. */
export function foldKey(key: string): string {
  return read(key).joined;
}

/** A file of one megabyte can hold this many different keys, and each is looked up about a dozen times. */
const keptKeys = 32_768;

const read = remembered(
  (key) => {
    const words = key.length > lengthMax ? [] : joinPhrases(wordsOf(withoutPlurals(key)).flatMap(plainWord));
    return { words, joined: words.join('_') };
  },
  { size: keptKeys },
);

function plainWord(word: string): readonly string[] {
  const one = singular(word);
  return standardOf(word) ?? standardOf(one) ?? englishOf(word) ?? englishOf(one) ?? [one];
}

/** `allowedURLs` is split as `allowed URL`, not `allowed UR Ls`. */
function withoutPlurals(key: string): string {
  return key.replace(/([A-Z]{2,20})s(?![a-z])/g, '$1');
}

const irregular = new Map([
  ['uris', 'uri'],
  ['apis', 'api'],
  ['ips', 'ip'],
  ['ids', 'id'],
  ['aliases', 'alias'],
]);

function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || notPlural.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches')) return word.slice(0, -2);
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
