import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-003';
const places = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ pointer, severity }) => `${pointer} ${severity}`);
const claude = (permissions: object, more: object = {}) => ({
  permissions: { deny: ['Read(./.env)'], ...permissions },
  ...more,
});

describe('Claude Code', () => {
  const cases: readonly (readonly [name: string, configuration: object, found: readonly string[]])[] = [
    ['bypassPermissions', claude({ defaultMode: 'bypassPermissions' }), ['/permissions/defaultMode critical']],
    ['acceptEdits', claude({ defaultMode: 'acceptEdits' }), ['/permissions/defaultMode medium']],
    ['plan', claude({ defaultMode: 'plan' }), []],
    ['default', claude({ defaultMode: 'default' }), []],
    [
      'bypass inside a sandbox',
      claude({ defaultMode: 'bypassPermissions' }, { sandbox: { enabled: true } }),
      ['/permissions/defaultMode high'],
    ],
    ['the bypass locked', claude({ disableBypassPermissionsMode: 'disable' }), []],
    [
      'the bypass locked beside other locks',
      claude({ disableBypassPermissionsMode: 'disable', allowManagedPermissionRulesOnly: true }),
      [],
    ],
    ['the bypass locked at the root', { ...claude({}), disableBypassPermissionsMode: 'disable' }, []],
    [
      'a switch that says its own word again',
      { agent: { system_prompt: 'Help.', model: 'm' }, disable_yolo_mode: 'disabled' },
      [],
    ],
    ['the bypass not locked', claude({ allow: ['Bash(git status)'] }), []],
    [
      'all servers of a project',
      claude({}, { enableAllProjectMcpServers: true }),
      ['/enableAllProjectMcpServers high'],
    ],
    ['no servers of a project', claude({}, { enableAllProjectMcpServers: false }), []],
    ['chosen servers of a project', claude({}, { enabledMcpjsonServers: ['github'] }), []],
    [
      'no warning',
      claude({}, { skipDangerousModePermissionPrompt: true }),
      ['/skipDangerousModePermissionPrompt medium'],
    ],
    [
      'no warning before a mode that is locked',
      claude({ disableBypassPermissionsMode: 'disable' }, { skipDangerousModePermissionPrompt: true }),
      [],
    ],
    ['a model judges', claude({ defaultMode: 'auto' }), ['/permissions/defaultMode low']],
    ['edits allowed', claude({ allow: ['Edit', 'Read'] }), ['/permissions/allow/0 medium']],
    ['edits of one folder', claude({ allow: ['Edit(src/**)'] }), []],
    ['work within a team of agents', claude({ allow: ['TaskCreate', 'TaskUpdate', 'TeamCreate', 'SendMessage'] }), []],
    [
      'tasks and messages at a server',
      claude({ allow: ['mcp__desk__task_create', 'mcp__chat__SendMessage'] }),
      ['/permissions/allow/0 high', '/permissions/allow/1 high'],
    ],
    [
      'a writing tool of a server',
      claude({ allow: ['mcp__github__merge_pull_request'] }),
      ['/permissions/allow/0 high'],
    ],
    ['a reading tool of a server', claude({ allow: ['mcp__github__get_issue', 'mcp__docs__search_docs'] }), []],
    ['the same under ask', claude({ ask: ['Edit', 'mcp__github__merge_pull_request'] }), []],
    [
      'sandbox with its documented default',
      claude({}, { sandbox: { enabled: true, autoAllowBashIfSandboxed: true } }),
      [],
    ],
    ['a shell is AG-002, not this', claude({ allow: ['Bash', 'mcp__terminal__run_command'] }), []],
  ];
  for (const [name, configuration, found] of cases) it(name, () => assert.deepEqual(places(configuration), found));
});

describe('servers', () => {
  const server = (package_: string, more: object) => ({
    mcpServers: { it: { command: 'npx', args: ['-y', package_], ...more } },
  });
  const github = '@modelcontextprotocol/server-github@1.0.0';
  const docs = '@upstash/context7-mcp@1.0.0';
  const cases: readonly (readonly [name: string, configuration: object, found: readonly string[]])[] = [
    ['trust', server(github, { trust: true }), ['/mcpServers/it/trust high']],
    ['no trust', server(github, { trust: false }), []],
    ['trust in one that looks things up', server(docs, { trust: true }), ['/mcpServers/it/trust low']],
    ['trust in an unknown one', server('acme-internal@1.0.0', { trust: true }), ['/mcpServers/it/trust high']],
    [
      'trust narrowed to reading tools',
      server(github, { trust: true, includeTools: ['get_issue', 'list_issues'] }),
      [],
    ],
    [
      'trust narrowed to a writing tool',
      server(github, { trust: true, includeTools: ['create_issue'] }),
      ['/mcpServers/it/trust high'],
    ],
    ['all approved', server(github, { autoApprove: ['*'] }), ['/mcpServers/it/autoApprove/0 high']],
    ['none approved', server(github, { autoApprove: [] }), []],
    ['reading approved', server(github, { alwaysAllow: ['get_issue', 'search_code'] }), []],
    [
      'writing approved',
      server(github, { alwaysAllow: ['get_issue', 'push_files'] }),
      ['/mcpServers/it/alwaysAllow/1 high'],
    ],
    [
      'writing approved, switched off',
      server(github, { alwaysAllow: ['push_files'], disabled: true }),
      ['/mcpServers/it/alwaysAllow/0 medium'],
    ],
    [
      'thinking approved',
      server('@modelcontextprotocol/server-sequential-thinking@1.0.0', { autoApprove: ['sequentialthinking'] }),
      [],
    ],
    [
      'script in a page approved',
      server('@playwright/mcp@1.0.0', { alwaysAllow: ['browser_click', 'browser_evaluate'] }),
      ['/mcpServers/it/alwaysAllow/1 high'],
    ],
    ['commands approved are AG-002', server('shell-mcp@1.0.0', { alwaysAllow: ['execute_command'] }), []],
  ];
  for (const [name, configuration, found] of cases) it(name, () => assert.deepEqual(places(configuration), found));
});

describe('permissive defaults', () => {
  const schema = { $schema: 'https://opencode.ai/config.json' };
  it('OpenCode without permission, at the root', () => {
    assert.deepEqual(places({ ...schema, model: 'a/b' }), [' high']);
    assert.deepEqual(places({ ...schema, permission: { bash: 'ask', edit: 'ask' } }), []);
  });
  it('OpenCode with rules that leave commands unrestricted, at the rules', () => {
    const opencode = (permission: object, rest: object = {}) => places({ ...schema, permission, ...rest });
    assert.deepEqual(opencode({}), ['/permission high']);
    // Rules that only allow leave the rest at its default, as no rules do.
    assert.deepEqual(opencode({ lsp: 'allow' }), ['/permission high']);
    assert.deepEqual(opencode({ skill: { '*': 'allow' } }), ['/permission high']);
    assert.deepEqual(opencode({ skill: { '*': 'allow', 'private-*': 'deny' } }), ['/permission medium']);
    assert.deepEqual(opencode({ lsp: 'allow', bash: 'ask' }), []);
    assert.deepEqual(opencode({ edit: 'ask' }), ['/permission medium']);
    assert.deepEqual(opencode({ bash: { 'rm *': 'deny', 'git push': 'ask' } }), ['/permission/bash medium']);
    assert.deepEqual(opencode({ bash: { '*': 'ask', 'git status': 'allow' } }), []);
    assert.deepEqual(opencode({ '*': 'ask', edit: 'ask' }), []);
    assert.deepEqual(opencode({ edit: 'ask' }, { tools: { bash: false } }), []);
    assert.deepEqual(opencode({ edit: 'ask' }, { agent: { build: { permission: { bash: 'ask' } } } }), []);
    assert.deepEqual(opencode({ edit: 'ask' }, { agent: { build: { permission: 'ask' } } }), []);
  });
  it('OpenCode: everything, edits', () => {
    assert.deepEqual(places({ ...schema, permission: { edit: 'allow', write: 'allow', bash: 'ask' } }), [
      '/permission/edit medium',
      '/permission/write medium',
    ]);
    assert.deepEqual(places({ ...schema, permission: 'allow' }), ['/permission critical']);
    assert.deepEqual(places({ ...schema, permission: { '*': 'allow' } }), ['/permission/* critical']);
    assert.deepEqual(places({ ...schema, permission: { edit: 'allow', bash: 'ask' } }), ['/permission/edit medium']);
  });
  it('Goose: auto by name and by default', () => {
    const extensions = 'extensions:\n  developer:\n    type: builtin\n    enabled: true\n';
    assert.deepEqual(places(`GOOSE_PROVIDER: openai\nGOOSE_MODEL: m\nGOOSE_MODE: auto\n${extensions}`, 'yaml'), [
      '/GOOSE_MODE critical',
    ]);
    assert.deepEqual(places(`GOOSE_PROVIDER: openai\nGOOSE_MODEL: m\n${extensions}`, 'yaml'), [' critical']);
    assert.deepEqual(places(`GOOSE_PROVIDER: openai\nGOOSE_MODEL: m\nGOOSE_MODE: approve\n${extensions}`, 'yaml'), []);
  });
  it('a bare list of servers says nothing about approval', () => {
    assert.deepEqual(places({ mcpServers: { a: { command: 'node', args: ['a.js'] } } }), []);
  });
});

describe('other hosts', () => {
  it('VS Code: everything approved', () => {
    const file = '.vscode/settings.json';
    const found = findingsOf(id, { 'chat.tools.global.autoApprove': true, 'chat.agent.maxRequests': 20 }, 'json', file);
    assert.deepEqual(
      found.map(({ severity }) => severity),
      ['critical'],
    );
    assert.deepEqual(
      findingsOf(id, { 'chat.tools.global.autoApprove': false, 'chat.agent.maxRequests': 20 }, 'json', file),
      [],
    );
  });
  it('an agent started with its approval prompts turned off', () => {
    const start = (...args: readonly string[]) => ({ mcpServers: { other: { command: 'claude', args } } });
    assert.deepEqual(places(start('mcp', 'serve', '--dangerously-skip-permissions')), [
      '/mcpServers/other/args/2 critical',
    ]);
    assert.deepEqual(places(start('--permission-mode', 'acceptEdits')), ['/mcpServers/other/args/0 medium']);
    assert.deepEqual(places(start('--permission-mode', 'plan')), []);
    assert.deepEqual(
      places({ mcpServers: { codex: { command: 'npx', args: ['-y', '@openai/codex@1.0.0', '--full-auto'] } } }),
      ['/mcpServers/codex/args/2 high'],
    );
    const run = (command: string, ...args: readonly string[]) => places({ mcpServers: { a: { command, args } } });
    assert.deepEqual(run('agy', '-p', 'go', '--dangerously-skip-permissions'), ['/mcpServers/a/args/2 critical']);
    assert.deepEqual(run('omp', '--approval-mode', 'yolo'), ['/mcpServers/a/args/0 critical']);
    assert.deepEqual(run('omp', '--approval-mode', 'write'), []);
    assert.deepEqual(run('openhands', 'acp', '--always-approve'), ['/mcpServers/a/args/1 critical']);
    assert.deepEqual(run('openhands', 'acp', '--llm-approve'), []);
    assert.deepEqual(run('cline', '--acp', '--auto-approve', 'true'), ['/mcpServers/a/args/1 critical']);
    assert.deepEqual(run('cline', '--acp', '--auto-approve', 'false'), []);
    assert.deepEqual(run('docker', 'agent', 'run', 'a.yaml', '--yolo'), ['/mcpServers/a/args/3 critical']);
    assert.deepEqual(run('vibe', '--agent', 'auto-approve'), ['/mcpServers/a/args/0 critical']);
    assert.deepEqual(run('vibe', '--agent', 'plan'), []);
    assert.deepEqual(run('kilo', 'run', '--auto'), ['/mcpServers/a/args/1 critical']);
    assert.deepEqual(run('interpreter', '-y'), ['/mcpServers/a/args/0 critical']);
    assert.deepEqual(places({ mcpServers: { other: { command: 'printer', args: ['--yolo'] } } }), []);
  });
  it('approval of a remote server', () => {
    const agent = (mode: string, more = '') =>
      `kind: Prompt\nname: helper\ninstructions: Help people.\nmodel:\n  id: m\ntools:\n  - kind: mcp\n    name: crm\n    url: https://crm.example.com/mcp\n    approvalMode:\n      kind: ${mode}\n${more}`;
    assert.equal(places(agent('never'), 'yaml').length, 1);
    assert.deepEqual(places(agent('always'), 'yaml'), []);
    assert.deepEqual(places(agent('never', '    allowedTools: [search_docs]\n'), 'yaml'), []);
  });
});

describe('home-made agents', () => {
  const agent = (tools: readonly string[], more: object) => ({
    name: 'helper',
    system_prompt: 'You help people.',
    model: 'm',
    tools,
    ...more,
  });
  const writes = ['search_docs', 'update_record'];
  const reads = ['search_docs', 'get_weather'];
  const cases: readonly (readonly [name: string, configuration: object, severities: readonly string[]])[] = [
    ['approval not required', agent(writes, { require_approval: false }), ['critical']],
    ['approval not required, tools unknown', agent([], { require_approval: false }), ['high']],
    ['approval not required, tools that read', agent(reads, { require_approval: false }), ['low']],
    ['yolo, tools unknown', agent([], { yolo_mode: true }), ['critical']],
    ['permissions skipped, tools unknown', agent([], { dangerously_skip_permissions: true }), ['critical']],
    ['yolo off', agent(writes, { yolo_mode: false }), []],
    ['approval required', agent(writes, { require_approval: true }), []],
    ['approval never', agent(writes, { approval_mode: 'never' }), ['critical']],
    ['no human input, with a shell', agent(['execute_command'], { human_input_mode: 'NEVER' }), ['critical']],
    [
      'no human input, code on the host',
      agent([], { human_input_mode: 'NEVER', code_execution_config: { use_docker: false } }),
      ['critical'],
    ],
    ['no human input, retrieval', agent(reads, { human_input_mode: 'NEVER' }), []],
    ['no human input, only answers', agent([], { human_input_mode: 'NEVER' }), []],
    ['human input always', agent(writes, { human_input_mode: 'ALWAYS' }), []],
    [
      'payments named by their objects',
      agent(reads, { manual_confirmation: { orders: false, letters: false } }),
      ['high'],
    ],
    ['tools of such names', agent(['orders', 'refunds'], {}), []],
    ['moderation off', agent(reads, { moderation: { enabled: false } }), ['medium']],
    ['moderation on', agent(reads, { moderation: { enabled: true } }), []],
  ];
  for (const [name, configuration, severities] of cases) {
    it(name, () =>
      assert.deepEqual(
        findingsOf(id, configuration).map(({ severity }) => severity),
        severities,
      ),
    );
  }
});

describe('Gemini CLI approval of reading tools', () => {
  const settings = (more: object) => ({ selectedAuthType: 'oauth-personal', contextFileName: 'AGENT.md', ...more });
  const cases: readonly (readonly [name: string, configuration: object, found: readonly string[]])[] = [
    ['at the root, as before', settings({ autoAccept: true }), ['/autoAccept low']],
    ['among the tools', settings({ tools: { autoAccept: true } }), ['/tools/autoAccept low']],
    ['off', settings({ autoAccept: false }), []],
  ];
  for (const [name, configuration, found] of cases) it(name, () => assert.deepEqual(places(configuration), found));
});

it('a mode that bypasses permissions implies a host with a shell, whatever tools the file lists', () => {
  const agent = (permission_mode: string) => ({
    model: { default: 'm' },
    agent: { sdk: { permission_mode } },
    platform_toolsets: { cli: ['file'] },
    mcp_servers: { notes: { command: 'notes', args: ['--read-only'] } },
  });
  const severities = (mode: string) => findingsOf('AG-003', agent(mode)).map(({ severity }) => severity);
  assert.deepEqual(severities('bypassPermissions'), ['critical']);
  assert.deepEqual(severities('plan'), []);
});

it('the server’s name in front of a tool’s is no verb', () => {
  const found = (server: string, ...autoApprove: readonly string[]) =>
    findingsOf('AG-003', { mcpServers: { [server]: { command: 'desk', autoApprove } } }).map(({ pointer }) => pointer);
  assert.deepEqual(found('trigger-editor', 'trigger_list_files', 'trigger_get_file'), []);
  assert.equal(found('trigger-editor', 'trigger_run_file', 'trigger_delete_file').length, 2);
  assert.equal(found('desk', 'trigger_get_file').length, 1);
});

it('rates a tool that writes notes, appointments or documentation lower than one that changes anything else', () => {
  const tools = ['create_event', 'update.docs', 'add_note', 'update_record', 'delete_note', 'write_file'];
  assert.deepEqual(
    places({ name: 'helper', model: 'm', system_prompt: 'Help.', autonomy: { auto_approve: tools } }),
    ['3 high', '4 high', '5 high', '0 low', '1 low', '2 low'].map((found) => `/autonomy/auto_approve/${found}`),
  );
});

it('rates a notification lower than a message to an outside recipient', () => {
  const tools = ['send_notification', 'send_alert', 'send_email_notification', 'send_customer_alert', 'send_message'];
  assert.deepEqual(
    places({ name: 'helper', model: 'm', system_prompt: 'Help.', autonomy: { auto_approve: tools } }),
    ['2 high', '3 high', '4 high', '0 medium', '1 medium'].map((found) => `/autonomy/auto_approve/${found}`),
  );
});

it('rates creating an item of an unknown kind lower than changing one', () => {
  const tools = ['create_ab_test', 'create_webhook', 'create_user_role', 'modify_ab_test', 'file_create_in_workspace'];
  tools.push('create_flow_and_start');
  assert.deepEqual(
    places({ name: 'helper', model: 'm', system_prompt: 'Help.', autonomy: { auto_approve: tools } }),
    ['1 high', '2 high', '3 high', '5 high', '0 medium', '4 medium'].map((found) => `/autonomy/auto_approve/${found}`),
  );
});

it('a switch for a kind of action is not called a tool', () => {
  const report = reportOn({ name: 'helper', model: 'm', system_prompt: 'Help.', require_approval_for_refunds: false });
  const [finding] = report.findings.filter(({ ruleId }) => ruleId === id);
  assert.equal(finding?.message, 'require_approval_for_refunds allows actions with side effects without approval.');
  const kept = { name: 'helper', model: 'm', system_prompt: 'Help.', memory: { writing: { require_approval: false } } };
  assert.deepEqual(findingsOf(id, kept), []);
});

it('an expectation of a test is no switch', () => {
  const agent = { name: 'desk', model: 'house-model', system_prompt: 'Help.' };
  for (const cases of ['golden_cases', 'checks']) {
    assert.deepEqual(findingsOf('AG-003', { ...agent, [cases]: [{ id: 'a', expected: { needs_human: false } }] }), []);
  }
  assert.equal(findingsOf('AG-003', { ...agent, routing: { needs_human: false } }).length, 1);
});

it('says which approvals a mode turns off', () => {
  const said = (mode: string) => {
    const agent = { name: 'a', system_prompt: 'Help.', model: 'm', tools: ['send_mail'], execution_mode: mode };
    return reportOn({ agent })
      .findings.filter(({ ruleId }) => ruleId === id)
      .map(({ message }) => String(message));
  };
  assert.deepEqual(said('AUTONOMOUS'), ['agent.execution_mode turns off approval for some actions.']);
  assert.deepEqual(said('accept_edits'), ['agent.execution_mode lets the agent edit files without approval.']);
  assert.deepEqual(said('CONFIRM'), []);
});

describe('autonomous agents', () => {
  const desk = (more: object) => ({ agents: { desk: { system_prompt: 'You sort post.', model: 'gpt-4o', ...more } } });
  const autonomous = { execution_mode: 'AUTONOMOUS' };

  it('with unknown tools, or tools with side effects', () => {
    assert.deepEqual(places(desk({ ...autonomous })), ['/agents/desk/execution_mode medium']);
    assert.deepEqual(places(desk({ ...autonomous, tools: ['send_email'] })), ['/agents/desk/execution_mode medium']);
  });

  it('with tools that only read', () => {
    assert.deepEqual(places(desk({ ...autonomous, tools: ['search_docs'] })), ['/agents/desk/execution_mode low']);
  });

  it('without a tool: there is nothing to approve', () => {
    assert.deepEqual(places(desk({ ...autonomous, enabled_tools: [] })), []);
    assert.deepEqual(places(desk({ auto_approve: true, tools: [] })), []);
  });
});

it('names the setting, including one that is missing or in a list', () => {
  const said = (configuration: object) =>
    reportOn(configuration).findings.find(({ ruleId }) => ruleId === id)?.message ?? '';
  assert.match(said({ permissions: { defaultMode: 'bypassPermissions' } }), /^permissions\.defaultMode turns off /);
  assert.match(said({ GOOSE_PROVIDER: 'openai', GOOSE_MODEL: 'm', extensions: {} }), /^GOOSE_MODE is not set: /);
  const opencode = { $schema: 'https://opencode.ai/config.json', model: 'm/m' };
  assert.match(said(opencode), /^No permission rules: /);
  assert.match(said({ ...opencode, permission: { lsp: 'allow' } }), /^No ask or deny permission rules: /);
  assert.match(
    said({ ...opencode, permission: { bash: { 'git push': 'ask' } } }),
    /^permission\.bash has no rule for /,
  );
});

it('adds the setting that is missing', () => {
  const { findings } = reportOn('GOOSE_PROVIDER: openai\nGOOSE_MODEL: m\nextensions: {}\n', 'yaml');
  assert.deepEqual(findings.find(({ ruleId }) => ruleId === id)?.remediation.patch, [
    { op: 'add', path: '/GOOSE_MODE', value: 'smart_approve' },
  ]);
  const patch = (settings: object) =>
    reportOn({ $schema: 'https://opencode.ai/config.json', ...settings }).findings.find(({ ruleId }) => ruleId === id)
      ?.remediation.patch;
  assert.deepEqual(patch({ model: 'm/m' }), [{ op: 'add', path: '/permission', value: 'ask' }]);
  // Of several patterns the last one that matches decides, so that none is added behind the others.
  assert.equal(patch({ permission: { bash: { 'git push': 'ask' } } }), undefined);
  assert.deepEqual(patch({ permission: {} }), [{ op: 'add', path: '/permission/*', value: 'ask' }]);
  assert.deepEqual(patch({ permission: { edit: 'ask' } }), [{ op: 'add', path: '/permission/bash', value: 'ask' }]);
});
