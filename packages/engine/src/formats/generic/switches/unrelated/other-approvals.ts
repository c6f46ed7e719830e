import { hasOneOf, wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import { carriers } from '../../names/carriers.ts';
import { isFiller } from '../../names/idea.ts';
import { isReversible } from '../reversible.ts';
import type { SwitchReading } from '../switch-reading.ts';

/** `execution_hints: {autonomous: true}` describes a workflow to whoever picks one; the host decides what asks. */
const hintSections = wordSet('hint');
/** `hot_reload: {auto_apply: true}` applies changes of the program itself, and not those of an agent. */
const maintenanceSections = wordSet('reload migration update upgrade schema compression compaction');
/** `pre_compact_hook: {auto_run: true}`, `migrations: {auto_run: true}`: work of the program itself, which asks nobody. */
const ownWorkSections = wordSet(
  'hook eval evaluation benchmark migration index indexer indexing embedding backup lint linter formatter prefetch',
);
/** `policy_evaluation: {autonomous: true}`: what an agent judges by itself changes nothing yet, and a request is answered by somebody else. */
const judgements = wordSet(
  'request validation evaluation verification idempotency deduplication classification correlation assessment planning analysis detection scoring',
);
/** `notifications: {auto_send: true}` tells users something. */
const noticeSections = wordSet('notification alert reminder digest');

/** `injection_type: none` and `jailbreak_system: false` are about an attack; in a section about protections it names the defence. */
const attackWords = wordSet('injection jailbreak toxicity leak leakage');
const kindWords = wordSet('type kind technique');

/** What is charged with electricity. */
const powered = wordSet(
  'battery power energy phone vehicle car robot drone rover mower scooter bike charger charging dock docking inverter solar',
);
const tradingSections = wordSet(
  'trading trade trader broker brokerage exchange portfolio position execution risk wallet',
);
const certificateSections = wordSet('ssl tls https cert certificate ca');

const recordedWords = wordSet(
  'recording record call cookie gdpr dsgvo tracking marketing privacy newsletter biometric transcription camera microphone analytic',
);

/** Whether nobody approves an action of the agent here. */
export function isOtherApproval({ state, words }: SwitchReading, owner: Cursor, context: Context): boolean {
  if (isNestedIn(context, hintSections, 1)) return true;
  if (words.join('_') === 'auto_run' && isNestedIn(context, ownWorkSections, 1)) return true;
  if (words.join('_') === 'autonomous' && judgements.has(context.sections.at(-1)?.words.at(-1) ?? '')) return true;
  if (words.join('_') === 'auto_send' && isNestedIn(context, noticeSections, 1)) return true;
  if (words.at(0) === 'confirm' && confirmsToCustomer(words, context)) return true;
  return (
    state === 'unsafe' && (isConsentToData(words, context) || isReversible(owner) || chargesBattery(words, context))
  );
}

/** `emails: {confirm_payments: false}` confirms them to customers; only where it trades does an agent itself place orders: `trading: {confirm_orders: false}`. */
function confirmsToCustomer(words: readonly string[], context: Context): boolean {
  if (isNestedIn(context, carriers, 1)) return true;
  return words.at(-1) === 'order' && words.length === 2 && !isNestedIn(context, tradingSections, 2);
}

/** `battery: {auto_charge: true}` takes nobody's money. */
function chargesBattery(words: readonly string[], context: Context): boolean {
  return words.includes('charge') && (hasOneOf(words, powered) || isNestedIn(context, powered, 2));
}

/** Whether the changes that are applied are not an agent's edits. */
export function isMaintenance(_: SwitchReading, _owner: Cursor, context: Context): boolean {
  return isNestedIn(context, maintenanceSections, 1);
}

/** Whether no guardrail is meant: the name describes an attack, or certificates are trusted (`ssl: {auto_trust: true}`). */
export function isNoGuardrail({ words }: SwitchReading, _owner: Cursor, context: Context): boolean {
  if (words.includes('trust') && isNestedIn(context, certificateSections, 1)) return true;
  const [first = '', ...rest] = words;
  return attackWords.has(first) && (kindWords.has(rest.at(-1) ?? '') || rest.every(isFiller));
}

/** People consent to being recorded or tracked, which approves no action of the agent: `recording: {consent_required: false}`. */
function isConsentToData(words: readonly string[], context: Context): boolean {
  if (!words.includes('consent')) return false;
  return hasOneOf(words, recordedWords) || isNestedIn(context, recordedWords, 1);
}
