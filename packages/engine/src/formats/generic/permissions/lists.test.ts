import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

it('every site of a browser is open under a key of its own', () => {
  const opened = (settings: object) =>
    findingsOf('AG-013', { model: 'gpt-4o', system_prompt: 'Help the desk.', ...settings }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(opened({ browser_domains: '*' }), ['/browser_domains']);
  assert.deepEqual(opened({ browser_domains: ['docs.example.com'] }), []);
  assert.deepEqual(opened({ browser_tabs: '*' }), []);
});
