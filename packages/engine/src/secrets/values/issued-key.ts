import { isUuid } from './benign.ts';
import { otherKeyWords } from './name-words.ts';
import { nameWords } from './names.ts';

/** Things that programs identify by a key of their own. */
const keyedThings = new Set(
  (
    'account agent application asset board bucket campaign channel chat client cluster config configuration conversation correlation customer dataset device document entity ' +
    'environment event feature flag form install installation instance instrumentation issue item job lock machine memory model node order org organisation organization page plugin ' +
    'product project queue record redis register request run s3 schema setting shop space state store task team template tenant test thread trace tracking user workflow workspace'
  ).split(' '),
);

/**
 * `DESKTOOL_KEY=<uuid>` in an environment, `X-Desktool-Key: <uuid>` among headers: many services issue UUIDs as keys, with the
 * service's name before the word `key`. Keys of rows or projects have an everyday word there.
 */
export function isIssuedKey(name: string, value: string): boolean {
  if (!/^(?:[A-Z][A-Z\d]*_){1,3}KEY$|^(?:[A-Za-z][A-Za-z\d]*-){1,3}[Kk]ey$/.test(name) || !isUuid(value)) return false;
  return nameWords(name).every((word) => !keyedThings.has(word) && !otherKeyWords.has(word));
}
