import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

const reported = (step: object) => {
  const action = { name: 'Sort issues', description: 'Labels new issues', runs: { using: 'composite', steps: [step] } };
  const { format, findings } = reportOn(action, 'json');
  const loud = findings.filter(({ severity }) => severity !== 'info');
  return [format.id, ...loud.map(({ ruleId, location }) => `${ruleId} ${location.pointer}`)];
};

it('composite actions that run an agent', () => {
  const inputs = { prompt: 'Label the issue.', allowed_tools: 'Bash,Read' };
  assert.deepEqual(reported({ uses: 'anthropics/claude-code-action@v1', with: inputs }), [
    'github-workflow',
    'AG-002 /runs/steps/0/with/allowed_tools',
  ]);
  assert.deepEqual(reported({ run: 'claude -p "Sort it." --dangerously-skip-permissions', shell: 'bash' }), [
    'github-workflow',
    'AG-003 /runs/steps/0/run',
  ]);
});

it("the repository's own copy of an agent's action follows no branch", () => {
  const inputs = { allowed_tools: 'Bash,Read' };
  assert.deepEqual(reported({ uses: './.github/actions/claude-code-action', with: inputs }), [
    'github-workflow',
    'AG-002 /runs/steps/0/with/allowed_tools',
  ]);
});

it('composite actions without an agent are no workflows of agents', () => {
  assert.deepEqual(reported({ uses: './.github/actions/setup-node', with: { version: '24' } }), ['generic']);
  assert.deepEqual(reported({ run: 'npm ci && npm test', shell: 'bash' }), ['generic']);
});
