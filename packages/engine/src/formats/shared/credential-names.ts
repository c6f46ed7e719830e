import { wordsOf } from '../../knowledge/words.ts';
import { remembered } from '../../text/remembered.ts';
import type { Cursor } from '../cursor.ts';

/** Words in the name of a header, an environment entry or a query parameter that carries a credential. */
const credentialWords: ReadonlySet<string> = new Set([
  'authorization',
  'auth',
  'token',
  'key',
  'apikey',
  'secret',
  'password',
  'passwd',
  'pwd',
  'pat',
  'credential',
  'credentials',
  'cookie',
  'bearer',
  'jwt',
  'signature',
  'sig',
]);

/** Finds at once that a name holds none of the words, as most do. */
const anyWord = /auth|token|key|secret|passw|pwd|pat|cred|cookie|bearer|jwt|sig/i;

/** Whether something under this name proves who is calling. Values are not looked at: a reference is a credential too. */
export const namesCredential: (name: string) => boolean = remembered(
  (name) => anyWord.test(name) && wordsOf(name).some((word) => credentialWords.has(word)),
);

/** What people write for a service that asks for no key, where the program insists on one. */
const noKey =
  /^(?:|n\/?a|none|null|nil|-|x{1,8}|empty|dummy|fake|unused|local|ollama|lm-?studio|no[-_ ]?key(?:[-_ ](?:needed|required))?|not[-_ ]?(?:needed|required|used)|sk-(?:no-key-required|dummy|local|xxx+))$/i;

/** A key that proves who is calling, literal or by reference. */
export function carriesKey(cursor: Cursor): boolean {
  if (cursor.isMapping) return true;
  const word = cursor.word();
  return word !== null && !noKey.test(word.value.trim());
}
