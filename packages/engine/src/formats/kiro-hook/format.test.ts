import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': ['commands /then/command hook', 'hooks /then after'],
  'hardened.json': ['prompts /then/prompt task disabled', 'hooks /then after disabled'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`kiro-hook reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'kiro-hook');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
