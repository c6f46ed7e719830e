import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /llms/main',
    'prompts /workflow/system_prompt system',
    'tools /functions/run_anything unknown can execute',
    'servers /function_groups/files/server stdio can read+write',
    'commands /function_groups/files/server/command server',
    'fileGrants /function_groups/files/server/args/2 write server-root',
    'endpoints /llms/main/base_url model credential true openai',
    'endpoints /functions/run_anything/uri tool',
    'endpoints /general/telemetry/tracing/phoenix/endpoint telemetry',
    'exposures /general/front_end/host bind open',
    'exposures /general/front_end/cors/allow_origins/0 origin-with-credentials open',
    'limits /workflow/max_iterations iterations 5000',
  ],
  'hardened.yaml': [
    'models /llms/main',
    'tools /functions/current_datetime unknown can ',
    'tools /functions/compute unknown can think+execute',
    'isolations /functions/compute/sandbox_type sandbox on',
    'endpoints /functions/compute/uri tool',
    'exposures /general/front_end/host bind restricted',
    'limits /workflow/max_iterations iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`nemo-toolkit reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'nemo-toolkit');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a workflow alone by the type of its agent', () => {
  const formatOf = (workflow: object) => readSample(JSON.stringify({ workflow }), 'json').format;
  assert.equal(formatOf({ _type: 'react_agent', max_tool_calls: -1 }), 'nemo-toolkit');
  assert.equal(formatOf({ _type: 'claude_code_agent', permission_mode: 'plan' }), 'nemo-toolkit');
  assert.notEqual(formatOf({ _type: 'nightly', max_retries: 3 }), 'nemo-toolkit');
});

it('an agent that is asked without a login is a peer', () => {
  const severitiesOf = (client: object) => {
    const workflow = { _type: 'react_agent', tool_names: ['desk'] };
    const groups = { desk: { _type: 'a2a_client', ...client } };
    return findingsOf('AG-022', { workflow, function_groups: groups }).map(({ severity }) => severity);
  };
  assert.deepEqual(severitiesOf({ url: 'https://desk.example.com' }), ['high']);
  assert.deepEqual(severitiesOf({ url: 'https://desk.example.com', auth_provider: 'desk_login' }), []);
  assert.deepEqual(severitiesOf({ url: 'http://desk:10001' }), []);
});

describe('a workflow that starts a coding agent', () => {
  const general = { telemetry: { logging: {} } };
  const severitiesOf = (workflow: object) =>
    (['AG-002', 'AG-003', 'AG-006', 'AG-007', 'AG-008'] as const).flatMap((rule) =>
      findingsOf(rule, { general, workflow }).map(
        ({ pointer, severity }) => `${rule} ${severity} ${pointer.replace('/workflow/', '')}`,
      ),
    );
  const claude = { _type: 'claude_code_agent', command: 'claude' };
  const openclaw = { _type: 'openclaw_agent', command: 'openclaw' };
  const codex = { _type: 'codex_agent', command: 'codex', approval_policy: 'never' };
  const cursor = { _type: 'cursor_agent', command: 'cursor-agent', sandbox: 'disabled' };
  const rows: readonly (readonly [workflow: object, found: readonly string[]])[] = [
    [{ ...claude, permission_mode: 'bypassPermissions' }, ['AG-003 critical permission_mode']],
    [{ ...claude, permission_mode: 'plan', disallowed_tools: ['Bash'] }, []],
    [{ ...claude, allowed_tools: ['Bash'] }, ['AG-002 critical allowed_tools/0']],
    [{ ...claude, command_args: ['--dangerously-skip-permissions'] }, ['AG-003 critical command_args/0']],
    [{ ...claude, additional_directories: ['~/.ssh'] }, ['AG-006 high additional_directories/0']],
    [
      { ...openclaw, codex_app_server_mode: 'yolo', codex_app_server_sandbox: 'danger-full-access' },
      ['AG-003 critical codex_app_server_mode', 'AG-007 high codex_app_server_sandbox'],
    ],
    [{ ...openclaw, codex_app_server_mode: 'guardian', codex_app_server_approval_policy: 'on-request' }, []],
    [codex, []],
    [{ ...codex, sandbox_mode: 'read-only' }, []],
    [{ ...codex, sandbox_mode: 'workspace-write' }, ['AG-003 high approval_policy']],
    [{ ...cursor, mode: 'plan' }, []],
    [{ ...cursor, mode: null }, ['AG-007 high sandbox']],
    [{ _type: 'hermes_agent', command: 'uvx', command_args: ['hermes'] }, ['AG-008 medium command_args/0']],
    [{ _type: 'react_agent', sandbox: 'disabled', permission_mode: 'bypassPermissions' }, []],
  ];
  for (const [workflow, found] of rows)
    it(JSON.stringify(workflow), () => assert.deepEqual(severitiesOf(workflow), found));
});
