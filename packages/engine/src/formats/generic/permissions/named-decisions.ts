import type { Capability } from '../../../agent/capability.ts';
import type { Node } from '../../../document/tree.ts';
import { capabilitiesOfAction, capabilitiesOfTool, hasSideEffects } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { decisionOfAnswer, decisionOfWord, unattended } from '../names/decision-words.ts';
import { foldKey, keyWords } from '../names/key-words.ts';
import { hasOneOf, wordSet } from '../names/word-set.ts';
import { addDecision, addDefault } from './decision-facts.ts';

const decisionEndings = wordSet('policy permission mode approval');
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

const plainDecisions = wordSet('allow always_allow auto_approve ask confirm require_approval deny block');

/** `shell_policy: allow`, `computer_use_mode: ask`: the key contains the tool, and only a decision as value counts. */
export function readNamedDecision(setting: Setting, context: Context): boolean {
  const { value, words } = setting;
  const { node } = value;
  if (node?.kind === 'scalar' && isDefault(words.join('_'), value, context)) {
    const decision = decisionOfWord(node.text);
    if (decision === null || decision === 'granted') return false;
    value.word();
    addDefault(locate(words.join('_'), value.at), decision, context);
    return true;
  }
  if (words.length > 1 && requirementVerbs.has(words.at(-1) ?? '')) return readRequirement(value, words, context);
  if (words.length === 1 && node?.kind === 'scalar') return readActionMode(setting, context);
  if (node?.kind === 'scalar' && readUnaskedAction(setting, node.text, context)) return true;
  if (node?.kind === 'scalar' && readAutomaticAction(setting.key, value, node.text, context)) return true;
  if (words.length < 2 || !decisionEndings.has(words.at(-1) ?? '') || node?.kind !== 'scalar') return false;
  const tool = words.slice(0, -1).join('_');
  const decision = plainDecisions.has(foldKey(node.text)) ? decisionOfWord(node.text) : null;
  if (decision === null || decision === 'granted' || capabilitiesOfTool(tool).length === 0) return false;
  value.word();
  addDecision(locate(tool, value.at), decision, context);
  return true;
}

/** `apply: without_asking`, `deploy: after-approval`: how an action is performed; a single word would be ambiguous. */
function readActionMode({ key, value }: Setting, context: Context): boolean {
  const { node } = value;
  if (node?.kind !== 'scalar') return false;
  if (foldKey(node.text).split('_').length < 2) return readAutomaticAction(key, value, node.text, context);
  const decision = decisionOfWord(node.text);
  if ((decision !== 'allow' && decision !== 'ask') || !hasSideEffects(capabilitiesOfTool(key.value))) return false;
  value.word();
  addDecision(locate(key.value, value.at), decision, context);
  return true;
}

const unasked = wordSet('auto_approve auto_approved without_approval without_ask without_confirmation no_approval');

/** `large_refund: auto-approve`, whatever section it is in. */
function readUnaskedAction({ key, value, words, reading }: Setting, text: string, context: Context): boolean {
  if (reading.idea !== null || words.length > 3 || text.length > automaticMax || !unasked.has(foldKey(text)))
    return false;
  if (!hasSideEffects(capabilitiesOfAction(key.value))) return false;
  value.word();
  addDecision(locate(key.value, value.at), 'allow', context);
  return true;
}

const automatic = wordSet(unattended);
const severe: ReadonlySet<Capability> = new Set<Capability>(['pay', 'delete', 'administer', 'execute']);

/** Longer values are not looked up. */
const automaticMax = 20;

/** `open_valves: automatic`: a severe action of several words. A deployment is automatic in most pipelines. */
function readAutomaticAction(key: Setting['key'], value: Cursor, word: string, context: Context): boolean {
  if (word.length > automaticMax) return false;
  const name = keyWords(key.value);
  if (name.length < 2 || !automatic.has(foldKey(word)) || name.includes('deploy')) return false;
  if (!hasOneOf(capabilitiesOfTool(key.value), severe)) return false;
  value.word();
  addDecision(locate(key.value, value.at), 'allow', context);
  return true;
}

const requirementVerbs = wordSet('require need');
const nothingWords = wordSet('nothing none nobody no_one');

/** `takeoff_requires: nothing`: the precondition of an action. */
function readRequirement(value: Cursor, words: readonly string[], context: Context): boolean {
  const tool = words.slice(0, -1).join('_');
  const { node } = value;
  if (node?.kind !== 'scalar' || capabilitiesOfAction(tool).length === 0) return false;
  const decision = nothingWords.has(foldKey(node.text)) ? 'allow' : decisionOfAnswer(node.text);
  if (decision !== 'allow' && decision !== 'ask') return false;
  value.word();
  addDecision(locate(tool, value.at), decision, context);
  return true;
}
