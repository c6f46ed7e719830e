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
  'pass',
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
const anyWord = /auth|token|key|secret|pass|pwd|pat|cred|cookie|bearer|jwt|sig/i;

/** Whether something under this name proves who is calling. Values are not looked at: a reference is a credential too. */
export const namesCredential: (name: string) => boolean = remembered(
  (name) => anyWord.test(name) && wordsOf(name).some((word) => credentialWords.has(word)),
);

/** What people write for a service that asks for no key, where the program insists on one. */
const noKey =
  /^(?:(?:sk|key|api[-_ ]?key)[-_ ])?(?:|n\/?a|none|null|nil|-|x{1,24}|empty|dummy|fake|mock|unused|ignored?|anything|whatever|local|ollama|vllm|llama-?cpp|lm-?studio|no[-_ ]?(?:api[-_ ]?)?key(?:[-_ ](?:needed|required))?|(?:is[-_ ])?not[-_ ]?(?:needed|required|used)|unnecessary)(?:[-_ ](?:local|remote|server|host|ollama|vllm)){0,2}(?:[-_ ]?(?:api)?[-_ ]?(?:key|token))?$/i;
const noKeyLengthMax = 48;

/** What is written here is a key to nobody. */
export function isNoKey(text: string): boolean {
  return text.length <= noKeyLengthMax && noKey.test(text.trim());
}

/** A key that proves who is calling, literal or by reference. */
export function carriesKey(cursor: Cursor): boolean {
  if (cursor.isMapping) return true;
  const word = cursor.word();
  return word !== null && !isNoKey(word.value);
}

/** The same of a value that somebody else reads. */
export function holdsKey({ node }: Cursor): boolean {
  if (node?.kind === 'scalar') return node.value !== null && !isNoKey(node.text);
  return node !== undefined;
}
