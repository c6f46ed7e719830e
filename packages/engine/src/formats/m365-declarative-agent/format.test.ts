import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'prompts /instructions system',
    'prompts /description description',
    'prompts /conversation_starters/0/text greeting',
    'tools /capabilities/0 unknown can read',
    'tools /capabilities/1 unknown can read',
    'tools /capabilities/2 unknown can search',
    'tools /capabilities/3 unknown can execute',
  ],
  'hardened.json': ['agents ', 'prompts /description description', 'tools /capabilities/0 unknown can read'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`m365-declarative-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'm365-declarative-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
