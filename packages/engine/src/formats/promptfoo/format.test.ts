import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
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
