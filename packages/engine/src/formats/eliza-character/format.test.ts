import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'models ',
    'prompts /system system',
    'prompts /bio/0 system',
    'prompts /lore/0 system',
    'prompts /style/all/0 rule',
    'prompts /knowledge/0 system',
    'materials /messageExamples test-data',
    'tools /plugins/0 unknown can execute',
    'tools /plugins/1 unknown can ',
    'servers /settings/mcp/servers/files stdio can read+write',
    'commands /settings/mcp/servers/files/command server',
    'fileGrants /settings/mcp/servers/files/args/2 write server-root',
    'endpoints /settings/secrets/RPC_URL tool',
    'environment /settings/secrets/RPC_URL tool',
    'memories /knowledge/1/shared knowledge open shared true',
  ],
  'hardened.json': [
    'agents ',
    'prompts /bio system',
    'prompts /adjectives/0 system',
    'prompts /style/all/0 rule',
    'prompts /style/chat/0 rule',
    'materials /messageExamples test-data',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`eliza-character reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'eliza-character');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
