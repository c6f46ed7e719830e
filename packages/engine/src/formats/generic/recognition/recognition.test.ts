// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

describe('an agent without standard keys', () => {
  const charter = 'You are the deployer. You roll out services and roll them back.';
  const brain = { id: 'claude-opus-4-1' };
  const isAgent = (settings: object) =>
    readSample(JSON.stringify({ deployer: { brain, charter, ...settings } }), 'json').recognized;
  it('is recognised by switches under any key', () => {
    assert.ok(isAgent({ people: { must_sign_off: false }, machine: { unsandboxed: true } }));
  });
  it('is recognised by commands that need approval, and by tools beside a prompt', () => {
    const commands = { deny: ['rm -rf'], require_approval: ['git commit'] };
    assert.ok(
      readSample(JSON.stringify({ workspace: '.', orchestrator: { max_iterations: 9 }, commands }), 'json').recognized,
    );
    const helper = { name: 'main', agent_tools: ['read_file'], system_prompt: 'Help.' };
    assert.ok(readSample(JSON.stringify(helper), 'json').recognized);
  });
  it('is recognised by a prompt and a model under another key', () => {
    const worker = { username: 'ann', agentPrompt: 'Help the admin with the site.', shellModel: 'claude4sonnet' };
    assert.ok(readSample(JSON.stringify(worker), 'json').recognized);
    assert.ok(!readSample(JSON.stringify({ ...worker, shellModel: 'steel' }), 'json').recognized);
  });
  it('is not recognised by commands of a menu', () => {
    const commands = { ask: 'Ask us', deny: ['spam'] };
    assert.ok(
      !readSample(JSON.stringify({ workspace: '.', orchestrator: { max_size: 9 }, commands }), 'json').recognized,
    );
  });
  it('is not recognised by a text and a model alone', () => {
    assert.ok(!isAgent({ people: { must_pay: false }, machine: { big: true } }));
  });
});

describe('a model given by a variable', () => {
  const isAgent = (model: string) =>
    readSample(JSON.stringify({ bot: { model, capabilities: ['shell'], approval: 'never', max_steps: 9 } }), 'json')
      .recognized;
  for (const model of [
    '${LLM_MODEL}',
    '{{ env.LLM }}',
    '$OPENAI_MODEL',
    '${env:CLAUDE_MODEL_ID}',
    '${MODEL:-gpt-4o}',
    'os.environ/GEMINI_MODEL',
    '%OLLAMA_MODEL%',
  ]) {
    it(`recognised by the variable’s name or default: ${model}`, () => assert.ok(isAgent(model)));
  }
  for (const model of ['${CAR_MODEL}', '{{ env.TRUCK }}', '${MODEL:-t-800}', '${LLM_TOKEN}', '$PRICE']) {
    it(`not recognised: ${model}`, () => assert.ok(!isAgent(model)));
  }
});

it('sections of one agent are not several agents', () => {
  const agentConfig = {
    llmConfig: { modelId: 'gpt-4o' },
    toolConfig: { tools: [{ name: 'run_sql' }] },
    guardrails: { enabled: false },
  };
  const { facts } = readSample(JSON.stringify({ agentConfig }), 'json');
  assert.deepEqual(
    facts.filter((fact) => /^(?:agents|approvals)/.test(fact)),
    ['approvals /agentConfig/guardrails/enabled guardrail off'],
  );
  const team = { security: { prompt: 'Look for holes.', tools: [] }, memory: { prompt: 'Keep notes.', tools: [] } };
  const agents = readSample(JSON.stringify({ model: 'gpt-4o', agents: team }), 'json').facts;
  assert.deepEqual(
    agents.filter((fact) => fact.startsWith('agents')),
    ['agents /agents/security', 'agents /agents/memory'],
  );
});

describe('several agents', () => {
  const agentsIn = (file: object) =>
    readSample(JSON.stringify(file), 'json').facts.filter((fact) => fact.startsWith('agents'));
  const clerk = { role: 'Clerk', model: 'gpt-4o', tools: ['read_mail'] };
  const writer = { prompt: 'You write.', llm: 'gpt-4o', tools: ['write_doc'] };
  const rows: readonly (readonly [name: string, file: object, agents: readonly string[]])[] = [
    ['a file that is a list', [clerk, writer], ['agents /0', 'agents /1']],
    ['entries of the root', { clerk, writer }, ['agents /clerk', 'agents /writer']],
    ['in a section of any name', { office: { clerk, writer } }, ['agents /office/clerk', 'agents /office/writer']],
    ['in a list of any name', { office: [clerk, writer] }, ['agents /office/0', 'agents /office/1']],
    ['a single entry of the root is no agent of its own', { clerk, limits: { max_steps: 9 } }, []],
    ['steps are no agents', { model: 'gpt-4o', steps: [clerk, writer] }, []],
    ['shared defaults are no agent', { clerk, writer, defaults: clerk }, ['agents /clerk', 'agents /writer']],
    [
      'a list of settings holds no agents',
      [
        { key: 'model', value: 'gpt-4o' },
        { key: 'system_prompt', value: 'Help.' },
      ],
      [],
    ],
  ];
  for (const [name, file, agents] of rows) it(name, () => assert.deepEqual(agentsIn(file), agents));
});

describe('a section named `automation`', () => {
  const factsOf = (automation: object) => {
    const file = { agent: { name: 'a', system_prompt: 'Help.', model: 'gpt-4o' }, automation };
    return readSample(JSON.stringify(file), 'json').facts.filter((fact) => /\/automation/.test(fact));
  };
  it('may contain rules', () => {
    const facts = factsOf({ run_without_asking: true, allowed_directories: ['/srv/desk'] });
    assert.deepEqual(facts, [
      'approvals /automation/run_without_asking all-prompts off',
      'fileGrants /automation/allowed_directories/0 write permission',
    ]);
  });
  it('may contain rules beside hooks', () => {
    const facts = factsOf({ on_start: './prepare.sh', allowed_directories: ['/srv/desk'] });
    assert.ok(facts.includes('fileGrants /automation/allowed_directories/0 write permission'), facts.join('; '));
    assert.ok(facts.includes('commands /automation/on_start hook'), facts.join('; '));
  });
});

describe('keys in different styles', () => {
  const file = (names: readonly [servers: string, command: string, args: string, llm: string, url: string]) => ({
    desk: {
      system_prompt: 'Help.',
      [names[3]]: { provider: 'openai', model: 'gpt-4o', [names[4]]: 'https://llm.example.com/v1' },
      [names[0]]: { notes: { [names[1]]: 'npx', [names[2]]: ['-y', 'notes-mcp@1.0.0'] } },
    },
  });
  const styles = [
    ['mcp_servers', 'command', 'args', 'llm', 'base_url'],
    ['McpServers', 'Command', 'Args', 'Llm', 'BaseUrl'],
    ['mcp-servers', 'command', 'args', 'model-config', 'api-base'],
  ] as const;
  for (const names of styles) {
    it(`are read: ${names.join(', ')}`, () => {
      const { facts } = readSample(JSON.stringify(file(names)), 'json');
      assert.ok(
        facts.some((fact) => fact.startsWith(`servers /desk/${names[0]}/notes stdio`)),
        facts.join('; '),
      );
      assert.ok(
        facts.some((fact) => fact.startsWith(`endpoints /desk/${names[3]}/${names[4]} model`)),
        facts.join('; '),
      );
    });
  }
});

it('team members with a model and a prompt are agents', () => {
  const team = (model: string) => ({ team: { members: [{ name: 'ann', prompt: 'You answer the staff.', model }] } });
  assert.ok(readSample(JSON.stringify(team('gpt-4o')), 'json').recognized);
  assert.ok(!readSample(JSON.stringify(team('ThinkPad')), 'json').recognized);
});

describe('recognition without standard keys', () => {
  const rows: readonly (readonly [name: string, file: object, shown: boolean])[] = [
    [
      'recognised: a directive, a model and approval',
      {
        force: [
          { codename: 'a', directive: 'Keep the cluster up.', base: 'claude-sonnet-4-5', require_signoff: false },
        ],
      },
      true,
    ],
    [
      'not recognised: a directive without a model',
      { force: [{ codename: 'a', directive: 'Keep the line up.', require_signoff: false }] },
      false,
    ],
    [
      'recognised: a coding agent as the engine',
      { on: ['push'], agent: { engine: 'codex', instructions: 'Fix what fails.' } },
      true,
    ],
    [
      'not recognised: an engine of another kind',
      { on: ['push'], agent: { engine: 'diesel', instructions: 'Fix what fails.' } },
      false,
    ],
    [
      'recognised: a gateway of MCP servers',
      { mcp: { gateway: { listen: '127.0.0.1' }, servers: [{ name: 'a', url: 'https://a.example.com/mcp' }] } },
      true,
    ],
    [
      'not recognised: a gateway of a network',
      { net: { gateway: { listen: '127.0.0.1' }, servers: [{ name: 'a' }] } },
      false,
    ],
  ];
  for (const [name, file, shown] of rows)
    it(name, () => assert.equal(readSample(JSON.stringify(file), 'json').recognized, shown));
});

describe('files of frameworks that configure models', () => {
  const rows: readonly (readonly [name: string, file: object, shown: boolean])[] = [
    [
      'MetaGPT',
      { llm: { api_type: 'openai', model: 'm', base_url: 'https://llm.example.com' }, search: { api_type: 'serpapi' } },
      true,
    ],
    ['AgentScope', [{ config_name: 'main', model_type: 'openai_chat', model_name: 'm', generate_args: {} }], true],
    ['TaskWeaver', { 'llm.api_type': 'openai', 'llm.model': 'm', 'execution_service.kernel_mode': 'local' }, true],
    [
      'the manifest of an agent in Git',
      { spec_version: '0.1.0', name: 'a', model: { preferred: 'm' }, skills: ['filing'] },
      true,
    ],
    ['Agent Zero', { chat_model_provider: 'openai', chat_model_name: 'm', util_model_name: 'm', rfc_url: '' }, true],
    [
      'LlamaDeploy',
      { 'control-plane': { port: 8000 }, services: { desk: { source: { type: 'local' }, path: 'a:b' } } },
      true,
    ],
    [
      'TEN',
      { ten: { predefined_graphs: [{ auto_start: true, graph: { nodes: [{ addon: 'openai_llm2_python' }] } }] } },
      true,
    ],
    [
      'a graph without a model',
      { ten: { predefined_graphs: [{ auto_start: true, graph: { nodes: [{ addon: 'http_server' }] } }] } },
      false,
    ],
    ['Make', { flow: [{ module: 'openai-gpt-3:CreateCompletion', mapper: {} }], metadata: { scenario: {} } }, true],
    [
      'Activepieces',
      {
        displayName: 'a',
        trigger: { settings: { pieceName: 'x' }, next: { settings: { pieceName: '@a/piece-openai' } } },
      },
      true,
    ],
    ['Windmill', { summary: 'a', value: { modules: [{ id: 'a', value: { type: 'aiagent' } }] } }, true],
    ['a scenario without a model', { flow: [{ module: 'http:Send', mapper: {} }], metadata: { scenario: {} } }, false],
    ['a flow without a model', { displayName: 'a', trigger: { settings: { pieceName: '@a/piece-webhook' } } }, false],
    ['deployed services', { services: { desk: { source: { type: 'git' } } } }, false],
    ['a preferred model', { model: { preferred: 'sedan' }, spec: '1' }, false],
    ['a model alone', { llm: { api_type: 'openai', model: 'm' } }, false],
    ['other named models', [{ config_name: 'main', model_type: 'sedan' }], false],
    ['other flat keys', { 'llm.enabled': 'yes', 'session.path': '/tmp' }, false],
  ];
  for (const [name, file, shown] of rows)
    it(`${shown ? 'recognised' : 'not recognised'}: ${name}`, () =>
      assert.equal(readSample(JSON.stringify(file), 'json').recognized, shown));
});

describe('the order of members', () => {
  const clerks = 'ada ben cleo dan eve finn gus hal ida jon kim'.split(' ');
  const others = clerks.map((name): [string, object] => [name, { name, role: 'Clerk', description: 'Sorts post.' }]);
  const lead: [string, object] = ['max', { name: 'Max', role: 'Head of agents', can_delegate: true }];

  for (const [where, agents] of [
    ['first', [lead, ...others]],
    ['last', [...others, lead]],
  ] as const) {
    it(`does not matter: the member that shows an agent comes ${where}`, () => {
      const file = { office: 'Post', agents: Object.fromEntries(agents) };
      assert.equal(readSample(JSON.stringify(file), 'json').recognized, true);
    });
  }
});
