import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../../rules/testing.ts';

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

it('a tool is narrowed by the one place that it may reach, or by a switch against free commands', () => {
  const found = (tool: object) =>
    findingsOf('AG-002', { model: 'gpt-4o', system_prompt: 'Help the desk.', tools: [tool] }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(found({ name: 'shell_command', allow_any_command: false }), []);
  assert.deepEqual(found({ name: 'shell_command', allow: './bin/report' }), []);
  for (const settings of [{}, { allow_any_command: true }, { allow: 'yes' }, { allow: '*' }])
    assert.notDeepEqual(found({ name: 'shell_command', ...settings }), [], JSON.stringify(settings));

  const legs = (allow: string) =>
    findingsOf('AG-019', {
      model: 'gpt-4o',
      system_prompt: 'Help the desk.',
      tools: [{ name: 'search_contracts' }, { name: 'web', description: 'Fetches a page.', allow }],
    });
  assert.equal(legs('https://laws.example.com').length, 0);
  assert.equal(legs('*').length, 1);
});
