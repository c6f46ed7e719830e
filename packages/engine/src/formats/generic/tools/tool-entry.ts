import type { Scope } from '../../../agent/facts.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { addFreeExecution } from '../../shared/execution.ts';
import { looksLikeServer, readServer } from '../../shared/server.ts';
import { isSwitchedOff } from '../../shared/switch.ts';
import { addDescribedTool, scopeOfTool, type ToolBuilder } from '../../shared/tool.ts';
import { type Context, withScope } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { isServerLine } from '../surroundings/servers.ts';
import { walk } from '../walk.ts';
import { definitionIn } from './item-names.ts';
import { hasFixedCommand, readToolCommand } from './tool-commands.ts';
import { readToolDecision } from './tool-decision.ts';
import { capabilitiesInMode } from './tool-modes.ts';

/** Reads a tool from its entry: an MCP server, or a named tool with settings of its own. */
export function readEntry(name: Located<string>, item: Cursor, context: Context): void {
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
  const capabilities = capabilitiesInMode(item, capabilitiesByType(item, tool.capabilities));
  tool.capabilities = readInstructionText(item) ? [] : capabilities;
  tool.narrowed = [item, item.get('sandbox')].some((part) => part.members().some(isRestriction));
  tool.annotations = [...tool.annotations, ...declaredHarmless(item)];
  readToolCommand(item, model, scopeOfTool(tool, scope));
  if (described !== item) readToolCommand(described, model, scopeOfTool(tool, scope));
  if (tool.capabilities.includes('execute')) readUnsafeExecution(item, model, scopeOfTool(tool, scope));
  if (ownDecision !== null) tool.approval = ownDecision === 'allow' ? 'never' : 'always';
  const before = model.approvals.length;
  readAsk(item, tool, scopeOfTool(tool, scope), model);
  const inner = withScope({ ...context, sections: [] }, scopeOfTool(tool, scope));
  // The tool's description must not be read as a list of tools again.
  if (described !== item) {
    walk(described, inner);
    described.ignore();
  }
  walk(item, inner);
  resolveApproval(tool, before, context);
}

/** Where the name says nothing, the type does; that of an entry with a command says how it is started: `{kind: process, command: bin/ocr}`. */
function capabilitiesByType(item: Cursor, byName: ToolBuilder['capabilities']): ToolBuilder['capabilities'] {
  const type = item.any('type', 'kind', 'handler', 'executor', 'runner', 'category').text();
  if (byName.length > 0 || type === null || hasFixedCommand(item)) return byName;
  // A tool of this kind starts one; as a name the word says nothing.
  return capabilitiesOfTool(/^process$/i.test(type.value) ? 'start_process' : type.value);
}

/**
 * `{id: deployment, path: skills/deployment/SKILL.md, status: (unset)}`: a skill that is a text gives the agent no tool, whatever
 * its name, and its status is that of the text.
 */
function readInstructionText(item: Cursor): boolean {
  const source = item.any('path', 'file', 'location', 'source', 'skill_file', 'instructions_file');
  if (!namesText(source) || hasFixedCommand(item)) return false;
  item.get('status').ignore();
  return true;
}

/** Whether the value is the path of a text: `deployment: skills/deployment.md`. */
export function namesText({ written }: Cursor): boolean {
  return /\.md[cx]?$/i.test(written.trim());
}

/** Reads `ask: false` in a tool's entry; elsewhere the word is ambiguous. */
function readAsk(item: Cursor, tool: ToolBuilder, scope: Scope, model: Context['model']): void {
  const question = item.any('ask', 'asks', 'ask_user', 'askUser', 'ask-user');
  const answer = question.boolean();
  if (answer === null) return;
  const state = answer.value ? 'on' : 'off';
  const fact = { kind: 'tool', state, origin: 'set', reach: tool.capabilities, subject: tool.name } as const;
  model.approvals.push({ ...scope, at: question.at, ...fact });
}

/** Reads `read_only: true`, which declares at least that the tool destroys nothing. */
function declaredHarmless(item: Cursor): ToolBuilder['annotations'] {
  const reads = item.any('read_only', 'readonly', 'readOnly', 'read-only').boolean();
  return reads?.value === true ? [locate('not-destructive', reads.at)] : [];
}

const settingSections = ['config', 'configuration', 'settings', 'options', 'params'];

/** Reads settings by which a tool that runs code does so without isolation: `python_exec: {config: {unsafe: true}}`, `{runtime: host}`. */
function readUnsafeExecution(item: Cursor, model: Context['model'], scope: Scope): void {
  for (const section of [item, ...settingSections.map((key) => item.get(key))]) {
    const unsafe = section.any('unsafe', 'unsafe_mode', 'unsafeMode', 'unsandboxed');
    if (unsafe.boolean()?.value === true) addFreeExecution(unsafe.at, model, scope, false);
  }
  const where = item.any('runtime', 'where', 'location', 'executor', 'run_on', 'runOn');
  if (!/^(?:host|local|localhost|native|bare[-_ ]?metal)$/i.test(where.written)) return;
  addFreeExecution(where.word()?.at ?? where.at, model, scope, false);
}

/** The name of the server in `{mcp: github, command: npx, …}`; null where the item is no server. */
export function serverNameOf(item: Cursor): Located<string> | null {
  return looksLikeServer(item) ? item.any('mcp', 'mcp_server', 'mcpServer').text() : null;
}

function isServer(item: Cursor): boolean {
  if (serverNameOf(item) !== null) return true;
  return isServerLine(item) || (/^mcp/i.test(item.any('type', 'kind').text()?.value ?? '') && looksLikeServer(item));
}

/** `use_allowlist: true`: the list itself is kept elsewhere. */
const allowListSwitch =
  /^(?:(?:use|enforce|require|strict)_(?:command_)?(?:allow|white)list|(?:allow|white)list_(?:only|enforced|required))$/;

/** One address, host or path: `allow: https://laws.example.com`. */
const singlePlace = /^[^\s*]{0,200}[./][^\s*]{1,200}$/;

function isRestriction({ key, value }: Member): boolean {
  const { joined, list, idea } = nameOfKey(key.value);
  if (list?.decision === 'allow' && value.isText && singlePlace.test(value.written.trim())) return true;
  // `shell_command: {allow_any_command: false}`
  if (idea?.id === 'execution' && value.plain === false) return idea.whenTrue === 'unsafe' && !idea.inverted;
  if (value.isList && (list?.decision === 'allow' || joined === 'command')) return true;
  if (/^read_?only$/.test(joined)) return !value.is(false);
  return value.plain === true && allowListSwitch.test(joined);
}

/** Sets the tool's approval by the switches in its own entry. */
function resolveApproval(tool: ToolBuilder, before: number, { model }: Context): void {
  const own = model.approvals.slice(before).find((approval) => approval.kind === 'tool' && approval.tool === tool);
  if (own !== undefined) tool.approval = own.state === 'off' ? 'never' : 'always';
}
