import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool, scopeOfTool } from '../shared/tool.ts';
import { readActions } from '../shared/workflow-actions.ts';

/** Reads one component of an agent, or a definition that contains all components and the agent's settings. */
export function readCopilotStudio(document: Cursor, model: ModelBuilder): void {
  const settings = document.get('entity').isMapping ? document.get('entity') : document;
  const name = settings.any('displayName', 'schemaName', 'modelDisplayName').text();
  const scope = addAgent(document, name, model);
  readSettings(settings, model, scope);
  readComponent(document, model, scope);
  for (const component of document.get('components').items()) {
    const content = [component.get('dialog'), component.get('metadata'), component.get('configuration')];
    for (const part of content) readComponent(part, model, scope);
  }
  document.ignore();
}

function readSettings(settings: Cursor, model: ModelBuilder, scope: Scope): void {
  readAuthentication(settings.get('authenticationMode'), model, scope);
  readModeration(settings.get('configuration', 'aISettings', 'contentModeration'), model, scope);
}

/** Reads a topic, an action, a knowledge source or the agent's instructions. */
function readComponent(document: Cursor, model: ModelBuilder, scope: Scope): void {
  addPrompt(document.get('instructions'), 'system', model, scope);
  addPrompt(document.get('modelDescription'), 'description', model, scope);
  for (const input of document.get('inputs').items()) addPrompt(input.get('description'), 'description', model, scope);
  readTopic(document.get('beginDialog'), model, scope);
  readAction(document.get('action'), model, scope);
  readCapabilities(document.get('gptCapabilities'), model, scope);
  readKnowledge(document.get('source'), model, scope);
}

/** Reads the prompts and calls of a topic. */
function readTopic(dialog: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const action of dialog.get('actions').items()) {
    addPrompt(action.any('additionalInstructions', 'userInput'), 'system', model, scope);
    readAction(action, model, scope);
  }
  readActions(dialog, model, scope);
}

/** Reads an operation of a connector as a tool, and with whose rights it or an MCP server is called. */
function readAction(action: Cursor, model: ModelBuilder, scope: Scope): void {
  const kind = action.get('kind').text()?.value ?? '';
  const operation = /^InvokeConnector/.test(kind) ? action.get('operationId').text() : null;
  const tool = operation === null ? null : addNamedTool(operation, model, scope);
  readConnectionMode(
    action.get('connectionProperties', 'mode'),
    model,
    tool === null ? scope : scopeOfTool(tool, scope),
  );
}

/**
 * Reads whose credentials a connection uses: those of the user (`Invoker`, the default) or of the author (`Maker`).
 * https://learn.microsoft.com/en-us/microsoft-copilot-studio/configure-enduser-authentication
 */
function readConnectionMode(mode: Cursor, model: ModelBuilder, scope: Scope): void {
  const word = mode.text();
  if (word?.value !== 'Maker') return;
  model.grants.push({ ...scope, at: word.at, kind: 'author-rights', subject: word, wide: true });
}

/** Reads the authentication mode. Without sign-in, anyone who finds the agent can use it. */
function readAuthentication(mode: Cursor, model: ModelBuilder, scope: Scope): void {
  const word = mode.text();
  if (word === null) return;
  const state = /^none$/i.test(word.value) ? 'none' : 'present';
  model.authentications.push({ ...scope, at: word.at, guards: 'chat', state, exposed: true, origin: 'set' });
}

/** Reads the vendor's own tools, which are switches. https://learn.microsoft.com/en-us/microsoft-copilot-studio/knowledge-copilot-studio */
function readCapabilities(capabilities: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const [key, tool] of [
    ['webBrowsing', 'web_search'],
    ['codeInterpreter', 'code_interpreter'],
  ] as const) {
    const enabled = capabilities.get(key).boolean();
    if (enabled?.value === true) addNamedTool(locate(tool, enabled.at), model, scope);
  }
}

/**
 * Reads how strictly answers are filtered: from `Lowest` to `Highest`, now also `Minimum` to `Maximum`; it cannot be turned off.
 * https://learn.microsoft.com/en-us/microsoft-copilot-studio/agents-experience/settings-overview
 */
function readModeration(level: Cursor, model: ModelBuilder, scope: Scope): void {
  const word = level.text();
  if (word === null) return;
  const state = /^(?:lowest|minimum|low)$/i.test(word.value) ? 'reduced' : 'on';
  const fact = { kind: 'guardrail', state, origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...scope, at: word.at, ...fact });
}

function readKnowledge(source: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = source.any('site', 'url').text();
  if (url === null || !/^https?:/i.test(url.value)) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'content', credential: false, vendor: null });
}
