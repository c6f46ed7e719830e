import { wordsOf } from '../../knowledge/words.ts';
import { remembered } from '../../text/remembered.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Cursor } from '../cursor.ts';

/** Words in the name of a header, an environment entry or a query parameter that carries a credential. */
const credentialWords = wordSet(
  'authorization auth token key apikey secret password passwd pass pwd pat credential credentials cookie bearer jwt signature sig',
);

/** A quick test that most names fail, so that they need not be split into words. */
const mayNameCredential = /auth|token|key|secret|pass|pwd|pat|cred|cookie|bearer|jwt|sig/i;

/** Whether a value with this name is a credential. The value does not matter, since a reference is a credential too. */
export const namesCredential: (name: string) => boolean = remembered(
  (name) => mayNameCredential.test(name) && wordsOf(name).some((word) => credentialWords.has(word)),
  { keeping: 'when-repeated' },
);

/** Placeholders for a service that needs no key, written because the client requires a value. */
const placeholderKey =
  /^(?:(?:sk|key|api[-_ ]?key)[-_ ])?(?:|n\/?a|none|null|nil|-|x{1,24}|empty|dummy|fake|mock|unused|ignored?|anything|whatever|local|ollama|vllm|llama-?cpp|lm-?studio|no[-_ ]?(?:api[-_ ]?)?key(?:[-_ ](?:needed|required))?|(?:is[-_ ])?not[-_ ]?(?:needed|required|used)|unnecessary)(?:[-_ ](?:local|remote|server|host|ollama|vllm)){0,2}(?:[-_ ]?(?:api)?[-_ ]?(?:key|token))?$/i;
const placeholderKeyLengthMax = 48;

/** Whether a value is a placeholder, not a key. */
export function isPlaceholderKey(text: string): boolean {
  return text.length <= placeholderKeyLengthMax && placeholderKey.test(text.trim());
}

/** Whether a setting holds a key, literal or by reference. Claims the setting. */
export function carriesKey(cursor: Cursor): boolean {
  if (cursor.isMapping) return true;
  const word = cursor.word();
  return word !== null && !isPlaceholderKey(word.value);
}

/** As `carriesKey`, without claiming a setting that another reader reads. */
export function holdsKey({ node }: Cursor): boolean {
  if (node?.kind === 'scalar') return node.value !== null && !isPlaceholderKey(node.text);
  return node !== undefined;
}
