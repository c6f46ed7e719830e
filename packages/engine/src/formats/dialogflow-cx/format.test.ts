import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'prompts /goal system',
    'prompts /instruction/steps/0/text system',
    'prompts /instruction/steps/0/steps/0/text system',
    'prompts /instruction/guidelines system',
  ],
  'risky.json': [
    'prompts /playbooks/0/goal system',
    'prompts /playbooks/0/instruction/steps/0/text system',
    'endpoints /webhooks/0/genericWebService/uri tool credential true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`dialogflow-cx reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'dialogflow-cx');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
