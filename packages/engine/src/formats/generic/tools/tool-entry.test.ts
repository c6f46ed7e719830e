import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';

const found = (settings: object) =>
  reportOn({ agent: { name: 'desk', model: 'house', system_prompt: 'Help.', ...settings } })
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, location }) => `${ruleId} ${location.pointer}`);

it('a skill that is a text is no tool, whatever its name', () => {
  const skill = { id: 'deployment', safety: { requires_approval: false } };
  assert.deepEqual(found({ skills: [{ ...skill, path: 'skills/deployment/SKILL.md' }] }), []);
  assert.deepEqual(found({ integration: { command: '.desk/commands/run.md' } }), []);
  assert.deepEqual(found({ skills: [{ ...skill, path: 'skills/deployment/run.py' }] }), [
    'AG-003 /agent/skills/0/safety/requires_approval',
  ]);
});

it('a tool that is off is no protection that is off, whatever its name', () => {
  for (const name of ['audit_log', 'sandbox', 'content_moderation'])
    assert.deepEqual(
      found({ tools: [{ name, status: 'off', description: 'Looks things up.', team: 'a', note: 'b' }] }),
      [],
    );
});

it('capabilities of a tool are named within it', () => {
  const tool = (tool_id: string, description: string) => ({ tool_id, capabilities: [{ name: 'parse', description }] });
  assert.deepEqual(found({ tools: [tool('data.json', 'Parses JSON.'), tool('data.csv', 'Parses CSV.')] }), []);
});

it('a limit on how often something may happen is no tool', () => {
  const actions = { kill_process: { per_hour: 4 }, drop_table: { per_hour: 1 } };
  assert.deepEqual(found({ rate_limits: { actions } }), []);
  assert.notDeepEqual(found({ responses: { actions } }), []);
});
