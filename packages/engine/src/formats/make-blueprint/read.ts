import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Scope } from '../../agent/facts.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { type Located, locate, type Span } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial } from '../shared/prompt.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';
import {
  bringsForeignValue,
  bringsOutsideText,
  callsModel,
  isAgent,
  type Module,
  modulesIn,
  type Reading,
  settingOf,
  takesFrom,
} from './module.ts';
import { readRequest } from './requests.ts';

const depthMax = 12;

/** Reads the modules of a scenario with its routes, error handlers and tools. https://help.make.com/blueprints */
export function readBlueprint(document: Cursor, model: ModelBuilder): void {
  const blueprint = document.get('flow').isList ? document : document.get('blueprint');
  const modules = modulesOf(blueprint.get('flow'), 0);
  const reading: Reading = { types: new Map(modules.map(({ id, type }) => [id, type])), model };
  readFlow(blueprint.get('flow'), everywhere, reading, 0);
  document.ignore();
}

/** All modules, so that expressions can be resolved before the flow is read. */
function modulesOf(flow: Cursor, depth: number): readonly Module[] {
  if (depth > depthMax) return [];
  return flow.items().flatMap((entry) => [
    toModule(entry, everywhere),
    ...innerFlowsOf(entry).flatMap((inner) => modulesOf(inner, depth + 1)),
    ...entry
      .get('tools')
      .items()
      .flatMap((tool) => modulesOf(tool.get('flow'), depth + 1)),
  ]);
}

function toModule(entry: Cursor, scope: Scope): Module {
  return { entry, type: entry.get('module').text()?.value ?? '', id: entry.get('id').word()?.value ?? '', scope };
}

function innerFlowsOf(entry: Cursor): readonly Cursor[] {
  return [
    ...entry
      .get('routes')
      .items()
      .map((route) => route.get('flow')),
    entry.get('onerror'),
  ];
}

function readFlow(flow: Cursor, scope: Scope, reading: Reading, depth: number): void {
  if (depth > depthMax) return;
  for (const entry of flow.items()) {
    readModule(toModule(entry, scope), reading, depth);
    for (const inner of innerFlowsOf(entry)) readFlow(inner, scope, reading, depth + 1);
  }
}

function readModule(module: Module, reading: Reading, depth: number): void {
  const { type } = module;
  if (isAgent(type)) readAgent(module, reading, depth);
  else if (callsModel(type)) readModel(module, reading);
  else if (/^http:/.test(type)) readRequest(module, reading);
  else if (/^code:/.test(type)) readProgram(module, reading);
  for (const name of ['html', 'content', 'body'])
    addMaterial(settingOf(module, name), 'documentation', reading.model, module.scope);
}

/** The name that the author gave a module, or its type. */
function nameOf({ entry, type }: Module): Located<string> {
  return entry.get('metadata', 'designer', 'name').text() ?? locate(type, entry.at);
}

const instructions = ['instructions', 'systemPrompt', 'additionalSystemPrompt', 'system'];

/** Reads an agent with its tools, each of which is a flow of its own. https://help.make.com/make-ai-agents */
function readAgent(module: Module, reading: Reading, depth: number): void {
  const scope = addAgent(module.entry, nameOf(module), reading.model);
  const own = { ...module, scope };
  readModel(own, reading);
  for (const tool of module.entry.get('tools').items()) {
    const name = tool.get('name').text();
    if (name === null) continue;
    const built = addDescribedTool(name, tool, reading.model, scope);
    built.capabilities = capabilitiesOf(tool, built.capabilities);
    readFlow(tool.get('flow'), scopeOfTool(built, scope), reading, depth + 1);
  }
}

/** What a tool can do: what the modules of its flow do, or else what its name says. */
function capabilitiesOf(tool: Cursor, named: readonly Capability[]): readonly Capability[] {
  const actions = tool
    .get('flow')
    .items()
    .map((entry) => entry.get('module').text()?.value.split(':', 2)[1] ?? '');
  const found = new Set(actions.flatMap((action) => capabilitiesOfTool(action)));
  return found.size > 0 ? [...found] : named;
}

function readModel(module: Module, reading: Reading): void {
  const { scope, entry, type } = module;
  const id = settingOf(module, 'model', 'modelId').text();
  const endpoint = settingOf(module, 'baseUrl', 'baseURL').text();
  addModelUse({ at: entry.at, id, provider: null, endpoint, credential: false, named: [type] }, reading.model, scope);
  for (const name of instructions) addText(settingOf(module, name), 'system', module, reading);
  addText(settingOf(module, 'prompt'), 'task', module, reading);
  for (const message of settingOf(module, 'messages').items()) {
    const role = /^(?:system|developer)$/.test(message.get('role').text()?.value ?? '') ? 'system' : 'task';
    addText(message.any('content', 'text', 'message'), role, module, reading);
  }
}

function addText(cursor: Cursor, role: 'system' | 'task', { scope }: Module, reading: Reading): void {
  for (const text of cursor.texts()) {
    if (text.value.trim() === '') continue;
    const span = outsideVariableIn(text.value, reading);
    const outside = span === null ? {} : { outside: span };
    reading.model.prompts.push({ ...scope, at: text.at, text, role, tools: null, ...outside });
  }
}

const expression = /\{\{[^{}]{1,400}\}\}/g;

/** The first expression in a text that stands for text of strangers. */
function outsideVariableIn(text: string, { types }: Reading): Span | null {
  for (const { 0: found, index } of text.matchAll(expression)) {
    if (modulesIn(found).some((id) => bringsOutsideText(types.get(id) ?? '')))
      return { start: index, end: index + found.length };
  }
  return null;
}

/** Reads a program. Make runs it in its own cloud; a value that is pasted into it becomes part of it. */
function readProgram(module: Module, reading: Reading): void {
  const program = settingOf(module, 'code', 'script');
  const text = program.text();
  if (text !== null && takesFrom(text.value, reading, bringsForeignValue)) {
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: true, origin: 'set' } as const;
    reading.model.executions.push({ ...module.scope, at: text.at, ...fact });
  }
  addMaterial(program, 'code', reading.model, module.scope);
}
