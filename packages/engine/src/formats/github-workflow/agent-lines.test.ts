import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

const said = (run: string) => {
  const workflow = { on: 'push', jobs: { desk: { 'runs-on': 'ubuntu-latest', steps: [{ run }] } } };
  const { format, findings } = reportOn(workflow, 'json');
  const approvals = findings.filter(({ ruleId }) => ruleId === 'AG-003');
  return `${format.id} ${approvals.map(({ severity }) => severity)}`;
};

it('steps that start an agent without approval', () => {
  for (const run of [
    "cline --auto-approve true 'Review it.'",
    'openhands --headless -t "Fix it."',
    'docker agent run --exec desk.yaml --yolo',
    'kilo run --auto "Fix it."',
    'hermes chat --yolo -q "Fix it."',
    'gemini "Fix it." --yolo',
    'iflow "Fix it. think:high" --yolo',
  ])
    assert.equal(said(run), 'github-workflow critical', run);
  for (const run of [
    'cline --version',
    'openhands serve',
    'docker run --rm desk',
    'kilo run-tests',
    'hermes build',
    'iflow --version',
  ])
    assert.equal(said(run), 'generic ', run);
});
