import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { type Located, locate } from '../../../text/span.ts';
import { draftClaudeRule, isClaudeRule } from '../../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../../cursor.ts';
import { namedPermission } from '../../shared/permission.ts';
import { addNamedTool } from '../../shared/tool.ts';
import type { Context } from '../context.ts';
import { addPermission } from '../permissions/rule-list.ts';

/** Adds a tool of which only the name is known. A wildcard stands for all tools, `mcp__server__*` for those of one server. */
export function addTool(name: Located<string>, context: Context): void {
  const { model, scope, drafts } = context;
  const written = name.value.trim();
  if (/^(?:\*|all|any)$/i.test(written)) {
    model.grants.push({ ...scope, at: name.at, kind: 'tool-wildcard', subject: name, wide: true });
  } else if (addNarrowedShell(name, context)) return;
  else if (isClaudeRule(written)) drafts.push(draftClaudeRule(name, 'allow', scope));
  else if (written.startsWith('mcp__') && written.endsWith('*')) drafts.push(namedPermission(name, 'allow', scope));
  else if (!isPhrase(written)) addNamedTool(name, model, scope);
}

/** Whether every item is a single word, as names of tools are. */
export function areNames(list: Cursor): boolean {
  return list.items().every(({ written }) => /^[\w.:*-]{2,60}$/.test(written));
}

/** Whether the list names tools, some of which are known: `use: [web_search, run_shell]`. */
export function namesTools(list: Cursor): boolean {
  const isKnown = ({ written }: Cursor) => capabilitiesOfTool(written).length > 0;
  return areNames(list) && list.items().some(isKnown);
}

/** A tool with the calls that are permitted: `run_shell_command(git diff)`. */
const narrowedTool = /^([a-z]\w{1,60})\(([^()]{1,400})\)$/;

/** The permitted commands of a tool that runs commands are rules on them, as in a list of allowed commands. */
function addNarrowedShell({ value, at }: Located<string>, context: Context): boolean {
  const [, tool = '', command = ''] = narrowedTool.exec(value.trim()) ?? [];
  if (tool === '' || !capabilitiesOfTool(tool).includes('execute')) return false;
  addPermission({ text: locate(command, at) }, 'allow', 'shell', context);
  return true;
}

const editorTool = /^(?:vscode|execute|read|edit|search|web|agent)\/[a-z][A-Za-z]{2,40}$/;
const editorToolSets = ['read', 'edit', 'search'];
const otherToolSets = ['execute', 'web', 'agent', 'todo'];

/**
 * Whether the list holds tool sets of Visual Studio Code's agents, or tools from them.
 * https://code.visualstudio.com/docs/copilot/agents/agent-tools
 */
export function areEditorTools(list: Cursor): boolean {
  const names = new Set(list.texts().map(({ value }) => value));
  if ([...names].some((name) => editorTool.test(name))) return true;
  if (names.has('vscode') && [...editorToolSets, ...otherToolSets].some((name) => names.has(name))) return true;
  return editorToolSets.every((name) => names.has(name)) && (names.has('execute') || names.has('todo'));
}

/** Adds a tool whose host asks for approval before every change. */
export function addToolWithApproval(name: Located<string>, context: Context): void {
  const from = context.model.tools.length;
  addTool(name, context);
  const tool = context.model.tools[from];
  if (tool !== undefined) context.model.tools[from] = { ...tool, approval: 'always' };
}

/**
 * Whether the text is a phrase and no tool name: `Research and information gathering`. A phrase about running commands still
 * counts as a tool.
 */
function isPhrase(written: string): boolean {
  const words = written.split(/\s+/, sentenceMin);
  const isSentence = words.length === sentenceMin;
  if (!isSentence && !phrase.test(written)) return false;
  // The end of a sentence may mention a tool without naming one: `Always test code with run_python before …`.
  const start = isSentence ? words.slice(0, -1).join(' ') : written;
  return !capabilitiesOfTool(start).includes('execute');
}

const phrase = /^\p{L}[\p{L}'’,-]*(?:\s+[\p{L}'’,&-]+){2,}$/u;

/** A text of at least this many words is a sentence, whatever its punctuation. */
const sentenceMin = 5;
