import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /workflow/graph/nodes/0/data',
    'models /workflow/graph/nodes/0/data/agent_parameters/model/value',
    'models /workflow/graph/nodes/4/data/model',
    'prompts /workflow/graph/nodes/0/data/agent_parameters/instruction/value system',
    'prompts /workflow/graph/nodes/4/data/prompt_template/0/text system',
    'prompts /workflow/graph/nodes/4/data/prompt_template/1/text task',
    'prompts /workflow/features/opening_statement greeting',
    'materials /workflow/graph/nodes/3/data/code code',
    'tools /workflow/graph/nodes/0/data/agent_parameters/tools/value/0/tool_name unknown can execute',
    'endpoints /workflow/graph/nodes/0/data/agent_parameters/mcp_server/value mcp',
    'endpoints /workflow/graph/nodes/2/data/url tool credential true',
    'endpoints /workflow/environment_variables/0/value tool',
    'transports /workflow/graph/nodes/1/data/ssl_verify certificate-check off',
    'egresses /workflow/graph/nodes/1/data/url model-url open',
    'environment /workflow/environment_variables/0/value tool',
    'components /dependencies/0/value/marketplace_plugin_unique_identifier plugin other version 0.0.7@digest',
    'limits /workflow/graph/nodes/0/data/agent_parameters/maximum_iterations/value iterations 900',
  ],
  'hardened.yaml': [
    'agents ',
    'models /model_config/model',
    'prompts /model_config/pre_prompt system',
    'prompts /model_config/opening_statement greeting',
    'tools /model_config/agent_mode/tools/0/tool_name unknown can read',
    'approvals /model_config/sensitive_word_avoidance/enabled guardrail on',
    'limits /model_config/agent_mode/max_iteration iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`dify reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'dify');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('MCP servers in a text parameter', () => {
  const servers = JSON.stringify({ desk: { transport: 'sse', url: 'http://desk.example.com/sse' } });
  const factsOf = (data: object) => {
    const workflow = { graph: { nodes: [{ id: '1', data: { title: 'Ask', ...data } }], edges: [] } };
    const text = JSON.stringify({ app: { mode: 'workflow', name: 'a' }, kind: 'app', version: '0.3.0', workflow });
    return readSample(text, 'yaml').facts.filter((fact) => fact.startsWith('servers'));
  };
  const places: readonly (readonly [name: string, at: string, data: object])[] = [
    [
      'of an agent',
      'agent_parameters/mcp_servers_config/value',
      { type: 'agent', agent_parameters: { mcp_servers_config: { type: 'constant', value: servers } } },
    ],
    [
      'of a tool that an agent has',
      'agent_parameters/tools/value/0/settings/servers_config/value/value',
      {
        type: 'agent',
        agent_parameters: {
          tools: {
            type: 'constant',
            value: [
              {
                tool_name: 'mcp_sse_list_tools',
                settings: { servers_config: { value: { type: 'constant', value: servers } } },
              },
            ],
          },
        },
      },
    ],
    [
      'of a step',
      'tool_configurations/servers_config',
      { type: 'tool', tool_name: 'mcp_sse_call_tool', tool_configurations: { servers_config: servers } },
    ],
  ];
  for (const [name, at, data] of places)
    it(`are read: ${name}`, () =>
      assert.deepEqual(factsOf(data), [`servers /workflow/graph/nodes/0/data/${at} sse can `]));
  it('are skipped if the value is no JSON text', () => {
    for (const value of [null, 1, 'see the settings', '{{#env.SERVERS#}}'])
      assert.deepEqual(
        factsOf({ type: 'agent', agent_parameters: { mcp_servers_config: { type: 'constant', value } } }),
        [],
      );
  });
});

it('a URL whose host is fixed or from the environment is no egress', () => {
  const egressesOf = (url: string) => {
    const node = { id: '1', data: { type: 'http-request', title: 'Ask', method: 'get', url } };
    const workflow = { graph: { nodes: [node], edges: [] }, environment_variables: [] };
    const text = JSON.stringify({ app: { mode: 'workflow', name: 'a' }, kind: 'app', version: '0.3.0', workflow });
    return readSample(text, 'yaml').facts.filter((fact) => fact.startsWith('egresses'));
  };
  const open = ['egresses /workflow/graph/nodes/0/data/url model-url open'];
  assert.deepEqual(egressesOf('{{#env.HOST#}}/api/items/{{#1734.item_id#}}'), []);
  assert.deepEqual(egressesOf('https://api.example.com/items/{{#1734.item_id#}}'), []);
  assert.deepEqual(egressesOf('{{#env.PREFIX#}}{{#1734.host#}}/api'), open);
  assert.deepEqual(egressesOf('{{#1734.host#}}/api/{{#env.PATH#}}'), open);
});

it('reads nodes without a graph, and in responses of the API', () => {
  const nodes = [
    { id: 'a', data: { type: 'start', title: 'Start' } },
    {
      id: 'b',
      data: {
        type: 'llm',
        title: 'Sort',
        model: { provider: 'openai', name: 'gpt-4o' },
        prompt_template: [{ role: 'system', text: 'You sort mails.' }],
      },
    },
  ];
  for (const [place, file] of [
    ['/workflow/nodes', { workflow: { nodes } }],
    ['/workflow/nodes', { app: { name: 'sorter', mode: 'workflow' }, workflow: { nodes } }],
    ['/graph/nodes', { graph: { nodes, edges: [] }, features: {} }],
  ] as const) {
    const { format, facts } = readSample(JSON.stringify(file), 'json');
    assert.equal(format, 'dify');
    assert.ok(facts.includes(`prompts ${place}/1/data/prompt_template/0/text system`));
  }
});

it('does not recognise graphs of other editors', () => {
  const drawn = [{ id: 'a', data: { type: 'llm', label: 'A' } }];
  assert.notEqual(readSample(JSON.stringify({ graph: { nodes: drawn } }), 'json').format, 'dify');
  assert.notEqual(
    readSample(JSON.stringify({ workflow: { nodes: [{ id: 'a', type: 'job', run: 'make' }] } }), 'json').format,
    'dify',
  );
});

describe('an application embedded as a YAML text', () => {
  const text = [
    'app:',
    '  mode: agent-chat',
    '  name: Clerk',
    'kind: app',
    'model_config:',
    '  pre_prompt: &help You help.',
    '  agent_mode: {enabled: true, max_iteration: 5000, tools: []}',
    '  opening_statement: *help',
    '',
  ].join('\n');
  for (const key of ['data', 'yaml_content', 'export_data']) {
    it(`is read from ${key}`, () => {
      const { format, facts } = readSample(JSON.stringify({ [key]: text }), 'json');
      assert.equal(format, 'dify');
      assert.ok(facts.includes(`prompts /${key} system`), facts.join('; '));
      assert.ok(facts.includes(`limits /${key} iterations 5000`), facts.join('; '));
    });
  }
  const broken: readonly (readonly [name: string, data: string])[] = [
    ['does not parse', `${text}  - [`],
    ['has two documents', `${text}---\n${text}`],
  ];
  for (const [name, data] of broken) {
    it(`is skipped if it ${name}`, () => {
      assert.deepEqual(readSample(JSON.stringify({ data }), 'json').facts, []);
    });
  }
  it('is not recognised in other texts with the same words', () => {
    const data = 'Set kind: app in the manifest.';
    assert.equal(readSample(JSON.stringify({ data }), 'json').recognized, false);
  });
});
