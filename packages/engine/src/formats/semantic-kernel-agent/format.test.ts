import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'prompts /description description',
    'tools /tools/0 unknown can execute',
    'servers /tools/1/options stdio can read+write',
    'commands /tools/1/options/command server',
    'fileGrants /tools/1/options/args/2 write server-root',
    'endpoints /model/connection/endpoint model credential true',
  ],
  'hardened.yaml': [
    'agents ',
    'models /model',
    'prompts /instructions system',
    'prompts /description description',
    'tools /tools/0 unknown can read',
    'tools /tools/1 unknown can read',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`semantic-kernel-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'semantic-kernel-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('connections of hosted tools need no reading', () => {
  const options = { tool_connections: ['${AzureAI:DeskConnectionId}'], index_name: 'notes' };
  const tools = [{ type: 'azure_ai_search', options }];
  assert.deepEqual(readSample(JSON.stringify({ type: 'foundry_agent', name: 'Desk', tools }), 'json').unread, []);
});
