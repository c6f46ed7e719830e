import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-002';
const claude = (allow: readonly string[], more: object = {}) => ({
  permissions: { allow, deny: ['Read(./.env)'], ...more },
});
const severities = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ severity }) => severity);

describe('the same risk in other formats', () => {
  it('OpenCode: bash without approval, as a word or as a pattern', () => {
    const schema = { $schema: 'https://opencode.ai/config.json' };
    assert.deepEqual(findingsOf(id, { ...schema, permission: { edit: 'ask', bash: 'allow' } }), [
      { pointer: '/permission/bash', severity: 'critical', confidence: 'high' },
    ]);
    const patterns = { '*': 'ask', 'python *': 'allow', 'git status': 'allow' };
    assert.deepEqual(findingsOf(id, { ...schema, permission: { bash: patterns } }), [
      { pointer: '/permission/bash/python *', severity: 'high', confidence: 'high' },
    ]);
    assert.deepEqual(severities({ ...schema, permission: { bash: 'ask' } }), []);
  });

  it('Cursor: Shell(*) and an interpreter', () => {
    assert.deepEqual(
      severities({ permissions: { allow: ['Shell(*)', 'Shell(node)', 'Shell(ls)'], deny: ['Shell(rm)'] } }),
      ['critical', 'high'],
    );
  });

  it('a server tool that runs commands, approved by name', () => {
    const server = {
      command: 'npx',
      args: ['-y', 'desktop-commander@1.0.0'],
      autoApprove: ['execute_command', 'read_file'],
    };
    assert.deepEqual(findingsOf(id, { mcpServers: { desktop: server } }), [
      { pointer: '/mcpServers/desktop/autoApprove/0', severity: 'high', confidence: 'high' },
    ]);
  });

  it('one level lower for a disabled server', () => {
    const server = { command: 'npx', args: ['-y', 'shell@1.0.0'], autoApprove: ['execute_command'], disabled: true };
    assert.deepEqual(severities({ mcpServers: { shell: server } }), ['medium']);
  });

  it('elevated privileges in the launch of a server, with any program', () => {
    const started = (command: string, ...args: string[]) => severities({ mcpServers: { a: { command, args } } });
    const script = 'do shell script "/opt/desk"';
    assert.deepEqual(started('osascript', '-e', `${script} with administrator privileges`), ['high']);
    assert.deepEqual(started('osascript', '-e', script), []);
    assert.deepEqual(started('su', '-c', '/opt/desk'), ['high']);
    assert.deepEqual(started('su', 'root', '-c', '/opt/desk'), ['high']);
    assert.deepEqual(started('su', 'desk', '-c', '/opt/desk'), []);
  });

  it('sudo in the launch of a server', () => {
    const found = findingsOf(id, {
      mcpServers: { a: { command: 'sudo', args: ['node', 'server.js'] }, b: { command: 'node', args: ['sudo.js'] } },
    });
    assert.deepEqual(found, [{ pointer: '/mcpServers/a/command', severity: 'high', confidence: 'high' }]);
  });
});

describe('frameworks', () => {
  const crew = (more: string) => `researcher:\n  role: Researcher\n  goal: Find facts\n  backstory: Careful\n${more}`;

  it('CrewAI: code execution is high, and critical in unsafe mode', () => {
    assert.deepEqual(severities(crew('  allow_code_execution: true\n'), 'yaml'), ['high']);
    assert.deepEqual(severities(crew('  allow_code_execution: true\n  code_execution_mode: unsafe\n'), 'yaml'), [
      'critical',
    ]);
    assert.deepEqual(severities(crew('  allow_code_execution: false\n'), 'yaml'), []);
  });

  it('local executors on the host of the agent', () => {
    const adk = (executor: string) =>
      `agent_class: LlmAgent\nname: a\nmodel: m\ninstruction: Help.\ncode_executor:\n  name: google.adk.code_executors.${executor}\n`;
    assert.deepEqual(severities(adk('UnsafeLocalCodeExecutor'), 'yaml'), ['critical']);
    assert.deepEqual(severities(adk('ContainerCodeExecutor'), 'yaml'), []);
    const executor = (name: string) => ({
      provider: 'autogen_agentchat.agents.CodeExecutorAgent',
      component_type: 'agent',
      config: {
        name: 'coder',
        code_executor: {
          provider: `autogen_ext.code_executors.${name}`,
          component_type: 'code_executor',
          config: { timeout: 60 },
        },
      },
    });
    assert.deepEqual(severities(executor('local.LocalCommandLineCodeExecutor')), ['critical']);
    assert.deepEqual(severities(executor('docker.DockerCommandLineCodeExecutor')), ['low']);
  });

  it('OpenClaw: every command, and commands outside the sandbox', () => {
    const gateway = (tools: object, sandbox = 'all') => ({
      gateway: { mode: 'local', bind: 'loopback', auth: { mode: 'token' } },
      channels: { telegram: { dmPolicy: 'pairing' } },
      agents: { defaults: { sandbox: { mode: sandbox } } },
      tools,
    });
    assert.deepEqual(severities(gateway({ exec: { security: 'full' } }, 'off')), ['critical']);
    assert.deepEqual(severities(gateway({ exec: { security: 'full' } })), ['high']);
    assert.deepEqual(severities(gateway({ exec: { security: 'allowlist' } }, 'off')), []);
  });

  it('a home-made agent: an unrestricted command is medium, a restricted or approved one is quiet', () => {
    const tool = (parameter: object, more: object = {}) => ({
      name: 'ops',
      system_prompt: 'You look after a machine.',
      model: 'some-model',
      tools: [
        {
          name: 'execute_command',
          description: 'Executes a shell command.',
          parameters: { type: 'object', properties: { command: { type: 'string', ...parameter } } },
          ...more,
        },
      ],
    });
    assert.deepEqual(severities(tool({})), ['medium']);
    assert.deepEqual(severities(tool({}, { requires_approval: true })), []);
  });

  it('settings that run code written by others', () => {
    const agent = { name: 'a', system_prompt: 'You help.', model: 'm', tools: ['search_docs'] };
    assert.deepEqual(severities({ ...agent, trust_remote_code: true }), ['high']);
    assert.deepEqual(severities({ ...agent, trust_remote_code: false }), []);
    assert.deepEqual(severities({ ...agent, allow_dangerous_code: true }), ['high']);
    assert.deepEqual(severities({ ...agent, pickle_fallback: true }), ['medium']);
  });

  it('prose that mentions bash is no grant', () => {
    assert.deepEqual(
      severities({ name: 'a', system_prompt: 'Never run bash or python.', model: 'm', tools: ['search_docs'] }),
      [],
    );
  });

  it('a tool that runs code and is configured to do so unsafely', () => {
    const agent = (unsafe: boolean) => ({
      ...{ name: 'a', system_prompt: 'You help.', model: 'm' },
      tools: [{ name: 'python_exec', config: { unsafe } }],
    });
    const [worst] = findingsOf(id, agent(true));
    assert.deepEqual([worst?.pointer, worst?.severity], ['/tools/0/config/unsafe', 'critical']);
    assert.deepEqual(severities(agent(false)), ['medium']);
  });

  it('lists that decide per call: allowed calls run without approval', () => {
    const agent = (permissions: object) => ({ name: 'a', system_prompt: 'You help.', model: 'm', permissions });
    assert.deepEqual(severities(agent({ allow: ['bash', 'read'], ask: ['write'] })), ['critical']);
    assert.deepEqual(severities(agent({ allow: ['search_docs'], deny: ['bash'] })), []);
  });

  it('a tool named bash that requires approval is quiet', () => {
    assert.deepEqual(
      severities({ name: 'a', system_prompt: 'You help.', model: 'm', permissions: { bash: 'ask' } }),
      [],
    );
  });
});

describe('a tool in the list of one agent', () => {
  const severitiesOf = (first: object, second: object = {}) =>
    severities({
      swarm: {
        name: 'Team',
        main: 'lead',
        instances: { lead: { prompt: 'You lead.', ...first }, aide: { prompt: 'You write.', ...second } },
      },
    });
  it('is unrestricted whatever the limits of another agent, and when some of its calls are denied', () => {
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'] }, { allowed_tools: ['Bash(npm test:*)'] }), ['medium']);
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'], disallowed_tools: ['Bash(rm:*)'] }), ['medium']);
  });
  it('is removed only by the list of its own agent', () => {
    assert.deepEqual(severitiesOf({ allowed_tools: ['Read'], disallowed_tools: ['Bash'] }), []);
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'], disallowed_tools: ['Bash'] }), []);
  });
});

describe('programs that start others, and servers registered without approval', () => {
  const rows: readonly (readonly [entry: string, severities: readonly string[]])[] = [
    ['Bash(claude mcp add:*)', ['medium']],
    ['Bash(claude mcp:*)', ['medium']],
    ['Bash(claude mcp add notes:*)', ['medium']],
    ['Bash(codex mcp add *)', ['medium']],
    ['Bash(gemini extensions install:*)', ['medium']],
    ['Bash(git config:*)', ['medium']],
    ['Bash(git config --global *)', ['medium']],
    ['Bash(git config --get:*)', []],
    ['Bash(git config user.name:*)', []],
    ['Bash(git:*)', []],
    ['Bash(socat:*)', ['high']],
    ['Bash(rtk *)', ['medium']],
    ['Bash(rtk proxy:*)', ['high']],
    ['Bash(rtk git status)', []],
    ['Bash(claude mcp list:*)', []],
    ['Bash(claude mcp get:*)', []],
    ['Bash(claude mcp add notes -- notes-mcp:*)', []],
    ['Bash(claude mcp add notes notes-mcp)', []],
  ];
  for (const [entry, expected] of rows) it(entry, () => assert.deepEqual(severities(claude([entry])), expected));
});

it('names a program without the attached wildcard', () => {
  const said = (entry: string) => reportOn(claude([entry])).findings.find(({ ruleId }) => ruleId === id)?.message;
  assert.match(said('Bash(awk*)') ?? '', /lets awk start/);
  assert.match(said('Bash(awk:*)') ?? '', /lets awk start/);
});

it('a tool is not unrestricted when the file requires approval', () => {
  const agent = (mode: string) => ({
    systemPrompt: 'Help.',
    llm: { model: 'm' },
    permissions: { mode },
    tools: ['run_shell'],
  });
  assert.deepEqual(severities(agent('manual')), []);
  assert.deepEqual(severities(agent('auto-approve')), ['critical']);
  assert.deepEqual(severities({ ...agent('manual'), permissions: {} }), ['medium']);
});

it('a tool with conditions is limited by them', () => {
  const conditions = [{ database: 'orders' }];
  const policies = [{ allow_tool: 'run_shell', conditions }, { allow_tool: 'run_shell' }];
  const agent = { name: 'desk', model: 'gpt-4o', system_prompt: 'Help the staff.', policies };
  const pointers = findingsOf(id, agent).map(({ pointer }) => pointer);
  assert.deepEqual(pointers, ['/policies/1/allow_tool']);
});

it('the parameters of a tool are not tools', () => {
  const action = { type: 'string', enum: ['status', 'run', 'evaluate'] };
  const node = { name: 'node_panel', type: 'TOOL', input_schema: { type: 'object', properties: { action } } };
  assert.deepEqual(severities({ agent: { model: 'gpt-4o' }, capabilities: [node] }), []);
  assert.deepEqual(severities({ agent: { model: 'gpt-4o' }, capabilities: ['run_command'] }), ['medium']);
});

describe('a parameter in the command line of its tool', () => {
  const unit = { name: 'unit', type: 'string', description: 'A unit.' };
  const tool = (command: string, parameters: readonly object[] = [unit]) => ({
    agent: { model: 'gpt-4o', system_prompt: 'Help.' },
    tools: [{ name: 'state', description: 'Tells how a unit is doing.', command, parameters }],
  });
  it('can inject commands when a shell parses the line', () => {
    const found = [{ pointer: '/tools/0/command', severity: 'medium', confidence: 'medium' }];
    assert.deepEqual(findingsOf(id, tool('systemctl status {{unit}} 2>&1 | head -30')), found);
    assert.deepEqual(findingsOf(id, tool('grep "{unit}" notes.txt | sort')), found);
    assert.deepEqual(findingsOf(id, tool('cd data && ls {{ args.unit }}')), found);
  });
  it('stays a single argument otherwise', () => {
    const lines = [
      'systemctl status {{unit}}',
      'systemctl status "${unit}" | head',
      'systemctl status {{ unit | quote }} > out',
      'ls {{other}} | head',
      "awk '{unit_total += $1}' a | sort",
    ];
    for (const line of lines) assert.deepEqual(severities(tool(line)), [], line);
    assert.deepEqual(severities(tool('journalctl -n {{unit}} | head', [{ ...unit, type: 'integer' }])), []);
    assert.deepEqual(severities(tool('ls {{unit}} | head', [{ ...unit, enum: ['a', 'b'] }])), []);
  });
});

it('a finding names its setting, server or tool', () => {
  const said = (configuration: object) =>
    reportOn(configuration).findings.find(({ ruleId }) => ruleId === id)?.message ?? '';
  const crew = { researcher: { role: 'R', goal: 'g', backstory: 'b', allow_code_execution: true } };
  assert.match(said(crew), /^researcher\.allow_code_execution allows /);
  assert.match(said({ mcpServers: { desk: { command: 'sudo', args: ['desk-mcp'] } } }), /^Server desk is started with/);
});

it('a shell matters more where no command needs confirmation', () => {
  const agent = { model: 'm', system_prompt: 'Work.', tools: ['bash'] };
  assert.deepEqual(severities({ ...agent, confirm_commands: false }), ['critical']);
  assert.deepEqual(severities({ ...agent, confirm_commands: false, sandbox: true }), ['high']);
  for (const other of [{}, { confirm_commands: true }, { confirm_payments: false }])
    assert.notDeepEqual(severities({ ...agent, ...other }), ['critical'], JSON.stringify(other));
});

it('a tool whose own command executes anything is one finding, at the command', () => {
  const shell = (command: string) => ({
    name: 'desk',
    model: 'gpt-4o',
    system_prompt: 'Help the desk.',
    tools: [{ name: 'shell', command }],
  });
  const found = (command: string) => findingsOf(id, shell(command)).map(({ pointer }) => pointer);
  assert.deepEqual(found('bash -c "{{input}}"'), ['/tools/0/command']);
  assert.deepEqual(found('./desk.sh'), ['/tools/0']);
});
