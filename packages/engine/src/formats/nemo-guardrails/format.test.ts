import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /models/0',
    'models /models/0/parameters',
    'prompts /instructions/0/content system',
    'endpoints /models/0/parameters/base_url model openai',
  ],
  'hardened.yaml': [
    'models /models/0',
    'prompts /instructions/0/content system',
    'materials /prompts/0/content test-data',
    'materials /sample_conversation transcript',
    'approvals /rails/input/flows/0 guardrail on',
    'approvals /rails/output/flows/0 guardrail on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`nemo-guardrails reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'nemo-guardrails');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('is recognised with a text as `workflow`, but not with a mapping', () => {
  const models = [{ type: 'main', engine: 'openai', model: 'gpt-4o' }];
  const formatOf = (workflow: unknown) =>
    readSample(JSON.stringify({ models, rails: { input: { flows: ['self check input'] } }, workflow }), 'json').format;
  assert.equal(formatOf('define flow main'), 'nemo-guardrails');
  assert.notEqual(formatOf({ _type: 'react_agent' }), 'nemo-guardrails');
});
