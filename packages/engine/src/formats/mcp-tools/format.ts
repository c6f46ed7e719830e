import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addMaterial } from '../shared/prompt.ts';
import { addDescribedTool } from '../shared/tool.ts';

export const mcpTools = defineFormat({
  id: 'mcp-tools',
  title: 'List of tools (MCP, OpenAI, Anthropic)',
  specification: 'https://modelcontextprotocol.io/specification/2025-06-18/server/tools',
  filenames: ['tools.json', 'tools-list.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: [
      'tools/*/inputSchema:mapping | result/tools/*/inputSchema:mapping | */inputSchema:mapping | tools/*/input_schema:mapping | */input_schema:mapping | */function/parameters:mapping | tools/*/function/parameters:mapping',
    ],
    often: [
      'tools/*/name:string | result/tools/*/name:string | */name:string',
      'tools/*/description:string | result/tools/*/description:string | */description:string | */function/description:string | tools/*/function/description:string',
      'jsonrpc | nextCursor',
      '*/type=function | tools/*/type=function',
    ],
    never: [
      'model',
      'instructions',
      'system_prompt',
      'agents',
      'agents:list',
      'component_type',
      'kind',
      'spec/kind',
      'nodes',
      'openapi',
      'functions',
      'mcpServers',
      'servers',
    ],
  },
  notLookedAt: ['What the tools do when they are called.'],
  defaults: [],
  read: readTools,
});

/** The answer to `tools/list`, or a list as programs hand it to a model. */
function readTools(document: Cursor, model: ModelBuilder): void {
  const tools = [document.get('result', 'tools'), document.get('tools'), document].find((list) => list.isList);
  for (const item of tools?.items() ?? []) readTool(item, model);
  for (const name of ['prompts', 'resources']) addMaterial(document.get(name), 'documentation', model, everywhere);
  for (const name of ['jsonrpc', 'id', 'nextCursor', '_meta', 'name', 'version', 'description'])
    document.get(name).ignore();
}

function readTool(item: Cursor, model: ModelBuilder): void {
  const described = item.get('function').isMapping ? item.get('function') : item;
  const name = described.get('name').text();
  if (name === null) return;
  const tool = addDescribedTool(name, described, model, everywhere);
  const title = described.any('title').text() ?? item.get('annotations', 'title').text();
  if (title !== null) tool.metadata = [locate(title.value, title.at), ...tool.metadata];
  item.ignore();
}
