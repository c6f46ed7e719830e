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
  ['evidence_log', 'disabled', 'audit', 'unsafe'],
  ['evidence_folder', 'disabled', null, null],
];

describe('keys about the engine of a sandbox and the wording of logs', () => {
  for (const row of rows) itReads(row);
});
