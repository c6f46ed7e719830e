import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addMaterial } from '../shared/prompt.ts';
import { looksLikeServer, readServer } from '../shared/server.ts';
import { addDescribedTool, type ToolBuilder } from '../shared/tool.ts';

export const mcpTools = defineFormat({
  id: 'mcp-tools',
  title: 'Tool list (MCP, OpenAI, Anthropic)',
  specification: 'https://modelcontextprotocol.io/specification/2025-06-18/server/tools',
  filenames: ['tools.json', 'tools-list.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: [
      'tools/*/inputSchema:mapping | result/tools/*/inputSchema:mapping | */inputSchema:mapping | tools/*/input_schema:mapping | */input_schema:mapping | */function/parameters:mapping | tools/*/function/parameters:mapping | tools/*/parameters/properties:mapping | */parameters/properties:mapping',
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
      'tools/*/command',
      'tools/*/handler',
    ],
    alternatives: [
      {
        // The tool list beside an entry of Docker's registry.
        always: ['*/name:string', '*/description:string', '*/arguments/*/desc:string | */arguments/*/type:string'],
        often: [],
        never: ['*/command', '*/steps', '*/url', 'name', 'tools', 'mcpServers'],
      },
      {
        // A single tool.
        always: [
          'name:string',
          'description:string',
          'input_schema/properties:mapping | inputSchema/properties:mapping | parameters/properties:mapping',
        ],
        often: ['output_schema:mapping | outputSchema:mapping', 'annotations:mapping'],
        never: [
          'model',
          'instructions',
          'system_prompt',
          'prompt',
          'agents',
          'kind',
          'openapi',
          'command',
          'handler',
          'steps',
        ],
      },
    ],
  },
  notLookedAt: ['What the tools do when they are called.'],
  defaults: [],
  read: readTools,
});

/** Reads the response to `tools/list`, or a list in the form that programs pass to a model. */
function readTools(document: Cursor, model: ModelBuilder): void {
  const tools = [document.get('result', 'tools'), document.get('tools'), document].find(
    (entry) => entry.isList || (entry.isMapping && entry !== document),
  );
  if (tools === undefined) {
    readTool(document, null, model);
    for (const { key, value } of document.members())
      if (isTool(value)) readTool(value, locate(key.value, value.at), model);
  }
  for (const item of tools?.items() ?? []) readTool(item, null, model);
  for (const { key, value } of tools?.members() ?? []) readTool(value, locate(key.value, value.at), model);
  for (const name of ['transport', 'server']) {
    const entry = document.get(name);
    const title = document.get('name').text();
    if (title !== null && looksLikeServer(entry)) readServer(title, entry, model, everywhere);
  }
  for (const name of ['prompts', 'resources']) addMaterial(document.get(name), 'documentation', model, everywhere);
  for (const name of ['jsonrpc', 'id', 'nextCursor', '_meta', 'name', 'version', 'description'])
    document.get(name).ignore();
}

/** Whether a member is a tool whose key is its name: `http_request: {input_schema: {…}}`. */
function isTool(entry: Cursor): boolean {
  return ['inputSchema', 'input_schema', 'function'].some((name) => entry.get(name).isMapping);
}

/** Reads a tool. `key` is its key in a map, the name of an entry without one. */
function readTool(item: Cursor, key: Located<string> | null, model: ModelBuilder): void {
  const described = item.get('function').isMapping ? item.get('function') : item;
  const name = described.get('name').text() ?? key;
  if (name === null) return;
  const tool = addDescribedTool(name, described, model, everywhere);
  const title = described.any('title').text() ?? item.get('annotations', 'title').text();
  if (title !== null) tool.metadata = [locate(title.value, title.at), ...tool.metadata];
  readApproval(described, tool, model);
  item.ignore();
}

const approvalKeys = ['requires', 'require', 'needs'].flatMap((verb) =>
  ['confirmation', 'approval'].flatMap((noun) => [
    `${verb}_${noun}`,
    `${verb}${noun[0]?.toUpperCase()}${noun.slice(1)}`,
  ]),
);

/** Reads whether a tool needs approval, from the tool itself, its annotations or its permissions. */
function readApproval(described: Cursor, tool: ToolBuilder, model: ModelBuilder): void {
  const switches = [described, described.get('annotations'), described.get('permissions')].map((owner) =>
    owner.any(...approvalKeys),
  );
  for (const value of switches) {
    const requiresApproval = value.boolean();
    if (requiresApproval === null) continue;
    tool.approval = requiresApproval.value ? 'always' : 'never';
    const fact = {
      kind: 'tool',
      state: requiresApproval.value ? 'on' : 'off',
      origin: 'set',
    } as const;
    model.approvals.push({
      ...everywhere,
      tool,
      ...fact,
      at: requiresApproval.at,
      reach: tool.capabilities,
      subject: tool.name,
    });
  }
}
