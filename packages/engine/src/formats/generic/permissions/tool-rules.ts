import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { decisionOfAnswer, decisionOfWord, type RuleDecision } from '../names/decision-words.ts';
import { foldKey } from '../names/key-words.ts';
import { commandsIn, restrictsToCommands } from './command-rules.ts';
import { listWriters } from './list-facts.ts';
import { type ListItem, meansEverything } from './rule-list.ts';
import { resourceKeys } from './statements.ts';

const listNames = wordSet(
  'rule policy_rule tool_rule permission_rule approval_rule approver permission policy control tool_control constraint enforcement statement guard tool_policy decision verdict ruling checkpoint gate',
);
const toolKeys = wordSet('tool tool_name tool_type');
/** Keys of a rule's tools or actions: `actions: [fs.read, fs.list]`. */
const actionKeys = wordSet('tool tool_name tool_type action operation');
/** `rule: shell:*` names a tool; most rules are sentences. */
const ruleOnTool = /^\w[\w-]{0,40}(?::\S|\()/;
const decisionKeys = wordSet('effect decision verdict permission action ruling do then');
/** Keys of a rule's condition: `{match: {tool: bash}, action: ask}`. */
const conditionKeys = wordSet('match when if condition on');
/** Keys of a rule's approver: `checkpoints: [{before: pay_salary, who: owner}]`. */
const approverKeys = wordSet('who approver approved_by signed_by');
const patternKeys = wordSet('match pattern when resource principal agent arg');
/** Keys that name or describe a rule and do not restrict it. */
const descriptiveKeys = wordSet(
  'name id description reason comment note priority severity risk message log_level required_label label tag suggestion',
);
/** Keys of a rule's tools or actions that are ambiguous elsewhere. */
const ambiguousKeys = wordSet('what deed thing when before');
const extraDecisions: ReadonlyMap<string, RuleDecision> = new Map([
  ['go', 'allow'],
  ['proceed', 'allow'],
  ['run', 'allow'],
  ['stop', 'deny'],
]);
const decisions = { allow: 'auto-approve', ask: 'ask', deny: 'deny' } as const;

interface Rule {
  readonly about: 'tool' | 'command';
  readonly items: readonly ListItem[];
  readonly decision: (typeof decisions)[keyof typeof decisions];
}

/**
 * Rules with a tool and a decision beside each other: `rules: [{tool: bash, effect: ask}]`, `approvers: [{tools: "*", decision:
 * approve}]`. A restriction to some calls leaves the others undecided, so only rules on all calls are read.
 */
export function readToolRules({ value, name, owner, words }: Setting, context: Context): boolean {
  if (!listNames.has(name) || !value.isList) return false;
  const items = value.items();
  const named = isNestedIn(context, toolSections, 1);
  if (items.some(isStatement)) return false;
  if (!items.some((entry) => toolsOf(entry, named).length > 0 && hasDecision(entry)) || !items.every(isRule))
    return false;
  for (const entry of items) {
    const rule = toRule(entry, named);
    if (rule === null) continue;
    listWriters[rule.about]({ decision: rule.decision, items: rule.items, at: entry.at, words, owner }, context);
  }
  return true;
}

/** `{Effect: Allow, Action: [s3:GetObject]}` is an AWS policy statement: it grants rights in an account and does not concern tools. */
function isStatement(entry: Cursor): boolean {
  return entry.has('Effect') && (entry.has('Action') || entry.has('NotAction'));
}

function find(entry: Cursor, keys: ReadonlySet<string>): Cursor | null {
  return entry.members().find(({ key }) => keys.has(foldKey(key.value)))?.value ?? null;
}

const toolSections = wordSet('tool');

/** `tools: {rules: [{name: file_write, action: ask}]}`: in a section about tools, a rule's name is its tool. */
function toolsOf(entry: Cursor, named: boolean): readonly Cursor[] {
  const tool = find(entry, toolKeys);
  if (tool?.isText === true) return [tool];
  const inCondition = entry.members().flatMap(toolOfCondition);
  if (inCondition.length > 0) return inCondition;
  const loose = find(entry, ambiguousKeys);
  if (loose !== null && isTool(loose)) return [loose];
  if (named && isTool(entry.get('name'))) return [entry.get('name')];
  const acted = actionOf(entry);
  if (acted !== undefined) return [acted];
  const listed = entry.members().find(({ key, value }) => value.isList && actionKeys.has(foldKey(key.value)));
  if (listed !== undefined) return listed.value.items().some(isTool) ? listed.value.items() : [];
  const rule = entry.get('rule');
  return ruleOnTool.test(rule.written) ? [rule] : [];
}

/** `{action: shell.exec, decision: approve}`: beside a decision, an action may be a tool. With a resource it is a statement. */
function actionOf(entry: Cursor): Cursor | undefined {
  if (entry.any(...resourceKeys).exists) return undefined;
  const decided = decisionCursor(entry)?.node;
  const actions = entry.members().filter(({ key, value }) => value.isText && actionKeys.has(foldKey(key.value)));
  return actions.find(({ value }) => value.node !== decided && isTool(value))?.value;
}

/** The tools of a condition on nothing else. */
function toolOfCondition({ key, value }: Member): readonly Cursor[] {
  const [only, ...others] = value.members();
  const isCondition = conditionKeys.has(foldKey(key.value)) && only !== undefined && others.length === 0;
  if (!isCondition || !toolKeys.has(foldKey(only.key.value))) return [];
  return only.value.isList ? only.value.items() : only.value.isText ? [only.value] : [];
}

function isTool({ written }: Cursor): boolean {
  return meansEverything(written) || capabilitiesOfTool(written).length > 0;
}

function decisionCursor(entry: Cursor): Cursor | undefined {
  const members = entry.members().filter(({ value }) => !value.isList);
  const named = members.filter(({ key }) => decisionKeys.has(foldKey(key.value)));
  const decision = named.find(({ value }) => isDecision(value, entry)) ?? named[0];
  return (decision ?? members.find(({ key }) => isApproverKey(key.value, entry)))?.value;
}

/** An approver's key decides where the action is given as what the approval precedes. */
function isApproverKey(key: string, entry: Cursor): boolean {
  return approverKeys.has(foldKey(key)) && entry.has('before');
}

function hasDecision(entry: Cursor): boolean {
  const decision = decisionCursor(entry);
  return decision !== undefined && isDecision(decision, entry);
}

function isDecision({ written }: Cursor, entry: Cursor): boolean {
  return decisionOf(written, entry) !== null;
}

function decisionOf(word: string, entry: Cursor): RuleDecision | null {
  if (entry.has('before')) return decisionOfAnswer(word);
  return decisionOfWord(word) ?? extraDecisions.get(foldKey(word)) ?? null;
}

/** Reactions that only log or modify a call; the rule neither allows nor denies it. */
const loggingReactions = wordSet(
  'log audit monitor watch warn alert flag redact mask sanitize rate_limit throttle sandbox',
);

function isRule(entry: Cursor): boolean {
  const reaction = decisionCursor(entry)?.written ?? '';
  if (hasDecision(entry) || loggingReactions.has(foldKey(reaction))) return true;
  // `who: [accountant, owner]`
  return entry.members().some(({ key, value }) => value.isList && isApproverKey(key.value, entry));
}

function toRule(entry: Cursor, byName: boolean): Rule | null {
  const isLoose = find(entry, toolKeys) === null;
  const members = entry.members();
  const narrowing = members.find(({ key, value }) => restrictsToCommands(key.value, value))?.value;
  const understood = members.every(
    ({ key, value }) =>
      value === narrowing ||
      toolOfCondition({ key, value }).length > 0 ||
      (isLoose && isAmbiguousKey(key.value, entry)) ||
      isUnrestricting(foldKey(key.value), value),
  );
  if (!understood) return null;
  const tools = toolsOf(entry, byName);
  const items = narrowing === undefined ? namesOf(tools, entry) : commandsIn(narrowing, tools);
  const ruleDecision = decisionOf(decisionCursor(entry)?.word()?.value ?? '', entry);
  if (items === null || items.length === 0 || ruleDecision === null || ruleDecision === 'granted') return null;
  return { about: narrowing === undefined ? 'tool' : 'command', items, decision: decisions[ruleDecision] };
}

function namesOf(tools: readonly Cursor[], entry: Cursor): readonly ListItem[] {
  return tools.flatMap((tool) => {
    const text = tool.text();
    return text === null ? [] : [{ text, entry }];
  });
}

function isAmbiguousKey(key: string, entry: Cursor): boolean {
  return key === 'rule' || ambiguousKeys.has(foldKey(key)) || isApproverKey(key, entry);
}

function isUnrestricting(key: string, value: Cursor): boolean {
  if (actionKeys.has(key) || decisionKeys.has(key) || descriptiveKeys.has(key)) return true;
  const all = value.isList ? value.items() : [value];
  return patternKeys.has(key) && all.every(({ written }) => meansEverything(written));
}
