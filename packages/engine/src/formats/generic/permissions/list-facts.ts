import type { Permission } from '../../../agent/facts.ts';
import { understand } from '../../../command/understand.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { isWideScope } from '../../../knowledge/wide-scopes.ts';
import { type Located, locate, type Place } from '../../../text/span.ts';
import { draftClaudeRule, isClaudeRule } from '../../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../../cursor.ts';
import { draftPermission } from '../../shared/permission.ts';
import { type RuleText, splitRule, subjectOf } from '../../shared/permission-rule.ts';
import { isSwitchedOff } from '../../shared/switch.ts';
import { addNamedTool } from '../../shared/tool.ts';
import type { Context } from '../context.ts';
import type { Decision, ListSubject } from '../names/list-names.ts';
import { addTool } from '../tools/tool.ts';
import { beginsCommand, matchingOf, plainCommand } from './command-patterns.ts';
import { addDecision, restrictsCalls } from './decision.ts';
import { asAdministrator } from './programs.ts';

/** An item of a list that allows, denies or requires approval. */
export interface ListItem {
  readonly text: Located<string>;
  /** The item itself: a text, or a mapping that names it. */
  readonly entry: Cursor;
}

/** A list whose decision and subject are known. */
export interface RuleList {
  readonly decision: Decision;
  readonly items: readonly ListItem[];
  /** The place of the list, or of the text that stands for one. */
  readonly at: Place;
  /** The words of its name and of the enclosing sections. */
  readonly words: readonly string[];
  /** The mapping that contains the list. */
  readonly owner: Cursor;
}

type ListWriter = (list: RuleList, context: Context) => void;

/** The writer that turns a list into facts, by what its items are. */
export const listWriters: Readonly<Record<ListSubject, ListWriter>> = {
  command: writeCommands,
  path: writePaths,
  domain: writeDomains,
  origin: writeOrigins,
  sender: (list, context) => writeExposure(list, context, 'sender'),
  tool: writeTools,
  permission: writeTools,
  server: writeServers,
  agent: writeAgents,
  scope: writeScopes,
  environment: writeEnvironment,
  import: writeImports,
  other: () => {},
};

/** Whether the text is a wildcard or a word for everything. */
export function meansEverything(text: string): boolean {
  return /^(?:\*{1,2}|all|any(?:thing|where)?|everything|\.\*|\*\/\*|\*\.\*|\*:\/\/\*(?:\/\*)?|https?:\/\/\*{1,2}(?:\/\*{0,2})?|0\.0\.0\.0\/0|::\/0)$/i.test(
    text.trim(),
  );
}

const permissionDecisions = {
  allow: 'allow',
  'auto-approve': 'allow',
  ask: 'ask',
  deny: 'deny',
} as const satisfies Record<Decision, Permission['decision']>;

function addPermission(
  { text }: ListItem,
  decision: Decision,
  subject: Permission['subject'],
  { scope, drafts }: Context,
): void {
  const wildcard = meansEverything(text.value);
  const { pattern, matching } =
    subject === 'shell' ? plainCommand(text) : { pattern: text, matching: matchingOf(text.value) };
  drafts.push({
    ...scope,
    at: text.at,
    decision: permissionDecisions[decision],
    subject,
    name: text,
    pattern: wildcard ? null : pattern,
    wildcard,
    matching,
    overridden: false,
    invocations: subject === 'shell' && !wildcard ? understand([pattern], true) : [],
    target: null,
  });
}

function writeCommands({ decision, items, words }: RuleList, context: Context): void {
  const raised = words.includes('sudo') && (decision === 'allow' || decision === 'auto-approve');
  for (const item of items) addPermission(raised ? asAdministrator(item) : item, decision, 'shell', context);
}

function writePaths({ decision, items, words, owner }: RuleList, context: Context): void {
  const { model, scope } = context;
  const beside = modeOf(owner);
  for (const item of items) {
    const mode = item.entry.isMapping ? modeOf(item.entry) : beside;
    const reads = mode === '' ? onlyReads(words) : /^r(?:o|ead)?(?:[-_ ]?only)?$/i.test(mode);
    if (decision === 'deny' || decision === 'ask') addPermission(item, decision, reads ? 'read' : 'write', context);
    else {
      const { at } = item.text;
      const path = meansEverything(item.text.value)
        ? ({ path: locate('/', at), bySetting: true } as const)
        : { path: item.text };
      model.fileGrants.push({
        ...scope,
        at,
        ...path,
        access: reads ? 'read' : 'write',
        source: 'permission',
      });
    }
  }
}

/** `{folders: [./inbox], access: read}` */
function modeOf(entry: Cursor): string {
  return entry.any('access', 'mode', 'permission', 'permissions').word()?.value ?? '';
}

function onlyReads(words: readonly string[]): boolean {
  const has = (...names: readonly string[]) => names.some((name) => words.includes(name));
  return has('readonly', 'readable') || (has('read') && !has('write', 'writable'));
}

/** Adds one fact for the list, and one for every entry that permits all hosts. */
function writeDomains(list: RuleList, context: Context): void {
  const { decision, items, at, words } = list;
  const { model, scope } = context;
  if (decision === 'deny' || decision === 'ask') {
    for (const item of items) addPermission(item, decision, 'fetch', context);
    return;
  }
  // ASP.NET: https://learn.microsoft.com/aspnet/core/fundamentals/servers/kestrel/host-filtering
  const isServerList = words.includes('server') || at.path.at(-1) === 'AllowedHosts';
  if (isServerList && words.includes('host')) {
    writeExposure(list, context, 'host-check');
    return;
  }
  const open = items.filter(({ text }) => meansEverything(text.value));
  for (const { text } of open) {
    model.egresses.push({ ...scope, at: text.at, kind: 'domains', state: 'open', origin: 'set' });
  }
  if (open.length > 0) return;
  model.egresses.push({ ...scope, at, kind: 'domains', state: 'restricted', origin: 'set' });
  for (const item of items) addPermission(item, decision, 'fetch', context);
}

function writeOrigins(list: RuleList, context: Context): void {
  const credentials = list.owner.any('allow_credentials', 'allowCredentials', 'credentials', 'supports_credentials');
  const shared = credentials.boolean()?.value === true;
  writeExposure(list, context, shared ? 'origin-with-credentials' : 'origin');
}

function writeExposure(
  { decision, items, at, owner }: RuleList,
  { model, scope: around }: Context,
  kind: 'origin' | 'origin-with-credentials' | 'sender' | 'host-check',
): void {
  if (decision === 'deny' || decision === 'ask') return;
  const scope = { ...around, enabled: around.enabled && !isSwitchedOff(owner) };
  const open = items.filter(({ text }) => meansEverything(text.value) || /^(?:everyone|anyone)$/i.test(text.value));
  for (const { text } of open) model.exposures.push({ ...scope, at: text.at, kind, state: 'open', origin: 'set' });
  if (open.length === 0 && items.length > 0) {
    model.exposures.push({ ...scope, at, kind, state: 'restricted', origin: 'set' });
  }
}

const approvalLists = ['ask', 'confirm', 'require_confirmation', 'require_approval', 'needs_approval'] as const;

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

function writeTools(list: RuleList, context: Context): void {
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
  else addTool(text, context);
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

function writeServers({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision !== 'auto-approve' && decision !== 'ask') return;
  const state = decision === 'auto-approve' ? 'off' : 'on';
  for (const { text } of items) {
    const kind = meansEverything(text.value) ? 'all-prompts' : 'server';
    model.approvals.push({ ...scope, at: text.at, kind, state, origin: 'set', reach: [], subject: text });
  }
}

function writeAgents({ decision, items, at }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny' || decision === 'ask') return;
  const open = items.filter(({ text }) => meansEverything(text.value));
  for (const { text } of open) {
    model.trusts.push({ ...scope, at: text.at, kind: 'all-agents', subject: text, state: 'open' });
  }
  if (open.length === 0) model.trusts.push({ ...scope, at, kind: 'all-agents', subject: null, state: 'restricted' });
}

function writeScopes({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny') return;
  for (const { text } of items) {
    model.grants.push({ ...scope, at: text.at, kind: 'oauth-scope', subject: text, wide: isWideScope(text.value) });
  }
}

function writeEnvironment({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision !== 'allow' && decision !== 'auto-approve') return;
  for (const { text } of items) {
    const kind = meansEverything(text.value) ? 'allows-all' : 'passes';
    model.environmentSharing.push({ ...scope, at: text.at, kind, subject: text });
  }
}

/** Modules that give code written by a model access to the machine. https://docs.python.org/3/library/ */
const reachingModules =
  /^(?:os(?!\.path)|subprocess|sys|shutil|ctypes|pty|socket|importlib|multiprocessing|posix)(?:\.|$)/;

function writeImports({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny' || decision === 'ask') return;
  for (const { text } of items) {
    if (!meansEverything(text.value) && !reachingModules.test(text.value)) continue;
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at: text.at, ...fact });
  }
}
