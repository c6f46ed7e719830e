import { wordsOf } from '../../knowledge/words.ts';
import { remembered } from '../../text/remembered.ts';

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
