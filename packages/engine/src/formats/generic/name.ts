import { wordsOf } from '../../knowledge/words.ts';
import { remembered } from '../../text/remembered.ts';

/** Longer keys are sentences or data, not names of settings. */
const lengthMax = 80;

/** Words whose last letter makes no plural. */
const notPlural = new Set(
  'cors https always alias access process redis status kubernetes has does was less this bias sandboxes'.split(' '),
);

/** A key's words in lower case and singular, however they are joined: `autoApprove`, `auto_approve` and `AUTO-APPROVE` are all auto, approve. */
export const keyWords: (key: string) => readonly string[] = remembered((key) =>
  key.length > lengthMax ? [] : wordsOf(withoutPlurals(key)).map(singular),
);

/** `allowedURLs` is about a URL, not about a `Ls`. */
function withoutPlurals(key: string): string {
  return key.replace(/([A-Z]{2,20})s(?![a-z])/g, '$1');
}

/** One spelling for all of them: the words joined by `_`. */
export function foldKey(key: string): string {
  return keyWords(key).join('_');
}

const irregular = new Map([
  ['uris', 'uri'],
  ['apis', 'api'],
  ['ips', 'ip'],
  ['ids', 'id'],
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
