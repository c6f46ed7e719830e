import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;
const schema = { type: 'object', properties: { line: { type: 'string' } } };

/** Files that contain only agents in lists and maps, or their tools. */
const rosters: readonly Row[] = [
  ['agents with souls', { default: { soul: 'agents/ida/soul.md', model: null } }],
  [
    'agents with the program that runs each',
    { agents: [{ name: 'Desk', role: 'clerk', adapter_type: 'claude_local', skills: ['mail'] }] },
  ],
  [
    'a crew beside its description',
    {
      template: { title: 'Desk' },
      crew: {
        agents: [{ role: 'Clerk', goal: 'Sort the mail', backstory: 'You know every box.', tools: ['read_mail'] }],
        tasks: [{ id: 'sort', description: 'Sort it.', expected_output: 'A list.' }],
      },
    },
  ],
  [
    'an agent as a resource of an operator',
    {
      apiVersion: 'agents.desk.example/v1',
      kind: 'DeclarativeAgent',
      runtime: { model: { defaultModel: 'gpt-5' } },
      capabilities: { toolsets: ['web', 'file'] },
    },
  ],
  ['agents with system prompts', [{ id: 'desk', description: 'Post', system_prompt: 'Sort the mail of the day.' }]],
  [
    'members of a team with system prompts',
    { members: [{ name: 'Desk', role: 'clerk', systemPrompt: 'You sort the mail of the day.' }] },
  ],
  [
    'agents with a model, tools and a limit',
    { desk: { role: 'clerk', model: 'default', max_iterations: 9, tools: [] } },
  ],
  [
    'agents with examples for their models',
    [{ id: 'desk', role: 'Mail', personality: 'Calm.', few_shot_examples: ['@press NEWS - bring the mail.'] }],
  ],
  [
    'roles with their language models',
    { slots: [{ name: 'planner', model: 'claude-opus-4-6', role: 'Plans the work' }], settings: { max: 5 } },
  ],
  ['agents with prompts and budgets', { arch: { prompt: 'You are the one who approves the plan.', token_cap: 9000 } }],
  ['agents with allowed tools', [{ id: 'desk', description: 'Sorts mail', allowedTools: ['read_mail'] }]],
  ['agents with A2A addresses', { agents: { a: { a2a_endpoint: 'http://127.0.0.1:1/a2a', role: 'x' } } }],
  [
    'agents with a persona each',
    { agents: { a: { persona: 'calm', schedule: { interval: 9 } }, b: { schedule: {} } } },
  ],
  [
    'agents with tools one level down',
    { agents: { a: { display_name: 'A', capabilities: { tools: ['filesystem.read', 'write_file'] } } } },
  ],
  [
    'agents and their models',
    { models: { fast: 'gemini-2.0-flash' }, agents: { a: { name: 'A', model: '$' + '{models.fast}' } } },
  ],
  ['agents with the parameters of their models', { agents: { solve: { temperature: 0.5, max_tokens: 8000 } } }],
  ['coding agents with strengths', { agents: [{ id: 'codex', strengths: ['tests'] }, { id: 'claude' }] }],
  ['tools by name, a shell among them', { tools: { bash: { enabled: true }, read: { max_lines: 9 } } }],
  [
    'tools in groups',
    { tools: { net: { ping: { name: 'ping', description: 'Pings', parameters: { host: { type: 'string' } } } } } },
  ],
  ['tools with a schema', { tools: [{ name: 'run_line', description: 'Runs a line', schema }] }],
  [
    'databases and statements',
    {
      sources: { shop: { kind: 'postgres', host: 'db' } },
      tools: { orders: { kind: 'postgres-sql', source: 'shop', description: 'Orders', statement: 'SELECT 1' } },
    },
  ],
  [
    'a personality and approval',
    { name: 'Nova', personality: { tone: 'dry' }, rules: { require_user_approval: true } },
  ],
  ['chains of steps', { chains: { fix: { steps: [{ prompt: 'fix.md', tools: ['read', 'grep'] }] } } }],
  ['decisions on actions', { permissions: { 'filesystem.write': 'confirm', 'network.scan': 'auto' } }],
  [
    'decisions in entries of actions',
    { permissions: { file_delete: { default: 'ask' }, screenshot: { default: 'allow' } } },
  ],
  [
    'commands with risk levels and approval',
    { commands: { stop_desk: { risk_level: 'HIGH', require_approval: true } } },
  ],
  [
    'specialists with tools and models',
    { desk: { pc: { role: 'Shell and files', model_category: 'tool_use', tools: ['pc.run_shell'] } } },
  ],
  [
    'an agent’s allowed and forbidden actions',
    {
      role: 'Keeps the house',
      goals: ['Adjust the heating'],
      allowed_actions: ['query_states'],
      forbidden_actions: ['disable_alarm'],
    },
  ],
  [
    'actions and paths of each agent',
    [{ agent_id: 'a', allowed_actions: ['filesystem.read'], allowed_paths: ['/srv/*'] }],
  ],
  [
    'an agent’s behaviours',
    { agent: { name: 'Desk' }, role: 'Keeps the server of the shop.', behaviors: [{ prompt: 'Back up first.' }] },
  ],
  [
    'switches for the shell and the network',
    { allow_shell: false, allow_network: false, require_confirmation_for: ['payment'] },
  ],
  [
    'a voice assistant with a wake word',
    { ai: { provider: 'gemini', model: 'gemini-2.5-flash' }, voice: { wake_word: 'desk' } },
  ],
  ['autonomy modes', { autonomy: { modes: { a: { auto_execute: true, approval_required: [] } }, default_mode: 'a' } }],
  ['autonomous actions', { autonomous_actions: { restart_service: { allowed: true, requires_approval: false } } }],
  ['allowed commands and forbidden imports', { command_whitelist: ['ls', 'python'], forbidden_imports: ['ctypes'] }],
  [
    'allowed actions and an autonomy mode',
    { requireConfirmation: false, allowedActions: ['terminal'], blockedActions: ['wipe'], autonomyMode: 'full' },
  ],
  [
    'allowed commands of a terminal and a step limit',
    { terminal: { whitelist: ['^git '], denylist: ['rm '] }, limits: { max_steps: 40 } },
  ],
  [
    'approval for each tool of an MCP server',
    { server: 'mail-mcp', transport: 'stdio', allowed_tools: [{ name: 'mail.send', requires_approval: true }] },
  ],
  [
    'a skill and its tools',
    { name: 'goal', instructions: 'Break it into tasks.', triggers: ['/goal'], tool_names: ['write_code'] },
  ],
  [
    'a flow of prompts',
    {
      $schema: 'https://azuremlschemas.azureedge.net/promptflow/latest/Flow.schema.json',
      nodes: [{ name: 'chat', type: 'llm', source: { type: 'code', path: 'chat.jinja2' } }],
    },
  ],
  ['a maximum number of agents', { max_concurrent_agents: 9, default_model: 'main', web_host: '127.0.0.1' }],
  ['servers behind a gateway', { upstream_servers: [{ name: 'a', type: 'stdio', command: 'desk-mcp' }], users: [] }],
];

/** Files of other kinds with the same words. */
const others: readonly Row[] = [
  ['songs', { one: { soul: 'yes', name: 'Stand' } }],
  [
    'recorded questions and answers',
    [{ id: 1, description: 'x', system_prompt: 'Sort.', question: 'Who?', answer: 'Me.' }],
  ],
  [
    'recorded answers in a section',
    { rows: [{ id: 1, description: 'x', system_prompt: 'You sort the mail of the day.', answer: 'Me.' }] },
  ],
  [
    'machines with a message for their operator',
    { machines: [{ name: 'saw', description: 'Cuts', system_message: 'Please close the door before you start.' }] },
  ],
  ['shells with a prompt', { shells: [{ name: 'zsh', description: 'Default', system_prompt: 'desk>' }] }],
  ['members of a club', { members: [{ name: 'Ann', role: 'clerk', motto: 'You sort the mail of the day.' }] }],
  ['cars', { golf: { role: 'lease', model: 'golf-8', seats: 5, tools: ['jack'] } }],
  ['characters of a game with examples', [{ id: 'orc', role: 'Enemy', personality: 'Grim.', examples: ['Boo'] }]],
  ['cars and their roles', { slots: [{ name: 'north', model: 'golf-8', role: 'lease' }], settings: { max: 5 } }],
  ['exercises with prompts', { one: { prompt: 'Write a short text about trees.', points: 10 } }],
  ['people and their tools', [{ id: 'ann', role: 'joiner', tools: ['saw'] }]],
  ['network relays', { agents: { a: { endpoint: 'http://127.0.0.1:1', role: 'relay' } } }],
  ['estate agents', { agents: { a: { display_name: 'A', capabilities: { areas: ['north'] } } } }],
  ['car models and sales agents', { models: { fast: 'roadster' }, agents: { a: { name: 'A', model: 'roadster' } } }],
  ['agents that measure temperatures', { agents: { north: { temperature: 21.5, max_bytes: 8000 } } }],
  ['agents without programs', { agents: [{ id: 'north', strengths: ['tests'] }] }],
  ['tools of a build', { tools: { clang: { version: 9 }, cmake: { path: '/opt' } } }],
  [
    'display settings of tools',
    { tools: { bash: { emoji: 'x', title: 'Shell' }, read: { emoji: 'y', title: 'Read' } } },
  ],
  ['tools in drawers', { tools: { wood: { saw: { name: 'saw', description: 'Cuts', price: 9 } } } }],
  ['tools with a price', { tools: [{ name: 'saw', description: 'Cuts', schema: 'x.json' }] }],
  ['sources of a pipeline', { sources: { shop: { kind: 'file' } }, tools: { lint: { description: 'Lints' } } }],
  ['a character of a game', { name: 'Orc', personality: { tone: 'dry' }, rules: { attack: true } }],
  ['chains of shops', { chains: { north: { steps: [{ prompt: 'Open', tools: 3 }] } } }],
  ['permissions of a phone app', { permissions: { camera: { default: 'ask' }, screenshot: { default: 'allow' } } }],
  ['permissions of people', { permissions: { 'post.write': 'confirm', 'post.read': 'auto' } }],
  ['changes with risk levels', { changes: { disk: { risk_level: 'HIGH', require_approval: true } } }],
  ['people of a company', { desk: { ann: { role: 'Shell and files', model_year: 'x', tools: ['saw'] } } }],
  ['a job advertisement', { role: 'Keeps the house', goals: ['Adjust the heating'], skills: ['cooking'] }],
  ['behaviours of a game character', { agent: { name: 'Orc' }, role: 'enemy', behaviors: [{ prompt: 'Boo' }] }],
  ['a login server', { allow_shell: false, allow_network: false, hosts: ['a'] }],
  [
    'a monitoring agent as a resource',
    {
      apiVersion: 'agent.desk.example/v1',
      kind: 'NodeAgent',
      runtime: { model: { name: 'linear' } },
      capabilities: { toolsets: ['metrics', 'logs'] },
    },
  ],
  [
    'secret agents of a game with quests',
    {
      world: {
        agents: [{ name: 'Vela', goal: 'Find the map', backstory: 'Born at sea.' }],
        tasks: [{ id: 'map', description: 'Find it.', reward: 30 }],
      },
    },
  ],
  ['a radio with a wake word', { radio: { provider: 'acme', model: 'r-100' }, voice: { wake_word: 'desk' } }],
  ['staff with shifts', [{ agent_id: '7', allowed_actions: ['call'], shifts: ['night'] }]],
  ['a boat', { autonomy: { modes: { a: { auto_dock: true, speed: 3 } } }, default_mode: 'a' }],
  ['forbidden imports of a linter', { forbidden_imports: ['ctypes'], rate_limits: { warnings: 9 } }],
  [
    'actions of moderators',
    { requireConfirmation: true, allowedActions: ['mute'], blockedActions: ['ban'], mode: 'full' },
  ],
  ['a bus terminal', { terminal: { whitelist: ['line 4'], denylist: [] }, limits: { speed: 40 } }],
  [
    'refunds at a till',
    { server: 'pos-1', transport: 'tcp', allowed_tools: [{ name: 'refund', requires_approval: true }] },
  ],
  ['a recipe', { name: 'soup', instructions: 'Boil the water.', triggers: ['noon'], tools: ['pot'] }],
  [
    'a flow of another kind',
    { $schema: 'https://example.com/flow.json', nodes: [{ type: 'x', source: { path: 'a' } }] },
  ],
  ['a call centre', { max_concurrent_agents: 9, default_queue: 'main', web_host: '0.0.0.0' }],
  ['servers behind a proxy', { upstreams: [{ name: 'a', type: 'http', command: 'serve' }], users: [] }],
];

describe('a file with only agents or tools', () => {
  for (const [shape, file] of rosters) it(`recognised: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`not recognised: ${shape}`, () => assert.ok(!isShown(file)));
});
