import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from './headers.ts';
import { addPrompt } from './prompt.ts';
import { readServer } from './server.ts';

const nestedLists = ['actions', 'elseActions', 'conditions'];

/** The steps of a workflow, those inside its conditions and loops included. What a step computes is not looked at. */
export function readActions(owner: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of nestedLists) {
    for (const action of owner.get(name).items()) {
      readActions(action, model, scope);
      readAction(action, model, scope);
      action.ignore();
    }
  }
  if (owner.has('actions')) for (const name of ['kind', 'id', 'condition']) owner.get(name).ignore();
}

function readAction(action: Cursor, model: ModelBuilder, scope: Scope): void {
  switch (action.get('kind').text()?.value) {
    case 'InvokeAzureAgent':
    case 'InvokeAgent':
      addPrompt(action.get('input', 'additionalInstructions'), 'system', model, scope);
      addPrompt(action.get('input', 'messages'), 'task', model, scope);
      break;
    case 'InvokeHttpRequest':
    case 'HttpRequestAction':
      readRequest(action, model, scope);
      break;
    case 'InvokeMcpTool':
    case 'InvokeFunctionTool':
      readToolCall(action, model, scope);
      break;
    default:
  }
}

/** An expression for an address is computed when the workflow runs, from what the model or a person said. */
function readRequest(action: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = action.get('url').text();
  if (url === null) return;
  if (isComputed(url.value)) {
    model.egresses.push({ ...scope, at: url.at, kind: 'model-url', state: 'open', origin: 'set' });
    return;
  }
  const credential = carriesCredential(readHeaders(action.get('headers')));
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

/** A formula that begins with a text of the author's adds to a fixed address. */
function isComputed(url: string): boolean {
  const formula = url.trim();
  return formula.startsWith('=') && !/^=\s{0,10}(?:Concatenate\(\s{0,10})?\$?["']/i.test(formula);
}

function readToolCall(action: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = action.any('toolName', 'functionName', 'id').text() ?? locate('', action.at);
  if (action.any('serverUrl', 'url').isText) readServer(name, action, model, scope);
  const asked = action.any('requireApproval').boolean();
  if (asked === null) return;
  const fact = { kind: 'tool', state: asked.value ? 'on' : 'off', origin: 'set', reach: [], subject: name } as const;
  model.approvals.push({ ...scope, at: asked.at, ...fact });
}
