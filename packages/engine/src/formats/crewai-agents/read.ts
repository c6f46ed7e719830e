import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Cursor, Member } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse, readModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads the members of the file, each of which is an agent, or the file of a single one. */
export function readCrewAgents(document: Cursor, model: ModelBuilder): void {
  if (document.get('role').isText) {
    readAgent({ key: null, value: document }, model);
    return;
  }
  for (const member of document.members()) if (member.value.isMapping) readAgent(member, model);
}

function readAgent({ key, value: entry }: { key: Member['key'] | null; value: Cursor }, model: ModelBuilder): void {
  const agent: Agent = { at: entry.at, name: key, delegatesTo: [], enabled: true };
  model.agents.push(agent);
  const scope: Scope = { ...everywhere, agent };
  const tools = entry.get('tools').texts();
  for (const name of [
    'role',
    'goal',
    'backstory',
    'instructions',
    'system_template',
    'prompt_template',
    'response_template',
  ]) {
    addPrompt(entry.get(name), 'system', model, scope, tools.length > 0 ? true : null);
  }
  for (const tool of tools) addNamedTool(tool, model, scope);
  for (const name of ['llm', 'function_calling_llm']) readCrewModel(entry.get(name), model, scope);
  readCodeExecution(entry, model, scope);
  readServers(entry.get('mcps'), model, scope);
  // A file of its own has them in a section.
  for (const settings of [entry, entry.get('settings')]) {
    addLimit(settings.get('max_iter'), 'iterations', model, scope);
    addLimit(settings.get('max_execution_time'), 'timeout', model, scope);
    addLimit(settings.get('max_retry_limit'), 'retries', model, scope);
    settings.ignoreKeys(ignoredKeys);
  }
}

/** Reads a model, as a name or with its address and key. */
export function readCrewModel(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  if (cursor.isMapping) {
    readModelUse(cursor, model, scope);
    return;
  }
  const id = cursor.text();
  if (id !== null) {
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] }, model, scope);
  }
}

/** Reads code execution. Code runs in a container unless the mode is `unsafe`, but only an explicit mode counts as isolation. */
function readCodeExecution(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const allowed = entry.get('allow_code_execution').boolean();
  const mode = entry.get('code_execution_mode').text();
  const isolated = mode === null ? null : mode.value !== 'unsafe';
  if (allowed !== null) {
    const state = allowed.value ? 'unrestricted' : 'off';
    model.executions.push({ ...scope, at: allowed.at, kind: 'code-execution', state, isolated, origin: 'set' });
  }
  if (mode === null) return;
  const state = isolated ? 'on' : 'off';
  model.isolations.push({
    ...scope,
    at: mode.at,
    kind: 'sandbox',
    state,
    escapes: false,
    origin: 'set',
    safeValue: 'safe',
  });
}

/** Reads the URLs of MCP servers. Other entries are names on CrewAI's platform. */
function readServers(list: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const url of list.texts()) {
    if (!/^https?:/.test(url.value)) continue;
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'mcp', credential: false, vendor: null });
  }
}

/** Settings without relevance to security. Delegation stays within the crew. */
const ignoredKeys = [
  'verbose',
  'collaboration_type',
  'collaborator_agents',
  'allow_delegation',
  'max_rpm',
  'respect_context_window',
  'cache',
  'memory',
  'multimodal',
  'reasoning',
  'max_reasoning_attempts',
  'inject_date',
  'date_format',
  'use_system_prompt',
  'step_callback',
  'knowledge_sources',
  'embedder',
  'max_tokens',
  'temperature',
  'planning',
  'planning_config',
  'knowledge_config',
  'security_config',
];
