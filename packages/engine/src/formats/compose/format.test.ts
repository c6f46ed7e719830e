import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'commands /services/helper-agent/entrypoint server',
    'isolations /services/mcp-gateway/privileged container-flag off escapes true',
    'isolations /services/mcp-gateway/network_mode container-flag weakened',
    'isolations /services/mcp-gateway/volumes/0 docker-socket off escapes true',
    'isolations /services/mcp-gateway/volumes/1/source host-mount off escapes true',
    'isolations /services/helper-agent/cap_add/0 container-flag off escapes true',
    'isolations /services/helper-agent/security_opt/0 container-flag weakened',
    'isolations /services/helper-agent/use_api_socket docker-socket weakened escapes true',
    'fileGrants /services/mcp-gateway/volumes/1/source write mount',
    'endpoints /services/helper-agent/environment/0 mcp',
    'exposures /services/mcp-gateway/ports/0 bind open',
    'exposures /services/helper-agent/ports/0/host_ip bind open',
    'environment /services/helper-agent/environment/0 container',
    'environment /services/helper-agent/environment/1 container',
    'components /services/mcp-gateway/image image docker',
    'components /services/helper-agent/image image docker version latest',
  ],
  'hardened.yaml': [
    'isolations /services/agent/privileged container-flag on',
    'isolations /services/agent/cap_drop/0 container-flag on',
    'isolations /services/agent/security_opt/0 container-flag on',
    'isolations /services/agent/read_only container-flag on',
    'endpoints /services/agent/environment/MCP_SERVER_URL mcp',
    'environment /services/agent/environment/MCP_SERVER_URL container',
    'environment /services/agent/environment/MCP_BIND_HOST container',
    'components /services/mcp-notes/image image docker version sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`compose reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'compose');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('stacks without agents', () => {
  const services: readonly (readonly [name: string, service: object])[] = [
    ['a web service with its socket', { image: 'acme/web:1', volumes: ['/var/run/docker.sock:/var/run/docker.sock'] }],
    ['an application that asks a model', { build: '.', environment: { OPENAI_API_KEY: '$' + '{OPENAI_API_KEY}' } }],
    ['a server of models', { image: 'ollama/ollama', privileged: true }],
  ];
  for (const [name, service] of services) {
    it(name, () => {
      const reading = readSample(JSON.stringify({ services: { app: service } }), 'json', 'compose.yaml');
      assert.equal(reading.recognized, false);
      assert.deepEqual(reading.facts, []);
    });
  }
});

it('a line for a shell is what the container runs, not a program text that is handed over', () => {
  for (const command of [['sh', '-c', 'sleep 3; agent start'], `sh -c "sleep 3; agent start"`]) {
    const file = { services: { agent: { image: 'acme/agent:1', command } } };
    assert.deepEqual(readSample(JSON.stringify(file), 'json').facts, [
      'commands /services/agent/command server',
      'components /services/agent/image image docker version 1',
    ]);
  }
});
