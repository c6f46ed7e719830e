import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const agent = { model: 'gpt-4o', system_prompt: 'Help with the code.' };

/** Rules, severities and pointers on a section of an agent. */
const found = (ruleId: 'AG-002' | 'AG-003', section: object) =>
  findingsOf(ruleId, { agent: { ...agent, ...section } }).map(({ severity, pointer }) => `${severity} ${pointer}`);

it('the default verdict of a policy decides every action', () => {
  assert.deepEqual(found('AG-003', { policy: { default_verdict: 'permit' } }), [
    'critical /agent/policy/default_verdict',
  ]);
  for (const policy of [
    { default_verdict: 'deny' },
    { default_verdict: 'hold_for_human' },
    { default_colour: 'permit' },
  ])
    assert.deepEqual(found('AG-003', { policy }), [], JSON.stringify(policy));
});

describe('the default of a policy on one action', () => {
  it('decides every command that no pattern decides', () => {
    for (const name of ['bash_permissions', 'shell_policy', 'command_permissions'])
      assert.deepEqual(
        found('AG-002', { [name]: { default: 'allow', deny_patterns: ['rm -rf /'] } }),
        [`critical /agent/${name}/default`],
        name,
      );
  });

  it('decides edits in a section on files', () => {
    const edits = (decision: string) => ({ file_permissions: { edit: { default: decision, patterns: ['*.md'] } } });
    assert.deepEqual(found('AG-003', edits('allow')), ['medium /agent/file_permissions/edit/default']);
    assert.deepEqual(found('AG-003', edits('ask')), []);
  });

  it('is a protection if it asks or denies', () => {
    for (const decision of ['ask', 'deny', 'confirm'])
      assert.deepEqual(found('AG-002', { bash_permissions: { default: decision, allow_patterns: ['ls'] } }), []);
  });

  it('is a value of another kind elsewhere', () => {
    for (const section of [
      { bash_permissions: { default: 'standard' } },
      { bash_options: { default: 'allow' } },
      { edit: { default: 'allow' } },
      { badge_permissions: { default: 'allow' } },
    ]) {
      assert.deepEqual(found('AG-002', section), [], JSON.stringify(section));
      assert.deepEqual(found('AG-003', section), [], JSON.stringify(section));
    }
  });
});
