import type { Capability } from '../../../agent/capability.ts';
import type { Node } from '../../../document/tree.ts';
import { capabilitiesOfTool, hasSideEffects } from '../../../knowledge/tools.ts';
import { locate, type Place } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, inside, type Setting } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import type { Name } from '../names/key-name.ts';
import { foldKey } from '../names/name.ts';
import { standingOf } from '../switches/switch-reading.ts';
import { guards } from '../tools/called-tools.ts';
import { addTool } from '../tools/tool.ts';
import { isRead, offer, settingOf, walk } from '../walk.ts';
import { addDecision, addDefault, decisionOfAnswer, decisionOfWord, type Ruling } from './decision.ts';

const ruleSections = wordSet(
  'permission policy tool_permission tool_policy approval approval_policy confirmation access tool_approval tool_access command rule',
);
/** In a name of several words, these indicate rules below it, whatever they are about: `permission_matrix`, `home_permissions`. */
const rulingWords = wordSet('permission policy approval confirmation consent gate checkpoint signoff');
/** Names of the decision for tools without a rule of their own. */
const defaultNames = wordSet(
  'default default_action default_decision default_policy default_effect default_permission default_rule default_mode fallback otherwise everything_else',
);
const askingWords = wordSet('approval confirmation gate checkpoint signoff');

/** Reads a map from names to decisions: `permissions: {shell: allow, write: ask}`, `approvals: {shell: never}`. */
export function readDecisions(map: Setting, context: Context): boolean {
  const { value, words, reading } = map;
  const asks = asksAbout(reading, value, context);
  if (!value.isMapping || !holdsRules(map, asks, context) || isRead(value)) return false;
  // Members that the format's own reader has claimed are already decided.
  const members = value.members().filter((member) => !isRead(member.value));
  if (!members.some((member) => rulingOf(member.value, asks) !== null)) return false;
  const around = inside(context, reading);
  for (const { key, value: member } of members) {
    const setting = settingOf(key, member, value);
    const ruling = rulingOf(member, asks);
    // `shell: ask` is a rule on the tool; `approval_mode: ask` is a switch.
    const asksOrGrants = ruling === 'ask' || (ruling === 'granted' && words.includes('tool'));
    // To approve is an action as well, but `auto_approve: true` switches approval off.
    const isDeed = setting.reading.idea?.id !== 'approval' && capabilitiesOfTool(key.value).length > 0;
    const ruled = asksOrGrants && isDeed;
    const switched = !ruled && standingOf(member, setting.reading, around) !== null;
    if (ruling === null || switched || guards(setting.words, member)) offer(setting, around);
    else if (ruling === 'allow' && asks && !asksItself(words) && isSlight(key.value)) member.word();
    else addRuling(setting, ruling, context);
  }
  return true;
}

/** Sections of these names require approval for what the maps below them name: `confirmation: {calendar: {delete_event: true}}`. */
const questions = wordSet('approval confirmation signoff');
/** Words in a section's name that mean no approval is required. */
const unasking = wordSet('auto automatic skip bypass exempt no without on after');
/** Words of a map's own decision inside such a section. */
const answering = wordSet(
  'auto automatic skip bypass exempt unasked allow allowed granted permission policy access rule mode setting option method timeout',
);

/** Whether a map is about approval, by its own name, or by the section's when the map is named after an action. */
function asksAbout({ words, idea, list }: Name, value: Cursor, { sections }: Context): boolean {
  if (asksItself(words)) return true;
  const around = sections.at(-1)?.words ?? [];
  if (!around.some((word) => questions.has(word)) || around.some((word) => unasking.has(word))) return false;
  if (idea?.id === 'approval' || list !== null || words.some((word) => answering.has(word))) return false;
  return value.members().every(({ value: { node } }) => typeof scalarOf(node) !== 'string');
}

function asksItself(words: readonly string[]): boolean {
  return words.some((word) => askingWords.has(word));
}

const slight: ReadonlySet<Capability> = new Set(['write', 'read', 'think', 'remember']);

/**
 * Whether the action has no severe effect. Where others need approval, `{personal: {add_wish: false}}` is a deliberate exception
 * for such an action.
 */
function isSlight(deed: string): boolean {
  return capabilitiesOfTool(deed).every((one) => slight.has(one));
}

function scalarOf(node: Node | undefined): unknown {
  return node?.kind === 'scalar' ? node.value : null;
}

const namedRulings = wordSet('policy permission mode approval');
const defaultPermissions = wordSet(
  'default_permission default_tool_permission default_decision default_effect default_tool_policy default_tool_action fallback_decision fallback_permission fallback_effect',
);
const overall = wordSet('global default policy permission setting tool rule');

/** A default decision counts only at the root, in a shared section or beside rules on tools; elsewhere it belongs to something else. */
function isDefault(name: string, value: Cursor, { sections }: Context): boolean {
  const section = sections.at(-1)?.joined;
  if (section !== undefined && !overall.has(section)) return false;
  return defaultPermissions.has(name) || (name === 'default_action' && besideRules(value.node));
}

const ofTool = /^tool(?:_(?:name|type|category|kind))?$/;

/** Whether the setting's mapping or the one around it contains rules on tools. */
function besideRules(node: Node | undefined): boolean {
  for (let around = node?.parent ?? null, step = 0; around !== null && step < 2; around = around.parent, step++) {
    const list = around.kind === 'mapping' ? around.get('rules') : undefined;
    if (list?.kind === 'sequence' && list.items.some(isOnTool)) return true;
  }
  return false;
}

function isOnTool(rule: Node): boolean {
  if (rule.kind !== 'mapping') return false;
  const conditions = ['when', 'match', 'condition'].map((name) => rule.get(name));
  return [rule, ...conditions].some(
    (part) => part?.kind === 'mapping' && part.entries.some(({ key }) => ofTool.test(foldKey(key.text))),
  );
}

const plainRulings = wordSet('allow always_allow auto_approve ask confirm require_approval deny block');

/** `shell_policy: allow`, `computer_use_mode: ask`: the key contains the tool, and only a decision as value counts. */
export function readNamedRuling(setting: Setting, context: Context): boolean {
  const { value, words } = setting;
  const { node } = value;
  if (node?.kind === 'scalar' && isDefault(words.join('_'), value, context)) {
    const ruling = decisionOfWord(node.text);
    if (ruling === null || ruling === 'granted') return false;
    value.word();
    addDefault(locate(words.join('_'), value.at), ruling, context);
    return true;
  }
  if (words.length > 1 && demands.has(words.at(-1) ?? '')) return readDemand(value, words, context);
  if (words.length === 1 && node?.kind === 'scalar') return readManner(setting, context);
  if (words.length < 2 || !namedRulings.has(words.at(-1) ?? '') || node?.kind !== 'scalar') return false;
  const tool = words.slice(0, -1).join('_');
  const ruling = plainRulings.has(foldKey(node.text)) ? decisionOfWord(node.text) : null;
  if (ruling === null || ruling === 'granted' || capabilitiesOfTool(tool).length === 0) return false;
  value.word();
  addDecision(locate(tool, value.at), ruling, context);
  return true;
}

/** `apply: without_asking`, `deploy: after-approval`: how an action is performed; a single word would be ambiguous. */
function readManner({ key, value }: Setting, context: Context): boolean {
  const { node } = value;
  if (node?.kind !== 'scalar' || foldKey(node.text).split('_').length < 2) return false;
  const ruling = decisionOfWord(node.text);
  if ((ruling !== 'allow' && ruling !== 'ask') || !hasSideEffects(capabilitiesOfTool(key.value))) return false;
  value.word();
  addDecision(locate(key.value, value.at), ruling, context);
  return true;
}

const demands = wordSet('require requires need needs');
const nothing = wordSet('nothing none nobody no_one');

/** `takeoff_requires: nothing`: the precondition of an action. */
function readDemand(value: Cursor, words: readonly string[], context: Context): boolean {
  const tool = words.slice(0, -1).join('_');
  const { node } = value;
  if (node?.kind !== 'scalar' || capabilitiesOfTool(tool).length === 0) return false;
  const ruling = nothing.has(foldKey(node.text)) ? 'allow' : decisionOfAnswer(node.text);
  if (ruling !== 'allow' && ruling !== 'ask') return false;
  value.word();
  addDecision(locate(tool, value.at), ruling, context);
  return true;
}

const innerRulings = ['permission', 'decision', 'verdict', 'effect', 'ruling'] as const;

/** `shell_execute: {permission: ALLOW, description: …}`: the decision is a member of the action's own entry. */
export function readRuledDeed({ key, value }: Setting, context: Context): boolean {
  if (!value.isMapping || context.scope.tool !== undefined) return false;
  const inner = value.any(...innerRulings);
  const ruling = rulingOf(inner, false);
  if (capabilitiesOfTool(key.value).length === 0) return false;
  if (ruling === null || ruling === 'granted') return asksFirst(key, value, context);
  inner.word();
  addDecision(locate(key.value, inner.at), ruling, context);
  value.any('description', 'reason', 'comment', 'note').ignore();
  walk(value, context);
  return true;
}

const innerQuestions = ['approval', 'confirmation', 'confirm', 'ask'] as const;

/** `shell: {approval: always}` is also a rule on the tool of that name. The switch itself is read by its own reader. */
function asksFirst(key: Setting['key'], value: Cursor, context: Context): boolean {
  const inner = value.any(...innerQuestions);
  if (rulingOf(inner, true) === 'ask') addDecision(locate(key.value, inner.at), 'ask', context);
  return false;
}

/** Capabilities more severe than reading, which visitors of a web page do not consent to. */
const grave: ReadonlySet<Capability> = new Set(['execute', 'write', 'delete', 'pay']);

/** Under a non-standard name, every plain value has to be a decision, and one of them on something that a tool does. */
function holdsRules({ name, words, value }: Setting, asks: boolean, { sections }: Context): boolean {
  if (ruleSections.has(name)) return true;
  const around = sections.at(-1)?.words ?? [];
  if (![...words, ...around].some((word) => rulingWords.has(word))) return rulesOnDeeds(value);
  const plain = value
    .members()
    .filter(({ value: { node } }) => node?.kind === 'scalar' && typeof node.value !== 'number');
  const ruled = plain.every((member) => rulingOf(member.value, asks) !== null);
  // `consent` is also what visitors of a page give.
  const isDeed = (can: readonly Capability[]) =>
    words.includes('consent') ? can.some((one) => grave.has(one)) : can.length > 0;
  return ruled && plain.some(({ key }) => isDeed(capabilitiesOfTool(key.value)));
}

/** Words that settings of other kinds have as well. */
const vague = wordSet(
  'true false yes no on off none any full all always never auto manual required enabled disabled review prompt approved granted automatic',
);
const answersLeast = 3;

/**
 * `defaults: {read_file: allow, run_command: confirm, …}`: under any name, if the map holds only decisions, at least three, and
 * at least two of them on severe actions.
 */
function rulesOnDeeds(value: Cursor): boolean {
  const members = value.members();
  if (members.length < answersLeast) return false;
  const ruled = members.every(({ value: { node } }) => node?.kind === 'scalar' && answersPlainly(node.text));
  return ruled && members.filter(({ key }) => capabilitiesOfTool(key.value).some((one) => grave.has(one))).length > 1;
}

function answersPlainly(text: string): boolean {
  return !vague.has(foldKey(text)) && decisionOfWord(text) !== null;
}

/** Words for kinds of actions by severity. */
const mutating = wordSet('mutating mutation modifying changing side_effect');
const destructive = wordSet('destructive dangerous irreversible risky high_risk critical sensitive');

function reachOfKind(kind: string): readonly Capability[] {
  if (mutating.has(kind)) return ['write'];
  return destructive.has(kind) ? ['write', 'delete'] : [];
}

/** `approvals: {read_only: silent, destructive: silent}` */
function addKindOfDeed(kind: string, at: Place, ruling: Ruling, { model, scope }: Context): boolean {
  const reach = reachOfKind(kind);
  if (reach.length === 0 || ruling === 'granted') return false;
  const state = ruling === 'allow' ? 'off' : 'on';
  model.approvals.push({ ...scope, at, kind: 'tool', state, origin: 'set', reach, subject: null });
  return true;
}

function addRuling({ key, value }: Setting, ruling: Ruling, context: Context): void {
  value.word();
  const name = locate(key.value, value.at);
  if (addKindOfDeed(foldKey(key.value), value.at, ruling, context)) return;
  if (defaultNames.has(foldKey(key.value))) {
    if (ruling !== 'granted') addDefault(name, ruling, context);
    return;
  }
  if (ruling === 'granted') addTool(name, context);
  else addDecision(name, ruling, context);
}

function rulingOf({ node }: Cursor, asks: boolean): Ruling | null {
  if (node?.kind !== 'scalar' || node.value === null) return null;
  return asks ? decisionOfAnswer(node.text) : decisionOfWord(node.text);
}
