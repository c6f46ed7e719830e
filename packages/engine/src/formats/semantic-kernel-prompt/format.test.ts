import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'prompts /template task',
    'tools /execution_settings/default/function_choice_behavior/functions/0 unknown can send',
    'approvals /allow_dangerously_set_content guardrail off',
    'approvals /input_variables/0/allow_dangerously_set_content guardrail off',
  ],
  'hardened.yaml': ['prompts /template task', 'approvals /allow_dangerously_set_content guardrail on'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`semantic-kernel-prompt reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'semantic-kernel-prompt');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
