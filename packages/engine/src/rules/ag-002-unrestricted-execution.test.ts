import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-002';
const claude = (allow: readonly string[], more: object = {}) => ({
  permissions: { allow, deny: ['Read(./.env)'], ...more },
});
const severities = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ severity }) => severity);

describe('entries of an allow list', () => {
  const cases: readonly (readonly [entry: string, severity: string | null])[] = [
    ['Bash', 'critical'],
    ['Bash(*)', 'critical'],
    ['Bash(:*)', 'critical'],
    ['Bash(python:*)', 'high'],
    ['Bash(python3 *)', 'high'],
    ['Bash(python -c:*)', 'high'],
    ['Bash(node:*)', 'high'],
    ['Bash(node -e ":*)', 'high'],
    ['Bash(python3 -c "import json:*)', 'high'],
    ["Bash(bash -c ' *)", 'high'],
    ["Bash(awk '{print:*)", 'high'],
    ['Bash(node -e "console.log(1)")', null],
    ['Bash(node "scripts/report:*)', null],
    ['Bash(node scripts/report.js --title ":*)', null],
    ['Bash(git commit -m ":*)', null],
    ['Bash(bash -c:*)', 'high'],
    ['Bash(find:*)', 'high'],
    ['Bash(sed:*)', 'high'],
    ['Bash(awk:*)', 'high'],
    ['Bash(xargs:*)', 'high'],
    ['Bash(flock:*)', 'high'],
    ['Bash(builtin:*)', 'high'],
    ['Bash(source:*)', 'high'],
    ['Bash(sudo -n:*)', 'high'],
    ['Bash(sed -n:*)', 'medium'],
    ['Bash(start:*)', 'high'],
    ['Bash(xargs --version:*)', null],
    ['Bash(done:*)', null],
    ['Bash(fi *)', null],
    ['Bash(do:*)', 'critical'],
    ['Bash(done | sh:*)', 'high'],
    ['Bash(npm start:*)', null],
    ['Bash(go run:*)', 'high'],
    ['Bash(go run ./cmd/desk:*)', null],
    ['Bash(go build:*)', null],
    ['Bash(source .venv/bin/activate:*)', null],
    ['Bash(nix run:*)', 'high'],
    ['Bash(nix flake check:*)', null],
    ['Bash(flock /tmp/desk.lock make lint)', null],
    ['Bash(docker exec:*)', 'high'],
    ['Bash(docker compose:*)', 'high'],
    ['Bash(ssh:*)', 'high'],
    ['Bash(tmux:*)', 'high'],
    ['Bash(npx:*)', 'high'],
    ['Bash(npx tsx:*)', 'high'],
    ['Bash(timeout 30 npx -y tsx -e:*)', 'high'],
    ['Bash(pnpm exec ts-node:*)', 'high'],
    ['Bash(yarn node *)', 'high'],
    ['Bash(npx tsx scripts/seed.ts:*)', null],
    ['Bash(npx tsx --version)', null],
    ['Bash(npm -v:*)', null],
    ['Bash(aws-vault exec:*)', 'high'],
    ['Bash(aws-vault exec dev -- terraform plan:*)', null],
    ['Bash(aws-vault list:*)', null],
    ['Bash(op run:*)', 'high'],
    ['Bash(doppler run -- npm test:*)', null],
    ['Bash(op vault list:*)', null],
    ['Bash(npm install:*)', 'medium'],
    ['Bash(npm i --save-dev *)', 'medium'],
    ['Bash(pnpm add:*)', 'medium'],
    ['Bash(yarn global add *)', 'medium'],
    ['Bash(pip install:*)', 'medium'],
    ['Bash(pip3 *)', 'medium'],
    ['Bash(.venv/bin/pip install:*)', 'medium'],
    ['Bash(python -m pip install:*)', 'medium'],
    ['Bash(uv pip install *)', 'medium'],
    ['Bash(gem install:*)', 'medium'],
    ['Bash(npm install)', null],
    ['Bash(npm ci:*)', null],
    ['Bash(npm install lodash:*)', null],
    ['Bash(npm install --ignore-scripts *)', null],
    ['Bash(npm install --help:*)', null],
    ['Bash(npm list:*)', null],
    ['Bash(yarn install:*)', null],
    ['Bash(pip install -r requirements.txt:*)', null],
    ['Bash(pip install -e .)', null],
    ['Bash(pip list:*)', null],
    ['Bash(pip --version)', null],
    ['Bash(python -m pip list:*)', null],
    ['Bash(cargo build:*)', null],
    ['Bash(cargo:*)', null],
    ['Bash(brew update*)', null],
    ['Bash(xargs -v:*)', 'high'],
    ['Bash(claude:*)', 'medium'],
    ['Bash(codex exec:*)', 'high'],
    ['Bash(claude mcp list:*)', null],
    ['Bash(claude --version)', null],
    ['Bash(pi -p:*)', 'medium'],
    ['Bash(pi --list-models:*)', null],
    ['Bash(gemini mcp list)', null],
    ['Bash(psql:*)', 'medium'],
    ['Bash(sqlite3 *)', 'medium'],
    ['Bash(psql --version)', null],
    ['Bash(sqlite3 app.db .tables)', null],
    ['Bash(mysqldump:*)', null],
    ['Bash(npm run tsx:*)', null],
    ['Bash(pnpm exec vitest:*)', null],
    ['Bash(uv run:*)', 'high'],
    ['Bash(cd src && python *)', 'high'],
    ['Bash(bash */scripts/lint.sh *)', 'high'],
    ['Bash(python3 */tools/run.py:*)', 'high'],
    ['Bash(find . -name:*)', 'medium'],
    ['Bash(npm:*)', 'medium'],
    ['Bash(irb:*)', 'high'],
    ['Bash(ansible *)', 'high'],
    ['Bash(ansible --version)', null],
    ['Bash(ansible-lint *)', null],
    ['Bash(sudo systemctl restart:*)', 'medium'],
    ['Bash(pkexec systemctl restart nginx)', 'medium'],
    ['Bash(gsudo net stop spooler)', 'medium'],
    ['Bash(gsudo *)', 'high'],
    ['Bash(gsudo status)', null],
    ['Bash(runas *)', 'high'],
    ['Bash(schtasks *)', 'medium'],
    ['Bash(schtasks /Create *)', 'high'],
    ['Bash(schtasks /query *)', null],
    ['PowerShell(Start-Process *)', 'high'],
    ['PowerShell(Start-Process notepad *)', null],
    [
      "PowerShell(Start-Process powershell -Verb RunAs -ArgumentList '-NoProfile','-Command','Stop-Service -Name spooler')",
      'medium',
    ],
    ['PowerShell(Start-Process notepad -Verb Print)', null],
    ['PowerShell(Invoke-Expression *)', 'high'],
    ['PowerShell(iex *)', 'high'],
    ['PowerShell(Get-Service *)', null],
    ['mcp__terminal__run_command', 'high'],
    ['Bash(bun:*)', 'medium'],
    ['Bash(bun -e:*)', 'high'],
    ['Bash(node*)', 'high'],
    ['Bash(python3*)', 'high'],
    ['Bash(bash -c*)', 'high'],
    ['Bash(docker exec*)', 'high'],
    ['Bash(bun*)', 'medium'],
    ['Bash(bun run:*)', null],
    ['Bash(nodemon*)', null],
    ['Bash(/usr/bin/*)', 'critical'],
    ['Bash(./scripts/*)', null],
    ['Bash(.claude/hooks/*.sh)', null],
    ['Bash(python scripts/*)', null],
    ['Bash(python -m pytest*)', null],
    ['Bash(npx prettier*)', null],
    ['Bash(docker ps*)', null],
    ['Bash(git push*)', null],
    ['Bash(find src -name "*.md*")', null],
    ['Bash(npm run test:*)', null],
    ['Bash(npm run:*)', null],
    ['Bash(git status)', null],
    ['Bash(git log:*)', null],
    ['Bash(python scripts/lint.py:*)', null],
    ['Bash(python -m pytest:*)', null],
    ['Bash(python --version)', null],
    ['Bash(node --test:*)', null],
    ['Bash(bash ./scripts/start.sh:*)', null],
    ['Bash(xargs grep:*)', null],
    ['Bash(docker ps:*)', null],
    ['Bash(docker logs:*)', null],
    ['Bash(docker exec web npm test:*)', null],
    ['Bash(npx prettier:*)', null],
    ['Bash(uv run pytest:*)', null],
    ['Bash(kubectl get:*)', null],
    ['Bash(make:*)', null],
    ['Bash(ls:*)', null],
    ['mcp__browser__browser_evaluate', null],
    ['mcp__terminal__read_terminal_output', null],
    ['WebSearch', null],
  ];
  for (const [entry, severity] of cases) {
    it(`${entry}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [{ pointer: '/permissions/allow/0', severity }];
      const found = findingsOf(id, claude([entry])).map(({ pointer, severity: given }) => ({
        pointer,
        severity: given,
      }));
      assert.deepEqual(found, expected);
    });
  }

  it('that install any package are one finding, whose patch takes all of them out', () => {
    const list = ['Bash(npm install:*)', 'Bash(npm test)', 'Bash(pip install:*)', 'Bash(brew install *)'];
    const [found, ...more] = reportOn(claude(list)).findings.filter(({ ruleId }) => ruleId === id);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [found?.location, ...(found?.related ?? [])].map((at) => at?.pointer),
      ['/permissions/allow/0', '/permissions/allow/2', '/permissions/allow/3'],
    );
    assert.match(found?.message ?? '', /beside it let any package be installed/);
  });

  it('that take any command between their words are one finding', () => {
    const bash = { '*': 'ask', 'ls *': 'allow', '* && rm *': 'allow', '* | sh *': 'allow', '* ; curl *': 'deny' };
    const found = reportOn({ $schema: 'https://opencode.ai/config.json', permission: { bash } }).findings;
    const [first, ...more] = found.filter(({ ruleId }) => ruleId === id);
    assert.equal(more.length, 0);
    assert.equal(first?.severity, 'critical');
    assert.deepEqual(
      [first?.location, ...(first?.related ?? [])].map((at) => at?.pointer),
      ['/permission/bash/* && rm *', '/permission/bash/* | sh *'],
    );
  });

  it('weigh one level less inside a sandbox', () => {
    const sandbox = { sandbox: { enabled: true } };
    assert.deepEqual(severities({ ...claude(['Bash', 'Bash(python:*)']), ...sandbox }), ['high', 'medium']);
  });

  it('stay quiet under deny and ask, and where a deny decides', () => {
    assert.deepEqual(severities({ permissions: { deny: ['Bash', 'Bash(python:*)'], ask: ['Bash(find:*)'] } }), []);
    assert.deepEqual(severities({ permissions: { allow: ['Bash(python:*)'], deny: ['Bash'] } }), []);
  });

  it('can be taken out of their list by the patch', () => {
    const [finding] = reportOn(claude(['Bash(git status)', 'Bash(python:*)'])).findings.filter(
      ({ ruleId }) => ruleId === id,
    );
    assert.deepEqual(finding?.remediation.patch, [{ op: 'remove', path: '/permissions/allow/1' }]);
  });
});

describe('the same risk elsewhere', () => {
  it('OpenCode: bash without a question, as a word or as a pattern', () => {
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

  it('one level less where the server is switched off', () => {
    const server = { command: 'npx', args: ['-y', 'shell@1.0.0'], autoApprove: ['execute_command'], disabled: true };
    assert.deepEqual(severities({ mcpServers: { shell: server } }), ['medium']);
  });

  it('the rights of an administrator in the launch of a server, by whatever program', () => {
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

  it('local executors, where the agent itself runs', () => {
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

  it('a home-made agent: a free command is medium, a bounded or approved one is quiet', () => {
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

  it('settings that run what others wrote', () => {
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

  it('a tool that runs code and is told to do it unsafely', () => {
    const agent = (unsafe: boolean) => ({
      ...{ name: 'a', system_prompt: 'You help.', model: 'm' },
      tools: [{ name: 'python_exec', config: { unsafe } }],
    });
    const [worst] = findingsOf(id, agent(true));
    assert.deepEqual([worst?.pointer, worst?.severity], ['/tools/0/config/unsafe', 'critical']);
    assert.deepEqual(severities(agent(false)), ['medium']);
  });

  it('lists that answer call by call: what is allowed runs unasked', () => {
    const agent = (permissions: object) => ({ name: 'a', system_prompt: 'You help.', model: 'm', permissions });
    assert.deepEqual(severities(agent({ allow: ['bash', 'read'], ask: ['write'] })), ['critical']);
    assert.deepEqual(severities(agent({ allow: ['search_docs'], deny: ['bash'] })), []);
  });

  it('a tool named bash that is asked about is quiet', () => {
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
  it('is open whatever another agent is held to, and with some of its calls refused', () => {
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'] }, { allowed_tools: ['Bash(npm test:*)'] }), ['medium']);
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'], disallowed_tools: ['Bash(rm:*)'] }), ['medium']);
  });
  it('is taken away by its own list alone', () => {
    assert.deepEqual(severitiesOf({ allowed_tools: ['Read'], disallowed_tools: ['Bash'] }), []);
    assert.deepEqual(severitiesOf({ allowed_tools: ['Bash'], disallowed_tools: ['Bash'] }), []);
  });
});

describe('expressions of Amazon Q, which takes no line apart', () => {
  const rows: readonly (readonly [expression: string, severity: string | null])[] = [
    ['git log.*', 'medium'],
    ['npm install .+', 'medium'],
    ['git log .* --stat', 'medium'],
    ['python .*', 'high'],
    ['git status', null],
    ['git log [a-z0-9-]*', null],
    ['cat notes\\.+', null],
    ['(.*)', 'critical'],
    ['^(?!rm).*$', 'critical'],
    ['npm (test|run) .*', 'medium'],
    ['ls( .*)?', 'medium'],
    ['git (status|diff)( .*)?', 'medium'],
    ['(npm|npx) .*', 'high'],
    ['(python|node) .*', 'high'],
    ['npm (test|lint)', null],
    ['(?:npm|yarn) test', null],
    ['(?!.*[;&|])git log .*', null],
    ['python --version|node --version', null],
  ];
  const agentOf = (settings: object) => ({
    name: 'helper',
    tools: ['execute_bash'],
    toolsSettings: { execute_bash: settings },
  });
  for (const [expression, severity] of rows) {
    it(`${expression}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(severities(agentOf({ allowedCommands: [expression] })), severity === null ? [] : [severity]);
    });
  }
  it('of one list are one finding, whose patch takes all of them out', () => {
    const expressions = ['git log.*', 'git status', 'npm test.*', 'make .*'];
    const report = reportOn(agentOf({ allowedCommands: expressions }));
    const [finding, ...others] = report.findings.filter(({ ruleId }) => ruleId === id);
    const list = '/toolsSettings/execute_bash/allowedCommands';
    assert.equal(others.length, 0);
    assert.equal(finding?.location.pointer, `${list}/0`);
    assert.deepEqual(
      finding.related.map(({ pointer }) => pointer),
      [`${list}/2`, `${list}/3`],
    );
    assert.deepEqual(
      finding.remediation.patch,
      [3, 2, 0].map((index) => ({ op: 'remove', path: `${list}/${index}` })),
    );
  });
  it('are protections where they refuse', () => {
    assert.deepEqual(severities(agentOf({ allowedCommands: ['git status'], deniedCommands: ['git push.*'] })), []);
  });
});

describe('options by which a program starts others', () => {
  const rows: readonly (readonly [severity: string | null, entries: Readonly<Record<string, boolean>>])[] = [
    [null, { find: true, '/^find\\b.*-(delete|exec|execdir|ok)\\b/': false }],
    [null, { sed: true, '/^sed\\b.*(-[a-zA-Z]*(e|f)[a-zA-Z]*|--file)\\b/': false }],
    [null, { '/^find\\b(?!.*-exec)/': true }],
    ['high', { find: true, '/^sed\\b.*-(e|f)\\b/': false }],
    ['high', { find: true, '/^find \\/etc/': false }],
    ['high', { '/^find\\b(?!.*;)/': true }],
    ['high', { xargs: true, '/^xargs\\b.*-I\\b/': false }],
    ['high', { docker: true, '/^docker\\b.*--privileged\\b/': false }],
    ['high', { '/^node\\b(?!.*-e)/': true }],
  ];
  for (const [severity, entries] of rows) {
    it(`${Object.keys(entries).join(', ')}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [severity];
      assert.deepEqual(severities({ 'chat.tools.terminal.autoApprove': entries }), expected);
    });
  }
});

describe('expressions that are looked for in a line', () => {
  const rows: readonly (readonly [expression: string, severity: string | null])[] = [
    ['^(ls|python)\\b', 'high'],
    ['^node', 'high'],
    ['^docker\\s', 'high'],
    ['^(ls|cat)\\b', null],
    ['^python --version$', null],
    ['^(git (status|log)|npm test)\\b', null],
  ];
  for (const [expression, severity] of rows) {
    it(`${expression}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [severity];
      assert.deepEqual(severities({ 'chat.tools.terminal.autoApprove': { [`/${expression}/`]: true } }), expected);
      const tools = { terminal: { always_allow: [{ pattern: expression }] } };
      assert.deepEqual(
        severities({ context_servers: {}, agent: { tool_permissions: { default: 'confirm', tools } } }),
        expected,
      );
    });
  }
});

describe('program text for a shell', () => {
  const rows: readonly (readonly [entry: string, severities: readonly string[]])[] = [
    ['Bash(bash -c "npm run *")', ['high']],
    ['Bash(bash -c "npm run *)', ['high']],
    ["Bash(sh -c 'ls *':*)", ['high']],
    ["Bash(bash -c 'cd x && *')", ['critical']],
    ["Bash(bash -lc 'npm test')", []],
    ["Bash(bash -c 'npm test' *)", []],
    ['Bash(docker exec desk bash -c "ls *")', []],
  ];
  for (const [entry, expected] of rows) it(entry, () => assert.deepEqual(severities(claude([entry])), expected));
});

describe('programs that hand on, and servers that are set up unasked', () => {
  const rows: readonly (readonly [entry: string, severities: readonly string[]])[] = [
    ['Bash(claude mcp add:*)', ['medium']],
    ['Bash(claude mcp:*)', ['medium']],
    ['Bash(claude mcp add notes:*)', ['medium']],
    ['Bash(codex mcp add *)', ['medium']],
    ['Bash(gemini extensions install:*)', ['medium']],
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

it('a program is named without the star that is glued to it', () => {
  const said = (entry: string) => reportOn(claude([entry])).findings.find(({ ruleId }) => ruleId === id)?.message;
  assert.match(said('Bash(awk*)') ?? '', /allows awk,/);
  assert.match(said('Bash(awk:*)') ?? '', /allows awk,/);
});

it('a tool is not open where the file says that a person is asked', () => {
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

it('a tool beside its conditions is limited by them', () => {
  const conditions = [{ database: 'orders' }];
  const policies = [{ allow_tool: 'run_shell', conditions }, { allow_tool: 'run_shell' }];
  const agent = { name: 'desk', model: 'gpt-4o', system_prompt: 'Help the staff.', policies };
  const pointers = findingsOf(id, agent).map(({ pointer }) => pointer);
  assert.deepEqual(pointers, ['/policies/1/allow_tool']);
});

it('what a tool is asked for is no tool', () => {
  const action = { type: 'string', enum: ['status', 'run', 'evaluate'] };
  const node = { name: 'node_panel', type: 'TOOL', input_schema: { type: 'object', properties: { action } } };
  assert.deepEqual(severities({ agent: { model: 'gpt-4o' }, capabilities: [node] }), []);
  assert.deepEqual(severities({ agent: { model: 'gpt-4o' }, capabilities: ['run_command'] }), ['medium']);
});
