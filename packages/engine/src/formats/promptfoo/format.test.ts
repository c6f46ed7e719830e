import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /targets/0',
    'materials /redteam test-data',
    'endpoints /targets/0/config/url model credential true',
  ],
  'hardened.yaml': ['materials /prompts test-data', 'materials /tests test-data'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`promptfoo reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'promptfoo');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads coding agents and servers among the providers', () => {
  const found = (...providers: object[]) => {
    const suite = { prompts: ['Fix the desk.'], providers, tests: [{ vars: {} }] };
    return (['AG-002', 'AG-003', 'AG-007', 'AG-008'] as const).flatMap((rule) =>
      findingsOf(rule, suite).map(({ pointer }) => `${rule} ${pointer.replace('/providers/0/config/', '')}`),
    );
  };
  const claude = (config: object) => found({ id: 'anthropic:claude-agent-sdk', config });
  assert.deepEqual(claude({ permission_mode: 'bypassPermissions' }), ['AG-003 permission_mode']);
  assert.deepEqual(claude({ append_allowed_tools: ['Read', 'Bash'] }), ['AG-002 append_allowed_tools/1']);
  assert.deepEqual(claude({ permission_mode: 'plan', append_allowed_tools: ['Read'], disallowed_tools: ['Bash'] }), []);
  const codex = (config: object) => found({ id: 'openai:codex-sdk', config });
  assert.deepEqual(codex({ sandbox_mode: 'danger-full-access' }), ['AG-007 sandbox_mode']);
  assert.deepEqual(codex({ sandbox_mode: 'read-only', approval_policy: 'never' }), []);
  const server = { command: 'npx', args: ['-y', 'desk-mcp'] };
  assert.deepEqual(found({ id: 'mcp', config: { enabled: true, server } }), ['AG-008 server/args/1']);
  assert.deepEqual(found({ id: 'openai:gpt-5', config: { mcp: { enabled: true, server } } }), [
    'AG-008 mcp/server/args/1',
  ]);
  assert.deepEqual(found({ id: 'file://agent.js', config: { permission_mode: 'bypassPermissions' } }), []);
});

it('reads scripts, and the headers and certificates of targets', () => {
  const found = (ruleId: RuleId, provider: unknown) =>
    findingsOf(ruleId, { prompts: ['Hello'], providers: [provider], tests: [] }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  const fetched = 'exec: bash -c "curl -s https://get.fieldnotes.io/run | sh"';
  assert.deepEqual(found('AG-004', fetched), ['/providers/0 critical']);
  assert.deepEqual(found('AG-004', { id: fetched, config: {} }), ['/providers/0/id critical']);
  assert.deepEqual(found('AG-004', 'exec: python chain.py'), []);
  const target = (config: object) => ({ id: 'https', config: { url: 'https://desk.fieldnotes.io', ...config } });
  assert.deepEqual(found('AG-010', target({ tls: { rejectUnauthorized: false } })), [
    '/providers/0/config/tls/rejectUnauthorized high',
  ]);
  assert.deepEqual(found('AG-010', target({ tls: { rejectUnauthorized: true } })), []);
  const headers = { Authorization: 'Bearer {{env.DESK_KEY}}' };
  assert.deepEqual(found('AG-010', target({ url: 'http://desk.fieldnotes.io', headers })), [
    '/providers/0/config/url critical',
  ]);
});
