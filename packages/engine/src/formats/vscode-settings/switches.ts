import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { ScalarValue } from '../../document/tree.ts';
import type { Cursor } from '../cursor.ts';

type Meaning = Pick<Approval, 'kind' | 'state'>;
type Row = readonly [key: string, value: ScalarValue, meaning: Meaning];

const noApprovals = { kind: 'all-prompts', state: 'off' } as const;
const approvalsRequired = { kind: 'all-prompts', state: 'on' } as const;

/**
 * Values of settings that disable or keep approvals. Sources: https://code.visualstudio.com/docs/copilot/reference/copilot-settings and
 * the settings pages of the extensions that own the keys.
 */
const rows: readonly Row[] = [
  ['chat.tools.global.autoApprove', true, noApprovals],
  ['chat.tools.global.autoApprove', false, approvalsRequired],
  ['chat.tools.autoApprove', true, noApprovals],
  ['chat.tools.autoApprove', false, approvalsRequired],
  // Permission levels: https://code.visualstudio.com/docs/agents/run/approvals
  ['chat.permissions.default', 'autoApprove', noApprovals],
  ['chat.permissions.default', 'bypassApprovals', noApprovals],
  ['chat.permissions.default', 'autopilot', noApprovals],
  ['chat.permissions.default', 'default', approvalsRequired],
  ['chat.tools.terminal.autoReplyToPrompts', true, { kind: 'all-prompts', state: 'reduced' }],
  ['github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions', true, { kind: 'warning', state: 'off' }],
  ['chat.tools.terminal.ignoreDefaultAutoApproveRules', true, { kind: 'guardrail', state: 'reduced' }],
  ['chat.mcp.autoStart', 'always', { kind: 'server-trust', state: 'off' }],
  ['chat.mcp.autoStart', 'newAndOutdated', { kind: 'server-trust', state: 'off' }],
  ['chat.mcp.autostart', 'always', { kind: 'server-trust', state: 'off' }],
  ['chat.mcp.autostart', 'newAndOutdated', { kind: 'server-trust', state: 'off' }],
  ['security.workspace.trust.enabled', false, { kind: 'workspace-trust', state: 'off' }],
  ['security.workspace.trust.enabled', true, { kind: 'workspace-trust', state: 'on' }],
  // Files of unknown origin then open in a trusted workspace without a question. https://code.visualstudio.com/docs/editing/workspaces/workspace-trust
  ['security.workspace.trust.untrustedFiles', 'open', { kind: 'guardrail', state: 'reduced' }],
  ['task.allowAutomaticTasks', 'on', { kind: 'workspace-trust', state: 'reduced' }],
  ['claudeCode.initialPermissionMode', 'bypassPermissions', noApprovals],
  ['claudeCode.initialPermissionMode', 'acceptEdits', { kind: 'edits', state: 'off' }],
  ['claudeCode.allowDangerouslySkipPermissions', true, { kind: 'warning', state: 'off' }],
  ['geminicodeassist.agentYoloMode', true, noApprovals],
  ['claudeCodeChat.permissions.yoloMode', true, noApprovals],
  // Turbo mode: https://docs.windsurf.com/windsurf/terminal
  ['windsurf.autoExecutionPolicy', 'turbo', noApprovals],
  ['windsurf.terminalAutoExecution', 'turbo', noApprovals],
  ['amp.dangerouslyAllowAll', true, noApprovals],
  ['amp.dangerouslyAllowAll', false, approvalsRequired],
  ['roo-cline.autoApprovalEnabled', true, { kind: 'all-prompts', state: 'reduced' }],
  ['kilo-code.autoApprovalEnabled', true, { kind: 'all-prompts', state: 'reduced' }],
];

/** Reads the settings in the table above. */
export function readSwitches(document: Cursor, model: ModelBuilder): void {
  for (const [key, value, { kind, state }] of rows) {
    const cursor = document.get(key);
    if (!cursor.is(value)) continue;
    const reach: Approval['reach'] =
      kind === 'all-prompts' && state !== 'on' ? ['execute', 'write', 'read', 'fetch'] : [];
    model.approvals.push({ ...everywhere, at: cursor.at, kind, state, origin: 'set', reach, subject: null });
  }
}
