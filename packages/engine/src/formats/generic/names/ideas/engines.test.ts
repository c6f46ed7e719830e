import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../../testing.ts';

const rows: readonly SwitchRow[] = [
  ['sandbox_engine', 'none', 'sandbox', 'unsafe'],
  ['sandbox_engine', 'gvisor', 'sandbox', 'safe'],
  ['sandbox_driver', 'host', 'sandbox', 'unsafe'],
  ['search_engine', 'none', null, null],
  ['log_prompts', 'verbatim', 'log-prompts', 'unsafe'],
  ['prompt_logging', 'metadata-only', 'log-prompts', 'safe'],
  ['log_prompts', 'weekly', 'log-prompts', null],
  ['run_code', true, 'execution', 'unsafe'],
  ['script_sandbox', false, 'sandbox', 'unsafe'],
  ['beach_sandbox', false, null, null],
  ['python_executes_on', 'this_machine', 'sandbox', 'unsafe'],
  ['python_executes_on', 'wasm', 'sandbox', 'safe'],
  ['meeting_on', 'this_machine', null, null],
  ['action_ledger', 'off', 'audit', 'unsafe'],
  ['ledger', 'off', null, null],
  ['trace_include_patient_names', true, 'log-secrets', 'unsafe'],
  ['trace_include_file_names', true, null, null],
  ['notebook_kept', 'forever', 'retention', 'unsafe'],
  ['notebook_kept', '48h', 'retention', null],
  ['remember_customers', 'forever', 'retention', 'unsafe'],
  ['remember_birthdays', 'forever', null, null],
  ['remember_user', 'always', 'retention', null],
  ['log_user_name', true, null, null],
  ['log_client_address', true, null, null],
  ['log_user_email', true, 'log-secrets', 'unsafe'],
  ['confinement', 'none', 'sandbox', 'unsafe'],
  ['confinement', 'gvisor', 'sandbox', 'safe'],
  ['refinement', 'none', null, null],
  ['code_interpreter_container', false, 'sandbox', 'unsafe'],
  ['code_interpreter_where', 'local', 'sandbox', 'unsafe'],
  ['shipping_container', false, null, null],
  ['browser_disable_web_security', true, 'same-origin', 'unsafe'],
  ['browser_web_security', true, 'same-origin', 'safe'],
  ['browser_web_fonts', false, null, null],
  ['audit_required', false, 'audit', 'unsafe'],
  ['deposit_required', false, null, null],
  ['audit_full_transcripts', true, 'log-transcripts', 'unsafe'],
  ['audit_transcripts', true, null, null],
  ['evidence_log', 'disabled', 'audit', 'unsafe'],
  ['evidence_folder', 'disabled', null, null],
];

describe('keys about the engine of a sandbox and the wording of logs', () => {
  for (const row of rows) itReads(row);
});
