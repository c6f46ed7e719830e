import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /nodes/2',
    'models /nodes/3',
    'prompts /nodes/2/parameters/options/systemMessage system',
    'prompts /nodes/2/parameters/text task',
    'materials /nodes/8/parameters/jsCode code',
    'tools /nodes/4 unknown can fetch',
    'servers /nodes/7 sse can ',
    'commands /nodes/5/parameters/command tool',
    'executions /nodes/5/parameters/command code-execution unrestricted',
    'endpoints /nodes/3/parameters/options/baseURL model credential true',
    'endpoints /nodes/6/parameters/url tool credential true',
    'endpoints /nodes/7/parameters/sseEndpoint mcp',
    'transports /nodes/6/parameters/options/allowUnauthorizedCerts certificate-check off',
    'authentications /nodes/0 webhook none exposed true origin default',
    'authentications /nodes/1 chat none exposed true origin default',
    'exposures /nodes/1/parameters/public public-trigger open',
    'egresses /nodes/4/parameters/url model-url open',
    'limits /nodes/2/parameters/options/maxIterations iterations 500',
  ],
  'hardened.json': [
    'agents /nodes/2',
    'prompts /nodes/2/parameters/options/systemMessage system',
    'prompts /nodes/2/parameters/text task',
    'materials /nodes/4/parameters/content documentation',
    'materials /pinData test-data',
    'endpoints /nodes/3/parameters/url content',
    'authentications /nodes/0/parameters/authentication webhook present exposed true',
    'limits /nodes/2/parameters/options/maxIterations iterations 6',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`n8n reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'n8n');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('a database tool may write if the model writes the whole statement', () => {
  const toolOf = (query: string) => {
    const node = {
      type: 'n8n-nodes-base.postgresTool',
      name: 'orders',
      parameters: { operation: 'executeQuery', query },
    };
    const { facts } = readSample(JSON.stringify({ nodes: [node], connections: {} }), 'json');
    return facts.filter((fact) => fact.startsWith('tools'));
  };
  assert.deepEqual(toolOf('={{ $fromAI("query") }}'), ['tools /nodes/0 unknown can database+database-write+delete']);
  assert.deepEqual(toolOf('select id from orders where name = {{ $fromAI("name") }}'), [
    'tools /nodes/0 unknown can database',
  ]);
});

it('the operation of a messaging node decides whether it reads, writes or sends', () => {
  const capabilitiesOf = (type: string, parameters: object) => {
    const node = { type: `n8n-nodes-base.${type}`, name: 'Gmail', parameters };
    const { facts } = readSample(JSON.stringify({ nodes: [node], connections: {} }), 'json');
    return facts.find((fact) => fact.startsWith('tools'))?.replace(/.* can /, '');
  };
  const send = [
    ['gmailTool', {}],
    ['gmailTool', { operation: 'reply' }],
    ['slackTool', { resource: 'message', operation: 'post' }],
    ['telegramTool', { operation: 'sendPhoto' }],
    ['microsoftOutlookTool', { operation: 'send' }],
  ] as const;
  for (const [type, parameters] of send) assert.equal(capabilitiesOf(type, parameters), 'send', type);
  assert.equal(capabilitiesOf('gmailTool', { operation: 'getAll' }), 'read');
  assert.equal(capabilitiesOf('slackTool', { operation: 'search' }), 'read');
  assert.equal(capabilitiesOf('gmailTool', { operation: 'addLabels' }), 'write');
  assert.equal(capabilitiesOf('gmailTool', { resource: 'draft' }), 'write');
  assert.equal(capabilitiesOf('gmailTool', { operation: 'delete' }), 'delete');
  assert.equal(capabilitiesOf('microsoftOutlookTool', { resource: 'event', operation: 'getAll' }), 'read');
  assert.equal(capabilitiesOf('slackTool', { resource: 'channel', operation: 'history' }), 'read');
  assert.equal(capabilitiesOf('perplexityTool', {}), 'search');
  for (const parameters of [
    { resource: 'message', operation: 'sendAndWait' },
    { resource: 'draft', operation: 'send' },
    { operation: 'sendAndWait' },
    { operation: '={{ $json.how }}' },
  ])
    assert.equal(capabilitiesOf('gmailTool', parameters), 'read+send');
  assert.equal(capabilitiesOf('discordTool', {}), 'read+send');
});

describe('a URL from a `Set` node', () => {
  const egressesOf = (value: string, expression: string) => {
    const nodes = [
      {
        type: 'n8n-nodes-base.set',
        name: 'Settings',
        parameters: { assignments: { assignments: [{ name: 'address', type: 'string', value }] } },
      },
      { type: 'n8n-nodes-base.httpRequest', name: 'Ask', parameters: { url: `=${expression}/points` } },
    ];
    const { facts } = readSample(JSON.stringify({ nodes, connections: {} }), 'json');
    return facts.filter((fact) => fact.startsWith('egresses'));
  };
  const taken = "{{ $('Settings').first().json.address }}";
  it('is no egress if its value is fixed', () => {
    assert.deepEqual(egressesOf('=https://data.example.org', taken), []);
    assert.deepEqual(egressesOf('https://data.example.org', '{{ $node["Settings"].json["address"] }}'), []);
  });
  it('is an egress if the value is computed or from another node', () => {
    assert.deepEqual(egressesOf('={{ $json.url }}', taken), ['egresses /nodes/1/parameters/url model-url open']);
    const other = "{{ $('Question').first().json.address }}";
    assert.deepEqual(egressesOf('https://data.example.org', other), [
      'egresses /nodes/1/parameters/url model-url open',
    ]);
  });
});

it('reads an embedded workflow without its triggers', () => {
  const inner = {
    nodes: [
      { type: 'n8n-nodes-base.webhook', name: 'Start', parameters: { path: 'x' } },
      {
        type: '@n8n/n8n-nodes-langchain.agent',
        name: 'Clerk',
        parameters: { options: { systemMessage: 'You file.' } },
      },
      {
        type: '@n8n/n8n-nodes-langchain.toolWorkflow',
        name: 'deeper',
        parameters: { workflowJson: JSON.stringify({ nodes: [{ type: 'a.agent', name: 'x' }] }) },
      },
    ],
    connections: {},
  };
  const node = {
    type: '@n8n/n8n-nodes-langchain.toolWorkflow',
    name: 'file_it',
    parameters: { source: 'parameter', workflowJson: JSON.stringify(inner) },
  };
  const { facts } = readSample(JSON.stringify({ nodes: [node], connections: {} }), 'json');
  const place = '/nodes/0/parameters/workflowJson';
  assert.ok(facts.includes(`prompts ${place} system`));
  assert.equal(facts.filter((fact) => fact === `agents ${place}`).length, 1);
  assert.ok(!facts.some((fact) => fact.startsWith('authentications')));
});

describe('a URL from the previous step', () => {
  const open = ['egresses /nodes/2/parameters/url model-url open'];
  const endpoints = ['endpoints /nodes/0/parameters/assignments/assignments/0/value tool'];
  const factsOf = (value: string, url: string, more: object = {}) => {
    const assignments = [{ name: 'address', type: 'string', value }];
    const nodes = [
      { type: 'n8n-nodes-base.set', name: 'Settings', parameters: { assignments: { assignments } } },
      { type: 'n8n-nodes-base.if', name: 'Check', parameters: {} },
      { type: 'n8n-nodes-base.httpRequest', name: 'Ask', parameters: { url } },
      { type: 'n8n-nodes-base.code', name: 'Count', parameters: {} },
    ];
    const to = (...names: readonly string[]) => ({
      main: [names.map((name) => ({ node: name, type: 'main', index: 0 }))],
    });
    const connections = { Settings: to('Check'), Check: to('Ask'), ...more };
    const { facts } = readSample(JSON.stringify({ nodes, connections }), 'json');
    return facts.filter((fact) => /^(?:egresses|endpoints)/.test(fact));
  };
  it('is an endpoint if the step passes on the fixed value of a `Set` node', () => {
    assert.deepEqual(factsOf('https://data.example.org/v1', '={{ $json.address }}'), endpoints);
    assert.deepEqual(factsOf('https://data.example.org/v1', '={{ $json["address"] }}/points'), endpoints);
    assert.deepEqual(
      factsOf('=https://data.example.org/v1/{{ $json.id }}', '={{ $input.item.json.address }}'),
      endpoints,
    );
    assert.deepEqual(
      factsOf('=https://data.example.org/{{ $json.id }}', "={{ $('Settings').item.json.address }}"),
      endpoints,
    );
  });
  it('is an egress if the host, the field or the step is another', () => {
    assert.deepEqual(factsOf('=https://{{ $json.host }}/v1', '={{ $json.address }}'), open);
    assert.deepEqual(factsOf('=https://data.example.org{{ $json.path }}', '={{ $json.address }}'), open);
    assert.deepEqual(factsOf('https://data.example.org', '={{ $json.other }}'), open);
    const count = { main: [[{ node: 'Ask', type: 'main', index: 0 }]] };
    assert.deepEqual(factsOf('https://data.example.org', '={{ $json.address }}', { Count: count }), open);
    assert.deepEqual(factsOf('https://data.example.org', '={{ $json.address }}', { Settings: {} }), open);
  });
});

it('an expression that starts with a fixed URL is an endpoint', () => {
  const factsOf = (url: string) => {
    const node = { type: 'n8n-nodes-base.httpRequest', name: 'Ask', parameters: { url } };
    const { facts } = readSample(JSON.stringify({ nodes: [node], connections: {} }), 'json');
    return facts.filter((fact) => /^(?:egresses|endpoints)/.test(fact));
  };
  const endpoints = ['endpoints /nodes/0/parameters/url content'];
  const open = ['egresses /nodes/0/parameters/url model-url open'];
  assert.deepEqual(factsOf("={{ 'https://api.example.com/files/' + $json.path }}"), endpoints);
  assert.deepEqual(factsOf('={{`https://api.example.com/items/${$json.id}`}}'), endpoints);
  // The value is part of the host or precedes it.
  assert.deepEqual(factsOf("={{ 'https://api.example.com' + $json.path }}"), open);
  assert.deepEqual(factsOf("={{ 'https://user@' + $json.host + '/files' }}"), open);
  assert.deepEqual(factsOf("={{ $json.base + 'https://api.example.com/files' }}"), open);
});

it('a trigger that only leads to a response needs no authentication', () => {
  const node = (name: string, type: string) => ({ name, type: `n8n-nodes-base.${type}`, parameters: {} });
  const to = (...names: readonly string[]) => ({
    main: [names.map((name) => ({ node: name, type: 'main', index: 0 }))],
  });
  const factsOf = (connections: object) => {
    const nodes = [node('Prove', 'webhook'), node('Answer', 'respondToWebhook'), node('Save', 'postgres')];
    const { facts } = readSample(JSON.stringify({ nodes, connections }), 'json');
    return facts.filter((fact) => fact.startsWith('authentications'));
  };
  assert.deepEqual(factsOf({ Prove: to('Answer') }), []);
  for (const connections of [
    {},
    { Prove: to('Save') },
    { Prove: to('Answer', 'Save') },
    { Prove: to('Answer'), Answer: to('Save') },
  ])
    assert.equal(factsOf(connections).length, 1, JSON.stringify(connections));
});

it('recognises nodes without connections', () => {
  const formatOf = (type: string) => {
    const nodes = [{ type, name: 'Ask', typeVersion: 4, position: [0, 0], parameters: {} }];
    return readSample(JSON.stringify({ name: 'Draft', nodes }), 'json').format;
  };
  assert.equal(formatOf('n8n-nodes-base.httpRequest'), 'n8n');
  assert.equal(formatOf('@n8n/n8n-nodes-langchain.agent'), 'n8n');
  assert.notEqual(formatOf('acme.request'), 'n8n');
});

describe('an HTTP tool', () => {
  const legsOf = (url: string) => {
    const nodes = [
      { type: '@n8n/n8n-nodes-langchain.agent', name: 'Clerk', parameters: {} },
      { type: 'n8n-nodes-base.postgresTool', name: 'Customers', parameters: { operation: 'select' } },
      { type: '@n8n/n8n-nodes-langchain.toolHttpRequest', name: 'Reputation', parameters: { url } },
    ];
    const { findings } = reportOn({ nodes, connections: {} });
    return findings.map(({ ruleId, location }) => `${ruleId} ${location.pointer}`);
  };
  it('with a fixed host is no way to send data elsewhere', () => {
    assert.deepEqual(legsOf('https://api.example.com/addresses/{ip}'), []);
    assert.deepEqual(legsOf('=https://api.example.com/addresses?of={{ $fromAI("ip") }}'), []);
  });
  it('whose host the model chooses is a way to send data anywhere', () => {
    for (const url of ['{address}', '={{ $fromAI("address") }}', 'https://{host}/addresses'])
      assert.ok(legsOf(url).includes('AG-013 /nodes/2/parameters/url') || legsOf(url).includes('AG-013 /nodes/2'), url);
  });
});

it('a command is code execution only if its expressions have no fixed values', () => {
  const set = (value: string) => ({
    type: 'n8n-nodes-base.set',
    name: 'Words',
    parameters: { values: { string: [{ name: 'greeting', value }] } },
  });
  const executionsOf = (command: string, value = 'Good day') => {
    const nodes = [set(value), { type: 'n8n-nodes-base.executeCommand', name: 'Say', parameters: { command } }];
    const connections = { Words: { main: [[{ node: 'Say', type: 'main', index: 0 }]] } };
    const { facts } = readSample(JSON.stringify({ name: 'a', nodes, connections }), 'json');
    return facts.filter((fact) => fact.startsWith('executions')).length;
  };
  assert.equal(executionsOf('=echo {{$node["Words"].json["greeting"].toUpperCase()}}'), 0);
  assert.equal(executionsOf("=echo {{ $('Words').item.json.greeting }} {{ $json.greeting.replace('a', 'b') }}"), 0);
  assert.equal(executionsOf('=echo {{ $json.other }}'), 1);
  assert.equal(executionsOf('=echo {{ $json.greeting }}', '={{ $json.body.text }}'), 1);
  assert.equal(executionsOf('=echo {{$node["Words"].json["greeting"]}} {{ $json.text }}'), 1);
  assert.equal(executionsOf('echo "HOST=$(hostname)" && docker ps --format \'{{.Names}}\''), 0);
  assert.equal(executionsOf('=echo "$(hostname)" {{ $now }}'), 0);
  assert.equal(executionsOf('=echo {{ (() => { return $json.text; })() }}'), 1);
  assert.equal(executionsOf('=ping "$(hostname)" {{ $(\'Ask\').item.json.text }}'), 1);
});

it('safety settings of Gemini that block nothing are a guardrail turned off', () => {
  const values = [
    { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' },
    { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_ONLY_HIGH' },
  ];
  const type = '@n8n/n8n-nodes-langchain.lmChatGoogleGemini';
  const node = { type, name: 'Gemini', parameters: { options: { safetySettings: { values } } } };
  const { facts } = readSample(JSON.stringify({ nodes: [node], connections: {} }), 'json');
  assert.deepEqual(
    facts.filter((fact) => fact.startsWith('approvals')),
    [0, 1].map(
      (index) =>
        `approvals /nodes/0/parameters/options/safetySettings/values/${index}/threshold guardrail ${index === 0 ? 'off' : 'on'}`,
    ),
  );
});

it('a webhook may allow every origin', () => {
  const exposuresOf = (type: string, parameters: object) => {
    const { facts } = readSample(
      JSON.stringify({ nodes: [{ type, name: 'Start', parameters }], connections: {} }),
      'json',
    );
    return facts.filter((fact) => fact.includes('allowedOrigins'));
  };
  const every = { options: { allowedOrigins: '*' } };
  const at = '/nodes/0/parameters/options/allowedOrigins';
  assert.deepEqual(exposuresOf('n8n-nodes-base.webhook', every), [`exposures ${at} origin open`]);
  const chat = '@n8n/n8n-nodes-langchain.chatTrigger';
  assert.deepEqual(exposuresOf(chat, { ...every, public: true }), []);
  assert.deepEqual(exposuresOf(chat, every), []);
  assert.deepEqual(exposuresOf('n8n-nodes-base.webhook', { options: { allowedOrigins: 'https://a.example' } }), []);
});
