import type { Capability } from '../../../agent/capability.ts';
import type { Permission } from '../../../agent/facts.ts';
import type { Node } from '../../../document/tree.ts';
import { capabilitiesOfAction, capabilitiesOfTool, hasSideEffects } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { decisionOfAnswer, decisionOfWord, unattended } from '../names/decision-words.ts';
import { foldKey } from '../names/key-words.ts';
import { addDecision, addDefault } from './decision-facts.ts';

const defaultPermissions = wordSet(
  'default_permission default_tool_permission default_decision default_effect default_tool_policy default_tool_action default_verdict default_ruling fallback_decision fallback_permission fallback_effect',
);
const sharedSections = wordSet('global default policy permission setting tool rule');

/** A default decision counts only at the root, in a shared section or beside rules on tools; elsewhere it belongs to something else. */
function isDefault(name: string, value: Cursor, { sections }: Context): boolean {
  const section = sections.at(-1)?.joined;
  if (section !== undefined && !sharedSections.has(section)) return false;
  return defaultPermissions.has(name) || (name === 'default_action' && isBesideToolRules(value.node));
}

const toolKey = /^tool(?:_(?:name|type|category|kind))?$/;

/** Whether the setting's mapping or the one around it contains rules on tools. */
function isBesideToolRules(node: Node | undefined): boolean {
  for (let around = node?.parent ?? null, step = 0; around !== null && step < 2; around = around.parent, step++) {
    const list = around.kind === 'mapping' ? around.get('rules') : undefined;
    if (list?.kind === 'sequence' && list.items.some(isToolRule)) return true;
  }
  return false;
}

function isToolRule(rule: Node): boolean {
  if (rule.kind !== 'mapping') return false;
  const conditions = ['when', 'match', 'condition'].map((name) => rule.get(name));
  return [rule, ...conditions].some(
    (part) => part?.kind === 'mapping' && part.entries.some(({ key }) => toolKey.test(foldKey(key.text))),
  );
}

/** An action that a key names, and the decision on it. */
interface NamedDecision {
  readonly action: string;
  readonly decision: Permission['decision'];
}

/** Reads decisions whose key contains the action: `shell_policy: allow`, `deploy: after-approval`, `takeoff_requires: nothing`. */
export function readNamedDecision(setting: Setting, context: Context): boolean {
  const { value, name } = setting;
  if (value.plain === undefined) return false;
  if (isDefault(name, value, context)) {
    const decision = decisionOfWord(value.written);
    if (decision === null || decision === 'granted') return false;
    value.word();
    addDefault(locate(name, value.at), decision, context);
    return true;
  }
  const found = decisionIn(setting);
  if (found === null) return false;
  value.word();
  addDecision(locate(found.action, value.at), found.decision, context);
  return true;
}

function decisionIn(setting: Setting): NamedDecision | null {
  const { words } = setting;
  const last = words.at(-1) ?? '';
  if (words.length === 1) return mannerOfAction(setting);
  if (requirementVerbs.has(last)) return requirementOf(setting);
  return unaskedAction(setting) ?? automaticAction(setting) ?? (policyWords.has(last) ? policyOn(setting) : null);
}

/** `apply: without_asking`, `deploy: after-approval`: how an action is performed; a single word would be ambiguous. */
function mannerOfAction({ key, value: { written } }: Setting): NamedDecision | null {
  if (foldKey(written).split('_').length < 2 || !hasSideEffects(capabilitiesOfTool(key.value))) return null;
  const decision = decisionOfWord(written);
  return decision === 'allow' || decision === 'ask' ? { action: key.value, decision } : null;
}

const requirementVerbs = wordSet('require need');
const nothingWords = wordSet('nothing none nobody no_one');

/** `takeoff_requires: nothing`: the precondition of an action. */
function requirementOf({ words, value: { written } }: Setting): NamedDecision | null {
  const action = words.slice(0, -1).join('_');
  if (capabilitiesOfAction(action).length === 0) return null;
  const decision = nothingWords.has(foldKey(written)) ? 'allow' : decisionOfAnswer(written);
  return decision === 'allow' || decision === 'ask' ? { action, decision } : null;
}

const unasked = wordSet('auto_approve auto_approved without_approval without_ask without_confirmation no_approval');
const unaskedWordsMax = 3;
/** Longer values are not looked up. */
const answerMax = 20;

/** `large_refund: auto-approve`, whatever section it is in. */
function unaskedAction({ key, value: { written }, words, reading }: Setting): NamedDecision | null {
  const isAnswer = written.length <= answerMax && unasked.has(foldKey(written));
  if (!isAnswer || reading.idea !== null || words.length > unaskedWordsMax) return null;
  return hasSideEffects(capabilitiesOfAction(key.value)) ? { action: key.value, decision: 'allow' } : null;
}

const automatic = wordSet(unattended);
const severe: ReadonlySet<Capability> = new Set<Capability>(['pay', 'delete', 'administer', 'execute']);

/** `open_valves: automatic`: a severe action of several words. A deployment is automatic in most pipelines. */
function automaticAction({ key, value: { written }, words }: Setting): NamedDecision | null {
  const isAnswer = written.length <= answerMax && automatic.has(foldKey(written));
  if (!isAnswer || words.includes('deploy')) return null;
  return hasOneOf(capabilitiesOfTool(key.value), severe) ? { action: key.value, decision: 'allow' } : null;
}

const policyWords = wordSet('policy permission mode approval');
const plainDecisions = wordSet('allow always_allow auto_approve ask confirm require_approval deny block');

/** `shell_policy: allow`, `computer_use_mode: ask`: only a plain decision counts. */
function policyOn({ words, value: { written } }: Setting): NamedDecision | null {
  const action = words.slice(0, -1).join('_');
  const decision = plainDecisions.has(foldKey(written)) ? decisionOfWord(written) : null;
  if (decision === null || decision === 'granted' || capabilitiesOfTool(action).length === 0) return null;
  return { action, decision };
}
