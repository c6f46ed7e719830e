import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { namedPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { readServer, readServerName, readServers } from '../shared/server.ts';

/** Whether a provider is an agent with tools of its own on this machine. */
export function isCodingAgent(id: string): boolean {
  return /^(?:anthropic:claude-(?:agent-sdk|code)|openai:codex(?:-sdk)?)(?::|$)/.test(id);
}

const modes: ReadonlyMap<string, Pick<Approval, 'kind' | 'reach'>> = new Map([
  ['bypassPermissions', { kind: 'all-prompts', reach: ['execute', 'write', 'read', 'fetch'] }],
  ['acceptEdits', { kind: 'edits', reach: ['write'] }],
]);

/**
 * Reads what a coding agent may do. It runs unattended, so that only its mode, its sandbox and its list of tools limit it.
 * https://www.promptfoo.dev/docs/providers/claude-agent-sdk/ https://www.promptfoo.dev/docs/providers/openai-codex-sdk/
 */
export function readCodingAgent(config: Cursor, model: ModelBuilder): void {
  const word = config.get('permission_mode').text();
  const mode = modes.get(word?.value ?? '');
  if (word !== null && mode !== undefined) {
    const fact = { ...everywhere, ...mode, state: 'off', origin: 'set', subject: null, safeValue: 'default' } as const;
    model.approvals.push({ ...fact, at: word.at });
  }
  const allowed = ['custom_allowed_tools', 'append_allowed_tools'].flatMap((list) => config.get(list).texts());
  addByDecision(
    allowed.map((tool) => namedPermission(tool, 'allow', everywhere)),
    model,
  );
  const sandbox = config.get('sandbox_mode').text();
  if (sandbox !== null) {
    const state = sandbox.value === 'danger-full-access' ? 'off' : 'on';
    const fact = { kind: 'sandbox', state, escapes: false, origin: 'set', safeValue: 'workspace-write' } as const;
    model.isolations.push({ ...everywhere, ...fact, at: sandbox.at });
  }
  const network = config.get('network_access_enabled');
  if (network.is(true))
    model.egresses.push({ ...everywhere, at: network.at, kind: 'network', state: 'open', origin: 'set' });
  for (const path of config.get('additional_directories').texts())
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'read', source: 'directory' });
}

/** Reads the servers of a provider, or the one that it is. https://www.promptfoo.dev/docs/integrations/mcp/ */
export function readMcp(config: Cursor, model: ModelBuilder): void {
  const mcp = config.get('mcp');
  readServers(mcp.get('servers'), model);
  for (const server of [mcp.get('server'), config.get('server')])
    if (server.isMapping) readServer(readServerName(server), server, model);
}
