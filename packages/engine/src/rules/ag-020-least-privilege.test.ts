import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-020';
const places = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language)
    .filter(({ severity }) => severity !== 'info')
    .map(({ pointer, severity }) => `${pointer} ${severity}`);
const claude = (permissions: object) => ({ permissions: { deny: ['Read(./.env)'], ...permissions } });

it('namespaces of Kubernetes are said to be let in, not to be actions', () => {
  const agent = (from: string) =>
    `apiVersion: kagent.dev/v1alpha2\nkind: Agent\nmetadata: {name: desk}\nspec:\n  type: Declarative\n  allowedNamespaces: {from: ${from}}\n  declarative: {modelConfig: default, systemMessage: Help.}\n`;
  const messages = (from: string) =>
    reportOn(agent(from), 'yaml').findings.flatMap(({ ruleId, message }) => (ruleId === id ? [message] : []));
  assert.deepEqual(messages('All'), ['Namespace selection All lets every namespace use this resource.']);
  assert.deepEqual(messages('Same'), []);
});

describe('tools that change systems', () => {
  const agent = (mcpServer: object) => ({
    apiVersion: 'kagent.dev/v1alpha2',
    kind: 'Agent',
    metadata: { name: 'desk' },
    spec: { type: 'Declarative', declarative: { modelConfig: 'default', tools: [{ type: 'McpServer', mcpServer }] } },
  });
  const place = '/spec/declarative/tools/0/mcpServer/toolNames';
  it('are reported if they need no approval', () => {
    const toolNames = ['k8s_get_resources', 'k8s_apply_manifest', 'k8s_patch_resource', 'k8s_delete_resource'];
    assert.deepEqual(places(agent({ toolNames })), [`${place}/3 high`, `${place}/1 medium`, `${place}/2 medium`]);
    assert.deepEqual(places(agent({ toolNames, requireApproval: toolNames.slice(1) })), []);
  });
  it('only read or write documents otherwise', () => {
    assert.deepEqual(places(agent({ toolNames: ['k8s_describe_resource', 'helm_list_releases', 'write_file'] })), []);
  });
  it('are quiet where nothing is known about approval', () => {
    const file = { name: 'desk', model: 'm', system_prompt: 'You help.', tools: [{ name: 'apply_manifest' }] };
    assert.deepEqual(places(file), []);
  });
});

describe('whole servers', () => {
  const cases: readonly (readonly [entry: string, severity: string | null])[] = [
    ['mcp__*', 'medium'],
    ['mcp__github', 'medium'],
    ['mcp__github__*', 'medium'],
    ['mcp__stripe__*', 'high'],
    ['mcp__kubernetes', 'high'],
    ['mcp__acme', 'low'],
    ['mcp__sentry', 'low'],
    ['mcp__context7', null],
    ['mcp__sequential-thinking__*', null],
    ['mcp__github__get_issue', null],
    ['mcp__github__create_issue', null],
    ['Read(**/*.md)', null],
  ];
  for (const [entry, severity] of cases) {
    it(`${entry}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(
        places(claude({ allow: [entry] })),
        severity === null ? [] : [`/permissions/allow/0 ${severity}`],
      );
    });
  }

  it('a wildcard under deny or ask is a protection', () => {
    assert.deepEqual(places({ permissions: { deny: ['mcp__*'], ask: ['mcp__github__*'] } }), []);
  });

  it('Cursor: every tool of a server that trades', () => {
    const permissions = { allow: ['Mcp(robinhood-trading:*)', 'Mcp(docs:search)'], deny: ['Shell(rm)'] };
    assert.deepEqual(places({ permissions }), ['/permissions/allow/0 high']);
    const found = reportOn({ permissions }).findings.find(({ ruleId }) => ruleId === id);
    assert.match(found?.message ?? '', /^robinhood-trading:\* allows every tool of a server/);
  });

  it('a list of tools that names all of them', () => {
    const server = (tools: readonly string[]) => ({
      mcpServers: { it: { command: 'npx', args: ['-y', 'acme@1.0.0'], tools } },
    });
    assert.deepEqual(places(server(['*'])), ['/mcpServers/it/tools/0 medium']);
    assert.deepEqual(places(server(['search_docs'])), []);
  });
});

describe('commands that destroy', () => {
  const cases: readonly (readonly [entry: string, severity: string | null])[] = [
    ['Bash(rm:*)', 'medium'],
    ['Bash(rm -rf:*)', 'medium'],
    ['Bash(rimraf:*)', 'medium'],
    ['Bash(rimraf dist)', null],
    ['Bash(vercel:*)', 'medium'],
    ['Bash(vercel logs:*)', null],
    ['Bash(vercel rm:*)', 'high'],
    ['Bash(vercel rm old-shop)', null],
    ['Bash(wrangler dev:*)', null],
    ['Bash(gsutil rm:*)', 'high'],
    ['Bash(gsutil ls:*)', null],
    ['Bash(docker volume rm:*)', 'high'],
    ['Bash(npm unpublish:*)', 'high'],
    ['Bash(kubectl delete:*)', 'high'],
    ['Bash(terraform destroy:*)', 'high'],
    ['Bash(aws ec2 terminate-instances:*)', 'high'],
    ['Bash(aws:*)', 'medium'],
    ['Bash(gcloud *)', 'medium'],
    ['Bash(aws --profile dev *)', null],
    ['Bash(aws s3 ls:*)', null],
    ['Bash(terraform apply:*)', 'medium'],
    ['Bash(terraform plan:*)', null],
    ['Bash(terraform fmt)', null],
    ['Bash(supabase --version:*)', null],
    ['Bash(kubectl delete --help:*)', null],
    ['Bash(aws --profile:*)', 'medium'],
    ['Bash(kubectl apply:*)', 'medium'],
    ['Bash(kubectl apply -f k8s/dev.yaml)', null],
    ['Bash(helm template:*)', null],
    ['Bash(rm -rf dist)', null],
    ['Bash(rm -rf dist:*)', null],
    ['Bash(git rm:*)', null],
    ['Bash(terraform plan:*)', null],
  ];
  for (const [entry, severity] of cases) {
    it(`${entry}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(
        places(claude({ allow: [entry] })),
        severity === null ? [] : [`/permissions/allow/0 ${severity}`],
      );
    });
  }
  it('are a protection when they are refused', () => {
    assert.deepEqual(
      places({ permissions: { allow: ['WebSearch'], deny: ['Bash(rm:*)'], ask: ['Bash(kubectl delete:*)'] } }),
      [],
    );
  });
});

describe('policies that contradict themselves', () => {
  const cases: readonly (readonly [name: string, permissions: object, found: readonly string[]])[] = [
    [
      'a refusal with a pipe in it',
      { allow: ['Bash(ls:*)'], deny: ['Bash(curl * | bash)'] },
      ['/permissions/deny/0 low'],
    ],
    ['a refusal of the program', { allow: ['Bash(ls:*)'], deny: ['Bash(curl:*)', 'Bash(rm -rf /)'] }, []],
    [
      'a refusal of a path, which is no tool',
      { allow: ['Bash(ls:*)'], deny: ['**/.env*', '*.pem', '.env', 'Read(./.env)'] },
      ['/permissions/deny/0 low', '/permissions/deny/1 low', '/permissions/deny/2 low'],
    ],
    [
      'a refusal of tools by name',
      { allow: ['Bash(ls:*)'], deny: ['WebFetch', 'mcp__files__*', 'mcp__a.b__c', '*'] },
      [],
    ],
    ['the same entry twice', { allow: ['Bash(git push:*)'], deny: ['Bash(git push:*)'] }, ['/permissions/allow/0 low']],
    ['a narrow refusal in a wide allowance', { allow: ['Bash(git:*)'], deny: ['Bash(git push:*)'] }, []],
    ['a narrow allowance in a wide refusal', { allow: ['Read(src/**)'], deny: ['Read(src/secret/**)'] }, []],
  ];
  for (const [name, permissions, found] of cases) it(name, () => assert.deepEqual(places({ permissions }), found));

  it('OpenCode: a later allowance covers the refusal', () => {
    const opencode = (bash: object) => ({
      $schema: 'https://opencode.ai/config.json',
      permission: { edit: 'ask', bash },
    });
    assert.deepEqual(places(opencode({ 'rm *': 'deny', '*': 'allow' })), ['/permission/bash/rm * low']);
    assert.deepEqual(places(opencode({ '*': 'allow', 'rm *': 'deny' })), []);
    assert.deepEqual(places(opencode({ 'rm *': 'deny', '*': 'deny' })), []);
  });
});

it('Amazon Q: a tool that is allowed as a whole makes its own limit void', () => {
  const q = (allowedTools: readonly string[]) => ({
    name: 'helper',
    prompt: 'You help.',
    tools: ['fs_write'],
    allowedTools,
    toolsSettings: { fs_write: { allowedPaths: ['./docs'], deniedPaths: ['./docs/keys'] } },
  });
  assert.deepEqual(places(q(['fs_write'])), ['/toolsSettings/fs_write/allowedPaths low']);
  assert.deepEqual(places(q(['fs_read'])), []);
});

it('Amazon Q: every tool there is, each of them asked about', () => {
  const q = (...tools: readonly string[]) => ({
    name: 'helper',
    prompt: 'You help.',
    tools,
    allowedTools: ['fs_read'],
  });
  assert.deepEqual(places(q('*')), ['/tools/0 low']);
  assert.deepEqual(places(q('@builtin', '@notes', 'fs_*')), []);
});

it('a tool that one role has and another has not', () => {
  const agent_roles = {
    writer: { description: 'Writes notes.', allowed_tools: ['send_note'], denied_tools: ['list_notes'] },
    reader: { description: 'Reads notes.', allowed_tools: ['list_notes'], denied_tools: ['send_note'] },
  };
  assert.deepEqual(places({ agent_roles }), []);
});

it('a tool that is handed over and taken away', () => {
  const agent = (denied: string) => ({
    ...{ name: 'helper', system_prompt: 'You help people.', model: 'm' },
    allowed_tools: ['send_note', 'search_docs'],
    denied_tools: [denied],
  });
  assert.deepEqual(places(agent('send_note')), ['/allowed_tools/0 low']);
  assert.deepEqual(places(agent('delete_note')), []);
});

describe('rights', () => {
  const agent = (more: object) => ({
    name: 'helper',
    system_prompt: 'You help people.',
    model: 'm',
    tools: ['search_docs'],
    ...more,
  });

  it('scopes', () => {
    assert.equal(places(agent({ oauth: { scopes: ['*'] } })).length, 1);
    assert.equal(places(agent({ oauth: { scopes: ['repo'] } })).length, 1);
    assert.deepEqual(places(agent({ oauth: { scopes: ['read:user', 'issues:read'] } })), []);
  });

  it('tools: all of them, or by name', () => {
    assert.equal(places({ ...agent({}), tools: ['*'] }).length, 1);
    assert.deepEqual(places(agent({})), []);
  });

  it('the owner of a database', () => {
    const database = (user: string) => agent({ database_url: `postgres://${user}@db.example.com/app` });
    assert.equal(places(database('postgres')).length, 1);
    assert.deepEqual(places(database('reader')), []);
  });

  it('tools that pay or delete: high when nobody is asked, low when that is not known', () => {
    const tools = [
      { name: 'refund_payment', description: 'Refunds a payment.', parameters: { type: 'object', properties: {} } },
    ];
    const found = (more: object) => findingsOf(id, { ...agent(more), tools }).map(({ severity }) => severity);
    assert.deepEqual(found({ require_approval: false }), ['high']);
    assert.deepEqual(found({}), ['low']);
    assert.deepEqual(
      findingsOf(id, { ...agent({}), tools: [{ name: 'get_payment', description: 'Reads a payment.' }] }),
      [],
    );
  });
});

describe('a policy that refuses nothing', () => {
  const told = (configuration: object) =>
    findingsOf(id, configuration)
      .filter(({ severity }) => severity === 'info')
      .map(({ pointer }) => pointer);

  it('is told of once', () => {
    const allow = ['Read(./docs/**)', 'Bash(npm run test:*)', 'Edit(./src/**)'];
    assert.deepEqual(told({ permissions: { allow } }), ['']);
  });

  it('is quiet with a refusal, with a question, where only reading is allowed, and outside coding agents', () => {
    const allow = ['Bash(npm run test:*)'];
    assert.deepEqual(told({ permissions: { allow, deny: ['Read(./.env)'] } }), []);
    assert.deepEqual(told({ permissions: { allow, ask: ['Bash(git push:*)'] } }), []);
    assert.deepEqual(told({ permissions: { allow: ['Read(./docs/**)', 'mcp__docs__search'] } }), []);
    assert.deepEqual(
      told({ mcpServers: { it: { command: 'npx', args: ['acme@1.0.0'], alwaysAllow: ['search'] } } }),
      [],
    );
  });
});

describe('the account with which a server is let into a database', () => {
  const inArgument = (url: string) =>
    places({ mcpServers: { a: { command: 'npx', args: ['-y', 'acme@1.0.0', url] } } });
  const inVariable = (url: string) =>
    places({ mcpServers: { a: { command: 'npx', args: ['-y', 'acme@1.0.0'], env: { DB_URL: url } } } });
  for (const url of [
    'postgresql://postgres@db.example.com/x',
    'mysql://root@localhost:3306/x',
    'mssql+pyodbc://sa@db.example.com/x',
  ]) {
    it(`${url}: its owner`, () => {
      assert.deepEqual(inArgument(url), ['/mcpServers/a/args/2 medium']);
      assert.deepEqual(inVariable(url), ['/mcpServers/a/env/DB_URL medium']);
    });
  }
  for (const url of [
    'postgresql://reader@db.example.com/x',
    'postgresql://postgres.abc@pooler.example.com/x',
    'postgresql://root@db.example.com/x',
    'https://root@db.example.com/x',
    'ssh://root@db.example.com',
  ]) {
    it(`${url}: quiet`, () => {
      assert.deepEqual(inArgument(url), []);
      assert.deepEqual(inVariable(url), []);
    });
  }
});

it('a superuser is named by its setting, since the password may be the same word', () => {
  const { findings } = reportOn({
    mcpServers: { a: { command: 'a', env: { DATABASE_URL: `postgres://${'postgres:'.repeat(2).slice(0, -1)}@db/x` } } },
  });
  assert.deepEqual(
    findings.filter(({ ruleId }) => ruleId === 'AG-020').map(({ message }) => message),
    ['env.DATABASE_URL uses a superuser of the database.'],
  );
});

describe('switches by which a server does more than read', () => {
  const severities = (args: readonly string[], env: object = {}, command = 'uvx') =>
    places({ mcpServers: { a: { command, args: ['acme==1.0.0', ...args], env } } });
  it('flags', () => {
    assert.deepEqual(severities(['--allow-write', '--allow-sensitive-data-access']), [
      '/mcpServers/a/args/1 medium',
      '/mcpServers/a/args/2 medium',
    ]);
    assert.deepEqual(severities(['--allow-write=false', '--enable-writes', 'false', '--allow-writers']), []);
    assert.deepEqual(severities(['--allow-write'], {}, 'deno'), []);
  });
  it('variables', () => {
    assert.deepEqual(severities([], { ALLOW_WRITE: 'true', MYSQL_ALLOW_DELETE_OPERATION: '1' }), [
      '/mcpServers/a/env/ALLOW_WRITE medium',
      '/mcpServers/a/env/MYSQL_ALLOW_DELETE_OPERATION medium',
    ]);
    assert.deepEqual(severities([], { ALLOW_WRITE: 'false', ALLOW_SENSITIVE_DATA: '${DATA}', ALLOW_UPDATES: '1' }), []);
  });
  it('of a server that is known to read only without it', () => {
    const clickhouse = (value: string) =>
      places({
        mcpServers: { clickhouse: { command: 'mcp-clickhouse', env: { CLICKHOUSE_ALLOW_WRITE_ACCESS: value } } },
      });
    assert.deepEqual(clickhouse('true'), ['/mcpServers/clickhouse/env/CLICKHOUSE_ALLOW_WRITE_ACCESS medium']);
    assert.deepEqual(clickhouse('false'), []);
  });
});

it('says whether a tool deletes or pays', () => {
  const messages = (tool: string) =>
    reportOn({ name: 'desk', system_prompt: 'Help.', model: 'm', tools: [tool] })
      .findings.filter(({ ruleId }) => ruleId === id)
      .map(({ message }) => String(message));
  assert.deepEqual(messages('delete_records'), ['Tool delete_records deletes data, and nothing restricts what.']);
  assert.deepEqual(messages('disburse_funds'), [
    'Tool disburse_funds moves money, and nothing restricts how much or to whom.',
  ]);
});
