import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfTool, hasSideEffects } from '../../../knowledge/tools.ts';
import { isFiller, type Match, negations, wordSet } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { isPerson, namesPerson } from './people.ts';

const asking = wordSet('approval approve confirmation confirm consent signoff validation ask');
/** Without one of these, `confirm_orders` may be what the agent does. */
const whether = wordSet(
  `require required requires need needed must before first prior force enforce human manual user each every ${negations}`,
);
const between = wordSet('for when on prior to by from in explicit external tool action call');
/** Windows and dialogs ask as well. */
const ofWindows = wordSet('close exit quit leave logout leaving closing tab window reload navigation');
const objectMax = 3;

/** What a deed has: `require_origin_confirmation`, `amount_approval_required`. Whatever it is, something is changed by it. */
const partsOfDeeds = wordSet('origin recipient destination amount target plan intent step scope');
const anyDeed: readonly Capability[] = ['write'];

/** A question before something that only its name says, as far as tools are called so. */
export interface AskedAbout {
  readonly match: Match;
  readonly reach: readonly Capability[];
}

/** `require_approval_for_refunds`, `confirm_before_merge`, `pre_trade_approval`, `skip_booking_confirmation`: whether a person is asked before a deed. */
export function askedAbout(written: readonly string[]): AskedAbout | null {
  const words = written.map((word) => (word === 'pre' ? 'before' : word));
  if (isInLoop(words) || isWaitedFor(words)) return whoever();
  if (!words.some((word) => asking.has(word))) return null;
  const byPerson = words.some(isPerson);
  if (byPerson && isBy(words)) return whoever();
  if (!words.some((word) => whether.has(word))) return null;
  const said = words.filter((word) => asking.has(word) || whether.has(word));
  const object = words.filter(
    (word) => !asking.has(word) && !whether.has(word) && !between.has(word) && !isFiller(word) && !isPerson(word),
  );
  if (object.length > objectMax || object.every((word) => ofWindows.has(word))) return null;
  const reach = reachOf(object.join('_'));
  const isAboutDeed = hasSideEffects(reach);
  // `operator_confirmation_before_motion`: whatever it is that a person is asked before.
  const isAsked = byPerson && words.includes('before');
  if (!isAboutDeed && !isAsked && !object.every((word) => partsOfDeeds.has(word))) return null;
  const match = lexicon().read(said);
  return match?.id === 'approval' ? { match, reach: isAboutDeed ? reach : anyDeed } : null;
}

/** `approval_by_doctor`, `signed_off_by_lead`: only who is asked follows. */
function isBy(words: readonly string[]): boolean {
  const at = words.indexOf('by');
  const before = words.slice(0, at);
  return (
    at > 0 &&
    before.every((word) => asking.has(word) || whether.has(word)) &&
    words.slice(at + 1).every((word) => isPerson(word) || isFiller(word))
  );
}

/** `teacher_in_loop`, `pharmacist_in_the_loop` */
function isInLoop(words: readonly string[]): boolean {
  const at = words.indexOf('in');
  return (
    at > 0 && words.at(-1) === 'loop' && namesPerson(words.slice(0, at)) && words.slice(at + 1, -1).every(isFiller)
  );
}

const waiting = wordSet('wait hold pause stop');
/** Who waits for one of these waits for what they say next. */
const partners = wordSet('user customer client caller guest patient');

/** `wait_for_pharmacist` */
function isWaitedFor([first = '', second, ...rest]: readonly string[]): boolean {
  return waiting.has(first) && second === 'for' && namesPerson(rest) && !rest.some((word) => partners.has(word));
}

function whoever(): AskedAbout | null {
  const match = lexicon().read(['approval']);
  return match === null ? null : { match, reach: anyDeed };
}

const automatic = wordSet('auto automatic automatically autonomous autonomously');
const carrying = wordSet('execute run place submit make');

/** What others get to see, or to run. */
const released = wordSet('merge deploy publish release send post remediate');

/** `auto_execute_orders`, `auto_pay`, `auto_deploy`: money that moves, or work that goes out, by itself. */
export function unasked(words: readonly string[]): AskedAbout | null {
  if (!automatic.has(words[0] ?? '') || words.length > objectMax + 1) return null;
  const deed = words.slice(1).filter((word) => !carrying.has(word) && !isFiller(word));
  const reach = reachOf(deed.join('_'));
  const isGrave = reach.includes('pay') || (deed.length === 1 && released.has(deed[0] ?? ''));
  const match = isGrave ? lexicon().read(['auto', 'approve']) : null;
  return match === null ? null : { match, reach };
}

/** Deeds in their plain form: `booking` and `merging` are to book and to merge. */
function reachOf(deed: string): readonly Capability[] {
  const stem = deed.replace(/ing$/, '');
  const forms = stem === deed ? [deed] : [deed, stem, `${stem}e`];
  return forms.map((form) => capabilitiesOfTool(form)).find((found) => found.length > 0) ?? [];
}
