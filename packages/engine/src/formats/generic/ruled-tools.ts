import type { Cursor } from '../cursor.ts';
import type { Context, Setting } from './context.ts';
import { decisionOfWord } from './decision.ts';
import { wordSet } from './idea.ts';
import { type ListItem, listWriters, meansEverything } from './list-facts.ts';
import { foldKey } from './name.ts';

const listNames = wordSet(
  'rule policy_rule tool_rule permission_rule approval_rule approver permission policy control tool_control constraint enforcement statement guard tool_policy',
);
const toolKeys = wordSet('tool tool_name');
/** `rule: shell:*` names a tool; most rules are sentences. */
const ruleOnTool = /^\w[\w-]{0,40}(?::\S|\()/;
const rulingKeys = wordSet('effect decision verdict permission action');
const patternKeys = wordSet('match pattern args when');
/** What names or explains a rule and narrows nothing. */
const idleKeys = wordSet('name id description reason comment note priority');
const decisions = { allow: 'unasked', ask: 'ask', deny: 'deny' } as const;

interface Rule {
  readonly item: ListItem;
  readonly decision: (typeof decisions)[keyof typeof decisions];
}

/**
 * Rules that name a tool and its answer beside each other: `rules: [{tool: bash, effect: ask}]`, `approvers: [{tools: "*", decision: approve}]`.
 * What narrows a rule to some calls leaves open what becomes of the others, so only rules on every call are taken.
 */
export function readRuledTools({ value, name, owner, words }: Setting, context: Context): boolean {
  if (!listNames.has(name) || !value.isList) return false;
  const items = value.items();
  if (!items.some((entry) => toolOf(entry) !== null && rules(entry)) || !items.every(answers)) return false;
  for (const entry of items) {
    const rule = ruleOf(entry);
    if (rule === null) continue;
    listWriters.tool({ decision: rule.decision, items: [rule.item], at: entry.at, words, owner }, context);
  }
  return true;
}

function find(entry: Cursor, keys: ReadonlySet<string>): Cursor | null {
  return entry.members().find(({ key }) => keys.has(foldKey(key.value)))?.value ?? null;
}

function toolOf(entry: Cursor): Cursor | null {
  const tool = find(entry, toolKeys);
  if (tool !== null) return tool.isText ? tool : null;
  const { node } = entry.get('rule');
  return node?.kind === 'scalar' && ruleOnTool.test(node.text) ? entry.get('rule') : null;
}

function rules(entry: Cursor): boolean {
  const ruling = find(entry, rulingKeys)?.node;
  return ruling?.kind === 'scalar' && decisionOfWord(ruling.text) !== null;
}

/** What is only written down or changed on its way is neither let through nor refused by the rule. */
const watching = wordSet('log audit monitor watch warn alert flag redact mask sanitize rate_limit throttle quarantine');

function answers(entry: Cursor): boolean {
  const ruling = find(entry, rulingKeys)?.node;
  return rules(entry) || (ruling?.kind === 'scalar' && watching.has(foldKey(ruling.text)));
}

function ruleOf(entry: Cursor): Rule | null {
  const named = find(entry, toolKeys) === null ? 'rule' : null;
  const idle = entry.members().every(({ key, value }) => key.value === named || isIdle(foldKey(key.value), value));
  if (!idle) return null;
  const text = toolOf(entry)?.text() ?? null;
  const ruling = decisionOfWord(find(entry, rulingKeys)?.word()?.value ?? '');
  if (text === null || ruling === null || ruling === 'granted') return null;
  return { item: { text, entry }, decision: decisions[ruling] };
}

function isIdle(key: string, { node }: Cursor): boolean {
  if (toolKeys.has(key) || rulingKeys.has(key) || idleKeys.has(key)) return true;
  return patternKeys.has(key) && node?.kind === 'scalar' && meansEverything(node.text);
}
