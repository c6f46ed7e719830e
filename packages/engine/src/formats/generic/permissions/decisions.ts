import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfAction } from '../../../knowledge/tools.ts';
import { locate, type Place } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting, withSection } from '../context.ts';
import { decisionOfAnswer, decisionOfWord, isTime, type RuleDecision } from '../names/decision-words.ts';
import type { Name } from '../names/key-name.ts';
import { foldKey } from '../names/key-words.ts';
import type { ListName, ListSubject } from '../names/list-names.ts';
import { interpretSwitch } from '../switches/switch-reading.ts';
import { isProtection } from '../tools/called-tools.ts';
import { addTool } from '../tools/tool-facts.ts';
import { isFullyClaimed, offer, settingOf, walk } from '../walk.ts';
import { addDecision, addDefault } from './decision-facts.ts';
import { effectKeys } from './statements.ts';

const ruleSections = wordSet(
  'permission policy tool_permission tool_policy tool_mode approval approval_policy confirmation access tool_approval tool_access command rule confirm',
);
/** In a name of several words, these indicate rules below it, whatever they are about: `permission_matrix`, `home_permissions`. */
const ruleWords = wordSet('permission policy approval confirmation consent gate checkpoint signoff danger');
/** Names of the decision for tools without a rule of their own. */
const defaultNames = wordSet(
  'default default_action default_decision default_verdict default_ruling default_policy default_effect default_permission default_rule default_mode fallback otherwise everything_else',
);
const approvalWords = wordSet('approval confirmation confirm gate checkpoint signoff');

/** Reads a map from names to decisions: `permissions: {shell: allow, write: ask}`, `approvals: {shell: never}`. */
export function readDecisions(map: Setting, context: Context): boolean {
  const { value, words, reading } = map;
  // `auto_approval_settings: {write: true}`: these are switches of their own.
  if (namesApproval(words) && hasOneOf(words, automaticWords)) return false;
  if (channelNames.has(map.name) && isNestedIn(context, approvalSections, 1)) return false;
  if (words.includes('gate') && measures(value)) return false;
  const asks = isAboutApproval(reading, value, context);
  if (!value.isMapping || !holdsRules(map, asks, context) || isFullyClaimed(value)) return false;
  // Members that the format's own reader has claimed are already decided.
  const members = value.members().filter((member) => !isFullyClaimed(member.value));
  if (!members.some(({ value: member }) => decisionOf(member, asks) !== null && !statesTime(member))) return false;
  const around = withSection(context, reading);
  for (const { key, value: member } of members) {
    const setting = settingOf(key, member, value);
    const approves = approvesByDefault(key.value, member);
    const decision = approves ? 'allow' : decisionOf(member, asks);
    // `shell: ask` is a rule on the tool; `approval_mode: ask` is a switch.
    const asksOrGrants = decision === 'ask' || (decision === 'granted' && words.includes('tool'));
    // To approve is an action as well, but `auto_approve: true` switches approval off.
    const isAction = setting.reading.idea?.id !== 'approval' && capabilitiesOfAction(key.value).length > 0;
    const isRule = asksOrGrants && isAction;
    const switched = !isRule && !approves && interpretSwitch(member, setting.reading, around) !== null;
    if (decision === null || switched || isProtection(setting.words, member)) offer(setting, around);
    else if (decision === 'allow' && asks && !namesApproval(words) && isMinorAction(key.value)) member.word();
    else addMemberDecision(setting, decision, context);
  }
  return true;
}

/** `gate: {min_coverage: 0.8, audit_fix: false}`: what code has to pass, and not what a person approves. */
function measures(section: Cursor): boolean {
  return section.members().some(({ value: { plain } }) => typeof plain === 'number');
}

/** Sections of these names require approval for what the maps below them name: `confirmation: {calendar: {delete_event: true}}`. */
const approvalSections = wordSet('approval confirmation signoff');
/** `confirmation: {channels: {telegram: true}}` says where people are asked. */
const channelNames = wordSet('channel method notification notify via');
const automaticWords = wordSet('auto automatic automatically');
/** Words in a section's name that mean no approval is required. */
const noApprovalWords = wordSet('auto automatic skip bypass exempt no without on after');
/** Words of a map's own decision inside such a section. */
const ownDecisionWords = wordSet(
  'auto automatic skip bypass exempt unasked allow allowed granted permission policy access rule mode setting option method timeout',
);

/** Whether a map is about approval, by its own name, or by the section's when the map is named after an action. */
function isAboutApproval({ words, idea, list }: Name, value: Cursor, { sections }: Context): boolean {
  if (namesApproval(words) || asksBefore(words)) return true;
  const around = sections.at(-1)?.words ?? [];
  if (!hasOneOf(around, approvalSections)) return false;
  if (around.some((word) => noApprovalWords.has(word) || channelNames.has(word))) return false;
  if (idea?.id === 'approval' || decidesOtherwise(list, words) || hasOneOf(words, ownDecisionWords)) return false;
  return value.members().every(({ value: { plain } }) => typeof plain !== 'string');
}

const actionSubjects: ReadonlySet<ListSubject | null> = new Set(['path', 'tool', 'command', null]);

/** `confirmation: {allowed: {…}}` has a decision of its own, `confirmation: {channels: {…}}` is about no actions; `read_only` names a kind. */
function decidesOtherwise(list: ListName | null, words: readonly string[]): boolean {
  if (list === null || words.join('_') === 'read_only') return false;
  return list.decision !== null || !actionSubjects.has(list.subject);
}

const askingVerbs = wordSet('ask confirm');
const askingConditions = wordSet('before first for when on user human owner about');

/** `ask_before: {unlock_door: no}`, `confirm_for: {refunds: false}` */
function asksBefore(words: readonly string[]): boolean {
  if (words.length < 2 || !askingVerbs.has(words[0] ?? '')) return false;
  return words.every((word, at) => at === 0 || askingConditions.has(word));
}

function namesApproval(words: readonly string[]): boolean {
  return hasOneOf(words, approvalWords);
}

const minorCapabilities: ReadonlySet<Capability> = new Set(['write', 'read', 'think', 'remember']);

/**
 * Whether the action has no severe effect. Where others need approval, `{personal: {add_wish: false}}` is a deliberate exception
 * for such an action.
 */
function isMinorAction(action: string): boolean {
  return capabilitiesOfAction(action).every((one) => minorCapabilities.has(one));
}

const decisionKeys = ['permission', ...effectKeys] as const;

const defaultKeys = ['default', 'default_action', 'default_decision', 'default_verdict', 'fallback'] as const;
const policyEndings = wordSet('permission policy');

/** `bash_permissions: {default: allow, deny_patterns: […]}`, `permissions: {edit: {default: ask}}`: calls that no pattern decides. */
function readDefaultRule({ key, value, words }: Setting, context: Context): boolean {
  const inner = value.any(...defaultKeys);
  if (!isClearDecision(inner.written)) return false;
  const decision = decisionOfWord(inner.written);
  const isPolicy = words.length > 1 && policyEndings.has(words.at(-1) ?? '');
  const isRule = isNestedIn(context, ruleWords, 1);
  const action = isPolicy ? words.slice(0, -1).join('_') : isRule ? key.value : '';
  if (decision === null || decision === 'granted' || capabilitiesOfAction(action).length === 0) return false;
  inner.word();
  addDecision(locate(action, inner.at), decision, context);
  walk(value, context);
  return true;
}

/** `shell_execute: {permission: ALLOW, description: …}`: the decision is a member of the action's own entry. */
export function readActionRule(setting: Setting, context: Context): boolean {
  const { key, value } = setting;
  if (!value.isMapping || context.scope.tool !== undefined) return false;
  if (readDefaultRule(setting, context)) return true;
  const inner = value.any(...decisionKeys);
  const decision = decisionOf(inner, false);
  if (capabilitiesOfAction(key.value).length === 0) return false;
  if (decision === null || decision === 'granted') return readInnerApproval(key, value, context);
  inner.word();
  addDecision(locate(key.value, inner.at), decision, context);
  value.any('description', 'reason', 'comment', 'note').ignore();
  walk(value, context);
  return true;
}

const approvalKeys = ['approval', 'confirmation', 'confirm', 'ask'] as const;

/** `shell: {approval: always}` is also a rule on the tool of that name. The switch itself is read by its own reader. */
function readInnerApproval(key: Setting['key'], value: Cursor, context: Context): boolean {
  const inner = value.any(...approvalKeys);
  if (decisionOf(inner, true) === 'ask') addDecision(locate(key.value, inner.at), 'ask', context);
  return false;
}

/** Capabilities more severe than reading, which visitors of a web page do not consent to. */
const severeCapabilities: ReadonlySet<Capability> = new Set(['execute', 'write', 'delete', 'pay']);

/** Under a non-standard name, every plain value has to be a decision, and one of them on something that a tool does. */
function holdsRules({ name, words, value }: Setting, asks: boolean, { sections }: Context): boolean {
  if (ruleSections.has(name)) return true;
  const around = sections.at(-1)?.words ?? [];
  const isAboutRules =
    asksBefore(words) || decidesActions(words, value) || [...words, ...around].some((word) => ruleWords.has(word));
  if (!isAboutRules) return holdsActionRules(value);
  const plain = value.members().filter(({ value: { plain } }) => plain !== undefined && typeof plain !== 'number');
  const areDecisions = plain.every((member) => decisionOf(member.value, asks) !== null);
  // `consent` is also what visitors of a page give.
  const isAction = (can: readonly Capability[]) =>
    words.includes('consent') ? hasOneOf(can, severeCapabilities) : can.length > 0;
  return (
    areDecisions &&
    plain.some(({ key }) => isAction(capabilitiesOfAction(key.value)) || reachOfKind(foldKey(key.value)).length > 0)
  );
}

/** `ticket_actions: {refund: auto, close: ask}`; that an action is offered (`true`) decides nothing. */
function decidesActions(words: readonly string[], value: Cursor): boolean {
  if (words.length < 2 || words.at(-1) !== 'action') return false;
  return value.members().some(({ value: member }) => {
    const decision = decisionOf(member, false);
    return decision === 'allow' || decision === 'ask';
  });
}

/** Words that settings of other kinds have as well. */
const ambiguousWords = wordSet(
  'true false yes no on off none any full all always never auto manual required enabled disabled review prompt approved granted automatic',
);
const decisionsMin = 3;

/**
 * `defaults: {read_file: allow, run_command: confirm, …}`: under any name, if the map holds only decisions, at least three, and
 * at least two of them on severe actions.
 */
function holdsActionRules(value: Cursor): boolean {
  const members = value.members();
  if (members.length < decisionsMin) return false;
  const areDecisions = members.every((member) => isClearDecision(member.value.written));
  return (
    areDecisions &&
    members.filter(({ key }) => hasOneOf(capabilitiesOfAction(key.value), severeCapabilities)).length > 1
  );
}

function isClearDecision(text: string): boolean {
  return !ambiguousWords.has(foldKey(text)) && decisionOfWord(text) !== null;
}

function statesTime({ written }: Cursor): boolean {
  return isTime(written);
}

/** Words for kinds of actions by severity. */
const mutating = wordSet('mutating mutation modifying changing side_effect');
const destructive = wordSet('destructive dangerous irreversible risky high_risk critical sensitive');

function reachOfKind(name: string): readonly Capability[] {
  const kind = name.replace(/_(?:action|operation|change|step|call|tool)$/, '');
  if (mutating.has(kind)) return ['write'];
  return destructive.has(kind) ? ['write', 'delete'] : [];
}

/** `approvals: {read_only: silent, destructive: silent}` */
function addActionKind(kind: string, at: Place, decision: RuleDecision, { model, scope }: Context): boolean {
  const reach = reachOfKind(kind);
  if (reach.length === 0 || decision === 'granted') return false;
  const state = decision === 'allow' ? 'off' : 'on';
  model.approvals.push({ ...scope, at, kind: 'tool', state, origin: 'set', reach, subject: null });
  return true;
}

function addMemberDecision({ key, value }: Setting, decision: RuleDecision, context: Context): void {
  value.word();
  const name = locate(key.value, value.at);
  if (addActionKind(foldKey(key.value), value.at, decision, context)) return;
  if (defaultNames.has(foldKey(key.value))) {
    if (decision !== 'granted') addDefault(name, decision, context);
    return;
  }
  if (decision === 'granted') addTool(name, context);
  else addDecision(name, decision, context);
}

const approving = wordSet('approve approved accept accepted');

/** `approval: {default: approve}`: to approve is the answer here; `approvals: {shell: approve}` is what somebody has to do. */
function approvesByDefault(key: string, { written }: Cursor): boolean {
  return defaultNames.has(foldKey(key)) && approving.has(foldKey(written));
}

function decisionOf({ written, plain }: Cursor, asks: boolean): RuleDecision | null {
  if (plain === undefined || plain === null) return null;
  return asks ? decisionOfAnswer(written) : decisionOfWord(written);
}
