import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const isAgent = (settings: unknown): boolean => readSample(JSON.stringify(settings), 'json').recognized;

const agents: readonly (readonly [what: string, settings: object])[] = [
  [
    'an orchestrator without a model, with roles and a sandbox',
    { orchestrator: { roles: ['coder'] }, sandbox: { enabled: true }, code_execution: true, max_turns: { coder: 9 } },
  ],
  ['the tools of each agent', { agents: { scout: ['web_search', 'web_fetch'], mason: ['write_file', 'run_shell'] } }],
  ['a permission mode of coding agents', { permission_mode: 'plan' }],
  ['the switch that skips every question', { dangerouslySkipPermissions: true }],
  ['the same switch of Codex', { ci: { dangerously_bypass_approvals_and_sandbox: false } }],
  [
    'tools in tiers with and without approval',
    {
      tiers: {
        free: { tools: ['file_read', 'web_search'] },
        confirm: { tools: ['shell_exec', 'file_delete', 'email_send'] },
      },
    },
  ],
  ['only decisions on actions', { file_read: 'ask', file_write: 'REQUIRE_CONFIRMATION', file_delete: 'DENY' }],
  [
    'rules of a coding agent in a list',
    { rules: ['Bash(git log:*)', 'Bash(make:*)', 'Read(./src/**)', 'mcp__wiki__find'] },
  ],
  ['a coding agent in a loop', { loop: { agent: 'claude', max_rounds: 20 } }],
  ['a command that starts a coding agent', { runner: { command: 'claude -p --verbose', forever: true } }],
  ['a coding agent as a program with arguments', { workers: { a: { command: 'gemini', args: ['--yolo'] } } }],
  ['flags of Amp', { worker: { run: 'amp --dangerously-allow-all' } }],
  [
    'a command that starts a coding agent with a long task',
    {
      workers: [
        { run: `codex exec --yolo --model gpt-5 'Read ISSUE.md, ${'then the next file, '.repeat(9)}and stop.'` },
      ],
    },
  ],
  ['a model and a database', { text2sql: { llm: 'gpt-4o', dsn: '${DSN}' } }],
  ['paths of skills', { skills: { sdlc: { path: 'skills/sdlc/SKILL.md', enabled: true } } }],
  ['an agent and its model', { agent: 'scribe', model: 'gpt-4o', hooks: { after: ['./done.sh'] } }],
  [
    'folders and commands of an agent',
    { agent: { goal: 'tidy up' }, directory_whitelist: { rules: ['./work'] }, command_whitelist: { rules: ['ls'] } },
  ],
  ['an agent with memory', { agent: 'porter', model: 'claude-haiku-4-5', memory: { scope: 'session' } }],
];

const others: readonly (readonly [what: string, settings: unknown])[] = [
  ['a package of a coding agent', { version: '1.2.0', url: 'https://dl.example.com/codex.zip', bin: 'codex' }],
  ['migrations of a database', { steps: [{ command: 'goose', args: ['up'] }] }],
  [
    'permissions that a backup skips',
    { backup: { skip_permissions: true, dangerously: 'dangerouslySkipPermissions' } },
  ],
  [
    'a build server with workers',
    { jenkins: { agent: { label: 'linux', command: 'java -jar agent.jar' }, sandbox: false, script_approval: 'auto' } },
  ],
  [
    'a monitoring agent',
    { agent: { interval: '10s', debug: true }, outputs: { http: { url: 'https://m.example.com' } } },
  ],
  [
    'staff of a call centre',
    {
      agents: [{ id: 7, name: 'Ida', skills: ['german'], auto_answer: true }],
      queues: [{ name: 'sales', max_wait: 60 }],
    },
  ],
  [
    'roles in a web shop',
    { roles: { admin: ['users.create', 'users.delete', 'posts.edit'], editor: ['posts.create', 'posts.edit'] } },
  ],
  [
    'approval of purchases',
    {
      approval: { required: true, levels: ['cfo'] },
      escalation: { to: 'ceo' },
      actions: ['create_order', 'cancel_order'],
    },
  ],
  [
    'measurements of an agent',
    { run: 'a1', agent: 'coder', model: 'gpt-4o', metrics: { pass_rate: 0.5, tool_calls: 12 } },
  ],
  [
    'a list of tasks',
    [1, 2, 3, 4].map((row) => ({ title: `Task ${row}`, next_action: 'Look at it.', designated_agent: 'codex' })),
  ],
  ['a glossary', { agent: 'Someone who acts for others', tool: 'Something of use', sandbox: 'A box of sand' }],
  ['feature flags', { flags: { 'use-gpt-4o': { on: true, variations: [1, 2] }, 'agent-tools': { on: false } } }],
  ['model training', { base: 'Qwen/Qwen2.5-7B', agent: { turns: 3 }, recursion: 2, lora_rank: 8, sandbox: true }],
  [
    'settings of a linter',
    {
      ls: { '.ts': 'kebab-case', '.md': 'regex' },
      ignore: ['CLAUDE.md', 'AGENTS.md', '**/.claude/**', 'tools/shell.sh'],
    },
  ],
  [
    'middlewares of a proxy',
    {
      middlewares: {
        a: { ipAllowList: { sourceRange: ['10.0.0.0/8'] } },
        b: { replacePath: { path: '/x' } },
        c: { addPrefix: { prefix: '/y' } },
        d: { forwardAuth: { peerUri: 'z' } },
        e: { ipWhiteList: { excludedIPs: [] } },
      },
      plugin: { rewriteBody: { on: true } },
    },
  ],
  [
    'navigation of a robot',
    {
      planner_server: { planner_plugins: ['grid'], expected_planner_frequency: 20.5 },
      goal_checker: { stateful: true },
      navigators: { navigate_to_pose: { plugin: 'p' }, navigate_through_poses: { plugin: 'q' } },
      motion_model: 'DiffDrive',
      compute_path: { iteration_count: 1 },
      behaviours: ['wait_at_waypoint', 'compute_route', 'follow_path'],
    },
  ],
  [
    'parameters of a file scanner',
    {
      parameters: {
        download_agent: { type: 'text' },
        download_path: { type: 'text' },
        push_to_portal: { type: 'flag' },
        delete_after_analysis: { type: 'flag' },
        keep_memory_dumps: { type: 'flag' },
        allow_network_traffic: { type: 'flag' },
      },
    },
  ],
  [
    'a table of contents',
    { contents: ['docs/gpt-oss.qmd', 'docs/models/qwen3.qmd', 'docs/llama-4.qmd'], tools: ['a'] },
  ],
  [
    'texts about coding agents',
    {
      posts: [
        { title: 'claude and codex', body: `claude is one of the programs that ${'write code and '.repeat(9)}rest.` },
      ],
    },
  ],
  [
    'settings of a link checker',
    { excludedFiles: ['./CHANGELOG.md', '**/SKILL.md'], ignorePatterns: [{ pattern: 'https://platform.openai.com' }] },
  ],
  ['word counts', { agent: 5, tools: 3, memory: 8, prompt: 9, sandbox: 2, autonomy: 1 }],
];

describe('the vocabulary of agent configurations', () => {
  for (const [what, settings] of agents) it(`recognised: ${what}`, () => assert.ok(isAgent(settings)));
  for (const [what, settings] of others) it(`not recognised: ${what}`, () => assert.ok(!isAgent(settings)));

  it('is searched only in the first settings of a long document', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [`row${index}`, { size: index }] as const);
    assert.ok(!isAgent({ ...Object.fromEntries(rows), agent: 'scribe', model: 'gpt-4o' }));
  });
});

it('each document of a tool registry is recognised separately', () => {
  const tool = (name: string) => JSON.stringify({ tool: name, risk: 'high', requires_approval: true });
  const { recognized } = readSample(`${tool('read_ticket')}\n---\n${tool('close_ticket')}\n`, 'yaml');
  assert.ok(recognized);
});
