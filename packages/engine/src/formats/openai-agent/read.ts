import type { ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Scope, Server } from '../../agent/facts.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool, addNamedTool } from '../shared/tool.ts';

/** Reads an assistant, agent or response with its instructions, tools and messages. */
export function readOpenAi(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model);
  addPrompt(document.get('instructions'), 'system', model, scope, true);
  addPrompt(document.get('description'), 'description', model, scope);
  for (const tool of document.get('tools').items()) readTool(tool, model, scope);
  for (const name of ['input', 'messages']) readMessages(document.get(name), model, scope);
  const id = document.get('model').text();
  addModelUse(
    { at: document.get('model').at, id, provider: null, endpoint: null, credential: false, named: [] },
    model,
    scope,
  );
  addLimit(document.get('max_tool_calls'), 'iterations', model, scope);
  addMaterial(document.get('output'), 'transcript', model, scope);
  document.ignoreKeys(ignoredKeys);
}

/** Reads messages: those of the system or developer are instructions, those of the user are the task. */
function readMessages(list: Cursor, model: ModelBuilder, scope: Scope): void {
  if (list.isText) addPrompt(list, 'task', model, scope);
  for (const message of list.items()) {
    const role = message.get('role').text()?.value;
    const content = message.get('content');
    const texts = content.isList ? content.items().map((part) => part.get('text')) : [content];
    for (const text of texts) {
      if (role === 'system' || role === 'developer') addPrompt(text, 'system', model, scope, true);
      else if (role === 'user') addPrompt(text, 'task', model, scope);
    }
    message.ignore();
  }
}

function readTool(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const type = tool.get('type').text();
  if (type === null) return;
  const nested = tool.get('function');
  const described = nested.isMapping ? nested : tool;
  const name = described.get('name').text();
  if (type.value === 'mcp') readMcp(tool, model, scope);
  else if (type.value === 'function' && name !== null) {
    addDescribedTool(name, described, model, scope);
    described.ignoreKeys(['strict']);
  } else {
    addNamedTool(locate(type.value, type.at), model, scope);
    tool.ignore();
  }
}

function readMcp(tool: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = tool.get('server_label').text() ?? locate('', tool.at);
  const server = readServer(name, tool, model, scope);
  readApproval(tool.get('require_approval'), server, model, { ...scope, server, enabled: server.enabled });
  tool.get('allowed_tools').ignore();
  tool.ignoreKeys(['server_description', 'connector_id']);
}

/** Reads a mapping of the tools that never or always need approval. `readServer` handles a single word for all tools. */
function readApproval(mode: Cursor, server: Server, model: ModelBuilder, scope: Scope): void {
  for (const [key, state] of [
    ['never', 'off'],
    ['always', 'on'],
  ] as const) {
    for (const subject of mode.get(key, 'tool_names').texts()) {
      const reach = capabilitiesOfTool(subject.value);
      const fact: Pick<Approval, 'kind' | 'state' | 'reach'> = { kind: 'tool', state, reach };
      model.approvals.push({ ...scope, at: subject.at, ...fact, origin: 'set', subject });
    }
    const readOnly = mode.get(key, 'read_only').boolean();
    if (readOnly?.value === true && state === 'off') {
      const fact = { kind: 'server', state, origin: 'set', reach: ['read'], subject: server.name } as const;
      model.approvals.push({ ...scope, at: readOnly.at, ...fact });
    }
  }
}

const ignoredKeys = [
  'id',
  'object',
  'created_at',
  'status',
  'error',
  'incomplete_details',
  'metadata',
  'temperature',
  'top_p',
  'max_output_tokens',
  'max_completion_tokens',
  'max_prompt_tokens',
  'parallel_tool_calls',
  'tool_choice',
  'tool_resources',
  'response_format',
  'reasoning',
  'reasoning_effort',
  'store',
  'stream',
  'text',
  'truncation',
  'usage',
  'user',
  'previous_response_id',
  'service_tier',
  'background',
  'include',
  'file_ids',
  'prompt_cache_key',
  'safety_identifier',
  'conversation',
  'name',
];
