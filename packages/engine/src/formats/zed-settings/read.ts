import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Permission } from '../../agent/facts.ts';
import type { Place } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { addCommand, readLaunchWords } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard, subjectOf } from '../shared/permission-rule.ts';
import { readProxy } from '../shared/proxy.ts';
import { readServers } from '../shared/server.ts';
import { readSandboxPermissions } from './sandbox.ts';

/** Reads MCP servers, the agent's approvals, models and external agents. */
export function readZedSettings(document: Cursor, model: ModelBuilder): void {
  readServers(document.get('context_servers'), model);
  const agent = document.any('agent', 'assistant');
  readApproval(agent, model);
  readToolPermissions(agent.get('tool_permissions'), model);
  readSandboxPermissions(agent.get('sandbox_permissions'), model);
  readTrust(document.get('session', 'trust_all_worktrees'), model);
  readModels(agent, model);
  readProxy(document.get('proxy'), false, model);
  for (const provider of document.get('language_models').members()) {
    // One level deeper: each member is a provider that the user named. https://zed.dev/docs/ai/llm-providers#openai-api-compatible
    const isFamily = provider.key.value === 'openai_compatible';
    for (const one of isFamily ? provider.value.members() : [provider]) addProvider(one, model);
  }
  for (const { value } of document.get('agent_servers').members()) readAgentServer(value, model);
  ignoreComments(document);
  for (const { key, value } of document.members()) if (!handledKeys.has(key.value)) value.ignore();
  agent.ignore();
  document.get('language_models').ignore();
}

/** The settings read here. All others concern the editor and are ignored. */
const handledKeys: ReadonlySet<string> = new Set([
  'context_servers',
  'agent',
  'assistant',
  'language_models',
  'agent_servers',
]);

/** Reads whether all folders are trusted, including the servers and programs that they configure. https://zed.dev/docs/worktree-trust */
function readTrust(cursor: Cursor, model: ModelBuilder): void {
  const all = cursor.boolean();
  if (all === null) return;
  const state = all.value ? 'off' : 'on';
  const fact = { ...everywhere, at: all.at, origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...fact, kind: 'workspace-trust', state });
}

function readApproval(agent: Cursor, model: ModelBuilder): void {
  const always = agent.get('always_allow_tool_actions').boolean();
  if (always !== null) addDefault(always.at, always.value, model);
  const permissions = agent.get('tool_permissions');
  const defaultDecision = permissions.any('default', 'default_mode');
  const word = defaultDecision.text()?.value;
  if (word !== undefined) addDefault(defaultDecision.at, word === 'allow', model, { safeValue: confirm });
}

/** The documented default of every decision. https://zed.dev/docs/ai/tool-permissions */
const confirm = 'confirm';

function addDefault(at: Place, allows: boolean, model: ModelBuilder, safe: Pick<Approval, 'safeValue'> = {}): void {
  model.approvals.push({
    ...everywhere,
    ...safe,
    at,
    kind: 'all-prompts',
    state: allows ? 'off' : 'on',
    origin: 'set',
    reach: allows ? ['execute', 'write', 'read', 'fetch'] : [],
    subject: null,
  });
}

const ruleLists: readonly (readonly [string, Permission['decision']])[] = [
  ['always_allow', 'allow'],
  ['always_confirm', 'ask'],
  ['always_deny', 'deny'],
];

/** Reads regular expressions for each tool, and its default decision. */
function readToolPermissions(permissions: Cursor, model: ModelBuilder): void {
  const drafts: PermissionDraft[] = [];
  for (const { key, value } of permissions.get('tools').members()) {
    const name = { value: key.value, at: value.at };
    const target = key.value.startsWith('mcp:') ? mcpTarget(key.value) : null;
    const subject = target === null ? subjectOf(key.value) : 'mcp';
    const defaultDecision = value.any('default', 'default_mode').text();
    if (defaultDecision !== null) {
      const decision = defaultDecision.value === confirm ? 'ask' : defaultDecision.value;
      if (decision === 'allow' || decision === 'ask' || decision === 'deny') {
        const draft = draftPermission(
          { name, pattern: null, matching: 'exact', target },
          decision,
          subject,
          everywhere,
        );
        drafts.push({ ...draft, at: defaultDecision.at, safeValue: confirm });
      }
    }
    for (const [list, decision] of ruleLists) {
      for (const item of value.get(list).items()) {
        const pattern = item.get('pattern').text() ?? item.text();
        if (pattern === null) continue;
        const meaning = { name, pattern, matching: 'expression', comparison: 'part', target } as const;
        const rule = draftPermission(meaning, decision, subject, everywhere);
        drafts.push({ ...rule, at: pattern.at, wildcard: isWildcard(pattern.value) });
        item.ignore();
      }
    }
  }
  addByDecision(drafts, model);
}

/** The target of a name such as `mcp:server:tool`. */
function mcpTarget(name: string): Permission['target'] {
  const [, server = '*', tool = '*'] = name.split(':', 3);
  return { server, tool };
}

function readModels(agent: Cursor, model: ModelBuilder): void {
  const use = agent.get('default_model');
  const id = use.get('model').text();
  if (id === null) return;
  const provider = use.get('provider').text();
  addModelUse({ at: id.at, id, provider, endpoint: null, credential: false, named: [] }, model, everywhere);
}

function addProvider({ key, value }: Member, model: ModelBuilder): void {
  const use = { at: value.at, id: null, provider: key, endpoint: value.get('api_url').text(), credential: true };
  addModelUse({ ...use, named: [key.value] }, model, everywhere);
}

/** Reads an external agent that the editor starts. https://zed.dev/docs/ai/external-agents */
function readAgentServer(entry: Cursor, model: ModelBuilder): void {
  const words = readLaunchWords(entry);
  if (words !== null) addCommand(words, 'tool', model, everywhere);
  readEnvironment(entry.get('env'), 'tool', model, everywhere);
  readAgentMode(entry.get('default_mode'), model);
  readAgentMode(entry.get('default_config_options', 'mode'), model);
  entry.ignore();
}

/** Modes of the agents in Zed's registry, by the names that they report. https://agentclientprotocol.com/protocol/session-modes */
const bypassModes: ReadonlySet<string> = new Set(['bypassPermissions', 'full-access', 'agent-full-access', 'yolo']);
const editingModes: ReadonlySet<string> = new Set(['acceptEdits', 'autoEdit', 'auto_edit']);

function readAgentMode(cursor: Cursor, model: ModelBuilder): void {
  const mode = cursor.text()?.value ?? '';
  const facts = { ...everywhere, at: cursor.at, state: 'off', origin: 'set', subject: null } as const;
  if (bypassModes.has(mode))
    model.approvals.push({ ...facts, kind: 'all-prompts', reach: ['execute', 'write', 'read', 'fetch'] });
  else if (editingModes.has(mode)) model.approvals.push({ ...facts, kind: 'edits', reach: ['write'] });
}
