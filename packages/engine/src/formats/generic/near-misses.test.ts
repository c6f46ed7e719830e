import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

/** Documents that share some words with a vendor's format. `agent`: a custom agent; `none`: no agent. */
const nearMisses: readonly (readonly [name: string, kind: 'agent' | 'none', text: string])[] = [
  [
    '`version` and `interface` of another agent are not LibreChat',
    'agent',
    'version: "1"\ninterface: {type: cli}\nsystem_prompt: Hi\ntools: [a]',
  ],
  [
    'a gateway that binds an address of its own is not OpenClaw',
    'agent',
    'gateway: {bind: 0.0.0.0, port: 7777}\nnpc: {model: m, system_prompt: Hi, tools: [a]}',
  ],
  [
    'a program with a runner and Claude Code’s environment is not Claude Code',
    'agent',
    'name: merger\nrunner: claude -p --output-format json\nenv: {ANTHROPIC_BASE_URL: "https://api.anthropic.com"}',
  ],
  ['names of servers alone are no agent', 'none', 'mcp_servers: [desk]\nport: 80'],
  ['an application with a mode is not Dify', 'none', 'app: {mode: production, name: shop}\nport: 80'],
  ['a workspace of packages is no registry entry', 'none', '{"packages": ["packages/*"], "version": "1.0.0"}'],
  [
    'a model configuration beside an agent type is not Letta',
    'agent',
    'agent_type: planner\nllm_config: {model: x}\nsystem_message: Plan.\ntools: [a]',
  ],
  [
    'servers below an agent are not fast-agent',
    'agent',
    'mcp: {servers: {a: {command: x, args: []}}}\nagent: {system_prompt: Hi, model: m}',
  ],
  [
    'agents with instructions are not cagent',
    'agent',
    'agents: {a: {instruction: Go, model: m, tools: [x]}}\nsandbox: false',
  ],
  [
    'roles of people are not CrewAI',
    'none',
    'ann: {role: author, email: a@example.org}\nben: {role: editor, email: b@example.org}',
  ],
  [
    'an agent with a role beside its settings is not CrewAI',
    'agent',
    'agent: {role: Clerk, goal: Help, backstory: Long, model: m, tools: [x]}\nlimits: {max_iterations: 5}',
  ],
  [
    'a list of tools by type is not OpenAI',
    'agent',
    'model: m\ninstructions: Go\ntools: [{type: shell}, {type: read_file}]',
  ],
  [
    'functions with security around them are not OpenAI',
    'agent',
    'model: m\nsystem_prompt: Go\ntools: [{type: function, function: {name: a}}]\nsecurity: {sandbox: true}',
  ],
  ['skills and capabilities are no agent card', 'agent', 'skills: [a]\ncapabilities: [b]\nsystem_prompt: Go\nmodel: m'],
  [
    'instructions with a version are no declarative agent',
    'agent',
    'version: v1.2\ninstructions: Go\nmodel: m\ntools: [a]',
  ],
  ['engines of car models are not NeMo Guardrails', 'none', 'models: [{engine: diesel, name: a}]'],
  ['tests without prompts are not promptfoo', 'none', 'tests: [a, b]\ncoverage: 80'],
  ['graphs of a plotting tool are not LangGraph', 'none', 'graphs: {load: {title: Load, width: 3}}'],
  ['training steps are no agent', 'none', 'model: {name: a}\ntraining: {max_steps: 1000}\nmemory: {pin: true}'],
  [
    'values of a chart are no agent',
    'none',
    'replicaCount: 1\nagent: {enabled: true}\nsandbox: false\nauth: {enabled: false}',
  ],
  ['a Compose file is no agent', 'none', 'services: {web: {image: a, privileged: true, environment: {MODEL: m}}}'],
  [
    'an API description is no agent',
    'none',
    'openapi: 3.1.0\ninfo: {title: Agents}\ntools: [a]\nmodel: m\nagents: {a: {}}',
  ],
];

describe('files that resemble a vendor’s format', () => {
  for (const [name, kind, text] of nearMisses) {
    it(name, () => {
      const reading = readSample(text, text.startsWith('{') ? 'json' : 'yaml');
      assert.equal(reading.format, 'generic');
      assert.equal(reading.recognized, kind === 'agent');
    });
  }

  it('switches of a document without an agent are not read', () => {
    const { facts } = readSample('sandbox: false\nverify_ssl: false\nhost: 0.0.0.0\nport: 80', 'yaml');
    assert.deepEqual(facts, []);
  });

  it('servers that a document without an agent starts are read', () => {
    const { facts } = readSample('things: {one: {command: npx, args: [-y, some-server]}}', 'yaml');
    assert.deepEqual(facts, ['servers /things/one stdio can ', 'commands /things/one/command server']);
  });
});
