import { hasOneOf, wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import { membersNamed } from '../../folded-keys.ts';
import { browsers } from '../../names/ideas/confinement.ts';
import { keyWords } from '../../names/key-words.ts';
import { oncePerOwner } from '../../once-per-owner.ts';
import type { SwitchReading } from '../switch-reading.ts';

/**
 * A speech recogniser's `redaction` removes digits from the transcript and does not concern logs.
 * https://cloud.ibm.com/docs/speech-to-text
 */
const speechSections = wordSet('speech stt transcriber recognizer');
const guardrailSections = wordSet('guardrail');
const directions = wordSet('input output');
const findingWords = wordSet('finding detection');

/** What an agent remembers of a conversation is no log of it: `memory: {persist_conversation: true}`. */
const memorySections = wordSet('memory session');
const sharingWords = wordSet('upload share publish sync export send ship');
const isLogWord = (word: string): boolean => /^log|^trac/.test(word) || sharingWords.has(word);
const browserSections = wordSet(browsers);

/** `memory: {shared_between_agents: true}`: the agents of one team work for the same users. */
const amongAgents = /(?:between|across|among|with)_(?:all_)?(?:agent|subagent|worker)$/;
const persistence = wordSet(
  'persist persistent persistence enable_persistence enable_persistent_memory persistent_memory persist_memory',
);

/** Whether what is redacted is no log. */
export function isOtherRedaction({ words }: SwitchReading, owner: Cursor, context: Context): boolean {
  const isHeard = words.length === 1 && isNestedIn(context, speechSections, 2);
  return isHeard || isGuardrailOutput(words, context) || isDetector(owner);
}

/** `guardrails: {redact_output: false}` shows what a guardrail blocked instead of a notice, and does not concern logs. */
function isGuardrailOutput(words: readonly string[], context: Context): boolean {
  return (
    directions.has(words.at(-1) ?? '') && (words.includes('guardrail') || isNestedIn(context, guardrailSections, 1))
  );
}

/**
 * Whether the section configures a detector: `{redact: false, block_on_detection: true}` and `{redact: false, is_blocked: true}` say how
 * findings are handled and do not concern logs.
 */
const isDetector = oncePerOwner((owner) =>
  owner.members().some(({ key, value }) => {
    const words = keyWords(key.value);
    return (words.length > 1 && hasOneOf(words, findingWords)) || (hasOneOf(words, blockingWords) && value.is(true));
  }),
);

const blockingWords = wordSet('block blocked reject rejected');

/** Whether the conversations are an agent's memory. */
export function isRemembered({ words }: SwitchReading, _owner: Cursor, context: Context): boolean {
  return isNestedIn(context, memorySections, 1) && !words.some(isLogWord);
}

/** A browser stores passwords and does not log them. */
export function isBrowserStorage(_: SwitchReading, _owner: Cursor, context: Context): boolean {
  return isNestedIn(context, browserSections, 1);
}

/** Whether the memory is shared among one team's agents only, or ends with the session. */
export function isSharedWithinTeam({ words }: SwitchReading, owner: Cursor): boolean {
  const joined = words.join('_');
  // `isolation: {user: nobody}` names the account of the process.
  if (joined === 'isolation_user' && owner.get('user').isText) return true;
  return amongAgents.test(joined) || isForgotten(owner);
}

/** `memory: {enable_shared_memory: true, enable_persistent_memory: false}`. */
const isForgotten = oncePerOwner((owner) =>
  membersNamed(owner, persistence).some(({ value }) => value.plain === false),
);
