import type { Scope } from '../../../agent/facts.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { isComment } from '../../shared/ignore.ts';
import { looksLikeServer, readServer } from '../../shared/server.ts';
import { isSwitchedOff, safeValueOf } from '../../shared/switch.ts';
import { addDescribedTool, scopeOfTool, type ToolBuilder } from '../../shared/tool.ts';
import { type Context, isNestedIn, type Setting, withScope, withSection } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { type Name, nameOfKey } from '../names/key-name.ts';
import { stateOf } from '../names/state.ts';
import { addDecision, decisionOfWord } from '../permissions/decision.ts';
import { isServerLine } from '../surroundings/servers.ts';
import { offer, settingOf, walk } from '../walk.ts';
import { holdsTools, isProtection } from './called-tools.ts';
import { areFetched, areWorkflowSteps, describesCapabilities } from './capability-lists.ts';
import { isForDisplay } from './display.ts';
import { actionOf, classNameOf, definitionIn } from './item-names.ts';
import { readServerLine } from './server-lines.ts';
import { addTool, addToolWithApproval, areEditorTools } from './tool.ts';
import { readToolCommand } from './tool-commands.ts';
import { readToolDecision } from './tool-decision.ts';
import { capabilitiesInMode } from './tool-modes.ts';

const sectionNames = wordSet(
  'can_use can_call can_do can may may_use ability tool toolset toolkit toolbox toolbelt function builtin_tool built_in_tool enabled_tool available_tool default_tool agent_tool core_tool custom_tool capability skill tool_config tool_registry tool_definition intent action integration native_tool local_tool permission power',
);

/**
 * Sections without tools: the parameters of a tool (`input_schema: {properties: {action: {enum: […]}}}`) and the preferences of a
 * person.
 */
const otherSections = wordSet('property personalization personalisation preference');

/** Reads what an agent can use: a list of names or descriptions, or a map from names to settings. */
export function readTools({ value, reading, name, words }: Setting, context: Context): boolean {
  if (name === 'command' && isCommandMenu(value)) {
    for (const item of value.items()) readItem(item, context);
    return true;
  }
  if (
    !(sectionNames.has(name) || (name === 'use' && namesTools(value)) || holdsTools(value, words)) ||
    (name === 'skill' ? areFetched(value) : name === 'action' && areWorkflowSteps(value)) ||
    isNestedIn(context, otherSections, 1) ||
    describesCapabilities(name, value, context)
  )
    return false;
  if (name === 'intent' && (isGoal(value) || isNestedIn(context, eventSections, 2))) return false;
  if (value.isList) {
    const asked = areEditorTools(value);
    for (const item of value.items()) {
      const one = asked ? item.text() : null;
      if (one === null) readItem(item, context);
      else addToolWithApproval(one, context);
    }
    return true;
  }
  if (isEverything(value)) {
    const every = value.text();
    if (every !== null) addTool(every, context);
    return true;
  }
  if (!value.isMapping) return false;
  if (isForDisplay(value)) {
    value.ignore();
    return true;
  }
  const around = withSection(context, reading);
  for (const { key, value: member } of value.members()) {
    if (isComment(key.value)) member.ignore();
    else readMember(key, member, value, around);
  }
  return true;
}

/** Whether the list names tools: `use: [web_search, run_shell]`. The key alone does not say what is used. */
function namesTools(value: Cursor): boolean {
  const items = value.items();
  return (
    items.length > 0 &&
    items.every(({ node }) => node?.kind === 'scalar' && /^[\w.:-]{2,60}$/.test(node.text)) &&
    items.some(({ node }) => node?.kind === 'scalar' && capabilitiesOfTool(node.text).length > 0)
  );
}

/** `commands: [{name: deploy, command: …}]`: commands that people call by name. */
function isCommandMenu(value: Cursor): boolean {
  const items = value.items();
  return (
    items.length > 0 && items.every((item) => item.get('command').isText && item.any('name', 'description').isText)
  );
}

/** Whether the map states an aim: `intent: {goal: …}`. The intents of a chatbot are entries with settings of their own. */
function isGoal(value: Cursor): boolean {
  return value.isMapping && !value.members().every((member) => member.value.isMapping);
}

/** Sections about events, whose names are not those of tools. */
const eventSections = wordSet('event eventing cloudevent messaging');

/** `tools: all` */
function isEverything({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && /^(?:\*|all|any)$/i.test(node.text.trim());
}

function readItem(item: Cursor, context: Context): void {
  if (!item.isMapping) {
    const name = item.text();
    if (name !== null) addTool(name, context);
    return;
  }
  if (readServerLine(item, context)) {
    walk(item, context);
    return;
  }
  const name =
    item.get('spec', 'name').text() ??
    classNameOf(item) ??
    serverNameOf(item) ??
    definitionIn(item).any('name', 'tool', 'tool_name', 'id', 'type', 'function', 'kind', 'title').text() ??
    actionOf(item);
  if (name !== null) readEntry(name, item, context);
  else if (!item.any('effect', 'decision', 'verdict').isText)
    for (const { key, value } of item.members()) readMember(key, value, item, context);
}

function readMember(key: Located<string>, value: Cursor, owner: Cursor, context: Context): void {
  const reading = nameOfKey(key.value);
  const known = capabilitiesOfTool(key.value).length > 0 && !isSharedSetting(reading, value);
  if (
    isNumber(value) ||
    isProtection(reading.words, value) ||
    (reading.joined === 'execution' && value.isMapping) ||
    (reading.joined === 'command' && holdsLists(value)) ||
    isAccessRule(reading, value, context) ||
    isRole(reading, value, context) ||
    (value.isList && (reading.words[0] === 'on' || /^(?:rule|source)$/.test(reading.joined))) ||
    (!known && (reading.list?.decision != null || isSwitch(reading, context) || isPlainSetting(value)))
  ) {
    offer(settingOf(key, value, owner), context);
    return;
  }
  const name = locate(key.value, value.at);
  if (value.isMapping) readEntry(name, value, context);
  else if (value.isList) for (const item of value.items()) readItem(item, context);
  else readPlainTool(name, value, context);
}

/** `commands: {deny: […], require_approval: […]}`: lists of command lines, and not a tool called `commands`. */
function holdsLists(value: Cursor): boolean {
  const members = value.isMapping ? value.members() : [];
  return (
    members.length > 0 &&
    members.every((member) => member.value.isList && nameOfKey(member.key.value).list?.decision != null)
  );
}

const accessSubjects: ReadonlySet<unknown> = new Set(['path', 'domain', 'command']);

/** `permissions: {filesystem: [./work], network: full}`: what may be accessed, and not tools of these names. */
function isAccessRule({ list, idea }: Name, value: Cursor, { sections }: Context): boolean {
  if (sections.at(-1)?.joined !== 'permission') return false;
  if (value.isList) return accessSubjects.has(list?.subject);
  return idea?.id === 'file-access' && value.node?.kind === 'scalar' && stateOf(idea, value.node.value) !== null;
}

/** `permissions: {role: admin}`: a role, and not a tool called `role`. */
function isRole({ joined }: Name, { node }: Cursor, { sections }: Context): boolean {
  return joined === 'role' && sections.at(-1)?.joined === 'permission' && node?.kind === 'scalar';
}

/** Whether the key is a switch, by its own name or in a section that holds more than tools: `permission: {preset: …}`. */
function isSwitch(reading: Name, { sections }: Context): boolean {
  const section = sections.at(-1);
  return reading.idea !== null || (section?.joined === 'permission' && reading.ideaIn(section) !== null);
}

/** Reads a tool with a plain value: `shell: ask`, `web: true`, `search:`. */
function readPlainTool(name: Located<string>, value: Cursor, context: Context): void {
  const word = value.word();
  const decision = word === null ? 'granted' : decisionOfWord(word.value);
  if (decision === null || decision === 'granted') addTool(name, context);
  else addDecision(name, decision, context);
}

/** `allow_code_execution: true` beside the tools is a setting for all of them and not a tool of that name. */
function isSharedSetting({ words, idea }: Name, { node }: Cursor): boolean {
  if (node?.kind !== 'scalar' || typeof node.value !== 'boolean') return false;
  return idea?.id === 'workspace-only' || (idea?.id === 'execution' && words[0] === 'allow');
}

/** `shell_timeout: 10` is a setting and not a tool. */
function isNumber({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && typeof node.value === 'number';
}

/** A number or a sentence beside the tools is a setting for them. */
function isPlainSetting(value: Cursor): boolean {
  const node = value.node;
  if (node?.kind !== 'scalar') return false;
  return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.length > 60);
}

function readEntry(name: Located<string>, item: Cursor, context: Context): void {
  const { model, scope } = context;
  if (isServer(item)) {
    const server = readServer(name, item, model, scope);
    walk(item, withScope({ ...context, sections: [] }, { ...scope, server, enabled: server.enabled }));
    return;
  }
  const ownDecision = readToolDecision(item, name, context);
  if (ownDecision === 'deny') return;
  const described = definitionIn(item);
  const spec = item.get('spec');
  const tool = addDescribedTool(name, spec.has('name') ? spec : described, model, scope);
  tool.enabled = scope.enabled && !isSwitchedOff(item);
  const type = item.any('type', 'kind', 'handler', 'executor', 'runner', 'category').text();
  if (tool.capabilities.length === 0 && type !== null) tool.capabilities = capabilitiesOfTool(type.value);
  tool.capabilities = capabilitiesInMode(item, tool.capabilities);
  tool.narrowed = [item, item.get('sandbox')].some((part) => part.members().some(isRestriction));
  readToolCommand(item, model, scopeOfTool(tool, scope));
  if (described !== item) readToolCommand(described, model, scopeOfTool(tool, scope));
  if (tool.capabilities.includes('execute')) readUnsafeExecution(item, model, scopeOfTool(tool, scope));
  if (ownDecision !== null) tool.approval = ownDecision === 'allow' ? 'never' : 'always';
  const before = model.approvals.length;
  readAsk(item, tool, scopeOfTool(tool, scope), model);
  const inner = withScope({ ...context, sections: [nameOfKey(name.value)] }, scopeOfTool(tool, scope));
  // The tool's description must not be read as a list of tools again.
  if (described !== item) {
    walk(described, inner);
    described.ignore();
  }
  walk(item, inner);
  resolveApproval(tool, before, context);
}

/** Reads `ask: false` in a tool's entry; elsewhere the word is ambiguous. */
function readAsk(item: Cursor, tool: ToolBuilder, scope: Scope, model: Context['model']): void {
  const asked = item.any('ask', 'asks', 'ask_user', 'askUser', 'ask-user');
  const answer = asked.boolean();
  if (answer === null) return;
  const state = answer.value ? 'on' : 'off';
  const safe = safeValueOf(asked, answer.value);
  const fact = { kind: 'tool', state, origin: 'set', reach: tool.capabilities, subject: tool.name } as const;
  model.approvals.push({ ...scope, ...safe, at: asked.at, ...fact });
}

const settingSections = ['config', 'configuration', 'settings', 'options', 'params'];

/** Reads settings by which a tool that runs code does so without isolation: `python_exec: {config: {unsafe: true}}`, `{runtime: host}`. */
function readUnsafeExecution(item: Cursor, model: Context['model'], scope: Scope): void {
  for (const section of [item, ...settingSections.map((key) => item.get(key))]) {
    const unsafe = section.any('unsafe', 'unsafe_mode', 'unsafeMode', 'unsandboxed');
    if (unsafe.boolean()?.value !== true) continue;
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: false, origin: 'set' } as const;
    model.executions.push({ ...scope, ...safeValueOf(unsafe, false), at: unsafe.at, ...fact });
  }
  if (scope.tool?.capabilities.includes('execute') !== true) return;
  const where = item.any('runtime', 'where', 'location', 'executor', 'run_on', 'runOn');
  if (where.node?.kind !== 'scalar' || !/^(?:host|local|localhost|native|bare[-_ ]?metal)$/i.test(where.node.text))
    return;
  const fact = { kind: 'code-execution', state: 'unrestricted', isolated: false, origin: 'set' } as const;
  model.executions.push({ ...scope, at: where.word()?.at ?? where.at, ...fact });
}

/** The name of the server in `{mcp: github, command: npx, …}`; null where the item is no server. */
function serverNameOf(item: Cursor): Located<string> | null {
  return looksLikeServer(item) ? item.any('mcp', 'mcp_server', 'mcpServer').text() : null;
}

function isServer(item: Cursor): boolean {
  if (serverNameOf(item) !== null) return true;
  return isServerLine(item) || (/^mcp/i.test(item.any('type', 'kind').text()?.value ?? '') && looksLikeServer(item));
}

/** `use_allowlist: true`: the list itself is kept elsewhere. */
const allowListSwitch =
  /^(?:(?:use|enforce|require|strict)_(?:command_)?(?:allow|white)list|(?:allow|white)list_(?:only|enforced|required))$/;

function isRestriction({ key, value }: Member): boolean {
  const { joined, list } = nameOfKey(key.value);
  if (value.isList && (list?.decision === 'allow' || joined === 'command')) return true;
  if (/^read_?only$/.test(joined)) return true;
  return value.node?.kind === 'scalar' && value.node.value === true && allowListSwitch.test(joined);
}

/** Sets the tool's approval by the switches in its own entry. */
function resolveApproval(tool: ToolBuilder, before: number, { model }: Context): void {
  const own = model.approvals.slice(before).find((approval) => approval.kind === 'tool' && approval.tool === tool);
  if (own !== undefined) tool.approval = own.state === 'off' ? 'never' : 'always';
}
