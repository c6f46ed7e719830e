import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;

/** Files about an agent's commands, tools and approval that name no model. */
const rulings: readonly Row[] = [
  [
    'rules that match tool calls',
    { default_action: 'deny', rules: [{ match: { tool: 'pay_invoice' }, action: 'require_approval' }] },
  ],
  [
    'allowed and forbidden commands',
    { permissions: { allowed_commands: ['git', 'cargo'], blocked_commands: ['rm -rf', 'chown'] } },
  ],
  ['command prefixes by profile', { profiles: { git: { allow_prefixes: ['git log'], deny_prefixes: ['shutdown'] } } }],
  [
    'safe commands and languages',
    { execution: { bash: { timeout: 9 }, python: {} }, system: { safe_commands: ['ls', 'wc'] } },
  ],
  [
    'policies of a sandbox',
    {
      version: 1,
      filesystem_policy: { read_only: ['/usr'] },
      network_policies: { llm: { endpoints: [{ host: 'a.dev' }] } },
    },
  ],
  [
    'a profile in dangerous mode',
    { broker: { dangerous_mode: true }, rules: { security: { approval_required: [], audit_logging: false } } },
  ],
  [
    'commands by decision',
    { safe: ['^git\\s+status', '^ls(\\s|$)'], review: ['^bash\\s'], blocked: ['rm\\s+-rf', '^sudo\\s'] },
  ],
  ['profiles with forbidden tools', { profiles: { careful: { blocked_tools: ['shell'], max_steps: 9 } } }],
  [
    'phases run by agents',
    {
      phases: [
        { type: 'agent', prompt_template: 'fix.md', maxTurns: 9 },
        { type: 'script', command: 'a.sh' },
      ],
    },
  ],
  [
    'tools with permissions and approval',
    { tools: { list_directory: { permission: 'READ_ONLY', allowed: true, requires_confirmation: false } } },
  ],
  ['an agent’s rules on actions', { agent: 'desk', rules: [{ permit: 'scroll' }, { require_approval: 'login' }] }],
  [
    'filters of tool arguments',
    { default_action: 'deny', allowlist: ['read'], arg_filters: [{ tool: 'db.query', regex: 'x' }] },
  ],
  [
    'MCP servers one level down',
    { servers: [{ name: 'box', config: { transport: 'http', server_url: '${MCP_BOX_URL}' } }] },
  ],
  [
    'a shell with paths and approval',
    { allowed_paths: ['/app'], execution: { allow_shell: true, require_approval_for_write: false } },
  ],
  ['the address of an MCP server with a model', { mcp_endpoint: 'http://127.0.0.1:9/mcp', llm_model: 'gpt-4o' }],
  [
    'agents with roles in software development',
    { agents: { a: { role: 'coder', capabilities: ['read'], description: 'Writes the code of a change.' } } },
  ],
  ['tools with network requirements', { tools: [{ name: 'read_url', description: 'Reads', requires_network: true }] }],
  [
    'actions by role',
    {
      roles: { a: { allow: [{ action: 'fs.read', resource: '*' }] } },
      deny: [{ action: 'fs.*' }],
      approval_required: [{ action: 'fs.write' }],
    },
  ],
  [
    'a local model with speech recognition',
    { ollama: { default_model: 'qwen2.5:7b' }, voice: { whisper_model: 'base' } },
  ],
  [
    'tools with a maximum number of calls',
    { allowed_tools: ['read_file', 'bash_command'], max_tool_calls_per_session: 9 },
  ],
  ['forbidden commands and approval', { security: { forbidden_commands: ['rm -rf /'], require_approval: true } }],
  ['one agent with a prompt file', { name: 'desk', prompt_file: 'desk.md', tools: ['web'], max_iterations: 9 }],
];

/** Files of other kinds with the same words. */
const others: readonly Row[] = [
  ['rules that match requests', { default_action: 'deny', rules: [{ match: { path: '/a' }, action: 'ask' }] }],
  ['commands of a chat bot', { allowed_commands: ['play', 'skip'], blocked_commands: ['ban'] }],
  ['allowed commands only', { ssh: { allowed_commands: ['git-receive-pack'] } }],
  ['prefixes of telephone numbers', { allow_prefixes: ['+49'], deny_prefixes: ['+1900'] }],
  [
    'address prefixes of a router',
    { profiles: { a: { allow_prefixes: ['10.0.0.0/8'], deny_prefixes: ['0.0.0.0/0'] } } },
  ],
  ['languages of a build', { execution: { bash: { timeout: 9 }, python: {} }, system: { packages: ['ls'] } }],
  ['profiles of a printer', { profiles: { a: { blocked_trays: [1], max_steps: 9 } } }],
  ['tools of a workshop', { profiles: { a: { allowed_tools: ['saw'] } } }],
  [
    'phases of a sale',
    {
      phases: [
        { type: 'agent', commission: 3 },
        { type: 'buyer', tools: ['pen'] },
      ],
    },
  ],
  ['tools for rent', { tools: { saw: { requires_confirmation: false, price: 3 } } }],
  ['rules of a house', { agent: 'Ann Miller', rules: [{ permit: 'cats' }, { forbid: 'smoking' }] }],
  ['allow-lists of mail', { default_action: 'deny', allowlist: ['ann'], denylist: [] }],
  ['paths of a backup', { allowed_paths: ['/app'], execution: { allow_shell: true } }],
  ['an address with a model of another kind', { endpoint: 'http://127.0.0.1:9/mcp', model: 'T-800' }],
  [
    'people with roles in software development',
    { agents: { a: { role: 'reviewer', description: 'Reads what others wrote.' } } },
  ],
  ['tools of a tool library', { allowed_tools: ['saw'], max_loans: 9 }],
  ['commands of a lock', { security: { forbidden_commands: ['open'], require_approval: true } }],
  ['forbidden commands only', { security: { forbidden_commands: ['rm -rf /'], colour: true } }],
  ['actions of users by role', { roles: { a: { allow: [{ action: 'post.read' }] } }, deny: [{ action: 'post.*' }] }],
  ['a speaker', { llm: { model: 'box-9' }, voice: { engine: 'v8' } }],
  ['servers of a game', { servers: [{ name: 'a', config: { transport: 'udp', server_url: 'udp://a' } }] }],
];

describe('a file with only rules', () => {
  for (const [shape, file] of rulings) it(`recognised: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`not recognised: ${shape}`, () => assert.ok(!isShown(file)));
});

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'You help the staff.' };

function placesOf(rule: Parameters<typeof findingsOf>[0], settings: object): readonly string[] {
  return findingsOf(rule, { ...agent, ...settings }).map(({ pointer, severity }) => `${severity} ${pointer}`);
}

describe('regular expressions in a list of allowed commands', () => {
  const rows: readonly (readonly [expression: string, severity: string | null])[] = [
    ['^python(\\s|$)', 'high'],
    ['^python(?:\\s+|$)', 'high'],
    ['^python\\b.*', 'high'],
    ['^node .*$', 'high'],
    ['^find\\s', 'high'],
    ['^uv run\\b', 'high'],
    ['^python$', null],
    ['^python\\s+-m\\s+pytest\\b', null],
    ['^python scripts/[a-z]+\\.py$', null],
    ['^git status(\\s|$)', null],
    ['^(ls|cat)\\b', null],
  ];
  for (const [expression, severity] of rows) {
    it(`${expression}: ${severity ?? 'no finding'}`, () => {
      const expected = severity === null ? [] : [`${severity} /tools/shell/allowed_commands/0`];
      assert.deepEqual(placesOf('AG-002', { tools: { shell: { allowed_commands: [expression] } } }), expected);
    });
  }
});

describe('entries with a program', () => {
  const of = (...allow: readonly object[]) => placesOf('AG-002', { policy: { process: { allow } } });
  it('mean the program with any arguments', () => {
    assert.deepEqual(of({ binary: 'git' }, { binary: 'python' }), ['high /policy/process/allow/1/binary']);
  });
  it('with arguments are no finding', () => assert.deepEqual(of({ binary: 'python', args: ['a.py'] }), []));
  it('in a list of processes allow nothing', () => {
    assert.deepEqual(placesOf('AG-002', { process: [{ name: 'python' }], processes: ['python'] }), []);
  });
});

describe('remembered approvals', () => {
  const remember_patterns = ['bash:python*', 'read:*', 'write:./docs/*.md'];
  it('allow the matching calls', () => {
    assert.deepEqual(placesOf('AG-002', { approval: { remember_patterns } }), ['high /approval/remember_patterns/0']);
    assert.deepEqual(placesOf('AG-003', { approval: { remember_patterns } }), []);
  });
  it('patterns in a memory are none', () => {
    assert.deepEqual(placesOf('AG-002', { memory: { remember_patterns } }), []);
    assert.deepEqual(placesOf('AG-003', { memory: { remember_patterns: ['all'] } }), []);
  });
});

it('a check that is off under `guardrails` is a guardrail', () => {
  const off = { enabled: false };
  assert.deepEqual(placesOf('AG-003', { guardrails: { semantic_validation: off } }), [
    'medium /guardrails/semantic_validation/enabled',
  ]);
  assert.deepEqual(
    placesOf('AG-003', { search: { semantic_validation: off }, guardrails: { semantic_cache: off } }),
    [],
  );
});

it('`role` among the permissions is a role and no tool', () => {
  assert.deepEqual(placesOf('AG-020', { permissions: { role: 'admin' } }), ['high /permissions/role']);
  assert.deepEqual(placesOf('AG-020', { permissions: { role: 'viewer' } }), []);
});

it('an MCP server among the tools is read by its command line', () => {
  const of = (server: string, type = 'mcp') => placesOf('AG-008', { tools: [{ type, server }] });
  assert.deepEqual(of('npx -y @acme/mcp'), ['medium /tools/0/server']);
  assert.deepEqual(of('npx -y @acme/mcp@1.2.3'), []);
  assert.deepEqual([of('mail'), of('npx -y @acme/mcp', 'desk')], [[], []]);
});

it('skills given by an address are components', () => {
  assert.deepEqual(placesOf('AG-008', { skills: ['https://github.com/acme/skills'] }), ['high /skills/0']);
  const commit = 'a1'.repeat(20);
  assert.deepEqual(placesOf('AG-008', { skills: [`https://github.com/acme/skills/tree/${commit}`] }), []);
  assert.deepEqual(placesOf('AG-008', { skills: ['mail', 'search'] }), []);
});

it('a tool with a sudo command is a finding', () => {
  const of = (command: string) => placesOf('AG-002', { tools: [{ name: 'restart', command }] });
  assert.deepEqual(of('sudo systemctl restart nginx'), ['medium /tools/0/command']);
  assert.deepEqual(of('systemctl restart nginx'), []);
});

it('tools of each role have no approval setting', () => {
  const role_tool_policy = { lead: { allow: [] }, desk: { allow: ['file.write_text'], deny: ['mail.send'] } };
  assert.deepEqual(placesOf('AG-003', { role_tool_policy }), []);
});

it('a list under `on_trigger` is no list of tools', () => {
  assert.deepEqual(placesOf('AG-020', { actions: { on_trigger: ['delete_session'] } }), []);
  assert.equal(placesOf('AG-020', { actions: { cleanup: ['delete_session'] } }).length, 1);
});

it('creating records without approval is more severe than writing files', () => {
  const [found] = findingsOf('AG-003', { ...agent, permissions: { create_ticket: 'allow' } });
  assert.equal(found?.severity, 'high');
  assert.deepEqual(placesOf('AG-003', { permissions: { write_file: 'allow' } }), ['medium /permissions/write_file']);
});

describe('rules that log or deny', () => {
  const rules = [
    {
      name: 'a',
      tool: '*',
      match: { query: { regex: '(ignore|bypass|override).{0,9}(rules|instructions)' } },
      action: 'BLOCK',
    },
    { name: 'b', tool: 'http_get', match: { url: { regex: 'x' } }, action: 'AUDIT' },
  ];
  it('are neither tools nor prompts', () => {
    for (const rule of ['AG-016', 'AG-018', 'AG-020'] as const) assert.deepEqual(placesOf(rule, { rules }), [], rule);
  });
  it('a rule beside them that allows is a permission', () => {
    const open = [...rules, { name: 'c', tool: 'bash', action: 'ALLOW' }];
    assert.equal(placesOf('AG-002', { rules: open }).length, 1);
  });
});

it('an area of responsibility is no token scope', () => {
  assert.deepEqual(placesOf('AG-020', { workers: { a: { scope: ['Research', 'API'] } } }), []);
  assert.equal(placesOf('AG-020', { oauth: { scopes: ['read_user', 'api'] } }).length, 1);
});
