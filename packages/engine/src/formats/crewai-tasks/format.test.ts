import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'prompts /clean_up/description task',
    'prompts /clean_up/expected_output task',
    'tools /clean_up/tools/0 unknown can delete',
    'tools /clean_up/tools/1 unknown can execute',
  ],
  'hardened.yaml': [
    'prompts /summarise/description task',
    'prompts /summarise/expected_output task',
    'prompts /review/description task',
    'prompts /review/expected_output task',
    'approvals /summarise/guardrail guardrail on',
  ],
  'crew.json': [
    'models /manager_llm',
    'prompts /tasks/0/description task',
    'prompts /tasks/0/expected_output task',
    'prompts /tasks/1/description task',
    'prompts /tasks/1/expected_output task',
    'tools /tasks/0/tools/0 unknown can fetch',
    'approvals /tasks/1/guardrail guardrail on',
    'endpoints /manager_llm/base_url model',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`crewai-tasks reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'crewai-tasks');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('crewai-tasks leaves lists of other tasks to the others', () => {
  const tasks = [{ name: 'build', description: 'Build the shop.', command: 'make' }];
  assert.equal(readSample(JSON.stringify({ agents: ['linux'], tasks }), 'json').recognized, false);
});
