import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';

const found = (skill: object) =>
  reportOn({ model: 'house', system_prompt: 'Help.', skills: [{ description: 'How we do it here.', ...skill }] })
    .findings.filter(({ ruleId }) => ruleId === 'AG-003' || ruleId === 'AG-023')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

it('a skill that is a text does nothing by itself', () => {
  const skill = { id: 'deploy-service', safety: { requires_hitl_gate: false } };
  assert.deepEqual(found({ ...skill, path: 'skills/deploy/SKILL.md' }), []);
  assert.deepEqual(found({ ...skill, path: 'skills/deploy/run.py' }), [
    'AG-003 high /skills/0/safety/requires_hitl_gate',
  ]);
});

it('the status of a text is no switch', () => {
  const skill = { id: 'security-audit', status: '(unset)' };
  assert.deepEqual(found({ ...skill, path: 'skills/audit/SKILL.md' }), []);
});
