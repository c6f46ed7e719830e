import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-003', { agent: { model: 'gpt-4o', system_prompt: 'You triage.', tools: ['shell'] }, ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );
const free = { approval_required: false };

it('a record of a list states whether it needs approval itself', () => {
  assert.deepEqual(found({ queue: [{ id: 7, governance: { approvalRequired: false } }] }), []);
  assert.deepEqual(found({ tickets: [{ subject: 'Broken door', ...free }] }), []);
  assert.deepEqual(found({ tasks: [{ title: 'Mend the door', status: 'done', ...free }] }), []);
  assert.deepEqual(found({ jobs: [{ id: 8, state: 'waiting', ...free }] }), []);
});

it('a record that names an action with side effects is about that action', () => {
  assert.deepEqual(found({ backlog: [{ action: 'delete_user', ...free }] }), ['/backlog/0/approval_required high']);
});

it('an entry of a list that configures the agent is no record', () => {
  assert.equal(found({ rules: [{ title: 'Any', status: 'active', ...free }] }).length, 1);
  assert.deepEqual(found({ queue: free }), ['/queue/approval_required critical']);
  for (const list of ['tasks', 'rules', 'stages', 'modes', 'approval_policies'])
    assert.deepEqual(found({ [list]: [{ title: 'Any', ...free }] }), [`/${list}/0/approval_required critical`]);
  for (const actor of [{ model: 'gpt-4o' }, { tools: ['shell'] }, { prompt: 'Do it.' }, { run: 'make' }])
    assert.deepEqual(found({ movements: [{ ...actor, status: 'active', ...free }] }).length, 1, JSON.stringify(actor));
});

it('a bare demand in a section of things is about them', () => {
  assert.deepEqual(found({ berths: free, pontoons: { confirmation: 'none' } }), []);
  for (const section of ['harbour', 'refunds', 'deployments', 'shell_commands', 'stages'])
    assert.equal(found({ [section]: free }).length, 1, section);
  assert.equal(found({ berths: { auto_approve_all_actions: true } }).length, 1);
  assert.equal(found({ berths: { ...free, tools: ['shell'] } }).length, 1);
});

it('numbers among numbers count something', () => {
  const executions = (calls: object) =>
    findingsOf('AG-002', { model: 'house', system_prompt: 'Help.', tool_calls: calls }).map(({ pointer }) => pointer);
  assert.deepEqual(executions({ Bash: 1, Write: 3, Read: 0 }), []);
  assert.deepEqual(executions({ shell: 1 }), ['/tool_calls/shell']);
});
