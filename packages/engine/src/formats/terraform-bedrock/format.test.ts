import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'agents /resources/0/instances/0/attributes',
    'prompts /resources/0/instances/0/attributes/instruction system',
    'prompts /resources/0/instances/0/attributes/description description',
  ],
  'risky.json': [
    'agents /planned_values/root_module/resources/0/values',
    'prompts /planned_values/root_module/resources/0/values/instruction system',
    'transports /planned_values/root_module/resources/2/values/environment/0/variables/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off',
    'environment /planned_values/root_module/resources/2/values/environment/0/variables/NODE_TLS_REJECT_UNAUTHORIZED server',
    'grants /planned_values/root_module/resources/1/values/policy iam-action wide true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`terraform-bedrock reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'terraform-bedrock');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
