import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': ['agents /agents/errands', 'loggings /agents/errands/aws/observability/enabled audit unsafe'],
  'hardened.yaml': [
    'agents /agents/errands',
    'authentications /agents/errands/authorizer_configuration endpoint present exposed true',
    'egresses /agents/errands/aws/network_configuration/network_mode network restricted',
    'loggings /agents/errands/aws/observability/enabled audit safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`bedrock-agentcore reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'bedrock-agentcore');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
