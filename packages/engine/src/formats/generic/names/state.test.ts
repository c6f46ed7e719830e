import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const agent = (more: object) => ({ name: 'helper', model: 'gpt-4o', instructions: 'You help.', ...more });

it('a value without letters is no answer: `root: /` is a folder', () => {
  const found = findingsOf('AG-006', agent({ filesystem: { root: '/' } }));
  assert.deepEqual(found, [{ pointer: '/filesystem/root', severity: 'critical', confidence: 'high' }]);
  assert.deepEqual(findingsOf('AG-006', agent({ filesystem: { root: './notes' } })), []);
});
