import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { addMode } from '../claude-code-settings/modes.ts';
import { draftClaudeRule } from '../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from '../shared/command.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { addPrompt } from '../shared/prompt.ts';
import { codingAgents } from './agent-types.ts';

const types: ReadonlySet<string> = new Set(codingAgents);

/** Whether a workflow starts a coding agent of this machine. */
export function startsCodingAgent(workflow: Cursor): boolean {
  return types.has(workflow.get('_type').text()?.value ?? '');
}

/** Reads what the coding agent may do. It runs unattended. */
export function readCodingAgent(workflow: Cursor, model: ModelBuilder): void {
  const program = workflow.get('command').texts();
  const words = [...program, ...workflow.get('command_args').words()];
  if (program.length > 0)
    addCommand({ at: workflow.get('command').at, words, shell: false }, 'helper', model, everywhere);
  addPrompt(workflow.get('append_system_prompt'), 'system', model, everywhere, true);
  addMode(workflow.get('permission_mode').text(), model, everywhere);
  const drafts = (['allowed_tools', 'disallowed_tools'] as const).flatMap((list) =>
    workflow
      .get(list)
      .texts()
      .map((rule) => draftClaudeRule(rule, list === 'allowed_tools' ? 'allow' : 'deny', everywhere)),
  );
  addPermissionGrants(addByDecision(drafts, model), model);
  readApproval(workflow, model);
  readSandbox(workflow, model);
  for (const path of workflow.get('additional_directories').texts())
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'read', source: 'directory' });
}

/** Codex asks nobody by default, and its sandbox is then read-only; only with a wider one does it matter. */
function readApproval(workflow: Cursor, model: ModelBuilder): void {
  const isReadOnly = !workflow.has('sandbox_mode') || workflow.get('sandbox_mode').is('read-only');
  const policies = [
    ...(isReadOnly ? [] : [workflow.get('approval_policy')]),
    workflow.get('codex_app_server_approval_policy'),
    workflow.get('codex_app_server_mode'),
  ];
  for (const policy of policies) {
    if (!policy.is('never') && !policy.is('yolo')) continue;
    const safeValue = policy.is('yolo') ? 'guardian' : 'on-request';
    const fact = { kind: 'all-prompts', state: 'off', origin: 'set', subject: null, safeValue } as const;
    model.approvals.push({ ...everywhere, ...fact, at: policy.at, reach: ['execute', 'write', 'read', 'fetch'] });
  }
}

/** In its modes `plan` and `ask`, Cursor changes nothing. */
function readSandbox(workflow: Cursor, model: ModelBuilder): void {
  const plans = !workflow.has('mode') || workflow.get('mode').is('plan') || workflow.get('mode').is('ask');
  for (const name of ['sandbox_mode', 'codex_app_server_sandbox', 'sandbox']) {
    const sandbox = workflow.get(name);
    const isOff = sandbox.is('danger-full-access') || sandbox.is('disabled');
    if (!sandbox.isText || (isOff && name === 'sandbox' && plans)) continue;
    const safeValue = name === 'sandbox' ? 'enabled' : 'workspace-write';
    const fact = { kind: 'sandbox', state: isOff ? 'off' : 'on', escapes: false, origin: 'set', safeValue } as const;
    model.isolations.push({ ...everywhere, ...fact, at: sandbox.at });
  }
}
