import type { Capability } from '../../../agent/capability.ts';
import type { ScalarValue } from '../../../document/tree.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { type ActionApproval, automaticActionIn, releaseOf } from '../names/action-approvals.ts';
import { type IdeaId, isFiller, type Match, negations, type State } from '../names/idea.ts';
import { withoutWhat } from '../names/ideas/asking.ts';
import { lexicon } from '../names/ideas/index.ts';
import { automaticWords } from '../names/ideas/oversight.ts';
import type { Name } from '../names/key-name.ts';
import { foldKey } from '../names/key-words.ts';
import { answerTo, isYesOrNo } from '../names/state.ts';
import { describesVariable } from './described-variables.ts';

/** A name and its value, interpreted as a switch. */
export interface SwitchReading {
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
export function interpretSwitch({ node }: Cursor, own: Name, { sections, scope }: Context): SwitchReading | null {
  if (node?.kind !== 'scalar' || node.value === null || own.isCarrier) return null;
  const nearest = sections.at(-1);
  const isProfile = profileSections.has(sections.at(-2)?.joined ?? '');
  if (unrelatedSections.has(nearest?.joined ?? '') && !isProfile) return null;
  if (isOfVariable(own, sections) && describesVariable(node.parent)) return null;
  if (!own.familiar)
    return (
      withoutApproval(own.words, node.value) ??
      aboutAction(own.actionApproval, own.words, node.value) ??
      redactionOfAnything(own.words, node.value) ??
      // `recipes: {human_taster: none}`
      (scope.agent !== undefined || isAboutWork(nearest) ? withoutHuman(own.words, node.value) : null)
    );
  const section = nearest?.words ?? [];
  if (isNetworkOf(section, own.words, node.value)) return networkOf(section, own.words, node.value);
  const inSection = nearest === undefined || isNamedAutomatic(nearest, own) ? null : own.ideaIn(nearest);
  // `confirm: {writes: false}` means that writing needs no approval, whatever `writes` means elsewhere.
  if (isObjectOf(nearest, own.idea)) {
    const isAsked = inSection?.id === 'approval' && isYesOrNo(node.value);
    return isAsked ? toReading(inSection, node.value, [...section, ...own.words]) : null;
  }
  const inside = inSection === null ? null : toReading(inSection, node.value, [...section, ...own.words]);
  const alone = inside ?? sandboxByMode(section, own.words, node.value) ?? toReading(own.idea, node.value, own.words);
  const next = sections.at(-2);
  if (alone !== null) return alone;
  const beyond = nearest !== undefined && next !== undefined && isTransparent(nearest) ? own.ideaIn(next) : null;
  const outer = beyond === null ? null : toReading(beyond, node.value, [...(next?.words ?? []), ...own.words]);
  if (outer !== null) return outer;
  if (next === undefined || !own.words.every(isFiller)) {
    return (
      aboutAction(own.actionApproval, own.words, node.value) ??
      aboutAction(automaticActionInSection(own, section), own.words, node.value)
    );
  }
  const words = [...next.words, ...section, ...own.words];
  return toReading(lexicon().read(words), node.value, words);
}

const parameterSections = wordSet('parameter param property argument arg input');

/** What a description says about a variable, and about a tool's parameter, which the model fills. */
function isOfVariable({ joined }: Name, sections: Context['sections']): boolean {
  return joined === 'required' || (joined === 'default' && parameterSections.has(sections.at(-2)?.joined ?? ''));
}

const generalWords = wordSet('security safety general advanced common');

/** `api_server: {security: {token_required: false}}`: the section says nothing about what its settings belong to. */
function isTransparent({ words }: Name): boolean {
  return words.every((word) => isFiller(word) || generalWords.has(word));
}

const automatic = wordSet(automaticWords);
const demandingWords = wordSet('require required need');

/** `modes: {auto: {requires_approval: false}}`: the mode's name does not invert a name that says everything. */
function isNamedAutomatic(section: Name, { words, idea }: Name): boolean {
  const demands = idea?.id === 'approval' && hasOneOf(words, demandingWords);
  return demands && hasOneOf(section.words, automatic);
}

const executionModes = wordSet('execution_mode exec_mode executor_mode execution_environment execution_type');
const modes = wordSet('mode environment type');
const executionPlaces = wordSet('host bare_metal docker podman container sandbox');

/** `execution: {mode: host}` says where code runs; most other values of a mode are about approval. */
function sandboxByMode(section: readonly string[], own: readonly string[], value: ScalarValue): SwitchReading | null {
  if (typeof value !== 'string' || !modes.has(own.at(-1) ?? '')) return null;
  const words = [...section, ...own];
  if (!executionModes.has(words.join('_')) || !executionPlaces.has(foldKey(value))) return null;
  return toReading(lexicon().read(['sandbox']), foldKey(value) === 'sandbox' ? true : value, words);
}

/** `isolation: {network: none}`: a word says which network there is; `isolation: {network: false}` may also mean that it is not isolated. */
function isNetworkOf(section: readonly string[], own: readonly string[], value: ScalarValue): boolean {
  const isNetwork = section.length === 1 && section[0] === 'isolation' && own.length === 1 && own[0] === 'network';
  return isNetwork && typeof value !== 'number';
}

function networkOf(section: readonly string[], own: readonly string[], value: ScalarValue): SwitchReading | null {
  if (typeof value === 'boolean') return null;
  const words = [...section, ...own];
  const isHost = typeof value === 'string' && foldKey(value) === 'host';
  return toReading(lexicon().read(isHost ? ['sandbox', 'network'] : ['network']), value, words);
}

/**
 * Sections that describe files or things, or concern other systems and other people: `metadata: {public: yes}`, `ci:
 * {auto_deploy: true}`.
 */
const unrelatedSections = wordSet(
  'metadata meta label annotation tag newsletter subscription signup registration mailing_list survey ci cd renovate dependabot shipping shipment warranty insurance clause baggage loot world game scene kitchen restaurant vehicle car building garden museum exhibition blog gallery forum podcast course shop brand branding publish publishing episode',
);

/** The keys in these sections are names that the author chose: `profiles: {ci: {ask: never}}`. */
const profileSections = wordSet('profile mode preset environment');

/** Ideas about what an agent may do. */
const permissiveIdeas: ReadonlySet<IdeaId | undefined> = new Set([
  ...(['execution', 'workspace-only', 'file-access', 'network', 'private-network', 'model-url'] as const),
  ...(['elevated', 'privileged', 'escape-hatch', 'docker-socket', 'host-namespace', 'public'] as const),
  // `confirmations: {logins: none}`
  'authentication',
]);

/**
 * Whether the key is the object of its section and not a switch of its own: `require_approval_for: {network_access: true}`,
 * `login_required: {shell: true}`, `forbidden: {sudo: true}`.
 */
function isObjectOf(section: Name | undefined, idea: Match | null): boolean {
  const decision = section?.list?.decision;
  const isDemand = section !== undefined && section.words.length > 1 && section.words.at(-1) === 'required';
  return (decision === 'ask' || decision === 'deny' || isDemand) && permissiveIdeas.has(idea?.id);
}

/** `refund: {auto: true}`, `payments: {release: automatic}` */
function automaticActionInSection({ words }: Name, section: readonly string[]): ActionApproval | null {
  return words.length === 1 ? (automaticActionIn([...words, ...section]) ?? releaseOf([...section, ...words])) : null;
}

/** `require_approval_for_refunds: false` */
function aboutAction(asked: ActionApproval | null, words: readonly string[], value: ScalarValue): SwitchReading | null {
  const found = toReading(asked?.match ?? null, value, words);
  if (found === null || asked === null || (asked.onlyUnsafe && found.state !== 'unsafe')) return null;
  return { ...found, reach: asked.reach };
}

const approvalWords = wordSet(`${withoutWhat} confirm approve`);

/** `merge_without_review: true`, whatever the action is. */
function withoutApproval(words: readonly string[], value: ScalarValue): SwitchReading | null {
  const at = words.indexOf('without');
  if (at < 1 || !approvalWords.has(words.at(-1) ?? '') || !isYesOrNo(value)) return null;
  return toReading(lexicon().read(['auto', 'approve']), value, words);
}

/** Verbs whose object is personal or secret, whatever it is called; to mask is also done with padding and pixels. */
const redacting = wordSet('redact redaction anonymize anonymise anonymization anonymisation pseudonymize pseudonymise');
const redactedMax = 3;

/** `redact_guest_names: false`, `patientennamen_schwaerzen: nein` */
function redactionOfAnything(words: readonly string[], value: ScalarValue): SwitchReading | null {
  const verb = words.find((word) => redacting.has(word));
  if (verb === undefined || words.length > redactedMax + 1 || typeof value === 'number') return null;
  const inverted = hasOneOf(words, unredacted);
  return toReading(lexicon().read(inverted ? ['no', 'redact'] : ['redact']), value, words);
}

const unredacted = wordSet(negations);

const workWords = wordSet(
  'governance pipeline staffing organisation organization collaboration coordination orchestration orchestrator crew',
);

/** Whether a person who is missing in the section is missing at the agent's work. */
function isAboutWork(section: Name | undefined): boolean {
  return section === undefined || section.familiar || hasOneOf(section.words, workWords);
}

const noHuman = wordSet('none nobody never no_one absent');
/** Words that are about people and not about the agent's supervision. */
const humanQualities = wordSet(
  'resource readable language name friendly like feedback translation translator evaluation evaluator annotation annotator voice right',
);

/** `human_touchpoints: none`; true and false have too many other meanings. */
function withoutHuman(words: readonly string[], value: ScalarValue): SwitchReading | null {
  const [first, ...rest] = words;
  if (first !== 'human' || rest.length === 0 || rest.length > 2 || typeof value !== 'string') return null;
  if (!noHuman.has(foldKey(value)) || hasOneOf(rest, humanQualities)) return null;
  return toReading(lexicon().read(['approval']), 'none', words);
}

const disablingWords = wordSet('disable disabled');

/** `disableBypassMode: disable` repeats a word of the name and means true. */
function withoutRepetition(value: ScalarValue, words: readonly string[]): ScalarValue {
  const repeats = typeof value === 'string' && disablingWords.has(value.trim().toLowerCase());
  return repeats && hasOneOf(words, disablingWords) ? true : value;
}

function toReading(match: Match | null, value: ScalarValue, words: readonly string[]): SwitchReading | null {
  const found = match === null ? null : answerTo(match, withoutRepetition(value, words));
  return found === null ? null : { ...found, words };
}
