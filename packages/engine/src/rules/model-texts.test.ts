import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from './testing.ts';

it('parameter values that are plain names are skipped, and those that may be personal numbers are not', () => {
  const offering = (value: string) => ({
    tools: [{ name: 'find_order', inputSchema: { type: 'object', properties: { card: { enum: ['none', value] } } } }],
  });
  assert.equal(findingsOf('AG-023', offering('4929123456789015')).length, 1);
  assert.deepEqual(findingsOf('AG-023', offering('eu-central-1')), []);
  assert.deepEqual(findingsOf('AG-023', offering('4929123456789014')), []);
});
