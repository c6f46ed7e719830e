import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /roles/cleaner',
    'models /roles/cleaner/llm',
    'prompts /roles/cleaner/role system',
    'prompts /roles/cleaner/goal system',
    'prompts /roles/cleaner/backstory system',
    'prompts /roles/cleaner/tasks/sweep/description task',
    'prompts /roles/cleaner/tasks/sweep/expected_output task',
    'prompts /steps/0/action task',
    'prompts /topic task',
    'tools /roles/cleaner/tools/0 unknown can execute',
    'tools /roles/cleaner/tools/1 unknown can delete',
    'endpoints /roles/cleaner/llm/base_url model credential true',
    'limits /roles/cleaner/max_iter iterations 2000',
  ],
  'hardened.yaml': [
    'agents /roles/clerk',
    'prompts /roles/clerk/role system',
    'prompts /roles/clerk/goal system',
    'prompts /roles/clerk/backstory system',
    'prompts /roles/clerk/tasks/answer/description task',
    'prompts /roles/clerk/tasks/answer/expected_output task',
    'prompts /topic task',
    'tools /roles/clerk/tools/0 unknown can read',
    'limits /roles/clerk/max_iter iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`praisonai reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'praisonai');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
