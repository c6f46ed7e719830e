import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'materials /chat/quick_prompts documentation',
    'exposures /cors_allowed_origins/0 origin open',
    'loggings /debug debug unsafe',
  ],
  'hardened.yaml': ['materials /chat/quick_prompts documentation'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agno reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'agno');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
