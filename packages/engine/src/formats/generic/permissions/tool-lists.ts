import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import { draftClaudeRule, isClaudeRule } from '../../claude-code-settings/rule-notation.ts';
import { draftPermission } from '../../shared/permission.ts';
import { type RuleText, splitRule, subjectOf } from '../../shared/permission-rule.ts';
import { addNamedTool } from '../../shared/tool.ts';
import type { Context } from '../context.ts';
import type { Decision } from '../names/list-names.ts';
import { addTool } from '../tools/tool-facts.ts';
import { beginsCommand, matchingOf } from './command-patterns.ts';
import { addDecision, restrictsCalls } from './decision-facts.ts';
import {
  addPermission,
  approvalLists,
  type ListItem,
  meansEverything,
  permissionDecisions,
  type RuleList,
} from './rule-list.ts';

/**
 * `permissions: {allow: […], ask: […]}` decides call by call: what is allowed runs without approval. A lone `allow` lists the
 * available tools, and so does `tools: {allow: […], deny: […]}`.
 */
function decidesCalls({ decision, owner, words }: RuleList): boolean {
  if (decision !== 'allow') return false;
  // A `prompt` that is not a list is the model's instructions.
  if (owner.any(...approvalLists).exists || owner.get('prompt').isList) return true;
  return owner.get('deny').exists && !words.includes('tool');
}

/** Adds the tools or permission rules of a list of tools. */
export function writeTools(list: RuleList, context: Context): void {
  const { items } = list;
  const decision = decidesCalls(list) ? 'auto-approve' : list.decision;
  for (const item of items) {
    if (isClaudeRule(item.text.value)) {
      context.drafts.push(draftClaudeRule(item.text, permissionDecisions[decision], context.scope));
      continue;
    }
    if (beginsCommand(item.text.value)) {
      addPermission(item, decision, 'shell', context);
      continue;
    }
    const rule = splitRule(item.text);
    const hasPattern = rule.pattern !== null;
    if (hasPattern) addRule(rule, decision, context);
    else if (decision === 'allow' && isConditional(item, list))
      addNamedTool(item.text, context.model, context.scope).narrowed = true;
    else if (decision === 'allow') addListed(item, context);
    else if (decision === 'deny') addPermission(item, 'deny', 'other', context);
    else addToolApproval(item.text, decision, context);
  }
}

/** `{allow_tool: shell, conditions: [{allowed_commands: […]}]}`: a tool with the conditions for its use beside it. */
function isConditional({ text }: ListItem, { at, owner }: RuleList): boolean {
  const alone = text.at.path.length === at.path.length;
  return alone && owner.any('conditions', 'constraints', 'when', 'restrictions').exists;
}

/** `{name: mail.send, requires_approval: true}`, `{name: mail.delete, allowed: false}`: the entry's own members refine the list's decision. */
function addListed(item: ListItem, context: Context): void {
  const { text, entry } = item;
  if (entry.any('allowed', 'enabled').boolean()?.value === false) addPermission(item, 'deny', 'other', context);
  else if (
    entry
      .any('requires_approval', 'require_approval', 'requiresApproval', 'requireApproval', 'needs_approval')
      .boolean()?.value === true
  )
    addNamedTool(text, context.model, context.scope).approval = 'always';
  else addTool(meansEverything(text.value) ? locate('*', text.at) : text, context);
}

/** `Bash(git status)` in a list of tools is a permission rule in the notation of coding agents. */
function addRule(rule: RuleText, decision: Decision, { scope, drafts }: Context): void {
  const meaning = { ...rule, matching: matchingOf(rule.pattern?.value ?? ''), target: null };
  drafts.push(draftPermission(meaning, permissionDecisions[decision], subjectOf(rule.name.value), scope));
}

/** Executing without approval is a permission as in any other host; for other capabilities the fact is a missing approval. */
function addToolApproval(name: Located<string>, decision: 'auto-approve' | 'ask', context: Context): void {
  const { model, scope } = context;
  const every = meansEverything(name.value);
  const reach = every ? [] : capabilitiesOfTool(name.value);
  if (decision === 'auto-approve' && (reach.includes('execute') || restrictsCalls(name.value))) {
    addDecision(name, 'allow', context);
    return;
  }
  const state = decision === 'auto-approve' ? 'off' : 'on';
  const kind = every ? 'all-prompts' : 'tool';
  model.approvals.push({ ...scope, at: name.at, kind, state, origin: 'set', reach, subject: name });
}
