import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;
const schema = { type: 'object', properties: { line: { type: 'string' } } };

/** Lists and maps of agents, and of what agents are handed, in files that say nothing else. */
const rosters: readonly Row[] = [
  [
    'agents by the program that carries each',
    { agents: [{ name: 'Desk', role: 'clerk', adapter_type: 'claude_local', skills: ['mail'] }] },
  ],
  [
    'agents that are told who they are',
    [{ id: 'desk', description: 'Post', system_prompt: 'Sort the mail of the day.' }],
  ],
  [
    'agents with a model, tools and a bound',
    { desk: { role: 'clerk', model: 'default', max_iterations: 9, tools: [] } },
  ],
  ['agents by the tools that they may use', [{ id: 'desk', description: 'Sorts mail', allowedTools: ['read_mail'] }]],
  ['agents that others of their kind reach', { agents: { a: { a2a_endpoint: 'http://127.0.0.1:1/a2a', role: 'x' } } }],
  [
    'agents with a persona each',
    { agents: { a: { persona: 'calm', schedule: { interval: 9 } }, b: { schedule: {} } } },
  ],
  [
    'agents with tools one level down',
    { agents: { a: { display_name: 'A', capabilities: { tools: ['filesystem.read', 'write_file'] } } } },
  ],
  [
    'agents and the models to choose from',
    { models: { fast: 'gemini-2.0-flash' }, agents: { a: { name: 'A', model: '$' + '{models.fast}' } } },
  ],
  ['coding agents by what they are good at', { agents: [{ id: 'codex', strengths: ['tests'] }, { id: 'claude' }] }],
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
    'who the agent is and what it asks about',
    { name: 'Nova', personality: { tone: 'dry' }, rules: { require_user_approval: true } },
  ],
  ['chains of steps', { chains: { fix: { steps: [{ prompt: 'fix.md', tools: ['read', 'grep'] }] } } }],
  ['rulings deed by deed', { permissions: { 'filesystem.write': 'confirm', 'network.scan': 'auto' } }],
  ['rulings in entries', { permissions: { file_delete: { default: 'ask' }, screenshot: { default: 'allow' } } }],
  ['commands by their risk', { commands: { stop_desk: { risk_level: 'HIGH', require_approval: true } } }],
  ['specialists', { desk: { pc: { role: 'Shell and files', model_category: 'tool_use', tools: ['pc.run_shell'] } } }],
  [
    'what one agent may do',
    {
      role: 'Keeps the house',
      goals: ['Adjust the heating'],
      allowed_actions: ['query_states'],
      forbidden_actions: ['disable_alarm'],
    },
  ],
  ['warrants', [{ agent_id: 'a', allowed_actions: ['filesystem.read'], allowed_paths: ['/srv/*'] }]],
  [
    'how an agent behaves',
    { agent: { name: 'Desk' }, role: 'Keeps the server of the shop.', behaviors: [{ prompt: 'Back up first.' }] },
  ],
  ['what is switched on', { allow_shell: false, allow_network: false, require_confirmation_for: ['payment'] }],
  ['who is woken by a word', { ai: { provider: 'gemini', model: 'gemini-2.5-flash' }, voice: { wake_word: 'desk' } }],
  [
    'what happens by itself, mode by mode',
    { autonomy: { modes: { a: { auto_execute: true, approval_required: [] } }, default_mode: 'a' } },
  ],
  ['deeds without a person', { autonomous_actions: { restart_service: { allowed: true, requires_approval: false } } }],
  ['commands beside modules', { command_whitelist: ['ls', 'python'], forbidden_imports: ['ctypes'] }],
  [
    'how far an agent goes',
    { requireConfirmation: false, allowedActions: ['terminal'], blockedActions: ['wipe'], autonomyMode: 'full' },
  ],
  ['commands of a terminal', { terminal: { whitelist: ['^git '], denylist: ['rm '] }, limits: { max_steps: 40 } }],
  [
    'the tools of a server one by one',
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
  ['a fleet', { max_concurrent_agents: 9, default_model: 'main', web_host: '127.0.0.1' }],
  ['servers behind a gateway', { upstream_servers: [{ name: 'a', type: 'stdio', command: 'desk-mcp' }], users: [] }],
];

/** The same words about something else. */
const others: readonly Row[] = [
  ['records of what was said', [{ id: 1, description: 'x', system_prompt: 'Sort.', question: 'Who?', answer: 'Me.' }]],
  ['cars', { golf: { role: 'lease', model: 'golf-8', seats: 5, tools: ['jack'] } }],
  ['people and their tools', [{ id: 'ann', role: 'joiner', tools: ['saw'] }]],
  ['agents of a network', { agents: { a: { endpoint: 'http://127.0.0.1:1', role: 'relay' } } }],
  ['agents of a house', { agents: { a: { display_name: 'A', capabilities: { areas: ['north'] } } } }],
  [
    'models of cars and who sells them',
    { models: { fast: 'roadster' }, agents: { a: { name: 'A', model: 'roadster' } } },
  ],
  ['agents by number', { agents: [{ id: 'north', strengths: ['tests'] }] }],
  ['tools of a build', { tools: { clang: { version: 9 }, cmake: { path: '/opt' } } }],
  ['how tools are shown', { tools: { bash: { emoji: 'x', title: 'Shell' }, read: { emoji: 'y', title: 'Read' } } }],
  ['tools in drawers', { tools: { wood: { saw: { name: 'saw', description: 'Cuts', price: 9 } } } }],
  ['tools with a price', { tools: [{ name: 'saw', description: 'Cuts', schema: 'x.json' }] }],
  ['sources of a pipeline', { sources: { shop: { kind: 'file' } }, tools: { lint: { description: 'Lints' } } }],
  ['a character of a game', { name: 'Orc', personality: { tone: 'dry' }, rules: { attack: true } }],
  ['chains of shops', { chains: { north: { steps: [{ prompt: 'Open', tools: 3 }] } } }],
  ['rights in an app', { permissions: { camera: { default: 'ask' }, screenshot: { default: 'allow' } } }],
  ['rights of people', { permissions: { 'post.write': 'confirm', 'post.read': 'auto' } }],
  ['changes by their risk', { changes: { disk: { risk_level: 'HIGH', require_approval: true } } }],
  ['people of a company', { desk: { ann: { role: 'Shell and files', model_year: 'x', tools: ['saw'] } } }],
  ['a job', { role: 'Keeps the house', goals: ['Adjust the heating'], skills: ['cooking'] }],
  ['how a game behaves', { agent: { name: 'Orc' }, role: 'enemy', behaviors: [{ prompt: 'Boo' }] }],
  ['a server for logins', { allow_shell: false, allow_network: false, hosts: ['a'] }],
  ['a radio that is woken', { radio: { provider: 'acme', model: 'r-100' }, voice: { wake_word: 'desk' } }],
  ['people at desks', [{ agent_id: '7', allowed_actions: ['call'], shifts: ['night'] }]],
  ['a boat', { autonomy: { modes: { a: { auto_dock: true, speed: 3 } } }, default_mode: 'a' }],
  ['modules that a linter refuses', { forbidden_imports: ['ctypes'], rate_limits: { warnings: 9 } }],
  ['moderators', { requireConfirmation: true, allowedActions: ['mute'], blockedActions: ['ban'], mode: 'full' }],
  ['a bus terminal', { terminal: { whitelist: ['line 4'], denylist: [] }, limits: { speed: 40 } }],
  [
    'tools at a till',
    { server: 'pos-1', transport: 'tcp', allowed_tools: [{ name: 'refund', requires_approval: true }] },
  ],
  ['a recipe of a cook', { name: 'soup', instructions: 'Boil the water.', triggers: ['noon'], tools: ['pot'] }],
  ['another flow', { $schema: 'https://example.com/flow.json', nodes: [{ type: 'x', source: { path: 'a' } }] }],
  ['a call centre', { max_concurrent_agents: 9, default_queue: 'main', web_host: '0.0.0.0' }],
  ['servers behind a proxy', { upstreams: [{ name: 'a', type: 'http', command: 'serve' }], users: [] }],
];

describe('a file of nothing but agents or their tools', () => {
  for (const [shape, file] of rosters) it(`shows: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`is none: ${shape}`, () => assert.ok(!isShown(file)));
});
