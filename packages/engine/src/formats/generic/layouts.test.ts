import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

type Row = readonly [shape: string, file: object];

/** Layouts of configurations that belong to no vendor's format. */
const agents: readonly Row[] = [
  [
    'a root with a name of its own',
    { nova: { brain: { chat_model: 'm' }, automation: { allow_shell_commands: true } } },
  ],
  ['switches beside a model', { llm: { provider: 'm' }, device: { allow_shell: true, roots: ['./a'] } }],
  ['a register of tools', { tool_registry: { a: { handler: 'x:a', requires_approval: true }, b: { handler: 'x:b' } } }],
  ['a program that runs terminal agents', { adapters: { claude: { timeout: 9 }, gemini: {} }, max_iterations: 9 }],
  ['approval of risky operations', { approval: { mode: 'auto', high_risk_operations: ['deploy'] }, api: { port: 1 } }],
  [
    'plugins in a container registry',
    { plugins: { desk: { url: 'oci://ghcr.io/acme/desk:1.2.3', runtime_config: { allowed_hosts: ['example.com'] } } } },
  ],
  [
    'agents with handoffs',
    { writer: { name: 'Writer', handoff_description: 'Writes', instructions: 'You write letters at the desk.' } },
  ],
  [
    'agents by their programs',
    {
      agents: [
        { id: 'a', type: 'claude-code', enabled: true },
        { id: 'b', type: 'ollama' },
      ],
    },
  ],
  ['a server and its tools', { server_type: 'mcp', connection: { command: 'desk' }, tools: [{ name: 'get_letter' }] }],
  [
    'servers, agents and a batch size',
    {
      mcp_servers: { a: { url: 'https://tools.example.org/mcp' } },
      agents: { b: { tools: ['a'] } },
      speed: { batch_size: 4 },
    },
  ],
  [
    'the contents of a sandbox',
    {
      kind: 'mixin',
      setup: { install: [{ command: 'make tools' }] },
      permissions: { network: { allow: ['example.com'] } },
    },
  ],
  [
    'a permission for each action',
    {
      default_permission: 'CONFIRM',
      shell_operations: { shell_execute: { permission: 'ALLOW' }, bash: { permission: 'DENY' } },
    },
  ],
  [
    'a permission preset of terminal agents',
    { permission: { preset: 'danger-full-access' }, talks_to: { model: 'acme/gpt-5' } },
  ],
  ['steps of a pipeline', { pipeline: { steps: [{ id: 'a', system_prompt: 'Help.', tools: ['shell'] }] } }],
  ['nodes of a graph', { graph: { nodes: [{ type: 'llm' }, { tools: ['ShellTool'] }], edges: [] } }],
  ['members of a crew', { crew_members: { a: { llm: 'm', skills: ['run_shell'] }, b: { llm: 'm' } } }],
  ['agents with one instruction each', { agents: { a: { instruction: 'Read mail.', servers: ['mail'] } } }],
  [
    'servers in a list beside a model',
    { llm: { provider: 'ollama', model: 'm' }, mcp_servers: [{ name: 'desk', command: 'python desk.py' }] },
  ],
  ['a swarm', { swarm: { main: 'a', instances: { a: { description: 'Leads', prompt: 'You lead.' } } } }],
  ['a gateway of tools', { mcp_gateway: { listen: '127.0.0.1:9', upstreams: [{ name: 'a' }] } }],
  ['a kind and references', { kind: 'AgentDefinition', spec: { llm_ref: 'm', toolset_refs: ['a'] } }],
  ['an assistant at home', { voice_assistant: { llm_model: 'm', personality: 'You are Nova.' } }],
  ['an agent named after its kind', { computer_use_agent: { model: 'm', safety_checks: 'on' } }],
  ['servers of tools', { runtime: { model: 'm', tool_servers: { a: { url: 'https://tools.example.org/mcp' } } } }],
  ['bots with a limit', { bots: [{ id: 'a', mission: 'Sort mail.', iteration_cap: 5 }] }],
  ['rules on tools', { agent: 'fixer', approval_required: ['a'], rules: [{ tool: 'bash', effect: 'ask' }] }],
  ['a section named after a bot', { review_bot: { llm: { provider: 'm' }, permissions: { shell: 'ask' } } }],
  [
    'names with spaces and capitals',
    { settings: { Model: 'm', 'Max Loops': 5 }, 'System Prompt': 'Operate the desk.' },
  ],
  ['names in capitals', { SYSTEM_PROMPT: 'Help.', MODEL: 'm', ALLOWED_TOOLS: ['read_file'] }],
  ['a model by its family', { worker: { model: 'acme/gpt-5', autonomy: 'full' } }],
  [
    'a model by its name under any key',
    { fixer: { brain: 'acme/claude-sonnet-4', shell: { confirm_each: true } }, loop: { max_attempts: 5 } },
  ],
  [
    'a text addressed to a model',
    {
      npcs: [{ id: 'a', inference: { use: 'llama-3.1-8b' }, sheet: 'You are a merchant in a small town.' }],
      moderation: { input: true },
    },
  ],
  [
    'rules for a model in a list',
    {
      analyst: {
        model: { name: 'claude-opus-4-1' },
        rules_for_model: ['Write short answers.'],
        kernel: { type: 'local' },
      },
    },
  ],
  [
    'a host of servers',
    { host: { llm: 'acme/claude-3.7-sonnet', auto_accept_tools: false }, tool_sources: { a: { launch: 'npx a' } } },
  ],
  [
    'a list of agents with unusual keys',
    [
      {
        agent: 'a',
        uses: 'claude-3-7-sonnet',
        told: 'You triage alerts and page people.',
        may: ['read_logs'],
        asks: 'always',
      },
    ],
  ],
  [
    'a gateway of models',
    { llm_gateway: { bind: '127.0.0.1:1', upstreams: [{ name: 'openai', base: 'https://api.openai.com/v1' }] } },
  ],
  [
    'a bot with tokens',
    { slack_bot: { tokens: { bot: 'a' }, engine: { deployment: 'gpt-4.1-mini' }, powers: { read_wiki: {} } } },
  ],
  [
    'goals and a guardrail',
    { operator_config: { vision: 'gpt-4o', goals: ['Install the app'], guard: { ask_human: 'always' } } },
  ],
  [
    'a brief and commands',
    {
      watchdog: {
        thinks_with: { model: 'llama-3.3-70b' },
        brief: 'Report what fails.',
        fixes: { commands_allowed: ['systemctl status app'] },
      },
    },
  ],
  [
    'a configuration in German',
    { agenten: [{ name: 'a', modell: 'm', werkzeuge: ['shell'], freigabe_erforderlich: true }] },
  ],
  [
    'an agent as a Kubernetes-style resource',
    { apiVersion: 'agents.example.org/v1', kind: 'Agent', metadata: {}, spec: { model: 'm', tools: ['shell'] } },
  ],
  [
    'several agents as one resource',
    { apiVersion: 'example.org/v1', kind: 'AgentFleet', spec: { agents: [{ name: 'a', spec: { model: 'm' } }] } },
  ],
  [
    'a terminal agent without an execution backend',
    { model: { default: 'm', provider: 'p' }, agent: { verify_on_stop: false }, platform_toolsets: { cli: ['file'] } },
  ],
  ['a learning rate in an agent’s memory', { system_prompt: 'Help.', model: 'gpt-5', memory: { learning_rate: 0.2 } }],
  [
    'a flow of agents as a resource',
    { apiVersion: 'example.org/v1', kind: 'AgentFlow', spec: { nodes: [{ type: 'Agent', config: { prompt: {} } }] } },
  ],
  ['a configuration in Spanish', { agente: { modelo: 'm', instrucciones: 'Ayuda.', herramientas: ['leer_archivo'] } }],
];

describe('layouts of custom configurations', () => {
  for (const [shape, file] of agents) {
    it(`recognised: ${shape}`, () => assert.equal(readSample(JSON.stringify(file), 'json').recognized, true));
  }
});

it('translations are no agent, whatever their keys', () => {
  const words = ['Modell', 'Werkzeuge', 'Anweisungen für den Agenten', 'Fähig', 'Vor dem Ausführen fragen', 'Ende'];
  const names = ['model', 'tools', 'custom_instructions', 'capabilities', 'auto_approve', 'end'];
  const section = (part: string) => Object.fromEntries(names.map((name, i) => [`${part}_${name}`, words[i]]));
  const texts = {
    agent: Object.fromEntries(names.map((name, i) => [name, words[i]])),
    a: section('a'),
    b: section('b'),
    c: section('c'),
  };
  const recognized = (file: object) => readSample(JSON.stringify(file), 'json').recognized;
  assert.equal(recognized(texts), false);
  assert.equal(recognized({ ...texts, limits: { max_turns: 5 } }), true);
  // A few lists of texts among many.
  const parts = Array.from({ length: 12 }, (_, i) => [`part${i}`, section(`part${i}`)] as const);
  const many = { ...texts, ...Object.fromEntries(parts) };
  assert.equal(recognized({ ...many, hero: { words: ['Ein Wort', 'Noch eins'] } }), false);
  assert.equal(recognized({ ...texts, hero: { words: ['Ein Wort', 'Noch eins'] } }), true);
  const crew = Array.from({ length: 12 }, (_, i) => ({
    role: `Clerk ${i}`,
    goal: 'Sort the mail',
    instructions: 'Be quick',
  }));
  assert.equal(recognized({ agents: Object.fromEntries(crew.map((member, i) => [`a${i}`, member])) }), true);
});

it('a prompt or tools with a model are recognised with high confidence', () => {
  const confidence = (file: object) => readSample(JSON.stringify(file), 'json').confidence;
  assert.equal(confidence({ agent: { model: 'm', system_prompt: 'Help.', max_turns: 5 } }), 'high');
  assert.equal(
    confidence({ agents: { a: { role: 'b' } }, auto_approve: false, allow_shell: false, max_turns: 5 }),
    'medium',
  );
});

it('a value that repeats its key as a label is no answer', () => {
  const factsOf = (autoApprove: string | boolean) =>
    readSample(
      JSON.stringify({
        system_prompt: 'Help.',
        provider: 'm',
        tools: ['a'],
        a: { runtime: { policy: { approval: { autoApprove } } } },
      }),
      'json',
    ).facts.filter((fact) => fact.includes('autoApprove'));
  assert.deepEqual(factsOf('Auto approve'), []);
  assert.equal(factsOf(true).length, 1);
  assert.equal(factsOf('auto_approve').length, 1);
});

it('a gateway in OpenClaw’s layout with settings of its own is not OpenClaw', () => {
  const tools = { restrictToWorkspace: false, exec: { timeout: 60 } };
  const file = { agents: { defaults: { model: 'm' } }, channels: {}, gateway: { port: 1 }, tools };
  const { format, facts } = readSample(JSON.stringify(file), 'json');
  assert.equal(format, 'generic');
  assert.ok(
    facts.some((fact) => fact.startsWith('fileGrants /tools/restrictToWorkspace')),
    facts.join('\n'),
  );
});

it('limits by section name, inherited environments and lists of folders are read', () => {
  const of = (settings: object) => {
    const { facts } = readSample(
      JSON.stringify({ agent: { model: 'm', system_prompt: 'Help.' }, ...settings }),
      'json',
    );
    return facts.filter((fact) => /^(?:limits|environment|fileGrants)/.test(fact));
  };
  assert.deepEqual(of({ recursion: { limit: 5000 } }), ['limits /recursion/limit recursion 5000']);
  assert.deepEqual(of({ budget: { limit: 5000 }, page: { max: 0 } }), []);
  const [inherited, ...others] = of({ exec: { env: { inherit: 'all' } } });
  assert.match(inherited ?? '', /^environmentSharing \/exec\/env\/inherit /);
  assert.deepEqual(others, []);
  assert.deepEqual(of({ exec: { env: { inherit: 'yes', MODE: 'a' } } }).length, 2);
  assert.deepEqual(of({ workspace_roots: ['/'] }), ['fileGrants /workspace_roots/0 write directory']);
  assert.deepEqual(of({ workspace_roots: [{ id: 'a' }] }), []);
});

it('skills with a source are components, skills by name are tools', () => {
  const of = (skills: object) => {
    const { facts } = readSample(JSON.stringify({ agent: { model: 'm', system_prompt: 'Help.', skills } }), 'json');
    return facts.filter((fact) => /^(?:components|tools)/.test(fact)).map((fact) => fact.split(' ', 1)[0]);
  };
  assert.deepEqual(of([{ source: 'git+https://git.example.org/skills.git@main' }]), ['components']);
  assert.deepEqual(of([{ source: 'github:someone/skills#main' }]), ['components']);
  assert.deepEqual(of([{ name: 'run_shell' }, 'read_file']), ['tools', 'tools']);
});
