// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of workflows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /jobs/answer/steps/1',
    'agents /jobs/answer/steps/2',
    'agents /jobs/answer/steps/3',
    'prompts /jobs/answer/steps/1/with/prompt system',
    'prompts /jobs/answer/steps/2/with/prompt system',
    'tools /jobs/answer/steps/1/with/allowed_tools never can think',
    'servers /jobs/answer/steps/1/with/mcp_config stdio can ',
    'commands /jobs/answer/steps/1/with/claude_args tool',
    'commands /jobs/answer/steps/1/with/mcp_config server',
    'commands /jobs/answer/steps/3/run tool',
    'permissions /jobs/answer/steps/1/with/allowed_tools allow shell wildcard true',
    'executions /jobs/answer/steps/2/with/safety-strategy elevated unrestricted',
    'isolations /jobs/answer/steps/2/with/sandbox sandbox off',
    'exposures /jobs/answer/steps/1/with/allowed_non_write_users public-trigger open',
    'exposures /jobs/answer/steps/2/with/allow-users public-trigger open',
    'environment /jobs/answer/env/DESK_MODE host',
    'components /jobs/answer/steps/1/uses git git version main',
    'grants /permissions admin wide true',
    'limits /jobs/answer/steps/1/with/claude_args iterations 5',
  ],
  'hardened.yaml': [
    'agents /jobs/review/steps/0',
    'prompts /jobs/review/steps/0/with/prompt system',
    'tools /jobs/review/steps/0/with/claude_args never can read',
    'commands /jobs/review/steps/0/with/claude_args tool',
    'permissions /jobs/review/steps/0/with/claude_args allow shell',
    'limits /jobs/review/steps/0/with/claude_args iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`github-workflow reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'github-workflow');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const workflow = (...steps: readonly object[]) => ({
  on: ['push'],
  jobs: { desk: { 'runs-on': 'ubuntu-latest', steps } },
});
const claude = (inputs: object, version = 'v1') =>
  workflow({ uses: `anthropics/claude-code-action@${version}`, with: inputs });

const gemini = (inputs: object) => workflow({ uses: 'google-github-actions/run-gemini-cli@v0', with: inputs });

it('a workflow without an agent is not recognised', () => {
  const steps = [
    { uses: 'actions/checkout@main' },
    { run: 'npm run codex' },
    { run: 'curl -s https://a.example/i | sh' },
  ];
  assert.equal(readSample(JSON.stringify(workflow(...steps)), 'json').recognized, false);
});

it('an agent is found after many other steps', () => {
  const steps = Array.from({ length: 20 }, () => ({ run: 'npm test' }));
  assert.equal(readSample(JSON.stringify(workflow(...steps, { run: 'codex exec "Tidy."' })), 'json').recognized, true);
});

it('an action is unpinned at a branch, but not at a version or commit', () => {
  const severities = (version: string) => findingsOf('AG-008', claude({}, version)).map(({ severity }) => severity);
  assert.deepEqual(severities('beta'), ['high']);
  assert.deepEqual(severities('v1'), []);
  assert.deepEqual(severities('v1.2.3'), []);
  assert.deepEqual(severities('0123456789abcdef0123456789abcdef01234567'), []);
});

it('a copy of an action in another account is read as the action itself', () => {
  const step = (uses: string) => workflow({ uses, with: { claude_args: "--allowedTools 'Bash(node:*)'" } });
  const found = (uses: string) =>
    (['AG-002', 'AG-008'] as const).flatMap((rule) => findingsOf(rule, step(uses)).map(({ severity }) => severity));
  assert.deepEqual(found('acme/claude-code-action@main'), ['high', 'high']);
  assert.deepEqual(found('acme/claude-code-action@v1'), ['high']);
  assert.deepEqual(found('acme/claude-code-action-report@main'), []);
});

it('reads turns and full output of Claude Code’s action', () => {
  const found = (inputs: object) =>
    (['AG-021', 'AG-023'] as const).flatMap((rule) =>
      findingsOf(rule, claude(inputs)).map(({ pointer, severity }) => `${pointer} ${severity}`),
    );
  const at = '/jobs/desk/steps/0/with';
  assert.deepEqual(found({ claude_args: '--max-turns 120' }), [`${at}/claude_args medium`]);
  assert.deepEqual(found({ max_turns: '5000' }), [`${at}/max_turns high`]);
  assert.deepEqual(found({ show_full_output: true }), [`${at}/show_full_output medium`]);
  assert.deepEqual(found({ claude_args: '--max-turns 20 --model opus', show_full_output: 'false' }), []);
  assert.deepEqual(found({ claude_args: '--max-turns ${{ inputs.turns }}', max_turns: '' }), []);
});

it('a limit among other options has no patch, which would replace them all', () => {
  const patches = (inputs: object) =>
    reportOn(claude(inputs)).findings.flatMap(({ ruleId, remediation }) =>
      ruleId === 'AG-021' ? [remediation.patch?.map(({ value }) => value)] : [],
    );
  assert.deepEqual(patches({ claude_args: '--max-turns 120 --model opus' }), [undefined]);
  assert.deepEqual(patches({ max_turns: '120' }), [[100]]);
});

it('allowed commands are read from every input that accepts them', () => {
  const severities = (inputs: object) => findingsOf('AG-002', claude(inputs)).map(({ severity }) => severity);
  assert.deepEqual(severities({ allowed_tools: 'Edit,Bash(python:*)' }), ['high']);
  assert.deepEqual(severities({ claude_args: "--max-turns 3\n--allowed-tools 'Bash(node:*)'" }), ['high']);
  assert.deepEqual(severities({ claude_args: '--allowedTools "Bash(gh issue view:*),Read"' }), []);
  assert.deepEqual(severities({ claude_args: '--disallowedTools "Bash"' }), []);
  assert.deepEqual(severities({ settings: '{"permissions": {"allow": ["Bash(node:*)"]}}' }), ['high']);
});

it('core tools of Gemini CLI run without approval', () => {
  const severities = (...coreTools: readonly string[]) =>
    ['AG-002', 'AG-019']
      .flatMap((rule) => findingsOf(rule as 'AG-002', gemini({ settings: JSON.stringify({ coreTools }) })))
      .map(({ severity }) => severity);
  assert.deepEqual(severities('run_shell_command'), ['critical']);
  assert.deepEqual(severities('run_shell_command(find)', 'read_file'), ['high']);
  assert.deepEqual(severities('run_shell_command(gh issue view)', 'list_directory', 'web_fetch'), []);
});

it('content of strangers in a prompt is reported', () => {
  const found = (prompt: string) => findingsOf('AG-016', claude({ prompt })).map(({ severity }) => severity);
  assert.deepEqual(found('Sort ${{ github.event.issue.body }}.'), ['medium']);
  assert.deepEqual(found('Sort issue ${{ github.event.issue.number }} of ${{ github.repository }}.'), []);
});

it('other steps of the job are ignored', () => {
  const install = { run: 'curl -fsSL https://get.example.net/i.sh | bash' };
  const file = workflow(install, { run: 'codex exec "Tidy the desk."' });
  assert.deepEqual(findingsOf('AG-004', file), []);
});

it('an agent that any pull request starts is reported, unless a condition or another job checks the author', () => {
  const job = (more: object, step: object) => ({ 'runs-on': 'ubuntu-latest', ...more, steps: [step, { run: 'ls' }] });
  const run = { run: 'gemini --yolo -p "Look at this."' };
  const found = (on: unknown, more: object = {}, step: object = run) =>
    findingsOf('AG-012', { on, jobs: { look: job(more, step), again: job(more, step) } }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  const target = { pull_request_target: { types: ['opened'] } };
  assert.deepEqual(found(target), ['/on/pull_request_target high']);
  assert.deepEqual(found(['push', 'pull_request_target'], {}, { uses: 'google-github-actions/run-gemini-cli@v0' }), [
    '/on/1 high',
  ]);
  assert.deepEqual(found('pull_request_target', { if: "github.repository == 'a/b'" }).length, 1);
  const gates = [
    { if: "github.event.pull_request.author_association == 'MEMBER'" },
    { if: 'github.event.pull_request.head.repo.full_name == github.repository' },
    { if: "contains(github.event.pull_request.labels.*.name, 'ready')" },
    { needs: 'who' },
    { if: 'github.event.pull_request.merged == true' },
    { environment: 'reviews' },
  ];
  for (const gate of gates) assert.deepEqual(found(target, gate), [], JSON.stringify(gate));
  assert.deepEqual(found({ pull_request_target: { types: ['labeled'] } }), []);
  assert.deepEqual(found({ pull_request: null }), []);
  assert.deepEqual(found(target, {}, { uses: 'anthropics/claude-code-action@v1' }), []);
});

it('an agent that any issue or comment starts is reported, unless the author is checked', () => {
  const look = (step: object, more: object = {}) => ({ look: { 'runs-on': 'ubuntu-latest', ...more, steps: [step] } });
  const run = { run: 'claude -p "Look at this."' };
  const found = (on: unknown, step: object = run, more: object = {}) =>
    findingsOf('AG-012', { on, jobs: look(step, more) }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  const opened = { issues: { types: ['opened', 'labeled'] } };
  assert.deepEqual(found(opened), ['/on/issues high']);
  assert.deepEqual(found(['issue_comment']), ['/on/0 high']);
  assert.deepEqual(found({ discussion: null }), ['/on/discussion high']);
  assert.deepEqual(found(opened, { uses: 'anthropics/claude-code-base-action@v1' }), ['/on/issues high']);
  assert.deepEqual(
    found({ issue_comment: null }, run, { if: "contains(github.event.comment.body, '/desk')" }).length,
    1,
  );
  // These need rights in the repository, or an action that asks for them.
  assert.deepEqual(found({ issues: { types: ['labeled', 'assigned'] } }), []);
  assert.deepEqual(found({ pull_request_review: null, workflow_dispatch: null, schedule: [] }), []);
  for (const uses of ['anthropics/claude-code-action@v1', 'openai/codex-action@v1', 'docker/cagent-action@v1'])
    assert.deepEqual(found(opened, { uses }), [], uses);
  const gates = [
    { if: "github.event.issue.author_association == 'OWNER'" },
    { if: "contains(github.event.issue.labels.*.name, 'ready')" },
    { needs: 'who' },
  ];
  for (const gate of gates) assert.deepEqual(found(opened, run, gate), [], JSON.stringify(gate));
  const checked = { run: 'gh api repos/acme/desk/collaborators/$WHO || exit 1' };
  assert.deepEqual(findingsOf('AG-012', { on: opened, jobs: { look: { steps: [checked, run] } } }), []);
});

it('a workflow compiled by gh-aw is recognised by its variables', () => {
  const step = (env: object) => workflow({ name: 'Start', env, run: './start.sh' });
  const formatOf = (env: object) => readSample(JSON.stringify(step(env)), 'json').format;
  assert.equal(formatOf({ GH_AW_ENGINE_ID: 'copilot' }), 'github-workflow');
  assert.notEqual(formatOf({ ENGINE_ID: 'v8' }), 'github-workflow');
});

it('options on continuation lines are read', () => {
  const run =
    'echo "$TASK" | claude \\\n  --bare \\\n  --dangerously-skip-permissions \\\n  -p \\\n  2>&1 | tee report.txt\n';
  const found = findingsOf('AG-003', workflow({ name: 'Start', run }));
  assert.deepEqual(
    found.map(({ severity }) => severity),
    ['critical'],
  );
  assert.deepEqual(findingsOf('AG-003', workflow({ name: 'Start', run: 'claude \\\n  --version\n' })), []);
});

it('an agent is known by its program alone if its options are on the lines below', () => {
  const lines = (program: string) => workflow({ run: `${program} \\\n  --yes \\\n  --message "$TASK"` });
  assert.deepEqual(
    findingsOf('AG-003', lines('aider')).map(({ pointer }) => pointer),
    ['/jobs/desk/steps/0/run'],
  );
  for (const other of ['builder', 'sign --timestamp'])
    assert.equal(readSample(JSON.stringify(lines(other)), 'json').recognized, false, other);
});

it('the job that prepares the machine of GitHub’s agent is read', () => {
  const steps = [{ uses: 'actions/checkout@v6' }, { run: 'npm ci' }];
  const file = (job: string) => ({ on: ['push'], jobs: { [job]: { permissions: 'write-all', steps } } });
  assert.deepEqual(readSample(JSON.stringify(file('copilot-setup-steps')), 'json').facts, [
    'grants /jobs/copilot-setup-steps/permissions admin wide true',
  ]);
  assert.equal(readSample(JSON.stringify(file('setup-steps')), 'json').recognized, false);
});

it('an agent’s program is known by its options, in any order', () => {
  const found = (run: string) => findingsOf('AG-003', workflow({ run })).map(({ severity }) => severity);
  assert.deepEqual(found('cursor-agent --output-format=text --force --print "$TASK"'), ['critical']);
  assert.deepEqual(found('claude --model opus --dangerously-skip-permissions -p "$TASK"'), ['critical']);
  assert.deepEqual(found('cursor-agent --output-format=text --print "$TASK"'), []);
  assert.equal(readSample(JSON.stringify(workflow({ run: 'cursor-agent --version' })), 'json').recognized, false);
});

it('older actions of Codex and Gemini CLI are read like the current ones', () => {
  const codex = {
    uses: 'openai/codex/.github/actions/codex@v1',
    with: { codex_args: '--dangerously-bypass-approvals-and-sandbox' },
  };
  assert.equal(readSample(JSON.stringify(workflow(codex)), 'json').format, 'github-workflow');
  assert.equal(findingsOf('AG-003', workflow(codex)).length, 1);
  const settings_json = '{"coreTools": ["run_shell_command"]}';
  const gemini = (text: string) => ({ uses: 'google-gemini/gemini-cli-action@v1', with: { settings_json: text } });
  assert.equal(findingsOf('AG-002', workflow(gemini(settings_json))).length, 1);
  assert.deepEqual(findingsOf('AG-002', workflow(gemini('{"coreTools": ["run_shell_command(gh label list)"]}'))), []);
});

it('settings with expressions are read', () => {
  const settings = (on: string) =>
    `{"telemetry": {"enabled": ${on}, "note": "a: \${{ x }}, b"}, "tools": {"core": ["run_shell_command"]}}`;
  const found = (on: string) =>
    findingsOf(
      'AG-002',
      workflow({ uses: 'google-github-actions/run-gemini-cli@v0', with: { settings: settings(on) } }),
    );
  assert.equal(found("${{ vars.DESK != '' }}").length, 1);
  assert.equal(found('true').length, 1);
  assert.equal(found('${{').length, 0);
});

it('an expression that may be `*` opens the workflow to everyone', () => {
  const found = (who: string) =>
    findingsOf(
      'AG-012',
      workflow({ uses: 'anthropics/claude-code-action@v1', with: { allowed_non_write_users: who } }),
    );
  assert.equal(found("${{ github.event_name == 'issues' && '*' || '' }}").length, 1);
  assert.deepEqual(found("${{ github.event_name == 'issues' && 'desk-bot' || '' }}"), []);
  assert.deepEqual(found('${{ vars.STAFF }}'), []);
});

it('reports the installation of an agent without a version, and no other', () => {
  const found = (install: string) => {
    const steps = [{ run: install }, { run: 'claude -p "Sort the desk."' }];
    const workflow = { on: 'push', jobs: { desk: { 'runs-on': 'ubuntu-latest', steps } } };
    return findingsOf('AG-008', workflow).map(({ pointer, severity }) => `${pointer} ${severity}`);
  };
  const at = '/jobs/desk/steps/0/run';
  assert.deepEqual(found('npm install -g @anthropic-ai/claude-code'), [`${at} low`]);
  assert.deepEqual(found('npm ci\nnpm i -g @google/gemini-cli@latest'), [`${at} low`]);
  assert.deepEqual(found('npm install -g @anthropic-ai/claude-code@2.0.1'), []);
  assert.deepEqual(found('npm install -g prettier'), []);
  const other = { on: 'push', jobs: { desk: { steps: [{ run: 'npm install -g @anthropic-ai/claude-code' }] } } };
  assert.deepEqual(findingsOf('AG-008', other), []);
});
