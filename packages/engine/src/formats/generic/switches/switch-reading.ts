import type { Capability } from '../../../agent/capability.ts';
import type { ScalarValue } from '../../../document/tree.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { type AskedAbout, unasked } from '../names/approval-objects.ts';
import { type IdeaId, isFiller, type Match, type State, wordSet } from '../names/idea.ts';
import { lexicon } from '../names/ideas/index.ts';
import type { Name } from '../names/key-name.ts';
import { foldKey } from '../names/name.ts';
import { stateOf } from '../names/state.ts';
import { describesVariable } from './described-variables.ts';

/** A name and its value, interpreted as a switch. */
export interface Standing {
  readonly match: Match;
  readonly state: State;
  readonly words: readonly string[];
  /** The capabilities that need or skip approval, where the name says so. */
  readonly reach?: readonly Capability[];
}

/**
 * Interprets a value as a switch; null where it is none. The name with its nearest section has priority over the bare name:
 * `approval: {mode: never}` is about approval and not about a mode.
 */
export function standingOf({ node }: Cursor, own: Name, { sections }: Context): Standing | null {
  if (node?.kind !== 'scalar' || node.value === null) return null;
  const nearest = sections.at(-1);
  const isProfile = profiles.has(sections.at(-2)?.joined ?? '');
  if ((descriptive.has(nearest?.joined ?? '') && !isProfile) || addressChecks.has(own.joined)) return null;
  if (own.joined === 'required' && describesVariable(node.parent)) return null;
  if (!own.familiar) return withoutAsking(own.words, node.value) ?? aboutDeed(own.asked, own.words, node.value);
  const section = nearest?.words ?? [];
  const inSection = nearest === undefined ? null : own.ideaIn(nearest);
  // `confirm: {writes: false}` means that writing needs no approval, whatever `writes` means elsewhere.
  if (isConditionIn(nearest, own.idea)) {
    const isAsked = inSection?.id === 'approval' && typeof node.value === 'boolean';
    return isAsked ? standing(inSection, node.value, [...section, ...own.words]) : null;
  }
  const told = inSection === null ? null : standing(inSection, node.value, [...section, ...own.words]);
  const alone = told ?? placed(section, own.words, node.value) ?? standing(own.idea, node.value, own.words);
  const next = sections.at(-2);
  if (alone !== null) return alone;
  if (next === undefined || !own.words.every(isFiller)) {
    return aboutDeed(own.asked, own.words, node.value) ?? aboutDeed(unaskedIn(own, section), own.words, node.value);
  }
  const words = [...next.words, ...section, ...own.words];
  return standing(lexicon().read(words), node.value, words);
}

const modesOfExecution = wordSet('execution_mode exec_mode executor_mode execution_environment execution_type');
const modes = wordSet('mode environment type');
const places = wordSet('host bare_metal docker podman container sandbox');

/** `execution: {mode: host}` says where code runs; most other values of a mode are about approval. */
function placed(section: readonly string[], own: readonly string[], value: ScalarValue): Standing | null {
  if (typeof value !== 'string' || !modes.has(own.at(-1) ?? '')) return null;
  const words = [...section, ...own];
  if (!modesOfExecution.has(words.join('_')) || !places.has(foldKey(value))) return null;
  return standing(lexicon().read(['sandbox']), foldKey(value) === 'sandbox' ? true : value, words);
}

/** Settings of user registration, which ask users to confirm their own data. */
const addressChecks = wordSet(
  'require_password_confirmation password_confirmation confirm_email email_confirmation require_email_confirmation confirm_email_address',
);

/**
 * Sections that describe files or things, or concern other systems and other people: `metadata: {public: yes}`, `ci:
 * {auto_deploy: true}`.
 */
const descriptive = wordSet(
  'metadata meta label annotation tag newsletter subscription signup registration mailing_list survey ci cd renovate dependabot shipping shipment warranty insurance clause baggage loot world game scene kitchen restaurant vehicle car building garden museum exhibition blog gallery forum podcast course shop',
);

/** The keys in these sections are names that the author chose: `profiles: {ci: {ask: never}}`. */
const profiles = wordSet('profile mode preset environment');

/** Ideas about what an agent may do. */
const allowances: ReadonlySet<IdeaId | undefined> = new Set([
  ...(['execution', 'workspace-only', 'file-access', 'network', 'private-network', 'model-url'] as const),
  ...(['elevated', 'privileged', 'escape-hatch', 'docker-socket', 'host-namespace', 'public'] as const),
  // `confirmations: {logins: none}`
  'authentication',
]);

/**
 * Whether the key is the object of its section and not a switch of its own: `require_approval_for: {network_access: true}`,
 * `login_required: {shell: true}`, `forbidden: {sudo: true}`.
 */
function isConditionIn(section: Name | undefined, idea: Match | null): boolean {
  const decision = section?.list?.decision;
  const isDemand = section !== undefined && section.words.length > 1 && section.words.at(-1) === 'required';
  return (decision === 'ask' || decision === 'deny' || isDemand) && allowances.has(idea?.id);
}

/** `refund: {auto: true}` */
function unaskedIn({ words }: Name, section: readonly string[]): AskedAbout | null {
  return words.length === 1 ? unasked([...words, ...section]) : null;
}

/** `require_approval_for_refunds: false` */
function aboutDeed(asked: AskedAbout | null, words: readonly string[], value: ScalarValue): Standing | null {
  const found = standing(asked?.match ?? null, value, words);
  return found === null || asked === null ? null : { ...found, reach: asked.reach };
}

const askingWords = wordSet('ask confirmation confirm approval approve review permission consent');

/** `merge_without_review: true`, whatever the action is. */
function withoutAsking(words: readonly string[], value: ScalarValue): Standing | null {
  const at = words.indexOf('without');
  if (at < 1 || !askingWords.has(words.at(-1) ?? '') || typeof value !== 'boolean') return null;
  const match = lexicon().read(['auto', 'approve']);
  return match === null ? null : { match, state: value ? 'unsafe' : 'safe', words };
}

const disabling = wordSet('disable disabled');

/** `disableBypassMode: disable` repeats a word of the name and means true. */
function saidAgain(value: ScalarValue, words: readonly string[]): ScalarValue {
  const isSaid = typeof value === 'string' && disabling.has(value.trim().toLowerCase());
  return isSaid && words.some((word) => disabling.has(word)) ? true : value;
}

function standing(match: Match | null, value: ScalarValue, words: readonly string[]): Standing | null {
  const state = match === null ? null : stateOf(match, saidAgain(value, words));
  return match === null || state === null ? null : { match, state, words };
}
