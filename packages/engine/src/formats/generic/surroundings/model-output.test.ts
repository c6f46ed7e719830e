import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const found = (...steps: readonly object[]) =>
  readSample(JSON.stringify({ agent: { model: 'gpt-4o', prompt: 'You ship.' }, steps }), 'json')
    .facts.filter((fact) => fact.startsWith('executions '))
    .map((fact) => fact.split(' ')[1]);

const asks = { id: 'draft', prompt: 'Write the release notes.' };

describe('what a model wrote in one step, in the shell of another', () => {
  it('by the name of the step, in any spelling', () => {
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh "{{ draft.output }}"' }), ['/steps/1/run']);
    assert.deepEqual(found(asks, { id: 'go', shell: "bash -c '${{ steps.draft.text }}'" }), ['/steps/1/shell']);
    assert.deepEqual(found({ ...asks, type: 'llm', save_as: 'notes' }, { command: 'echo ${notes} > out.md' }), [
      '/steps/1/command',
    ]);
  });

  it('is not what another step made, or what nobody asks a model for', () => {
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh "{{ build.output }}"' }), []);
    assert.deepEqual(found({ id: 'draft', run: 'git log -1' }, { id: 'go', run: './tell.sh {{ draft.output }}' }), []);
    assert.deepEqual(found(asks, { id: 'go', run: './tell.sh notes.md' }), []);
    assert.deepEqual(found(asks, { id: 'go', shell: '/bin/bash' }), []);
  });
});
