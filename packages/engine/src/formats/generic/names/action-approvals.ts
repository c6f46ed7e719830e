import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfAction, hasSideEffects } from '../../../knowledge/tools.ts';
import { classesOf, hasOneOf, wordSet } from '../../../text/word-set.ts';
import { contacts } from './carriers.ts';
import { isFiller, type Match, negations } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { isPerson, namesPerson } from './people.ts';
import { isOwnWord } from './software-words.ts';

const approvalWords = wordSet('approval approve confirmation confirm consent signoff validation ask');
/** Required words: without one of these, `confirm_orders` may be the agent's own task. */
const requirementWords = wordSet(
  `require required requires need needed must before first prior force enforce human manual user each every ${negations}`,
);
const connectingWords = wordSet('pause wait hold for when on prior to by from in explicit external tool action call');
/** Words of confirmation dialogs of windows and pages. */
const dialogWords = wordSet('close exit quit leave logout leaving closing tab window reload navigation');
const demands = wordSet('need require must');
const objectMax = 3;

/** Properties of an action: `require_origin_confirmation`, `amount_approval_required`. The action has an effect, whatever it is. */
const actionProperties = wordSet('origin recipient destination amount target plan intent step scope');
export const anyAction: readonly Capability[] = ['write'];

/** An approval before an action that only the key's name specifies, with the capabilities of tools of that name. */
export interface ActionApproval {
  readonly match: Match;
  readonly reach: readonly Capability[];
  /** Only the lack of approval is certain: `confirm_orders: true` may be the agent's own task. */
  readonly onlyUnsafe?: true;
}

/** `require_approval_for_refunds`, `confirm_before_merge`, `pre_trade_approval`, `skip_booking_confirmation`: the action that the key requires approval for, or null. */
export function actionApprovalIn(written: readonly string[]): ActionApproval | null {
  const words = written.map((word) => (word === 'pre' ? 'before' : word));
  if (words.at(-1) === 'release') return releaseOf(words);
  if (isInLoop(words) || isWaitedFor(words) || isReviewedBy(untilBefore(words)) || needsPerson(words))
    return approvalOfAnyAction();
  if (!hasOneOf(words, approvalWords) && !needsReview(words) && !waitsForReview(words)) return null;
  const asked = approvalFromSomebody(words) ?? approvalOfPerson(words);
  if (asked !== null) return asked;
  const byPerson = words.some(isPerson);
  if (byPerson && isApprovedBy(words)) return approvalOfAnyAction();
  if (!hasOneOf(words, requirementWords)) return approvalOfNoun(words) ?? confirmationOf(words);
  const askingWords = words.flatMap((word) =>
    word === 'review' ? 'approval' : approvalWords.has(word) || requirementWords.has(word) ? word : [],
  );
  const object = words.filter(
    (word) =>
      !approvalWords.has(word) &&
      word !== 'review' &&
      !requirementWords.has(word) &&
      !connectingWords.has(word) &&
      !isFiller(word) &&
      !isPerson(word),
  );
  if (object.length > objectMax || object.every((word) => dialogWords.has(word))) return null;
  const reach = reachOf(object.join('_'));
  const hasEffect = hasSideEffects(reach);
  // `operator_confirmation_before_motion`: a person approves, whatever the action is.
  const isAsked = byPerson && words.includes('before');
  if (!hasEffect && !isAsked && !object.every((word) => actionProperties.has(word))) return null;
  const match = lexicon().read(askingWords);
  return match?.id === 'approval' ? { match, reach: hasEffect ? reach : anyAction } : null;
}

/** `pause_for_review_before_publishing` */
function waitsForReview([first = '', ...rest]: readonly string[]): boolean {
  return waiting.has(first) && rest.includes('review') && rest.includes('before');
}

/** `account_creation_needs_review`; a review without that demand may be the agent's own task. */
function needsReview(words: readonly string[]): boolean {
  return words.at(-1) === 'review' && demands.has(words.at(-2) ?? '');
}

/** `approval_by_doctor`, `signed_off_by_lead`: everything after `by` names the approver. */
function isApprovedBy(words: readonly string[]): boolean {
  const at = words.indexOf('by');
  const before = words.slice(0, at);
  return (
    at > 0 &&
    before.every((word) => approvalWords.has(word) || requirementWords.has(word)) &&
    words.slice(at + 1).every((word) => isPerson(word) || isFiller(word))
  );
}

const approverMax = 2;

/** `needs_approval_from_designer`: who approves follows the preposition, whatever the profession. */
function approvalFromSomebody(words: readonly string[]): ActionApproval | null {
  const at = words.findIndex((word) => word === 'from' || word === 'by');
  const before = words.slice(0, at);
  const approver = words.length - at - 1;
  if (at < 2 || approver < 1 || approver > approverMax || !hasOneOf(before, approvalNouns)) return null;
  if (!before.some((word) => demands.has(word) || word === 'required')) return null;
  return before.every((word) => approvalNouns.has(word) || requirementWords.has(word)) ? approvalOfAnyAction() : null;
}

const obliging = wordSet('must each every all');
const approvingVerbs = wordSet('approve confirm signoff validate authorize authorise release countersign');

/** `doctor_confirms_prescription`, `manager_approves_discount`; a partner confirms more than the agent's actions. */
function approvalOfPerson(words: readonly string[]): ActionApproval | null {
  const [person = '', verb = '', ...object] = words.filter((word) => !obliging.has(word));
  if (!isPerson(person) || !approvingVerbs.has(verb) || object.length === 0 || object.length > objectMax) return null;
  if (object.some((word) => contacts.has(word) || connectingWords.has(word))) return null;
  const reach = reachOf(object.join('_'));
  if (reviewing.has(person) && !hasSideEffects(reach)) return null;
  const match = lexicon().read(['approval']);
  return match === null ? null : { match, reach: hasSideEffects(reach) ? reach : anyAction, onlyUnsafe: true };
}

/** `teacher_in_loop`, `pharmacist_in_the_loop` */
function isInLoop(words: readonly string[]): boolean {
  const at = words.indexOf('in');
  return (
    at > 0 && words.at(-1) === 'loop' && namesPerson(words.slice(0, at)) && words.slice(at + 1, -1).every(isFiller)
  );
}

const approvalNouns = wordSet('approval signoff');

/** `refund_approval: none`, `approval_board: bypassed`; true and false may also record whether something was approved, and a confirmation may be a letter. */
function approvalOfNoun(words: readonly string[]): ActionApproval | null {
  const [noun = '', ...people] = words;
  if (approvalNouns.has(noun) && people.length > 0 && namesPerson(people)) {
    const match = lexicon().read(['approval']);
    return match === null ? null : { match: { ...match, wordsOnly: true }, reach: anyAction };
  }
  if (words.length > objectMax || !approvalNouns.has(words.at(-1) ?? '')) return null;
  const reach = reachOf(words.slice(0, -1).join('_'));
  const match = hasSideEffects(reach) ? lexicon().read(['approval']) : null;
  return match === null ? null : { match: { ...match, wordsOnly: true }, reach };
}

/** `confirm_trades: false` */
function confirmationOf([verb = '', ...object]: readonly string[]): ActionApproval | null {
  const isShort = object.length > 0 && object.length < objectMax;
  const reach = verb === 'confirm' && isShort ? reachOf(object.join('_')) : [];
  const match = reach.includes('pay') ? lexicon().read(['confirm']) : null;
  return match === null ? null : { match, reach, onlyUnsafe: true };
}

const releaseValues = classesOf({
  unsafe: 'automatic auto automatically unattended unsupervised',
  safe: 'manual manually human approval',
});
const released = wordSet('order trade invoice');

/** `payment_release: automatic`, `order_release: manual`; other releases are those of programs and films. */
export function releaseOf(words: readonly string[]): ActionApproval | null {
  const object = words.slice(0, -1);
  if (words.at(-1) !== 'release' || object.length === 0 || object.length > objectMax) return null;
  const pays = reachOf(object.join('_')).includes('pay') || object.every((word) => released.has(word));
  const match = pays ? lexicon().read(['approval']) : null;
  return match === null
    ? null
    : { match: { ...match, valuesOnly: true, wordsOnly: true, values: releaseValues }, reach: ['pay'] };
}

const reviews = wordSet(
  'review check verify signoff approval approve confirmation confirm consent ack acknowledgement ok okay',
);
/** Partners give reviews of their own, and these departments are also the subject of a review. */
const reviewing = wordSet(
  'user customer client caller guest patient tenant resident staff employee member team security compliance finance legal board',
);

/** `clinician_review`, `pharmacist_check`, `crane_driver_ack`, `manager_must_approve`; not `weekly_human_review`, beside others. */
function isReviewedBy(words: readonly string[]): boolean {
  const people = words.slice(0, -1).filter((word) => word !== 'must');
  if (!reviews.has(words.at(-1) ?? '') || hasOneOf(people, reviewing)) return false;
  const [first = '', second = ''] = people;
  const isSubject = isOwnWord(first) || reachOf(first).includes('pay');
  return namesPerson(people) || (people.length === 2 && isPerson(second) && isSubject);
}

/** `lawyer_review_before_sending`: whatever follows, the review comes first. */
function untilBefore(words: readonly string[]): readonly string[] {
  const at = words.indexOf('before');
  return at > 0 && at < words.length - 1 ? words.slice(0, at) : words;
}

/** `needs_supervisor`, `ask_parent`, `supervisor_required` */
function needsPerson(words: readonly string[]): boolean {
  const isLast = /^(?:required|need|needed)$/.test(words.at(-1) ?? '');
  if (!isLast && !/^(?:need|require|ask)$/.test(words[0] ?? '')) return false;
  const people = isLast ? words.slice(0, -1) : words.slice(1);
  return namesPerson(people) && !hasOneOf(people, reviewing);
}

const waiting = wordSet('wait hold pause stop');
/** Waiting for one of these means waiting for the next message, not for approval. */
const partners = wordSet('user customer client caller guest patient');

/** `wait_for_pharmacist` */
function isWaitedFor([first = '', second, ...rest]: readonly string[]): boolean {
  return waiting.has(first) && second === 'for' && namesPerson(rest) && !hasOneOf(rest, partners);
}

function approvalOfAnyAction(): ActionApproval | null {
  const match = lexicon().read(['approval']);
  return match === null ? null : { match, reach: anyAction };
}

const automatic = wordSet('auto automatic automatically autonomous autonomously');
const adverbs = wordSet('automatically autonomously');
const executionVerbs = wordSet('execute execution run place placement submit submission make');

/** Actions whose result is released to others or executed. */
const releaseVerbs = wordSet('merge deploy publish release send post remediate');

/** `auto_execute_orders`, `auto_pay`, `auto_deploy`: payments or releases without approval; null for other names. */
export function automaticActionIn(written: readonly string[]): ActionApproval | null {
  const last = written.at(-1) ?? '';
  // `send_automatically`
  const words = adverbs.has(last) ? [last, ...written.slice(0, -1)] : written;
  if (!automatic.has(words[0] ?? '') || words.length > objectMax + 1) return null;
  const action = words.slice(1).filter((word) => !executionVerbs.has(word) && !isFiller(word));
  const reach = reachOf(action.join('_'));
  const isSevere = reach.includes('pay') || (action.length === 1 && releaseVerbs.has(action[0] ?? ''));
  const match = isSevere ? lexicon().read(['auto', 'approve']) : null;
  return match === null ? null : { match, reach };
}

/** Uses the plain form of the verb: `booking` and `merging` are to book and to merge. */
function reachOf(action: string): readonly Capability[] {
  const [first = '', ...object] = action.split('_');
  const stem = first.replace(/ing$/, '');
  const withObject = (verb: string) => [verb, ...object].join('_');
  const forms =
    stem === first
      ? [action, ...verbFirst(action)]
      : [action, ...[stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].map(withObject)];
  return forms.map((form) => capabilitiesOfAction(form)).find((found) => found.length > 0) ?? [];
}

const verbsOfNouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    creation: 'create',
    deletion: 'delete',
    removal: 'remove',
    cancellation: 'cancel',
    termination: 'terminate',
    activation: 'enable',
    deactivation: 'disable',
    publication: 'publish',
    installation: 'install',
    transfer: 'transfer',
  }),
);

/** `account_creation` is to create an account. */
function verbFirst(action: string): readonly string[] {
  const words = action.split('_');
  const verb = verbsOfNouns.get(words.at(-1) ?? '');
  return verb === undefined || words.length < 2 ? [] : [[verb, ...words.slice(0, -1)].join('_')];
}
