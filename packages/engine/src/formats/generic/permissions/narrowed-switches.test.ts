import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

it('an execution mode is part of the switch beside it', () => {
  const found = (settings: object) =>
    findingsOf('AG-002', { agents: { desk: { role: 'Clerk', goal: 'Sort.', tools: ['notes'], ...settings } } }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  const at = '/agents/desk';
  assert.deepEqual(found({ allow_code_execution: true, code_execution_mode: 'unsafe' }), [
    `${at}/allow_code_execution critical`,
  ]);
  assert.deepEqual(found({ allow_code_execution: true, code_execution_mode: 'safe' }), [
    `${at}/allow_code_execution high`,
  ]);
  assert.deepEqual(found({ allow_code_execution: false, code_execution_mode: 'unsafe' }), []);
  assert.deepEqual(found({ code_execution_mode: 'unsafe' }), [`${at}/code_execution_mode high`]);
});

it('a filter of commands does not narrow an enabled shell, but approval does', () => {
  const found = (exec: object) =>
    findingsOf('AG-002', { agent: { llm: 'm', instructions: 'Sort.' }, runtime: { exec } }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  assert.deepEqual(found({ enabled: true, enable_deny_patterns: true }), ['/runtime/exec/enabled high']);
  assert.deepEqual(found({ enabled: true, require_approval: true }), []);
});
