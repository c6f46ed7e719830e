import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
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
