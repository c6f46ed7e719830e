import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Located } from '../../../text/span.ts';
import { draftClaudeRule, isClaudeRule } from '../../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../../cursor.ts';
import { namedPermission } from '../../shared/permission.ts';
import { addNamedTool } from '../../shared/tool.ts';
import type { Context } from '../context.ts';

/** A tool of which the file says no more than its name. A wildcard grants them all; `mcp__server__*` those of one server. */
export function addTool(name: Located<string>, { model, scope, drafts }: Context): void {
  const written = name.value.trim();
  if (/^(?:\*|all|any)$/i.test(written)) {
    model.grants.push({ ...scope, at: name.at, kind: 'tool-wildcard', subject: name, wide: true });
  } else if (isClaudeRule(written)) drafts.push(draftClaudeRule(name, 'allow', scope));
  else if (written.startsWith('mcp__') && written.endsWith('*')) drafts.push(namedPermission(name, 'allow', scope));
  else if (!isPhrase(written)) addNamedTool(name, model, scope);
}

const ofEditor = /^(?:vscode|execute|read|edit|search|web|agent)\/[a-z][A-Za-z]{2,40}$/;
const setsOfEditor = ['read', 'edit', 'search'];

/** Sets of tools of Visual Studio Code's agents, whole or one by one. https://code.visualstudio.com/docs/copilot/agents/agent-tools */
export function areOfEditor(list: Cursor): boolean {
  const names = new Set(list.texts().map(({ value }) => value));
  if (names.has('vscode') || [...names].some((name) => ofEditor.test(name))) return true;
  return setsOfEditor.every((name) => names.has(name)) && (names.has('execute') || names.has('todo'));
}

/** A tool that its host asks about whenever it changes something. */
export function addAskedTool(name: Located<string>, context: Context): void {
  const from = context.model.tools.length;
  addTool(name, context);
  const tool = context.model.tools[from];
  if (tool !== undefined) context.model.tools[from] = { ...tool, approval: 'always' };
}

/** `Research and information gathering` says what somebody is good at, and names no tool. What runs commands is told all the same. */
function isPhrase(written: string): boolean {
  const words = written.split(/\s+/, sentenceMin);
  const isSentence = words.length === sentenceMin;
  if (!isSentence && !fewWords.test(written)) return false;
  // Later in a sentence a tool is only spoken of: `Always test code with run_python before …`.
  const said = isSentence ? words.slice(0, -1).join(' ') : written;
  return !capabilitiesOfTool(said).includes('execute');
}

const fewWords = /^\p{L}[\p{L}'’,-]*(?:\s+[\p{L}'’,&-]+){2,}$/u;

/** So many words are a sentence, whatever signs stand among them. */
const sentenceMin = 5;
