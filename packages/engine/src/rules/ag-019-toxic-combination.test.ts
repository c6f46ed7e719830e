import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-019';
const places = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ pointer, severity }) => `${pointer} ${severity}`);
const agent = (tools: readonly (string | object)[], more: object = {}) => ({
  name: 'helper',
  system_prompt: 'You help people.',
  model: 'm',
  tools,
  ...more,
});
const servers = (...names: readonly string[]) => ({
  mcpServers: Object.fromEntries(names.map((name) => [name, { command: `${name}-mcp` }])),
});

it('agents under names of their own are told apart', () => {
  const crew = (...tools: readonly (readonly string[])[]) =>
    Object.fromEntries(tools.map((own, i) => [`desk${i}_agent`, { role: 'Clerk', model: 'm', tools: own }]));
  assert.deepEqual(places(crew(['query_database'], ['fetch_url', 'send_email'])), []);
  assert.deepEqual(places(crew(['query_database', 'fetch_url', 'send_email'], ['search_docs'])), ['/desk0_agent high']);
});

describe('private data, strangers’ text and a way out', () => {
  const cases: readonly (readonly [name: string, configuration: object, severities: readonly string[]])[] = [
    ['all three', agent(['query_database', 'fetch_url', 'send_email']), ['high']],
    [
      'all three, nobody asked',
      agent(['query_database', 'fetch_url', 'send_email'], { require_approval: false }),
      ['critical'],
    ],
    ['mail and pages', agent(['read_emails', 'browse_web']), ['high']],
    ['files that may be private', agent(['read_file', 'fetch_url']), ['medium']],
    ['no private data', agent(['search_docs', 'fetch_url', 'send_email']), []],
    ['nothing from strangers, no way out', agent(['query_database', 'search_docs']), []],
    ['retrieval and a model', agent(['search_knowledge_base']), []],
    ['pages of known domains', agent(['query_database', 'fetch_url'], { allowed_domains: ['docs.example.com'] }), []],
  ];
  for (const [name, configuration, severities] of cases) {
    it(name, () =>
      assert.deepEqual(
        findingsOf(id, configuration).map(({ severity }) => severity),
        severities,
      ),
    );
  }

  it('a program that reaches any address is named as two of them', () => {
    const permissions = (entry: string) => ({ permissions: { allow: ['Read(~/.ssh/**)', entry] } });
    const [found] = reportOn(permissions('Bash(curl:*)')).findings.filter(({ ruleId }) => ruleId === id);
    assert.match(found?.message ?? '', /untrusted content \(curl\) and an outbound channel \(curl\)/);
    assert.deepEqual(places(permissions('Bash(curl https://api.example.com/*)')), []);
  });

  it('names the agent, and its legs as related places', () => {
    const [finding] = reportOn(agent(['query_database', 'fetch_url', 'send_email'])).findings.filter(
      ({ ruleId }) => ruleId === id,
    );
    assert.deepEqual(
      finding?.related.map(({ pointer }) => pointer),
      ['/tools/0', '/tools/1'],
    );
  });
});

describe('a door that nobody guards', () => {
  const workflow = (webhook: object, tool: string, more: object = {}) => ({
    name: 'Desk',
    nodes: [
      {
        name: 'Hook',
        type: 'n8n-nodes-base.webhook',
        typeVersion: 2,
        position: [0, 0],
        parameters: { path: 'desk', ...webhook },
      },
      { name: 'Agent', type: '@n8n/n8n-nodes-langchain.agent', typeVersion: 2, position: [1, 0], parameters: {} },
      {
        name: 'Run',
        type: tool,
        typeVersion: 1,
        position: [1, 1],
        parameters: { command: "={{ $fromAI('command') }}" },
      },
    ],
    connections: {
      Hook: { main: [[{ node: 'Agent', type: 'main', index: 0 }]] },
      Run: { ai_tool: [[{ node: 'Agent', type: 'ai_tool', index: 0 }]] },
    },
    ...more,
  });
  const commands = 'n8n-nodes-base.executeCommandTool';
  const severities = (configuration: object) => findingsOf(id, configuration).map(({ severity }) => severity);

  it('leads to commands', () => assert.deepEqual(severities(workflow({}, commands)), ['critical']));
  it('is not one where callers prove who they are', () => {
    assert.deepEqual(severities(workflow({ authentication: 'headerAuth' }, commands)), []);
  });
  it('is not one where the workflow waits for nobody', () => {
    assert.deepEqual(severities(workflow({}, commands, { active: false })), []);
  });
  it('leads to no harm where nothing runs', () => {
    assert.deepEqual(severities(workflow({}, '@n8n/n8n-nodes-langchain.toolCalculator')), []);
  });
});

describe('servers of a host that asks', () => {
  it('a database and a browser: medium', () => {
    assert.deepEqual(places(servers('postgres', 'playwright')), [' medium']);
  });
  it('the same, trusted: high', () => {
    const trusted = (name: string) => ({ command: `${name}-mcp`, trust: true });
    const configuration = {
      mcpServers: { supabase: trusted('supabase'), slack: trusted('slack'), playwright: trusted('playwright') },
    };
    assert.deepEqual(places(configuration), [' high']);
  });
  it('a project folder and a documentation search: quiet', () => {
    const files = { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem@1.0.0', '.'] };
    assert.deepEqual(places({ mcpServers: { files, context7: { command: 'context7-mcp' } } }), []);
  });
  it('a project folder and a fetcher: quiet; a home folder and a fetcher: medium', () => {
    const files = (root: string) => ({
      mcpServers: {
        files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem@1.0.0', root] },
        fetch: { command: 'uvx', args: ['mcp-server-fetch==1.0.0'] },
      },
    });
    assert.deepEqual(places(files('./docs')), []);
    assert.deepEqual(places(files('~')), [' medium']);
  });
  it('tools that are approved by name need no trust in their server', () => {
    const client = (readers: readonly string[], loaders: readonly string[]) => ({
      mcpServers: {
        files: {
          command: 'npx',
          args: ['-y', '@modelcontextprotocol/server-filesystem@1.0.0', '~'],
          autoApprove: readers,
        },
        fetch: { command: 'uvx', args: ['mcp-server-fetch==1.0.0'], autoApprove: loaders },
      },
    });
    assert.deepEqual(places(client(['read_text_file'], ['fetch'])), [' high']);
    assert.deepEqual(places(client([], ['fetch'])), [' medium']);
    assert.deepEqual(places(client(['read_text_file'], [])), [' medium']);
  });
  it('one server alone is what it is, and so are several of one product', () => {
    assert.deepEqual(places(servers('github')), []);
    assert.deepEqual(places(servers('github-issues', 'github-pull-requests')), []);
    assert.deepEqual(places(servers('github-issues', 'github-pull-requests', 'slack')), [' medium']);
  });
  it('a server that is switched off gives no leg', () => {
    const off = {
      mcpServers: { postgres: { command: 'postgres-mcp' }, playwright: { command: 'playwright-mcp', disabled: true } },
    };
    assert.deepEqual(places(off), []);
  });
});

describe('other combinations', () => {
  it('strangers and commands', () => {
    const gateway = (dmPolicy: string, security: string) => ({
      gateway: { mode: 'local', bind: 'loopback', auth: { mode: 'token' } },
      channels: { telegram: { dmPolicy, allowFrom: dmPolicy === 'open' ? ['*'] : ['user:1'] } },
      agents: { defaults: { sandbox: { mode: 'all' } } },
      tools: { exec: { security } },
    });
    assert.deepEqual(
      findingsOf(id, gateway('open', 'full')).map(({ severity }) => severity),
      ['critical'],
    );
    assert.deepEqual(findingsOf(id, gateway('pairing', 'full')), []);
  });
  it('a store of secrets and a way out', () => {
    assert.deepEqual(
      findingsOf(id, agent(['get_secret', 'send_email'])).map(({ severity }) => severity),
      ['high'],
    );
    assert.deepEqual(findingsOf(id, agent(['get_secret', 'search_docs'])), []);
  });
  it('strangers’ text and a database that is changed', () => {
    assert.deepEqual(
      findingsOf(id, agent(['browse_web', 'insert_rows'])).map(({ severity }) => severity),
      ['high'],
    );
    assert.deepEqual(findingsOf(id, agent(['search_docs', 'insert_rows'])), []);
  });
});

describe('agents of one file', () => {
  const crew = (more: string) =>
    `framework: crewai\ntopic: support\nroles:\n  reader:\n    role: Reader\n    goal: Read\n    backstory: Calm\n    tools: [query_database]\n  writer:\n    role: Writer\n    goal: Write\n    backstory: Calm\n    tools: [fetch_url, send_email]\n${more}`;
  it('legs of agents that share nothing make no combination', () => {
    assert.deepEqual(places(crew(''), 'yaml'), []);
  });
});

describe('servers of the whole file', () => {
  const file = (tools: readonly string[]) => ({
    model: 'house-model',
    mcp_servers: { notes: { command: 'notion-mcp' }, mail: { command: 'gmail-mcp' } },
    subagents: { clerk: { model: 'house-model', prompt: 'File the notes.', tools } },
  });
  const ofClerk = (tools: readonly string[]) =>
    findingsOf('AG-019', file(tools)).filter(({ pointer }) => pointer === '/subagents/clerk');
  it('are not those of an agent that names its own', () => {
    assert.deepEqual(ofClerk(['mcp__notes__append_rows']), []);
  });
  it('are those of an agent that only names tools', () => {
    assert.equal(ofClerk(['append_rows']).length, 1);
  });
});

describe('servers that agents are given by name', () => {
  const file = (agents: Readonly<Record<string, object>>, more: object = {}) => ({
    mcp_servers: {
      ledger: { command: 'sqlite-mcp', args: ['--db', './ledger.db'] },
      notes: { command: 'notion-mcp' },
      mail: { command: 'gmail-mcp' },
    },
    agents: Object.fromEntries(
      Object.entries(agents).map(([name, own]) => [name, { system_prompt: 'You file notes.', ...own }]),
    ),
    ...more,
  });
  const rows: readonly (readonly [name: string, configuration: object, expected: readonly string[]])[] = [
    ['one each', file({ a: { mcp_servers: ['ledger'] }, b: { mcpServers: ['notes'] } }), []],
    ['bare among the tools', file({ a: { tools: ['ledger'] }, b: { tools: ['notes'] } }), []],
    ['by their tools', file({ a: { tools: ['ledger.query'] }, b: { tools: ['notes/append'] } }), []],
    ['with a mark', file({ a: { tools: ['@ledger'] }, b: { tools: ['mcp:mail'] } }), []],
    ['as a tool of the kind', file({ a: { tools: [{ type: 'mcp', server: 'ledger' }] }, b: { mcp: ['mail'] } }), []],
    ['in a map', file({ a: { mcp_servers: { ledger: true, mail: false } }, b: { toolsets: ['mail'] } }), []],
    ['in a list of a map', file({ a: { mcp_servers: { allow: ['ledger'] } }, b: { use_mcp: ['mail'] } }), []],
    ['that are not in the file', file({ a: { mcp_servers: ['elsewhere'] }, b: { mcp: ['mail'] } }), [' high']],
    ['entries that name them', file({ a: { servers: [{ name: 'ledger' }] }, b: { servers: [{ name: 'notes' }] } }), []],
    ['one that has two', file({ a: { tools: ['ledger', 'mail'] }, b: { tools: ['notes'] } }), ['/agents/a high']],
    [
      'work handed on',
      file({ a: { tools: ['ledger'], handoffs: ['b'] }, b: { mcp_servers: ['mail'] } }),
      ['/agents/a high'],
    ],
    ['one that names none has all', file({ a: { tools: ['ledger'] }, b: {} }), [' high']],
    [
      'the file speaks to a model itself',
      file({ a: { tools: ['ledger'] } }, { system_prompt: 'You help.' }),
      [' high'],
    ],
    ['only tools of its own', file({ a: { tools: ['ledger_total'] } }), [' high']],
  ];
  for (const [name, configuration, expected] of rows) {
    it(name, () => assert.deepEqual(places(configuration), expected));
  }
});

it('a star among what runs unasked is nobody being asked', () => {
  const client = (...allowed: readonly string[]) => ({
    ui: { theme: 'Dark' },
    tools: { allowed },
    mcpServers: {
      db: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-postgres@0.6.2', 'postgres://db/x'] },
      pages: { command: 'uvx', args: ['mcp-server-fetch==2025.4.7'] },
    },
  });
  const severities = (...allowed: readonly string[]) =>
    findingsOf('AG-019', client(...allowed)).map(({ severity }) => severity);
  assert.deepEqual(severities('*'), ['critical']);
  assert.deepEqual(severities('view'), ['medium']);
});

it('a leg that a list around the agent asks about waits for a person', () => {
  const tools = ['read_email', 'web_fetch', 'send_email'];
  const severities = (more: object, own: object = {}) => {
    const agents = {
      desk: { role: 'Answers the mail.', model: 'm', tools, ...own },
      night: { role: 'Waits.', model: 'm' },
    };
    return findingsOf(id, { agents, ...more }).map(({ severity }) => severity);
  };
  const all = { approval_required: tools };
  assert.deepEqual(severities({}), ['high']);
  assert.deepEqual(severities(all), ['medium']);
  assert.deepEqual(severities({ safety: all }), ['medium']);
  assert.deepEqual(severities({}, all), ['medium']);
  assert.deepEqual(severities({ profiles: { strict: all, open: {} } }), ['high']);
  assert.deepEqual(severities({ approval_required: ['delete_email'] }), ['high']);
});

describe('a shell that takes any command', () => {
  const severities = (allow: readonly string[], more: object = {}) =>
    findingsOf(id, { permissions: { allow, deny: ['Read(.env)'] }, ...more }).map(({ severity }) => severity);
  it('is rule AG-002’s alone until text of strangers comes in', () => {
    assert.deepEqual(severities(['Bash']), []);
    assert.deepEqual(severities(['Bash(*)', 'Bash(curl:*)']), []);
    assert.deepEqual(severities(['Bash(*)', 'WebFetch(domain:docs.example.com)']), []);
    assert.deepEqual(severities(['Bash(npm test:*)', 'WebFetch']), []);
  });
  it('reads and sends what that text asks for', () => {
    assert.deepEqual(severities(['Bash(*)', 'WebFetch']), ['medium']);
    assert.deepEqual(severities(['Bash', 'mcp__playwright']), ['medium']);
  });
  it('hides no combination of others', () => {
    assert.deepEqual(severities(['Bash', 'Bash(curl:*)', 'Read(~/.ssh/**)']), ['high']);
  });
  it('is no part beside a server that is asked about', () => {
    const mcp = { search: { type: 'local', command: ['exa-mcp'] } };
    const permission = { '*': 'ask', bash: 'allow' };
    assert.deepEqual(places({ $schema: 'https://opencode.ai/config.json', permission, mcp }), []);
  });
  it('is less in a sandbox', () => {
    assert.deepEqual(severities(['Bash(*)', 'WebFetch'], { sandbox: { enabled: true } }), []);
  });
});
