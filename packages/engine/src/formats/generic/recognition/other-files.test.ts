import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

/** Files of other kinds with the same words. */
const others: readonly Row[] = [
  [
    'a build pipeline',
    { pipeline: { steps: [{ id: 'a', run: 'make', approval: 'none' }], trigger: { host: '0.0.0.0' } } },
  ],
  [
    'hooks of Git that check the files of an agent',
    {
      'pre-commit': {
        commands: { 'tool-lint': { run: 'desk-lint' }, 'skill-scan': { glob: 'skills/*', run: 'scan' } },
      },
      'pre-push': { commands: { 'agent-audit': { run: 'pwsh -File skills/audit.ps1' } } },
    },
  ],
  [
    'pages of a documentation site',
    {
      site_name: 'Skills of agents',
      plugins: ['search'],
      nav: [{ Skills: ['a.md', { Agents: ['b.md', { 'Prompt Engineer': 'c.md', Tools: ['d.md'] }] }] }],
    },
  ],
  [
    'settings of cloud providers',
    { azure_region: 'eu', google_project_id: 'desk', server_url: 'https://example.com', timeout: 5 },
  ],
  ['food of a guest', { safe: ['apples', 'gits'], review: ['nuts'], blocked: ['rum', 'bread'] }],
  [
    'a part of an API description',
    {
      components: {
        schemas: {
          Assistant: {
            properties: {
              model: { type: 'string', example: 'gpt-4o' },
              instructions: { example: 'You are Ida, a clerk.' },
            },
          },
          Message: { properties: { role: { enum: ['apiMessage', 'userMessage'] }, tools: { type: 'array' } } },
        },
      },
    },
  ],
  ['a release', { approval: { mode: 'auto', stage: 'desk' }, api: { port: 80 } }],
  [
    'model training in epochs',
    { model: 'meta-llama/Llama-3.1-8B', system_prompt: 'You are a helpful assistant.', train: { epochs: 3 } },
  ],
  [
    'jobs of a CI pipeline',
    {
      variables: { AUTO_APPROVE: 'true', LLM_MODEL: 'gpt-4o' },
      apply: { stage: 'apply', script: ['terraform apply'] },
    },
  ],
  ['name and value pairs of a shop', { prompt: 'Buy now.', config: [{ key: 'llm', value: 'gpt-4o' }] }],
  [
    'questions of a model test',
    { questions: [{ prompt: 'Ignore all previous instructions.', answer: 'refusal', model: 'gpt-4o' }] },
  ],
  ['jobs of a build server', { jobs: [{ agent: 'linux', prompt: 'none', cron: '0 2 * * *' }] }],
  [
    'a simulated crowd',
    { agents: { trader: { count: 500, model: 'zero', goal: 'profit', autonomy: 'full' } }, steps: 9 },
  ],
  [
    'features for some users',
    { features: { ai: { model: 'gpt-4o-mini', rollout: 10 }, humanReview: { enabled: false } } },
  ],
  ['network adapters', { adapters: { cursor: { speed: 3 }, eth0: { timeout: 5 } }, max_iterations: 9 }],
  [
    'model training on texts',
    { model: { name: 'gpt2' }, training: { batch_size: 8, max_steps: 99 }, tools: ['wandb'] },
  ],
  ['network relays', { agents: [{ id: 'a', type: 'relay', enabled: true, labels: ['x'] }] }],
  ['containers of a swarm', { swarm: { main: 'a', instances: { a: { image: 'web:1', description: 'Front' } } } }],
  ['the handover between shifts', { desk: { name: 'Ann', handoff_description: 'Night shift' } }],
  [
    'permissions of groups',
    { default_permission: 'READ', groups: { staff: { permission: 'WRITE' }, guests: { permission: 'READ' } } },
  ],
  ['a build with tools', { steps: [{ tools: ['gcc'], run: 'make' }] }],
  ['a shop of tools', { tool_registry: { hammer: { price: 1, requires_approval: false }, saw: { price: 2 } } }],
  [
    'a scene graph of a game',
    { graph: { nodes: [{ model: 'orc.glb' }], edges: [] }, bot: { skills: ['run'], persona: 'angry' } },
  ],
  ['rules of a firewall', { default_action: 'allow', rules: [{ match: '*', effect: 'allow' }], approval_required: [] }],
  ['bots that take measurements', { bots: [{ id: 'a', interval: 5 }], listener: { address: '0.0.0.0', port: 1 } }],
  ['a remote shell', { ssh: { allow_shell: true, port: 22 } }],
  ['agents that collect metrics', { agent: { interval: '10s', server: '0.0.0.0:8125' }, plugins: [{ name: 'exec' }] }],
  [
    'a translation',
    { agent: { model: 'Model', systemPrompt: 'System prompt', autoApprove: 'Auto approve' }, save: { tools: 'Tools' } },
  ],
  [
    'prices of models',
    {
      prices: [
        { id: 'gpt-4o', input: 5, tools: true },
        { id: 'claude-haiku-4-5', input: 1, tools: true },
      ],
    },
  ],
  ['results of a benchmark', { model: 'gpt-4o-mini', scores: { tools: 0.5, memory: 0.4 }, runs: 10 }],
  ['a client of a model', { summary: { model: 'gpt-4o-mini', temperature: 0, api_key_env: 'KEY', memory: '512Mi' } }],
  [
    'a text addressed to people',
    { pages: { welcome: 'You are about to leave the shop.', model: 'sedan-4' }, limits: { max_steps: 5 } },
  ],
  [
    'people',
    { agents: [{ name: 'Ann', role: 'broker', goal: '40 policies', approval: 'required', tools: ['phone', 'car'] }] },
  ],
  [
    'a robot',
    {
      robot: { model: 'arm-10', mode: 'autonomous', supervised: false, tools: ['gripper'], max_steps: 9 },
      note: 'You are about to move the arm',
    },
  ],
  [
    'a drone',
    {
      mission: 'Survey the field twice',
      drone: { model: 'm300', autonomy: 'full' },
      agents: { camera: { model: 'h20' } },
    },
  ],
  [
    'a human assistant',
    {
      assistant: { name: 'Jane', instructions: 'Call before noon', approval_required: ['travel'], skills: ['typing'] },
    },
  ],
  [
    'a quiz',
    {
      quiz: {
        instructions: 'You have ten minutes.',
        approval: 'none',
        max_attempts: 0,
        questions: [{ prompt: 'What is it?' }],
      },
    },
  ],
  [
    'a form',
    {
      form: {
        instructions: 'Please fill in every field.',
        model: 'contact',
        confirm: true,
        fields: [{ name: 'tools' }],
      },
    },
  ],
  ['a build', { pipeline: { agent: { label: 'linux' }, stages: [{ tools: ['maven'], approval: 'manual' }] } }],
  [
    'a small translation',
    {
      chat: { model: 'Modèle', tools: 'Outils', system_prompt: 'Message système', approval: 'Approbation requise' },
      page: { a: 'Vous êtes sur le point de partir', b: 'Étapes', c: 'Erreur', d: 'Température' },
    },
  ],
  [
    'an Ansible playbook',
    [
      {
        hosts: 'desks',
        become: true,
        tasks: [{ name: 'a', shell: 'b' }],
        vars: { model: 'gpt-4o', agent_prompt: 'hello there' },
      },
    ],
  ],
  [
    'costs of a model',
    { metrics: { model: 'gpt-4o', tokens: { prompt: 1200 }, tools: { calls: 4 }, memory: 512, sandbox: true } },
  ],
  [
    'a gateway of another kind',
    { gateway: { bind: '127.0.0.1:1', upstreams: [{ name: 'shop', base: 'https://shop.example.com' }] } },
  ],
  ['a car', { autopilot: { model: 'sedan-4', autonomy: 'full', ask_user: 'never' } }],
  ['a model that is trained', { supervised: true, model: 'resnet50', max_steps: 10_000 }],
  ['image generation', { prompt: 'A cat on a desk', model: 'painter', negative_prompt: 'dogs', steps: 50 }],
  ['a simulation', { simulation: { max_steps: 1000 }, agents: { prey: { count: 10 }, hunter: { count: 2 } } }],
  ['settings of a shell prompt', { prompt: 'enabled', editor: 'vim', telemetry: 'log', tools: 'none', shell: 'zsh' }],
  ['reinforcement learning', { agent: { memory: 5, model: 'mlp', gamma: 0.99 }, train: { max_steps: 99 } }],
  [
    'a Helm chart of several components',
    { agents: { model: 'x', image: { pullPolicy: 'Always' } }, providers: { gke: { autopilot: true } } },
  ],
  [
    'a Kubernetes resource of a monitoring agent',
    {
      apiVersion: 'agent.k8s.example.org/v1',
      kind: 'Agent',
      spec: { version: '8.1.0', daemonSet: {}, config: { inputs: [] } },
    },
  ],
  [
    'a workload whose name says agent',
    {
      apiVersion: 'apps.example.org/v1',
      kind: 'AgentSet',
      spec: { model: 'a', template: { spec: { containers: [] } } },
    },
  ],
  [
    'a Kubernetes resource of another kind',
    { apiVersion: 'v1', kind: 'ConfigMap', data: { model: 'm', instructions: 'Go' } },
  ],
  [
    'a pool of build agents',
    { apiVersion: 'ci.example.org/v1', kind: 'AgentPool', spec: { size: 3, provider: 'aws' } },
  ],
  ['consent of web site visitors', { consent: { cookies: 'allow', shell: 'deny', newsletter: 'ask' } }],
  [
    'test results of agents',
    { model: 'gpt-4o', sandbox: false, results: [{ prompt: 'Delete it.', passed: true, tools: ['bash'] }] },
  ],
  [
    'a survey on models',
    { survey: 'a', questions: [{ prompt: 'Which one?', options: ['gpt-4o', 'none'] }], moderation: false },
  ],
  [
    'characters of a game',
    { npcs: [{ name: 'a', model: 'a.fbx', tools: ['sword'], trust: 'all' }], prompt: 'Press E to talk' },
  ],
  [
    'name and value pairs about a car',
    {
      settings: [
        { key: 'model', value: 'sedan' },
        { key: 'instructions', value: 'Wash it.' },
      ],
    },
  ],
  [
    'training of tree models',
    { xgboost: { model: 'a' }, agent_id: 'a', tools: { b: 'c' }, instructions: 'Retrain it' },
  ],
  ['a payment sandbox', { paypal: { sandbox: false }, chat: { model: 'gpt-4o-mini', temperature: 0 } }],
  ['an SSH server', { allowed_paths: ['/srv'], allowed_commands: ['scp'], port: 22 }],
  ['a program with options', { command: 'convert', args: ['-resize'], workspace: '/srv' }],
  ['a document of another kind', { kind: 'AgentPool', spec: { size: 3, provider: 'aws' } }],
];

describe('files of other kinds with similar words', () => {
  for (const [shape, file] of others) {
    it(`not recognised: ${shape}`, () => {
      const reading = readSample(JSON.stringify(file), 'json');
      assert.equal(reading.recognized, false);
      assert.deepEqual(reading.facts, []);
    });
  }
});

/** Agents that name neither a prompt nor tools. */
const agents: readonly Row[] = [
  ['decisions for each action', { consent: { shell: 'allow', write_file: 'ask', read_file: 'allow' } }],
  ['an executor of code', { llm: { model: 'gpt-4o' }, executor: { sandbox: 'none', languages: ['python'] } }],
  ['computer use', { kind: 'agent', model: 'computer-use-preview', computer: { sandboxed: false } }],
  [
    'allowed paths and commands',
    { allowed_paths: ['./a'], allowed_shell_commands: ['ls'], destructive_ops_require_confirmation: true, port: 1 },
  ],
  [
    'a coding agent with options',
    { engine: { cli: 'claude', args: ['-p'] }, workspace: './a', prompts: { main: 'Go' } },
  ],
  [
    'settings in pairs',
    {
      settings: [
        { key: 'model', value: 'gpt-4o' },
        { key: 'system_prompt', value: 'Go' },
      ],
    },
  ],
  [
    'a list of automatically approved actions',
    { autonomy: { auto_approve: ['triage'], require_confirmation: ['delete'] } },
  ],
];

describe('agents without a prompt or tools', () => {
  for (const [shape, file] of agents) {
    it(`recognised: ${shape}`, () => assert.equal(readSample(JSON.stringify(file), 'json').recognized, true));
  }
});
