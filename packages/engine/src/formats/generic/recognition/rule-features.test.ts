import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;

/** Files about what agents may run and have, in which no model is named. */
const rulings: readonly Row[] = [
  [
    'commands that are let through and refused',
    { permissions: { allowed_commands: ['git', 'cargo'], blocked_commands: ['rm -rf', 'chown'] } },
  ],
  [
    'beginnings of commands, profile by profile',
    { profiles: { git: { allow_prefixes: ['git log'], deny_prefixes: ['shutdown'] } } },
  ],
  [
    'safe commands beside languages',
    { execution: { bash: { timeout: 9 }, python: {} }, system: { safe_commands: ['ls', 'wc'] } },
  ],
  [
    'the walls of a sandbox',
    {
      version: 1,
      filesystem_policy: { read_only: ['/usr'] },
      network_policies: { llm: { endpoints: [{ host: 'a.dev' }] } },
    },
  ],
  [
    'a profile without guards',
    { broker: { dangerous_mode: true }, rules: { security: { approval_required: [], audit_logging: false } } },
  ],
  [
    'commands by what becomes of them',
    { safe: ['^git\\s+status', '^ls(\\s|$)'], review: ['^bash\\s'], blocked: ['rm\\s+-rf', '^sudo\\s'] },
  ],
  ['profiles of tools', { profiles: { careful: { blocked_tools: ['shell'], max_steps: 9 } } }],
  [
    'phases that agents carry out',
    {
      phases: [
        { type: 'agent', prompt_template: 'fix.md', maxTurns: 9 },
        { type: 'script', command: 'a.sh' },
      ],
    },
  ],
  [
    'tools that may be used',
    { tools: { list_directory: { permission: 'READ_ONLY', allowed: true, requires_confirmation: false } } },
  ],
  ['what one agent asks about', { agent: 'desk', rules: [{ permit: 'scroll' }, { require_approval: 'login' }] }],
  [
    'arguments that are looked through',
    { default_action: 'deny', allowlist: ['read'], arg_filters: [{ tool: 'db.query', regex: 'x' }] },
  ],
  [
    'servers of the protocol, one level down',
    { servers: [{ name: 'box', config: { transport: 'http', server_url: '${MCP_BOX_URL}' } }] },
  ],
  [
    'a shell with paths and questions',
    { allowed_paths: ['/app'], execution: { allow_shell: true, require_approval_for_write: false } },
  ],
  ['where a server answers', { mcp_endpoint: 'http://127.0.0.1:9/mcp', llm_model: 'gpt-4o' }],
  [
    'agents that write programs',
    { agents: { a: { role: 'coder', capabilities: ['read'], description: 'Writes the code of a change.' } } },
  ],
  ['tools that reach the network', { tools: [{ name: 'read_url', description: 'Reads', requires_network: true }] }],
  [
    'actions by role',
    {
      roles: { a: { allow: [{ action: 'fs.read', resource: '*' }] } },
      deny: [{ action: 'fs.*' }],
      approval_required: [{ action: 'fs.write' }],
    },
  ],
  ['a model that is spoken to', { ollama: { default_model: 'qwen2.5:7b' }, voice: { whisper_model: 'base' } }],
  ['tools that are counted', { allowed_tools: ['read_file', 'bash_command'], max_tool_calls_per_session: 9 }],
  ['commands that are refused', { security: { forbidden_commands: ['rm -rf /'], require_approval: true } }],
  ['one agent, told by a file', { name: 'desk', prompt_file: 'desk.md', tools: ['web'], max_iterations: 9 }],
];

/** The same words about something else. */
const others: readonly Row[] = [
  ['commands of a chat', { allowed_commands: ['play', 'skip'], blocked_commands: ['ban'] }],
  ['commands that are only let through', { ssh: { allowed_commands: ['git-receive-pack'] } }],
  ['beginnings of numbers', { allow_prefixes: ['+49'], deny_prefixes: ['+1900'] }],
  ['addresses of a router', { profiles: { a: { allow_prefixes: ['10.0.0.0/8'], deny_prefixes: ['0.0.0.0/0'] } } }],
  ['languages of a build', { execution: { bash: { timeout: 9 }, python: {} }, system: { packages: ['ls'] } }],
  ['profiles of a printer', { profiles: { a: { blocked_trays: [1], max_steps: 9 } } }],
  ['tools at a bench', { profiles: { a: { allowed_tools: ['saw'] } } }],
  [
    'phases of a sale',
    {
      phases: [
        { type: 'agent', commission: 3 },
        { type: 'buyer', tools: ['pen'] },
      ],
    },
  ],
  ['tools that are lent', { tools: { saw: { requires_confirmation: false, price: 3 } } }],
  ['rules of a house', { agent: 'Ann Miller', rules: [{ permit: 'cats' }, { forbid: 'smoking' }] }],
  ['lists of mail', { default_action: 'deny', allowlist: ['ann'], denylist: [] }],
  ['paths of a backup', { allowed_paths: ['/app'], execution: { allow_shell: true } }],
  ['where a house answers', { endpoint: 'http://127.0.0.1:9/mcp', model: 'T-800' }],
  ['people who write programs', { agents: { a: { role: 'reviewer', description: 'Reads what others wrote.' } } }],
  ['tools at a counter', { allowed_tools: ['saw'], max_loans: 9 }],
  ['commands of a lock', { security: { forbidden_commands: ['open'], require_approval: true } }],
  ['commands that nobody has', { security: { forbidden_commands: ['rm -rf /'], colour: true } }],
  ['actions of people', { roles: { a: { allow: [{ action: 'post.read' }] } }, deny: [{ action: 'post.*' }] }],
  ['a speaker', { llm: { model: 'box-9' }, voice: { engine: 'v8' } }],
  ['servers of a game', { servers: [{ name: 'a', config: { transport: 'udp', server_url: 'udp://a' } }] }],
];

describe('a file of nothing but rulings', () => {
  for (const [shape, file] of rulings) it(`shows: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`is none: ${shape}`, () => assert.ok(!isShown(file)));
});

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'You help the staff.' };

function placesOf(rule: Parameters<typeof findingsOf>[0], settings: object): readonly string[] {
  return findingsOf(rule, { ...agent, ...settings }).map(({ pointer, severity }) => `${severity} ${pointer}`);
}

describe('expressions in a list of commands', () => {
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
    it(`${expression}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [`${severity} /tools/shell/allowed_commands/0`];
      assert.deepEqual(placesOf('AG-002', { tools: { shell: { allowed_commands: [expression] } } }), expected);
    });
  }
});

describe('programs as entries', () => {
  const of = (...allow: readonly object[]) => placesOf('AG-002', { policy: { process: { allow } } });
  it('stand for themselves with any arguments', () => {
    assert.deepEqual(of({ binary: 'git' }, { binary: 'python' }), ['high /policy/process/allow/1/binary']);
  });
  it('say too little with arguments of their own', () =>
    assert.deepEqual(of({ binary: 'python', args: ['a.py'] }), []));
  it('are none in a list of what is done', () => {
    assert.deepEqual(placesOf('AG-002', { process: [{ name: 'python' }], processes: ['python'] }), []);
  });
});

describe('answers that are remembered', () => {
  const remember_patterns = ['bash:python*', 'read:*', 'write:./docs/*.md'];
  it('hold for the calls that they name', () => {
    assert.deepEqual(placesOf('AG-002', { approval: { remember_patterns } }), ['high /approval/remember_patterns/0']);
    assert.deepEqual(placesOf('AG-003', { approval: { remember_patterns } }), []);
  });
  it('are none in a memory', () => {
    assert.deepEqual(placesOf('AG-002', { memory: { remember_patterns } }), []);
    assert.deepEqual(placesOf('AG-003', { memory: { remember_patterns: ['all'] } }), []);
  });
});

it('a guard under guardrails that is off is one', () => {
  const off = { enabled: false };
  assert.deepEqual(placesOf('AG-003', { guardrails: { semantic_validation: off } }), [
    'medium /guardrails/semantic_validation/enabled',
  ]);
  assert.deepEqual(
    placesOf('AG-003', { search: { semantic_validation: off }, guardrails: { semantic_cache: off } }),
    [],
  );
});

it('a role among the permissions is no tool', () => {
  assert.deepEqual(placesOf('AG-020', { permissions: { role: 'admin' } }), ['high /permissions/role']);
  assert.deepEqual(placesOf('AG-020', { permissions: { role: 'viewer' } }), []);
});

it('a server among the tools is known by the line that starts it', () => {
  const of = (server: string, type = 'mcp') => placesOf('AG-008', { tools: [{ type, server }] });
  assert.deepEqual(of('npx -y @acme/mcp'), ['medium /tools/0/server']);
  assert.deepEqual(of('npx -y @acme/mcp@1.2.3'), []);
  assert.deepEqual([of('mail'), of('npx -y @acme/mcp', 'desk')], [[], []]);
});

it('skills by their address are fetched', () => {
  assert.deepEqual(placesOf('AG-008', { skills: ['https://github.com/acme/skills'] }), ['high /skills/0']);
  const commit = 'a1'.repeat(20);
  assert.deepEqual(placesOf('AG-008', { skills: [`https://github.com/acme/skills/tree/${commit}`] }), []);
  assert.deepEqual(placesOf('AG-008', { skills: ['mail', 'search'] }), []);
});

it('a tool whose one command runs as another user', () => {
  const of = (command: string) => placesOf('AG-002', { tools: [{ name: 'restart', command }] });
  assert.deepEqual(of('sudo systemctl restart nginx'), ['medium /tools/0/command']);
  assert.deepEqual(of('systemctl restart nginx'), []);
});

it('who has which tools says nothing about questions', () => {
  const role_tool_policy = { lead: { allow: [] }, desk: { allow: ['file.write_text'], deny: ['mail.send'] } };
  assert.deepEqual(placesOf('AG-003', { role_tool_policy }), []);
});

it('what happens on an event is no tool', () => {
  assert.deepEqual(placesOf('AG-020', { actions: { on_trigger: ['delete_session'] } }), []);
  assert.equal(placesOf('AG-020', { actions: { cleanup: ['delete_session'] } }).length, 1);
});

it('records that are made without a question are no files', () => {
  const [found] = findingsOf('AG-003', { ...agent, permissions: { create_ticket: 'allow' } });
  assert.equal(found?.severity, 'high');
  assert.deepEqual(placesOf('AG-003', { permissions: { write_file: 'allow' } }), ['medium /permissions/write_file']);
});

describe('rules that watch or refuse', () => {
  const rules = [
    {
      name: 'a',
      tool: '*',
      match: { query: { regex: '(ignore|bypass|override).{0,9}(rules|instructions)' } },
      action: 'BLOCK',
    },
    { name: 'b', tool: 'http_get', match: { url: { regex: 'x' } }, action: 'AUDIT' },
  ];
  it('give no tools and tell the model nothing', () => {
    for (const rule of ['AG-016', 'AG-018', 'AG-020'] as const) assert.deepEqual(placesOf(rule, { rules }), [], rule);
  });
  it('let pass what they allow', () => {
    const open = [...rules, { name: 'c', tool: 'bash', action: 'ALLOW' }];
    assert.equal(placesOf('AG-002', { rules: open }).length, 1);
  });
});

it('what somebody looks after is no scope of a token', () => {
  assert.deepEqual(placesOf('AG-020', { workers: { a: { scope: ['Research', 'API'] } } }), []);
  assert.equal(placesOf('AG-020', { oauth: { scopes: ['read_user', 'api'] } }).length, 1);
});
