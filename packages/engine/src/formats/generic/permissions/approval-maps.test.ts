import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../../rules/testing.ts';

const agent = { model: 'gpt-4o', system_prompt: 'Help the desk.' };

const unasked = (settings: object) =>
  findingsOf('AG-003', { ...agent, ...settings }).map(({ pointer, severity }) => `${pointer} ${severity}`);
const protections = (settings: object) =>
  reportOn(JSON.stringify({ ...agent, ...settings })).defenses.map(({ pointer }) => pointer);

it('maps in a section about approval say which actions need it, whatever the maps are named after', () => {
  for (const name of ['filesystem', 'tools', 'commands', 'write', 'docker'])
    assert.deepEqual(
      unasked({ require_approval: { [name]: { delete_file: false, write_file: true } } }),
      [`/require_approval/${name}/delete_file high`],
      name,
    );
});

it('what only reads needs no approval, and is not refused either', () => {
  const settings = { confirmation_policy: { read_only: { search_library: false, list_events: false } } };
  assert.deepEqual(unasked(settings), []);
  assert.deepEqual(protections(settings), []);
});

it('a map with a decision of its own keeps it', () => {
  const settings = { approval: { allowed: { delete_file: false } } };
  assert.deepEqual(unasked(settings), []);
  assert.deepEqual(protections(settings), ['/approval/allowed/delete_file']);
});

it('channels on which people are asked are no tools', () => {
  const channels = { telegram: true, slack: false };
  assert.deepEqual(findingsOf('AG-019', { ...agent, tools: ['web_search'], confirmation: { channels } }), []);
  assert.deepEqual(protections({ confirmation: { channels } }), []);
  const methods = { cli_prompt: { display_details: true, send_details: true } };
  assert.deepEqual(protections({ confirmation_methods: methods }), []);
});

it('to approve by default is no approval', () => {
  for (const key of ['default', 'default_action', 'fallback'])
    assert.deepEqual(unasked({ tools: ['shell'], approval: { [key]: 'approve' } }), [`/approval/${key} critical`], key);
  assert.deepEqual(unasked({ tools: ['shell'], approval: { default: 'required' } }), []);
  assert.deepEqual(unasked({ tools: ['shell'], approvals: { shell: 'approve' } }), []);
});

it('a gate that measures code is no approval, and no sign that tools only read', () => {
  const gate = { min_coverage: 0.8, ruff_fix: true, pip_audit_fix: false };
  const coder = { provider: { type: 'ollama', model: 'deepseek-coder:6.7b' }, loop: { max_cycles: 9 } };
  const severities = (settings: object) =>
    findingsOf('AG-003', { ...coder, ...settings }).map(({ pointer, severity }) => `${severity} ${pointer}`);
  const alone = { loop: { max_cycles: 9, require_manual_approval: false } };
  assert.deepEqual(severities({ ...alone, gate }), ['high /loop/require_manual_approval']);
  assert.deepEqual(unasked({ gate: { send_invoice: false } }), ['/gate/send_invoice high']);
  assert.deepEqual(unasked({ gate: { send_invoice: true } }), []);
});

it('words of a naming convention are no tools', () => {
  const tools = (section: string) =>
    findingsOf('AG-002', { ...agent, [section]: { pattern: '^[A-Z]', allowed_actions: ['Create', 'Execute'] } });
  assert.deepEqual(tools('naming_convention'), []);
  assert.equal(tools('policy').length, 1);
});
