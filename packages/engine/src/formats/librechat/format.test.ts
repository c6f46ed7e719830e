import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /endpoints/custom/0',
    'models /modelSpecs/list/0/preset',
    'prompts /modelSpecs/list/0/preset/promptPrefix system',
    'tools /endpoints/agents/capabilities/1 unknown can search',
    'servers /mcpServers/files stdio can read+write',
    'servers /mcpServers/far sse can ',
    'commands /mcpServers/files/command server',
    'fileGrants /mcpServers/files/args/2 write server-root',
    'endpoints /endpoints/custom/0/baseURL model credential true',
    'endpoints /mcpServers/far/url mcp credential true',
    'egresses /mcpSettings/allowedDomains/0 domains open',
    'limits /endpoints/agents/recursionLimit recursion 500',
    'limits /endpoints/agents/maxRecursionLimit recursion 5000',
  ],
  'hardened.yaml': [
    'models /endpoints/custom/0',
    'prompts /interface/customWelcome greeting',
    'materials /interface/termsOfService/modalContent documentation',
    'permissions /actions/allowedDomains/0 allow fetch',
    'endpoints /endpoints/custom/0/baseURL model credential true',
    'exposures /registration/allowedDomains sender restricted',
    'egresses /actions/allowedDomains domains restricted',
    'limits /endpoints/agents/recursionLimit recursion 20',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`librechat reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'librechat');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads a mode in which no tool needs approval', () => {
  const found = (toolApproval: object) => {
    const endpoints = { agents: { recursionLimit: 25, toolApproval } };
    return findingsOf('AG-003', { version: '1.3.5', cache: true, interface: { agents: true }, endpoints }).map(
      ({ pointer }) => pointer,
    );
  };
  const at = '/endpoints/agents/toolApproval/mode';
  assert.deepEqual(found({ enabled: true, mode: 'bypass' }), [at]);
  assert.deepEqual(found({ enabled: true, mode: 'default', allow: ['mcp:docs:read_*'] }), []);
  assert.deepEqual(found({ enabled: true, mode: 'dontAsk' }), []);
});
