import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'models /model',
    'tools /tools/0/name unknown can execute',
    'tools /tools/1/name unknown can send',
    'isolations /backend/sandbox sandbox off',
    'endpoints /tools/0/mcp_server_url mcp',
  ],
  'hardened.json': [
    'agents ',
    'models /model',
    'tools /tools/0/name unknown can read',
    'endpoints /tools/0/mcp_server_url mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`deepagents reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'deepagents');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
