import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { capabilitiesOfTool, hasSideEffects } from '../../knowledge/tools.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from './headers.ts';
import { addPrompt } from './prompt.ts';
import { readServer } from './server.ts';

const nestedLists = ['actions', 'elseActions', 'conditions'];

/** The values that steps assign to each variable. */
type Assignments = ReadonlyMap<string, readonly string[]>;

/** Reads the steps of a workflow, including those in conditions and loops. Only the beginnings of computed URLs are evaluated. */
export function readActions(owner: Cursor, model: ModelBuilder, scope: Scope): void {
  const assignments = new Map<string, string[]>();
  collectVariables(owner, assignments);
  readSteps(owner, model, scope, assignments);
}

function collectVariables(owner: Cursor, assignments: Map<string, string[]>): void {
  for (const action of nestedLists.flatMap((name) => owner.get(name).items())) {
    collectVariables(action, assignments);
    const variable = action.any('variable', 'path').text()?.value;
    if (variable === undefined) continue;
    const values = assignments.get(variable) ?? [];
    assignments.set(variable, values);
    // A step that stores the answer of a person or a model has no literal value; `=` marks it as computed.
    values.push(/^Set(?:Text)?Variable$/.test(kindOf(action)) ? (action.get('value').text()?.value ?? '=') : '=');
  }
}

function kindOf(action: Cursor): string {
  return action.get('kind').text()?.value ?? '';
}

function readSteps(owner: Cursor, model: ModelBuilder, scope: Scope, assignments: Assignments): void {
  for (const name of nestedLists) {
    for (const action of owner.get(name).items()) {
      readSteps(action, model, scope, assignments);
      readAction(action, model, scope, assignments);
      action.ignore();
    }
  }
  if (owner.has('actions')) for (const name of ['kind', 'id', 'condition']) owner.get(name).ignore();
}

function readAction(action: Cursor, model: ModelBuilder, scope: Scope, assignments: Assignments): void {
  switch (kindOf(action)) {
    case 'InvokeAzureAgent':
    case 'InvokeAgent':
      addPrompt(action.get('input', 'additionalInstructions'), 'system', model, scope);
      addPrompt(action.get('input', 'messages'), 'task', model, scope);
      break;
    case 'InvokeHttpRequest':
    case 'HttpRequestAction':
      readRequest(action, model, scope, assignments);
      break;
    case 'InvokeMcpTool':
    case 'InvokeFunctionTool':
      readToolCall(action, model, scope);
      break;
    default:
  }
}

/** A URL that an expression computes may depend on what the model or a person wrote. */
function readRequest(action: Cursor, model: ModelBuilder, scope: Scope, assignments: Assignments): void {
  const url = action.get('url').text();
  if (url === null) return;
  if (isComputed(url.value)) {
    if (isSetByAuthor(url.value, assignments)) return;
    model.egresses.push({ ...scope, at: url.at, kind: 'model-url', state: 'open', origin: 'set' });
    return;
  }
  const credential = carriesCredential(readHeaders(action.get('headers')));
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

/** Whether a formula decides the URL's host. One that starts with a literal text only completes a fixed URL. */
function isComputed(url: string): boolean {
  const formula = url.trim();
  return formula.startsWith('=') && !/^=\s{0,10}(?:Concatenate\(\s{0,10})?\$?["']/i.test(formula);
}

const environmentFirst = /^=\s{0,40}(?:Concatenate\(\s{0,40})?Env\.\w/i;
const variableFirst = /^=\s{0,40}(?:Concatenate\(\s{0,40})?([A-Za-z]{1,20}\.\w{1,100})\s{0,40}(?:[,&]|$)/i;

/** Whether the URL starts with an environment variable, or with a variable to which only the author's values are assigned. */
function isSetByAuthor(url: string, assignments: Assignments): boolean {
  const formula = url.trim();
  if (environmentFirst.test(formula)) return true;
  const values = assignments.get(variableFirst.exec(formula)?.[1] ?? '') ?? [];
  return values.length > 0 && values.every((value) => environmentFirst.test(value.trim()) || !isComputed(value));
}

function readToolCall(action: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = action.any('toolName', 'functionName', 'id').text() ?? locate('', action.at);
  if (action.any('serverUrl', 'url').isText) readServer(name, action, model, scope);
  const requiresApproval = action.any('requireApproval').boolean();
  const reach = capabilitiesOfTool(name.value);
  // Only what a tool changes needs approval.
  if (requiresApproval === null || !(requiresApproval.value || hasSideEffects(reach))) return;
  const state = requiresApproval.value ? 'on' : 'off';
  const fact = { kind: 'tool', state, origin: 'set', reach, subject: name } as const;
  model.approvals.push({ ...scope, at: requiresApproval.at, ...fact });
}
