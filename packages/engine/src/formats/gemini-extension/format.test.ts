import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': ['servers /mcpServers/shop stdio can ', 'commands /mcpServers/shop/command server'],
  'hardened.json': [
    'servers /mcpServers/docs http can search',
    'permissions /excludeTools/0 deny shell wildcard true',
    'endpoints /mcpServers/docs/httpUrl mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`gemini-extension reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'gemini-extension');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
