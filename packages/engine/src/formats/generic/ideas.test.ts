import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScalarValue } from '../../document/tree.ts';
import type { IdeaId, State } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { keyWords } from './name.ts';
import { stateOf } from './state.ts';

type Row = readonly [key: string, value: ScalarValue, idea: IdeaId | null, state: State | null];

const rows: readonly Row[] = [
  ['auto_approve', true, 'approval', 'unsafe'],
  ['autoApprove', 'all', 'approval', 'unsafe'],
  ['AUTO-APPROVE', 'never', 'approval', 'safe'],
  ['disable_auto_approve', true, 'approval', 'safe'],
  ['require_approval', false, 'approval', 'unsafe'],
  ['requireConfirmation', 'never', 'approval', 'unsafe'],
  ['skip_confirmation', true, 'approval', 'unsafe'],
  ['human_in_the_loop', false, 'approval', 'unsafe'],
  ['human_input_mode', 'NEVER', 'approval', 'unsafe'],
  ['approval_mode', 'auto', 'approval', 'unsafe'],
  ['approval_policy', 'on-failure', 'approval', 'reduced'],
  ['permission_mode', 'bypassPermissions', 'approval', 'unsafe'],
  ['dangerously_skip_permissions', true, 'approval', 'unsafe'],
  ['ask_before_execute', false, 'approval', 'unsafe'],
  ['confirm_before_run', false, 'approval', 'unsafe'],
  ['needs_human_signoff', false, 'approval', 'unsafe'],
  ['memoria_compartida', true, 'shared-memory', 'unsafe'],
  ['ocultar_secretos', false, 'redaction', 'unsafe'],
  ['autenticacion', 'ninguna', 'authentication', 'unsafe'],
  ['confirmacion', 'siempre', 'approval', 'safe'],
  ['history_share_between_rooms', true, 'shared-memory', 'unsafe'],
  ['allow_any_host', true, 'model-url', 'unsafe'],
  ['eval_command', true, 'execution', 'unsafe'],
  ['human-check', 'off', 'approval', 'unsafe'],
  ['manual_verification', true, 'approval', 'safe'],
  ['container', 'none', 'sandbox', 'unsafe'],
  ['container', 'podman', 'sandbox', 'safe'],
  ['allow_privilege_escalation', true, 'privileged', 'unsafe'],
  ['shell_escape', 'enabled', 'execution', 'unsafe'],
  ['allowOsExecute', true, 'execution', 'unsafe'],
  ['http_api_key_required', false, 'authentication', 'unsafe'],
  ['who-may-talk', 'everyone', 'sender', 'unsafe'],
  ['private_addresses', 'allow', 'private-network', 'unsafe'],
  ['tenant_isolation', false, 'shared-memory', 'unsafe'],
  ['memory_across_users', true, 'shared-memory', 'unsafe'],
  ['trustWorkers', 'all', 'trust', 'unsafe'],
  ['pii_filter', 'disabled', 'redaction', 'unsafe'],
  ['langfuse_full_prompts', true, 'log-prompts', 'unsafe'],
  ['on_error', 'retry_forever', 'retry-unlimited', 'unsafe'],
  ['freigabe_erforderlich', false, 'approval', 'unsafe'],
  ['requiere_confirmacion', true, 'approval', 'safe'],
  ['confirmation_requise', false, 'approval', 'unsafe'],
  ['richiede_conferma', true, 'approval', 'safe'],
  ['execution_container', 'none', 'sandbox', 'unsafe'],
  ['exec_docker', false, 'sandbox', 'unsafe'],
  ['sin_confirmación', true, 'approval', 'unsafe'],
  ['autonomous', true, 'approval', 'unsafe'],
  ['autonomy_level', 'supervised', 'approval', 'safe'],
  ['auto_accept_edits', true, 'approval-of-edits', 'unsafe'],
  ['dangerouslyAllowAll', true, 'approval', 'unsafe'],
  ['yes-always', true, 'approval', 'unsafe'],
  ['continuous_mode', true, 'approval', 'unsafe'],
  ['ask_before_acting', false, 'approval', 'unsafe'],
  ['guardrails', false, 'guardrail', 'unsafe'],
  ['content_filter', 'off', 'guardrail', 'unsafe'],
  ['sandbox', 'none', 'sandbox', 'unsafe'],
  ['sandbox_mode', 'danger-full-access', 'sandbox', 'unsafe'],
  ['use_docker', false, 'sandbox', 'unsafe'],
  ['isolation', 'docker', 'sandbox', 'safe'],
  ['allow_unsandboxed_commands', true, 'escape-hatch', 'unsafe'],
  ['allow_shell', true, 'execution', 'unsafe'],
  ['disable_shell', true, 'execution', 'safe'],
  ['code_execution_mode', 'unsafe', 'execution', 'unsafe'],
  ['executor_type', 'local', 'execution', 'unsafe'],
  ['executor_type', 'e2b', 'execution', 'safe'],
  ['allow_dangerous_tools', true, 'execution', 'unsafe'],
  ['trust_remote_code', true, 'remote-code', 'unsafe'],
  ['allow_dangerous_deserialization', true, 'unsafe-loading', 'unsafe'],
  ['runAsRoot', true, 'elevated', 'unsafe'],
  ['run_as_non_root', true, 'elevated', 'safe'],
  ['terminal_backend', 'local', 'sandbox', 'unsafe'],
  ['terminal_backend', 'docker', 'sandbox', 'safe'],
  ['network_mode', 'host', 'host-namespace', 'unsafe'],
  ['verify_ssl', false, 'certificate-check', 'unsafe'],
  ['rejectUnauthorized', false, 'certificate-check', 'unsafe'],
  ['insecure_skip_verify', true, 'certificate-check', 'unsafe'],
  ['ignore_ssl_errors', true, 'certificate-check', 'unsafe'],
  ['require_auth', false, 'authentication', 'unsafe'],
  ['allow_anonymous', true, 'authentication', 'unsafe'],
  ['auth_type', 'bearer', 'authentication', 'safe'],
  ['public', true, 'public', 'unsafe'],
  ['allow_remote_management', true, 'remote-management', 'unsafe'],
  ['disable_remote_admin_access', true, 'remote-management', 'safe'],
  ['allow_remote', true, null, null],
  ['network', 'unrestricted', 'network', 'unsafe'],
  ['block_private_ips', false, 'private-network', 'unsafe'],
  ['tool_http_block_private_ips', false, 'private-network', 'unsafe'],
  ['require_token', false, 'authentication', 'unsafe'],
  ['open_to_everyone', true, 'sender', 'unsafe'],
  ['telemetry_include_prompts', true, 'log-prompts', 'unsafe'],
  ['restrict_to_workspace', false, 'workspace-only', 'unsafe'],
  ['filesystem_access', 'full', 'file-access', 'unsafe'],
  ['memory_scope', 'global', 'shared-memory', 'unsafe'],
  ['shared_across_users', true, null, null],
  ['session_shared_across_users', true, 'shared-memory', 'unsafe'],
  ['memory_scope', 'session', 'shared-memory', 'safe'],
  ['trust_all_agents', true, 'trust', 'unsafe'],
  ['verify_signatures', false, 'signature', 'unsafe'],
  ['redact_secrets', false, 'redaction', 'unsafe'],
  ['log_prompts', true, 'log-prompts', 'unsafe'],
  ['log_sensitive_data', true, 'log-secrets', 'unsafe'],
  ['log_level', 'DEBUG', 'debug', 'unsafe'],
  ['retention', 'forever', 'retention', 'unsafe'],
  ['unlimited_iterations', true, 'unlimited', 'unsafe'],
];

/** Names and values that look alike and decide nothing. */
const quiet: readonly (readonly [key: string, value: ScalarValue])[] = [
  ['mode', 'fast'],
  ['execute_javascript', true],
  ['share_between', true],
  ['allow', true],
  ['allow_ai', true],
  ['container', true],
  ['container', 'agent-box'],
  ['api_key_required', false],
  ['user_check', false],
  ['who', 'everyone'],
  ['private_addresses', true],
  ['on_error', 'retry'],
  ['prompt_mode', 'none'],
  ['human_input', false],
  ['shell', '/bin/bash'],
  ['code_execution_timeout', 30],
  ['authorization', 'Bearer x'],
  ['network', 'mainnet'],
  ['public_key', 'x'],
  ['log_level', 'info'],
  ['user_input', false],
  ['verbose', true],
  ['temperature', 0.2],
  ['auto_save', true],
  ['confirm_sync', false],
  ['execution_container', 'agent-box'],
  ['confirm_password', false],
  ['token_required', false],
  ['open_to_applications', true],
  ['freigabe_datum', false],
  ['sandbox_network', null],
  ['approval', 'the manager decides in the morning'],
];

describe('names of switches', () => {
  for (const [key, value, idea, state] of rows) {
    it(`${key}: ${String(value)} is ${idea} and ${state}`, () => {
      const match = lexicon().read(keyWords(key));
      assert.equal(match?.id ?? null, idea);
      assert.equal(match === null ? null : stateOf(match, value), state);
    });
  }

  for (const [key, value] of quiet) {
    it(`${key}: ${String(value)} decides nothing`, () => {
      const match = lexicon().read(keyWords(key));
      assert.equal(match === null ? null : stateOf(match, value), null);
    });
  }
});
