import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { readTool } from './tools.ts';

/** Reads agents with their memory blocks, tools and transcripts. In an earlier version, the file is a single agent. */
export function readLetta(document: Cursor, model: ModelBuilder): void {
  const agents = document.get('agents');
  const owners = (agents.isList ? agents.items() : [document]).map((entry) => readAgent(entry, model));
  for (const block of document.get('blocks').items()) readBlock(block, model);
  for (const tool of document.get('tools').items()) readTool(tool, model, scopeOfOwner(tool, owners));
  for (const entry of document.get('mcp_servers').items()) readMcpServer(entry, model);
  for (const file of document.get('files').items()) addMaterial(file, 'documentation', model, everywhere);
  for (const skill of document.get('skills').items()) addMaterial(skill, 'documentation', model, everywhere);
  document.ignore();
}

interface Owner {
  readonly scope: Scope;
  readonly toolIds: ReadonlySet<string>;
}

/** The scope of the only agent that lists a tool, or of the only agent; otherwise everywhere. */
function scopeOfOwner(tool: Cursor, owners: readonly Owner[]): Scope {
  const id = tool.get('id').text()?.value ?? '';
  const named = owners.filter(({ toolIds }) => toolIds.has(id));
  const [first, ...more] = named.length > 0 ? named : owners;
  return first === undefined || more.length > 0 ? everywhere : first.scope;
}

function readAgent(entry: Cursor, model: ModelBuilder): Owner {
  const scope = addAgent(entry, entry.get('name').text(), model);
  const hasTools = entry.get('tool_ids').items().length + entry.get('tools').items().length > 0;
  addPrompt(entry.get('system'), 'system', model, scope, hasTools);
  addPrompt(entry.get('description'), 'description', model, scope);
  readModel(entry.get('llm_config'), model, scope);
  readEmbedding(entry.get('embedding_config', 'embedding_endpoint'), model, scope);
  for (const block of entry.get('core_memory').items()) readBlock(block, model);
  for (const name of ['tool_exec_environment_variables', 'secrets']) {
    if (entry.has(name)) readEnvironment(entry.get(name), 'tool', model, scope);
  }
  for (const rule of entry.get('tool_rules').items()) readRule(rule, model, scope);
  addMaterial(entry.get('messages'), 'transcript', model, scope);
  return {
    scope,
    toolIds: new Set(
      entry
        .get('tool_ids')
        .texts()
        .map(({ value }) => value),
    ),
  };
}

function readModel(config: Cursor, model: ModelBuilder, scope: Scope): void {
  const id = config.get('model').text();
  const provider = config.get('model_endpoint_type').text();
  const endpoint = config.get('model_endpoint').text();
  addModelUse(
    { at: config.at, id, provider, endpoint, credential: false, named: [provider?.value ?? ''] },
    model,
    scope,
  );
}

/** Reads the embedding endpoint, which receives texts of the memory. Letta's own address serves several providers, so no vendor is set. */
function readEmbedding(endpoint: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = endpoint.text();
  if (url === null) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'content', credential: false, vendor: null });
}

/** Reads a memory block. The persona is part of the system prompt; other blocks are data. */
function readBlock(block: Cursor, model: ModelBuilder): void {
  if (block.get('label').text()?.value === 'persona') addPrompt(block.get('value'), 'system', model, everywhere);
  else addMaterial(block.get('value'), 'documentation', model, everywhere);
}

function readRule(rule: Cursor, model: ModelBuilder, scope: Scope): void {
  if (rule.get('type').text()?.value !== 'requires_approval') return;
  const subject = rule.get('tool_name').text();
  const fact = { kind: 'tool', state: 'on', origin: 'set', reach: [], subject } as const;
  model.approvals.push({ ...scope, at: rule.at, ...fact });
}

function readMcpServer(entry: Cursor, model: ModelBuilder): void {
  const name = entry.any('server_name', 'name').text() ?? locate('', entry.at);
  const launch = entry.get('stdio_config');
  readServer(name, launch.isMapping ? launch : entry, model);
}
