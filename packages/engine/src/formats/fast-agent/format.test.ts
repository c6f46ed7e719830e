import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /default_model',
    'models /openai',
    'servers /mcp/servers/files stdio can read+write',
    'servers /mcp/servers/remote sse can ',
    'commands /mcp/servers/files/command server',
    'fileGrants /mcp/servers/files/args/2 write server-root',
    'fileGrants /mcp/servers/files/roots/0/uri write server-root',
    'endpoints /mcp/servers/remote/url mcp credential true',
    'endpoints /openai/base_url model credential true openai',
    'endpoints /logger/http_endpoint telemetry',
    'loggings /logger/level debug unsafe',
  ],
  'hardened.yaml': [
    'models /default_model',
    'servers /mcp/servers/clock stdio can think',
    'commands /mcp/servers/clock/command server',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`fast-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'fast-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('a server of a secrets file, of which only keys are written, can do nothing by itself', () => {
  const serverOf = (entry: object) => {
    const document = {
      logger: { show_chat: true, show_tools: true },
      mcp: { servers: { 'desk-fetch': entry, 'shelf-filesystem': entry } },
    };
    return readSample(JSON.stringify(document), 'json').facts.filter((fact) => fact.startsWith('servers'));
  };
  const env = { DESK_TOKEN: '${DESK_TOKEN}' };
  for (const fact of serverOf({ env })) assert.match(fact, / can $/);
  assert.match(serverOf({ command: 'npx', args: ['-y', 'mcp-server-fetch'], env }).join(), / can \w/);
});

it('a file of agents is one of mcp-agent', () => {
  const desk = { name: 'desk', instruction: 'Answer letters.', server_names: ['post'] };
  const reading = readSample(JSON.stringify([desk, { ...desk, name: 'shelf' }]), 'json');
  assert.equal(reading.format, 'fast-agent');
  assert.deepEqual(reading.facts, [
    'agents /0',
    'agents /1',
    'prompts /0/instruction system',
    'prompts /1/instruction system',
  ]);
  assert.notEqual(readSample(JSON.stringify([{ ...desk, role: 'Clerk' }]), 'json').format, 'fast-agent');
  assert.notEqual(readSample(JSON.stringify([{ name: 'desk', instruction: 'Press.' }]), 'json').format, 'fast-agent');
});

it('reads the environments in which commands run', () => {
  const environments = {
    here: { type: 'local', cwd: '.', env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
    box: {
      type: 'docker',
      image: 'example/tools:1.4',
      docker_args: ['--privileged'],
      mounts: [
        { source: '/', target: '/host' },
        { source: './notes', target: '/notes', mode: 'ro' },
      ],
    },
    far: { type: 'huggingface', image: 'python:3.12', bucket_mounts: [{ source: 'desk/notes', mount_path: '/data' }] },
  };
  const { facts, unread } = readSample(
    JSON.stringify({ default_model: 'haiku', mcp: { servers: {} }, environments }),
    'json',
  );
  assert.deepEqual(unread, []);
  assert.deepEqual(
    facts.filter((fact) => fact.includes('/environments')),
    [
      'isolations /environments/box/docker_args/0 container-flag off escapes true',
      'isolations /environments/box/mounts/0/source host-mount off escapes true',
      'fileGrants /environments/box/mounts/0/source write mount',
      'fileGrants /environments/box/mounts/1/source read mount',
      'transports /environments/here/env/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off',
      'environment /environments/here/env/NODE_TLS_REJECT_UNAUTHORIZED host',
      'components /environments/box/image image docker version 1.4',
    ],
  );
});

it('reads where traces go if tracing is on', () => {
  const endpointsOf = (otel: object) =>
    readSample(JSON.stringify({ default_model: 'haiku', mcp: { servers: {} }, otel }), 'json').facts.filter((fact) =>
      fact.startsWith('endpoints'),
    );
  const otlp_endpoint = 'http://traces.example.com:4318/v1/traces';
  assert.deepEqual(endpointsOf({ enabled: true, otlp_endpoint }), ['endpoints /otel/otlp_endpoint telemetry']);
  assert.deepEqual(endpointsOf({ enabled: false, otlp_endpoint }), []);
});

it('reads the address of a vendor in every section', () => {
  const file = { mcp: { servers: {} }, default_model: 'haiku', responses: { base_url: 'https://llm.example.net/v1' } };
  const { facts } = readSample(JSON.stringify(file), 'json');
  assert.ok(facts.includes('endpoints /responses/base_url model openai'), facts.join('; '));
});

describe('agents in the configuration of mcp-agent', () => {
  const file = (agents: object, parts: object = {}) => ({
    execution_engine: 'asyncio',
    logger: { transports: ['console'] },
    mcp: { servers: { desk: { command: 'desk-mcp' } } },
    agents,
    ...parts,
  });
  it('are read with their instructions', () => {
    const definitions = [{ name: 'clerk', instruction: 'You sum up.', server_names: ['desk'] }];
    for (const agents of [{ definitions }, { enabled: true, search_paths: ['agents'], definitions }]) {
      const { format, facts, unread } = readSample(JSON.stringify(file(agents)), 'json');
      assert.equal(format, 'fast-agent');
      assert.ok(facts.includes('agents /agents/definitions/0'), facts.join('; '));
      assert.ok(facts.includes('prompts /agents/definitions/0/instruction system'), facts.join('; '));
      assert.deepEqual(unread, []);
    }
  });
  it('of another kind belong to another file', () => {
    for (const agents of [{ desk: { role: 'Clerk', goal: 'Sum up.' } }, { defaults: {}, list: [] }])
      assert.notEqual(readSample(JSON.stringify(file(agents)), 'json').format, 'fast-agent');
  });
  it('may send prompts with the usage data', () => {
    const loggings = (usage_telemetry: object) =>
      readSample(JSON.stringify(file({ enabled: true }, { usage_telemetry })), 'json').facts.filter((fact) =>
        fact.startsWith('loggings'),
      );
    const at = 'loggings /usage_telemetry/enable_detailed_telemetry transcripts';
    assert.deepEqual(loggings({ enable_detailed_telemetry: true }), [`${at} unsafe`]);
    assert.deepEqual(loggings({ enabled: false, enable_detailed_telemetry: true }), [`${at} safe`]);
    assert.deepEqual(loggings({ enabled: true }), []);
  });
});
