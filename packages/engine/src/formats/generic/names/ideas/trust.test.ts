import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../../testing.ts';

const rows: readonly SwitchRow[] = [
  ['allow_all_domains', true, 'model-url', 'unsafe'],
  ['list_all_domains', true, null, null],
  ['network_isolation', false, 'network', 'unsafe'],
  ['network_isolation', true, 'network', 'safe'],
  ['web_access', 'unrestricted', 'network', 'unsafe'],
  ['web_access', true, 'network', null],
  ['block_metadata', false, 'private-network', 'unsafe'],
  ['block_metadata', true, 'private-network', 'safe'],
  ['metadata', false, null, null],
  ['firewall', 'off', 'network', 'unsafe'],
  ['firewall', true, 'network', 'safe'],
  ['verify_plugins', false, 'signature', 'unsafe'],
  ['verify_plugins', true, 'signature', 'safe'],
  ['allow_unsigned_plugins', true, 'signature', 'unsafe'],
  ['reject_unsigned_plugins', true, 'signature', 'safe'],
  ['unsigned_integers', true, null, null],
  ['memory_per_user', false, 'shared-memory', 'unsafe'],
  ['memory_per_user', true, 'shared-memory', 'safe'],
  ['memory_per_node', false, null, null],
  ['remember_learn_from_web', true, 'user-memory', 'unsafe'],
  ['learn_from_web', true, null, null],
  ['human_release', 'not_needed', 'approval', 'unsafe'],
  ['press_release', 'not_needed', null, null],
  ['log_headers', true, 'log-bodies', 'unsafe'],
  ['log_headers', false, 'log-bodies', 'safe'],
  ['include_headers', true, null, null],
  ['log_requests', 'full', 'log-bodies', 'unsafe'],
  ['log_requests', true, 'log-bodies', null],
  ['trace_content', true, 'log-prompts', 'unsafe'],
  ['content', true, null, null],
  ['no_limits', true, 'unlimited', 'unsafe'],
  ['rate_limits', true, 'rate-limit', 'safe'],
];

describe('switches on what it reaches, takes in, remembers and writes down', () => {
  for (const row of rows) itReads(row);
});
