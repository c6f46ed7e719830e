import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'agents ',
    'models /llm',
    'prompts /instructions system',
    'prompts /description description',
    'prompts /guidelines/0/condition rule',
    'prompts /guidelines/0/action rule',
    'prompts /description description',
    'tools /tools/0 unknown can delete',
    'tools /tools/1 unknown can pay',
    'servers  http can ',
    'endpoints /api_url peer',
    'endpoints /url mcp',
    'grants /tools/0 tool-wildcard wide true',
    'trusts /api_url external-agent open',
  ],
  'hardened.yaml': [
    'agents ',
    'models /llm',
    'prompts /instructions system',
    'tools /tools/0 unknown can read',
    'servers  stdio can think',
    'commands /command server',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`watsonx-orchestrate reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'watsonx-orchestrate');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('an agent with its own code is an agent', () => {
  const agent = { spec_version: 'v1', kind: 'agent', name: 'desk', description: 'Answers letters.' };
  const deployed = { ...agent, deployment: { code_bundle: { entrypoint: 'desk:create' } } };
  const reading = readSample(JSON.stringify(deployed), 'json');
  assert.equal(reading.format, 'watsonx-orchestrate');
  assert.deepEqual(reading.facts, ['agents ', 'prompts /description description']);
  assert.deepEqual(reading.unread, []);
  assert.notEqual(readSample(JSON.stringify(agent), 'json').format, 'watsonx-orchestrate');
});

it('reads the addresses of a connection, to which its credential is sent (AG-010)', () => {
  const found = (environment: object) =>
    findingsOf('AG-010', {
      spec_version: 'v1',
      kind: 'connection',
      app_id: 'desk',
      environments: { draft: { kind: 'basic', type: 'team', sso: false, ...environment } },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  assert.deepEqual(found({ server_url: 'http://desk.fieldnotes.io' }), ['/environments/draft/server_url critical']);
  assert.deepEqual(found({ auth_config: { token_url: 'http://id.fieldnotes.io/token' } }), [
    '/environments/draft/auth_config/token_url critical',
  ]);
  for (const url of ['https://desk.fieldnotes.io', 'http://localhost:8080', 'http://desk:8080'])
    assert.deepEqual(found({ server_url: url }), [], url);
});
