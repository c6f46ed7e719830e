import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /nodes/1/data',
    'agents /nodes/4/data',
    'models /nodes/0/data/inputs',
    'prompts /nodes/1/data/inputs/systemMessage system',
    'prompts /nodes/4/data/inputs/agentMessages/0/content system',
    'materials /nodes/2/data/inputs/customToolFunc code',
    'tools /nodes/2/data unknown can ',
    'tools /nodes/3/data unknown can ',
    'tools /nodes/4/data/inputs/agentTools/0/agentSelectedTool unknown can execute',
    'servers /nodes/3/data/inputs/mcpServerConfig stdio can read+write',
    'commands /nodes/3/data/inputs/mcpServerConfig server',
    'fileGrants /nodes/3/data/inputs/mcpServerConfig write server-root',
    'endpoints /nodes/0/data/inputs/basepath model credential true',
    'exposures /isPublic public-trigger open',
    'limits /nodes/1/data/inputs/maxIterations iterations 400',
  ],
  'hardened.json': [
    'agents /nodes/0/data',
    'prompts /nodes/0/data/inputs/agentMessages/0/content system',
    'tools /nodes/0/data/inputs/agentTools/0/agentSelectedTool always can read+send',
    'approvals /nodes/0/data/inputs/agentTools/0/agentSelectedToolRequiresHumanInput tool on',
  ],
};

describe('a flow in the form that the database stores', () => {
  const flow = {
    nodes: [
      {
        id: 'a',
        data: {
          label: 'Clerk',
          name: 'toolAgent',
          category: 'Agents',
          inputs: { systemMessage: 'You help.', maxIterations: 900 },
        },
      },
    ],
    edges: [],
  };
  const record = { name: 'desk', type: 'CHATFLOW', flowData: JSON.stringify(flow) };
  const rows: readonly (readonly [name: string, file: object, place: string])[] = [
    ['alone', record, '/flowData'],
    ['in a list', [record], '/0/flowData'],
    ['in an export of all', { ChatFlow: [record], Tool: [] }, '/ChatFlow/0/flowData'],
  ];
  for (const [name, file, place] of rows) {
    it(`is read from a JSON text: ${name}`, () => {
      const { format, facts } = readSample(JSON.stringify(file), 'json');
      assert.equal(format, 'flowise');
      assert.ok(facts.includes(`agents ${place}`), facts.join('; '));
      assert.ok(facts.includes(`prompts ${place} system`));
      assert.ok(facts.includes(`limits ${place} iterations 900`));
    });
  }
  it('is also read from a mapping', () => {
    const { format, facts } = readSample(JSON.stringify({ ...record, flowData: flow }), 'json');
    assert.equal(format, 'flowise');
    assert.deepEqual(facts, [
      'agents /flowData/nodes/0/data',
      'prompts /flowData/nodes/0/data/inputs/systemMessage system',
      'limits /flowData/nodes/0/data/inputs/maxIterations iterations 900',
    ]);
    const other = { type: 'CHATFLOW', flowData: { nodes: [{ data: { price: 3 } }] } };
    assert.notEqual(readSample(JSON.stringify(other), 'json').format, 'flowise');
  });
  it('has no patches for findings inside a text', () => {
    const { findings } = reportOn(record);
    assert.deepEqual(
      findings.map(({ ruleId, location, remediation }) => [ruleId, location.pointer, remediation.patch]),
      [['AG-021', '/flowData', undefined]],
    );
  });
  for (const flowData of ['{"nodes":[{"id":"a","inputs":[1]}]}', '{"nodes": broken "inputs"', 'nodes and "inputs"']) {
    it(`is not read from ${flowData}`, () => {
      const { facts } = readSample(JSON.stringify({ ...record, type: 'form', flowData }), 'json');
      assert.deepEqual(facts, []);
    });
  }
});

for (const [name, facts] of Object.entries(samples)) {
  it(`flowise reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'flowise');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('tools without a flow', () => {
  const tool = { name: 'send_mail', description: 'Sends mail', iconSrc: '', schema: '[]', func: 'return 1' };
  const rows: readonly (readonly [name: string, file: object, place: string])[] = [
    ['alone', tool, ''],
    ['in a list', [tool], '/0'],
    ['in an export of all', { ChatFlow: [], Tool: [tool] }, '/Tool/0'],
  ];
  for (const [name, file, place] of rows) {
    it(`are read: ${name}`, () => {
      const { format, facts } = readSample(JSON.stringify(file), 'json');
      assert.equal(format, 'flowise');
      assert.deepEqual(facts, [`materials ${place}/func code`, `tools ${place} unknown can send`]);
    });
  }
  it('are not recognised in functions of another file', () => {
    const lambdas = [{ name: 'send_mail', description: 'Sends mail', func: 'handler.main' }];
    assert.equal(readSample(JSON.stringify(lambdas), 'json').recognized, false);
  });
});

describe('an MCP server whose configuration is a text', () => {
  const flowOf = (server: object) => {
    const inputs = { mcpServerConfig: JSON.stringify(server) };
    const data = { id: 'd', label: 'Notes', name: 'customMCP', category: 'Tools (MCP)', inputParams: [], inputs };
    return { nodes: [{ id: 'd', type: 'customNode', position: { x: 0, y: 0 }, data }], edges: [] };
  };
  const factsOf = (file: object): readonly string[] =>
    readSample(JSON.stringify(file), 'json').facts.filter((fact) => !fact.startsWith('tools '));
  const place = '/nodes/0/data/inputs/mcpServerConfig';

  it('has its environment read', () => {
    const server = { command: 'node', args: ['notes.js'], env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } };
    assert.deepEqual(factsOf(flowOf(server)), [
      `servers ${place} stdio can `,
      `commands ${place} server`,
      `transports ${place} certificate-check off`,
      `environment ${place} server`,
    ]);
  });
  it('sends a credential if it has an authorisation header', () => {
    const server = { url: 'http://notes.acme.dev/mcp', headers: { Authorization: 'Bearer {{token}}' } };
    assert.deepEqual(factsOf(flowOf(server)), [`servers ${place} http can `, `endpoints ${place} mcp credential true`]);
    const withoutCredential = { url: 'http://notes.acme.dev/mcp', headers: { Accept: 'text/event-stream' } };
    assert.deepEqual(factsOf(flowOf(withoutCredential)), [`servers ${place} http can `, `endpoints ${place} mcp`]);
  });
  it('is read from a flow that is itself a text', () => {
    const flow = flowOf({ command: 'node', args: ['notes.js'] });
    const facts = factsOf({ name: 'desk', type: 'CHATFLOW', flowData: JSON.stringify(flow) });
    assert.deepEqual(facts, ['servers /flowData stdio can ', 'commands /flowData server']);
  });
  it('is no server without a command or a URL', () => {
    assert.deepEqual(factsOf(flowOf({ name: 'notes', env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })), []);
  });
});

describe('a tool for requests', () => {
  const reportedOf = (agentSelectedTool: string, settings: object): readonly string[] => {
    const selected = { agentSelectedTool, agentSelectedToolRequiresHumanInput: '', agentSelectedToolConfig: settings };
    const data = {
      label: 'Clerk',
      name: 'agentAgentflow',
      category: 'Agent Flows',
      inputParams: [],
      inputs: { agentTools: [selected] },
    };
    const { findings } = reportOn({ nodes: [{ id: 'd', type: 'agentFlow', data }], edges: [] });
    return findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  };
  it('sends them only to the URL in its settings', () => {
    const url = '<p>https://desk.example/events</p>';
    assert.deepEqual(reportedOf('requestsGet', { requestsGetUrl: url, requestsGetName: 'get_events' }), []);
    assert.deepEqual(reportedOf('requestsGet', { requestsGetUrl: url, requestsGetName: '' }), []);
    assert.deepEqual(reportedOf('requestsGet', { requestsGetUrl: '<p>{{ question }}</p>' }), ['AG-013 info']);
    assert.deepEqual(reportedOf('requestsGet', {}), ['AG-013 info']);
  });
  it('is named in its settings', () => {
    const settings = { requestsDeleteUrl: 'https://desk.example/events', requestsDeleteName: 'delete_event' };
    assert.deepEqual(reportedOf('requestsDelete', settings), ['AG-020 low']);
  });
});

describe('the address of a model', () => {
  const reportedOf = (name: string, category: string, inputs: object): readonly string[] => {
    const data = { label: 'Model', name, category, inputParams: [], inputs };
    const { findings } = reportOn({ nodes: [{ id: 'd', type: 'customNode', data }], edges: [] });
    return findings.map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
  };
  const relay = 'https://relay.example.org/v1';
  const found = (severity: string) => [`AG-014 ${severity} /nodes/0/data/inputs/basepath`];
  it('replaces the vendor’s endpoint for the vendor’s models', () => {
    const inputs = { modelName: 'text-embedding-3-small', basepath: relay };
    assert.deepEqual(reportedOf('openAIEmbeddings', 'Embeddings', inputs), found('critical'));
    const chat = { modelName: 'gpt-4o-mini', basepath: relay };
    assert.deepEqual(reportedOf('chatOpenAICustom', 'Chat Models', chat), found('critical'));
  });
  it('replaces nothing for open models', () => {
    const inputs = { modelName: 'qwen2.5-coder', basepath: relay };
    assert.deepEqual(reportedOf('chatOpenAICustom', 'Chat Models', inputs), found('low'));
  });
  it('may be a known provider, this machine or empty', () => {
    for (const basepath of ['https://openrouter.ai/api/v1', 'http://localhost:8080/v1', ''])
      assert.deepEqual(reportedOf('chatOpenAI', 'Chat Models', { modelName: 'gpt-4o-mini', basepath }), []);
  });
});
