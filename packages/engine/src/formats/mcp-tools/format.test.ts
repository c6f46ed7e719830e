import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'tools /result/tools/0 unknown can write',
    'tools /result/tools/1 unknown can delete',
    'tools /result/tools/2 unknown can execute',
  ],
  'hardened.json': ['tools /0/function unknown can read'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-tools reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-tools');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
