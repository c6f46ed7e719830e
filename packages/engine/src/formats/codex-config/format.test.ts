import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /model',
    'models /model_providers/relay',
    'servers /mcp_servers/shop stdio can ',
    'commands /mcp_servers/shop/command server',
    'commands /notify helper',
    'approvals /approval_policy all-prompts off',
    'approvals /profiles/fast/approval_policy all-prompts reduced',
    'approvals /mcp_servers/shop/default_tools_approval_mode server off',
    'isolations /sandbox_mode sandbox off',
    'fileGrants /sandbox_workspace_write/writable_roots/0 write sandbox',
    'endpoints /model_providers/relay/base_url model credential true',
    'egresses /sandbox_workspace_write/network_access network open',
    'environment /shell_environment_policy/set/CI host',
    'environmentSharing /shell_environment_policy/ignore_default_excludes allows-all',
    'loggings /otel/log_user_prompt prompts unsafe',
  ],
  'hardened.yaml': [
    'models /model',
    'servers /mcp_servers/docs http can search',
    'approvals /approval_policy all-prompts on',
    'isolations /sandbox_mode sandbox on',
    'endpoints /mcp_servers/docs/url mcp credential true',
    'egresses /sandbox_workspace_write/network_access network restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`codex-config reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'codex-config');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads the configuration of the TypeScript version of Codex', () => {
  const file = {
    model: 'o4-mini',
    provider: 'openai',
    providers: { openai: { name: 'OpenAI', baseURL: 'https://api.openai.com/v1', envKey: 'OPENAI_API_KEY' } },
    history: { maxSize: 1000, saveHistory: true, sensitivePatterns: [] },
    tools: { shell: { maxBytes: 10_240, maxLines: 256 } },
  };
  const { format, facts, unread } = readSample(JSON.stringify(file), 'json');
  assert.equal(format, 'codex-config');
  assert.deepEqual(facts, [
    'models /model',
    'models /providers/openai',
    'endpoints /providers/openai/baseURL model credential true openai',
  ]);
  assert.deepEqual(unread, []);
});

it('reads the network of permission profiles', () => {
  const found = (network: object) => {
    const settings = {
      approval_policy: 'on-request',
      sandbox_mode: 'workspace-write',
      permissions: { desk: { network } },
    };
    return (['AG-007', 'AG-013'] as const).flatMap((rule) =>
      findingsOf(rule, settings).map(({ pointer }) => `${rule} ${pointer.replace('/permissions/desk/network/', '')}`),
    );
  };
  assert.deepEqual(found({ enabled: true, mode: 'full' }), ['AG-013 enabled']);
  assert.deepEqual(found({ enabled: true, mode: 'full', domains: { '*': 'allow', 'example.com': 'deny' } }), [
    'AG-013 domains/*',
  ]);
  assert.deepEqual(found({ enabled: true, mode: 'full', domains: { 'api.example.com': 'allow' } }), []);
  assert.deepEqual(found({ enabled: false, mode: 'limited' }), []);
  assert.equal(
    found({ enabled: true, domains: { 'example.com': 'allow' }, dangerously_allow_all_unix_sockets: true }).length,
    1,
  );
});
