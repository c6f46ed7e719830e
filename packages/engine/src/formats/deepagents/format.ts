import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addNamedTool } from '../shared/tool.ts';

export const deepagents = defineFormat({
  id: 'deepagents',
  title: 'LangChain managed deep agent',
  specification: 'https://docs.langchain.com/langsmith/managed-deep-agents-deploy',
  filenames: ['tools.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['tools/*/mcp_server_url:string | */mcp_server_url:string | runtime/model/model_id:string'],
    often: [
      'tools/*/mcp_server_name:string | */mcp_server_name:string',
      'tools/*/name:string | */name:string',
      'model:string | runtime/model:mapping',
      'name:string',
      'agent_id',
    ],
    never: ['tools/*/type', 'agents', 'agent', 'services', 'apiVersion'],
  },
  notLookedAt: ['Instructions, skills and sub-agents in other files.'],
  defaults: [],
  read: readDeepAgent,
});

/** Reads an agent and its list of tools. */
function readDeepAgent(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model);
  const list = document.isList ? document : document.get('tools');
  const seen = new Set<string>();
  for (const item of list.items()) readTool(item, seen, model, scope);
  const id = document.get('model').text();
  if (id !== null)
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] }, model, scope);
  document.ignoreKeys(['agent_id', 'description', 'interrupt_config']);
}

/** Reads a tool. Each tool names its MCP server, whose endpoint is added once. */
function readTool(item: Cursor, seen: Set<string>, model: ModelBuilder, scope: Scope): void {
  const name = item.get('name').text();
  const url = item.get('mcp_server_url').text();
  if (name !== null) addNamedTool(name, model, scope);
  item.ignoreKeys(['mcp_server_name', 'display_name', 'description']);
  if (url === null || seen.has(url.value)) return;
  seen.add(url.value);
  const address = locate(url.value, url.at);
  model.endpoints.push({ ...scope, at: url.at, url: address, purpose: 'mcp', credential: false, vendor: null });
}
