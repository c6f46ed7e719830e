import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;
const schema = { type: 'object', properties: { ip: { type: 'string' } } };

const parts: readonly Row[] = [
  [
    'prompts with titles',
    { prompts: [{ title: 'A', temperature: 0.5, content: 'You are Ida, a helpful assistant.' }] },
  ],
  ['scheduled agents', { schedules: [{ cron: '0 2 * * *', agent: 'curator', prompt: 'Read the logs of the day.' }] }],
  ['skills with prompts', { skills: [{ name: 'sum', agent: 'general', prompt: 'Sum up what follows: {input}' }] }],
  ['prompts by purpose', { prompts: { plan: { system: 'Plan the work.', user: 'Work: ${work}', defaults: {} } } }],
  ['system prompts by name', { system_prompts: { base: 'You are a careful assistant for documents.' } }],
  ['instructions of an assistant', { instructions: 'You are Ray, a personal AI assistant. Be kind.' }],
  ['memories beside an agent', { agent: { name: 'Ray' }, memory: { short_term: { ttl: 60 } }, web: { port: 80 } }],
  ['short-term and long-term memory', { memory: { short_term: { ttl: 60 }, long_term: { path: './m' } } }],
  [
    'a guardrail with injection phrases',
    { guardrails: { rules: [{ id: 'a', action: 'block', patterns: ['ignore previous instructions'] }] } },
  ],
  [
    'tools with the agent they belong to',
    { tools: [{ name: 'find', description: 'Finds vendors.', owner_agent: 'desk' }] },
  ],
  [
    'actions with schemas and approval',
    { actions: [{ name: 'query', description: 'Asks.', input_schema: schema, requires_confirmation: false }] },
  ],
  ['steps with agent types', { steps: [{ id: 'a', agent_type: 'research', input: 'Find {{task}} in the notes.' }] }],
  ['skills with classes', { skills: [{ name: 'fs.read', module: 'skills.fs', class: 'ReadSkill' }] }],
  ['providers of models', { default_provider: 'openai', providers: { openai: { models: [{ name: 'gpt-4o' }] } } }],
  ['subagents', { name: 'Ray', sub_agents: { dev: { description: 'Builds what is asked.', enabled: true } } }],
  [
    'settings of several vendors',
    {
      server: 'mistral',
      ollama_host: 'https://llm.example.com',
      mistral_model_id: 'mistral-large-latest',
      history_len: 9,
    },
  ],
  ['a command for an agent', { agent: 'deploy', command: 'npm run deploy', approval_required: true }],
  ['allowed and forbidden commands', { policy: { allowed_commands: ['ls'], blocked_patterns: ['rm -rf'] } }],
  ['MCP servers by address', { upstreams: [{ name: 'a', url: 'http://127.0.0.1:9101/mcp' }] }],
  ['rules on lists of tools', { rules: [{ name: 'a', effect: 'deny', tools: ['crm__delete_record'] }] }],
  ['chains of models', { fallback_chains: { fast: [{ provider: 'ollama', model: 'qwen2.5-coder:7b' }] } }],
  ['models by use', { main: { provider: 'deepseek', model: 'deepseek-chat' } }],
  ['prompts by name', { summary: { system: 'You are a careful assistant. Sum up the notes.' } }],
  ['agents with a maximum number of turns', { agents: { worker: { max_iterations: 20, max_turns: 50 } } }],
  [
    'an agent with its enabled tools',
    { agent: { name: 'Ray', max_iterations: 50 }, tools: { enabled: ['browser', 'code_executor'] } },
  ],
  [
    'an agent that confirms',
    { agent: { confirm_destructive: true }, tools: { enabled: ['file_system', 'web_search'] } },
  ],
  ['permissions of tools', { tool_permissions: { shell: { allowed: ['npm run check'] } }, allowed_paths: ['src'] }],
  [
    'models by purpose',
    { models: { hard: 'claude-sonnet-4-20250514', easy: 'claude-3-5-haiku-20241022' }, memory: { store: './m.db' } },
  ],
  [
    'a chosen model of several providers',
    { default_model: 'gpt-4o-mini', providers: { house: { model: 'gpt-4o-mini', key_env: 'A' } } },
  ],
  ['a chat bot', { name: 'Ida', llm_model: 'llama-3.3-70b-versatile', channels: { chatwoot: { mode: 'direct' } } }],
  ['agents with ids', { residents: [{ agent_id: 'envoy', role: 'Diplomat', capabilities: ['coordination'] }] }],
];

const others: readonly Row[] = [
  ['a login prompt', { prompts: { login: { system: 'pos', user: 'Name' } } }],
  ['a game', { instructions: 'You are a knight. Find the sword.' }],
  ['hardware of a computer', { memory: { long_term: { size: '2 TB' } }, cpu: 4 }],
  ['attack texts of a test', { payloads: ['ignore previous instructions'], target: 'staging' }],
  ['a workshop', { tools: [{ name: 'saw', description: 'Saws wood.', owner: 'desk' }] }],
  ['a form', { actions: [{ name: 'send', description: 'Sends it.', requires_confirmation: true }] }],
  ['servers of a web site', { upstreams: [{ name: 'a', url: 'http://127.0.0.1:9101/api' }] }],
  ['rules of a workshop', { rules: [{ name: 'a', tools: ['saw'] }] }],
  ['chains of a shop', { fallback_chains: { eu: [{ provider: 'acme', model: 'm-1' }] } }],
  ['engines by use', { main: { provider: 'acme', model: 'v8' } }],
  ['operating systems by computer', { desk: { system: 'linux on the left' } }],
  ['an agent of a simulation', { agent: { max_steps: 50 }, tools: { enabled: ['plotter', 'recorder'] } }],
  ['a monitoring agent', { agent: { name: 'a' }, tools: { enabled: ['file_watch', 'disk_usage'] } }],
  ['permissions of a workshop', { tool_permissions: { saw: { allowed: ['adults'] } } }],
  ['models of a benchmark', { models: ['gpt-4o', 'gpt-4o-mini'], runs: 3 }],
  ['cars of a rental', { default_model: 'golf', providers: { acme: { model: 'golf' } } }],
  ['notifications', { model: 'v8', channels: { slack: { room: 'ops' } } }],
  ['agents of an experiment', { agents: { worker: { max_iterations: 20, learning: 0.1 } } }],
  ['steps of a build', { steps: [{ id: 'a', agent: 'linux', input: 'src of the site' }] }],
  [
    'answers in a model test',
    { model: 'gpt-4o', prompt: 'You are a clerk.', results: [{ gold: { needs_human: false }, tools: ['run_shell'] }] },
  ],
  ['a résumé', { skills: [{ name: 'Python', level: 4 }] }],
  ['providers of mail', { default_provider: 'acme', providers: { acme: { models: [{ name: 'basic' }] } } }],
  ['a command of a menu', { agent: 'browser', command: 'open settings' }],
  ['a call centre', { staff: [{ agent_id: '7', name: 'Ann', shift: 'night' }] }],
  [
    'versions of development tools',
    { tools: { node: '22', python: '3.12', claude: 'latest' }, env: { NODE_ENV: 'test' } },
  ],
  [
    'a registry of development tools with sources',
    {
      meta: { version: '1.0' },
      tools: { powershell: { aqua: 'acme/sh', asdf: 'acme/asdf-sh' }, claude: { vfox: 'a/b' } },
    },
  ],
  [
    'a registry of development tools with backends',
    {
      tools: {
        bash: { backends: ['asdf:bash'], description: 'GNU Bash' },
        python: { backends: ['core:python'], description: 'A language' },
        claude: { backends: ['npm:claude'], description: 'An agent' },
      },
    },
  ],
];

describe('a file with one part of an agent', () => {
  for (const [shape, file] of parts) it(`recognised: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`not recognised: ${shape}`, () => assert.ok(!isShown(file)));
});

const shown = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.' };

/** Settings added to those that show an agent, and the findings of medium severity and above. */
const findings: readonly (readonly [what: string, settings: object, found: readonly string[]])[] = [
  [
    'capabilities of a model',
    { models: { tiny: { capabilities: [{ code_execution: true }, { shell_tool: true }], has_code_exec: true } } },
    [],
  ],
  ['a list of tools under `capabilities`', { capabilities: ['run_shell', 'read_file'] }, ['AG-002 /capabilities/0']],
  [
    'tools of one name in different profiles',
    {
      profiles: {
        careful: { tools: { find_notes: { description: 'Finds a note.' } } },
        open: { tools: { find_notes: { description: 'Finds notes, all of them.' } } },
      },
    },
    [],
  ],
  [
    'tools of one name in one list',
    {
      tools: [
        { name: 'find_notes', description: 'Finds a note.' },
        { name: 'find_notes', description: 'Finds all.' },
      ],
    },
    ['AG-016 /tools/1'],
  ],
  [
    'tools with automatic and with approved actions',
    { tools: { write_file: { action: 'approve' }, execute_command: { action: 'auto' } } },
    ['AG-002 /tools/execute_command/action'],
  ],
  [
    'safe commands of a tool with approval',
    { tools: { run_shell: { action: 'approve', safe_commands: ['ls', 'find'] } } },
    ['AG-002 /tools/run_shell/safe_commands/1'],
  ],
  [
    'a tool that is denied to one agent and allowed to another',
    {
      agents: [
        { name: 'a', denied_tools: ['bash'] },
        { name: 'b', auto_approve: ['bash'] },
      ],
    },
    ['AG-002 /agents/1/auto_approve/0'],
  ],
  [
    'a tool that is denied to all agents and allowed to one',
    { permissions: { deny: ['bash'] }, agents: [{ name: 'b', auto_approve: ['bash'] }] },
    [],
  ],
  [
    'commands with and without approval',
    { behaviors: { require_confirmation: ['rm -rf *', 'sudo *'], auto_approve: ['ls *', 'cat *', 'find *'] } },
    ['AG-002 /behaviors/auto_approve/2'],
  ],
  [
    'a server whose command is a list',
    {
      servers: [
        { name: 'files', type: 'stdio', command: ['npx', '-y', '@modelcontextprotocol/server-filesystem', './a'] },
      ],
    },
    ['AG-008 /servers/0/command/2'],
  ],
  ['Linux capabilities', { security_context: { capabilities: { drop: ['ALL'] } } }, []],
  ['settings of tool execution', { tools: { execution: { timeout: 30 }, read_file: {} } }, []],
  ['automatic approval in development', { approval: [{ stage: 'development', auto_approve: true }] }, []],
  [
    'automatic approval in production',
    { approval: [{ stage: 'production', auto_approve: true }] },
    ['AG-003 /approval/0/auto_approve'],
  ],
];

describe('findings on an agent with such a part', () => {
  for (const [what, settings, expected] of findings) {
    it(what, () => {
      const loud = reportOn({ ...shown, ...settings }).findings.filter(({ severity }) => !/low|info/.test(severity));
      assert.deepEqual(
        loud.map(({ ruleId, location }) => `${ruleId} ${location.pointer}`),
        expected,
      );
    });
  }
});
