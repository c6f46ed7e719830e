// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const id = 'AG-014';
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);

describe('the address of a vendor’s model in the environment', () => {
  const rows: readonly (readonly [environment: Record<string, string>, severity: string | null])[] = [
    [{ ANTHROPIC_BASE_URL: 'https://relay.example.com' }, 'high'],
    [{ ANTHROPIC_BASE_URL: 'https://relay.example.com', ANTHROPIC_AUTH_TOKEN: '${TOKEN}' }, 'critical'],
    [{ ANTHROPIC_BASE_URL: 'http://relay.example.com' }, 'critical'],
    [{ OPENAI_BASE_URL: 'https://api.openai.com.relay.example.com/v1' }, 'high'],
    [{ ANTHROPIC_BASE_URL: 'https://${RELAY}/v1' }, 'info'],
    [{ ANTHROPIC_BASE_URL: '${RELAY}' }, null],
    [{ ANTHROPIC_BASE_URL: 'https://your-gateway.com/v1' }, 'info'],
    [{ ANTHROPIC_BASE_URL: 'https://yourls.example.com/v1' }, 'high'],
    [{ ANTHROPIC_BASE_URL: 'https://api.anthropic.com' }, null],
    [{ ANTHROPIC_BASE_URL: 'https://openrouter.ai/api' }, null],
    [{ ANTHROPIC_BASE_URL: 'https://api.z.ai/api/anthropic' }, null],
    [{ ANTHROPIC_BASE_URL: 'http://localhost:4000' }, null],
    [{ ANTHROPIC_BASE_URL: 'http://litellm:4000' }, null],
    [{ ANTHROPIC_BASE_URL: 'https://gateway.corp/v1' }, null],
    [{ OPENAI_BASE_URL: 'https://my-resource.openai.azure.com/openai' }, null],
    [{ JIRA_BASE_URL: 'https://jira.example.com' }, null],
    [{ HTTPS_PROXY: 'http://proxy.example.com:3128' }, null],
  ];
  for (const [environment, severity] of rows) {
    it(`${JSON.stringify(environment)}: ${severity ?? 'quiet'}`, () => {
      const [name] = Object.keys(environment);
      const expected = severity === null ? [] : [[`/env/${name}`, severity]];
      assert.deepEqual(found({ permissions: { deny: ['WebFetch'] }, env: environment }), expected);
    });
  }
});

describe('the address of a model in a home-made agent', () => {
  const llm = (...lines: readonly string[]) =>
    `agent:\n  name: a\n  system_prompt: Help.\nllm:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
  const rows: readonly (readonly [name: string, configuration: string, severity: string | null])[] = [
    [
      'a vendor’s model elsewhere',
      llm('provider: anthropic', 'model: claude-sonnet-4-5', 'base_url: https://relay.example.com'),
      'high',
    ],
    ['with the key', llm('provider: anthropic', 'base_url: https://relay.example.com', 'api_key: ${KEY}'), 'critical'],
    ['a vendor by its name', llm('name: openai', 'base_url: https://relay.example.com/v1'), 'high'],
    ['a model by its name', llm('name: house-model', 'base_url: https://relay.example.com/v1'), 'low'],
    [
      'an open model behind the protocol of a vendor',
      llm('provider: openai', 'model: llama-3.1-70b', 'base_url: https://llm.example.com/v1'),
      'low',
    ],
    [
      'a seller of others’ models by his own name',
      llm('provider: deskhub', 'model: gpt-4o', 'base_url: https://api.deskhub.com/v1', 'api_key: ${KEY}'),
      'low',
    ],
    [
      'a host that sounds like a vendor',
      llm('provider: openai', 'model: gpt-4o', 'base_url: https://api.openai.io/v1'),
      'high',
    ],
    [
      'a vendor’s name before another’s',
      llm('provider: openai', 'model: gpt-4o', 'base_url: https://openai.deskhub.com/v1'),
      'high',
    ],
    ['Google by its name', llm('provider: google', 'base_url: https://relay.example.com/v1'), 'high'],
    ['a name that starts like Google', llm('provider: google-like', 'base_url: https://relay.example.com/v1'), 'low'],
    ['Google’s own', llm('provider: google', 'base_url: https://generativelanguage.googleapis.com/v1beta'), null],
    ['no vendor named', llm('model: house-model', 'base_url: https://llm.example.com/v1'), 'low'],
    ['the vendor’s own', llm('provider: openai', 'model: gpt-4o', 'base_url: https://api.openai.com/v1'), null],
    ['local', llm('provider: openai', 'model: llama3', 'base_url: http://localhost:11434/v1'), null],
    ['on the own network', llm('provider: openai', 'model: gpt-4o', 'base_url: http://10.0.0.7:8000/v1'), null],
  ];
  for (const [name, configuration, severity] of rows) {
    it(`${name}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(configuration), severity === null ? [] : [['/llm/base_url', severity]]);
    });
  }
});

describe('a key that is none', () => {
  const severityBeside = (key: string) =>
    found({
      agents: [
        { name: 'a', system_prompt: 'Help.', model: 'gpt-4o', base_url: 'https://llm.example.com/v1', api_key: key },
      ],
    }).map(([, severity]) => severity);
  for (const key of ['dummy', 'EMPTY', 'not-needed', 'sk-xxxx', 'sk-dummy-key', 'no-api-key-needed', 'lm-studio', '']) {
    it(`"${key}" is no credential`, () => assert.deepEqual(severityBeside(key), ['high']));
  }
  for (const key of ['${OPENAI_API_KEY}', 'local-gateway-7', 'emptyset41', '<YOUR_KEY>']) {
    it(`${key} is one, or stands for one`, () => assert.deepEqual(severityBeside(key), ['critical']));
  }
  it('in the environment and in headers', () => {
    const env = { ANTHROPIC_BASE_URL: 'https://relay.example.com', ANTHROPIC_API_KEY: 'dummy' };
    assert.deepEqual(found({ permissions: { deny: ['WebFetch'] }, env }), [['/env/ANTHROPIC_BASE_URL', 'high']]);
    const entry = (authorization: string) => ({
      provider: {
        openai: { options: { baseURL: 'https://llm.example.com/v1', headers: { Authorization: authorization } } },
      },
      permission: { bash: 'ask' },
      $schema: 'https://opencode.ai/config.json',
    });
    assert.deepEqual(
      [entry('Bearer EMPTY'), entry('Bearer {env:KEY}')].flatMap((file) => found(file).map(([, severity]) => severity)),
      ['high', 'critical'],
    );
  });
});

it('a list of models answers no prompts', () => {
  const agent = { agent: { name: 'a', system_prompt: 'Help.', model: 'm' } };
  assert.deepEqual(found({ ...agent, model_catalog: { url: 'https://docs.example.com/models.json' } }), []);
  assert.deepEqual(found({ ...agent, model_proxy: { url: 'https://llm.example.com/v1' } }), [
    ['/model_proxy/url', 'low'],
  ]);
});

it('where a program comes from is no address of a model', () => {
  const mistral = { pypi: { package: 'desk-vibe', provenance: 'https://packages.example.com/desk-vibe' } };
  assert.deepEqual(found({ agent: { name: 'a', system_prompt: 'Help.', model: 'm' }, harnesses: { mistral } }), []);
});

it('an MCP server is no model', () => {
  assert.deepEqual(found({ mcpServers: { a: { url: 'https://tools.example.com/mcp' } } }), []);
});

it('a link to what is cited is nobody’s place', () => {
  const linked = (section: string, name: string) => ({
    name: 'Cockpit',
    system_prompt: 'Help.',
    tools: ['search'],
    [section]: { [name]: 'https://standards.example.org/language-models/' },
  });
  assert.deepEqual(found(linked('external_anchors', 'openai_rules')), []);
  assert.deepEqual(found(linked('citations', 'openai_rules')), []);
  assert.deepEqual(found(linked('endpoints', 'owasp_genai')), []);
  assert.deepEqual(found(linked('endpoints', 'openai_rules')), [['/endpoints/openai_rules', 'high']]);
});
