import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const found = (...steps: readonly object[]) =>
  readSample(JSON.stringify({ agent: { model: 'gpt-4o', prompt: 'You ship.' }, steps }), 'json')
    .facts.filter((fact) => fact.startsWith('executions '))
    .map((fact) => fact.split(' ')[1]);

const asks = { id: 'draft', prompt: 'Write the release notes.' };

describe('model output of one step in a shell command of another', () => {
  it('is found by the step’s name, in any notation', () => {
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh "{{ draft.output }}"' }), ['/steps/1/run']);
    assert.deepEqual(found(asks, { id: 'go', shell: "bash -c '${{ steps.draft.text }}'" }), ['/steps/1/shell']);
    assert.deepEqual(found({ ...asks, type: 'llm', save_as: 'notes' }, { command: 'echo ${notes} > out.md' }), [
      '/steps/1/command',
    ]);
  });

  it('output of other steps and of commands is none', () => {
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh "{{ build.output }}"' }), []);
    assert.deepEqual(found({ id: 'draft', run: 'git log -1' }, { id: 'go', run: './tell.sh {{ draft.output }}' }), []);
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh notes.md' }), []);
    assert.deepEqual(found(asks, { id: 'go', shell: '/bin/bash' }), []);
  });
});
