import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /0',
    'agents /1',
    'models /0',
    'prompts /0/params/system system',
    'prompts /0/meta/description description',
    'materials /1/content code',
    'tools /0/meta/toolIds/0 unknown can execute',
    'tools /1/specs/0 unknown can execute',
  ],
  'hardened.json': [
    'agents /0',
    'models /0',
    'prompts /0/params/system system',
    'prompts /0/meta/description description',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`open-webui reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'open-webui');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
