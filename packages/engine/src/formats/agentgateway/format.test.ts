import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'prompts /binds/0/listeners/0/routes/0/policies/ai/prompts/append/0/content system',
    'servers /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio stdio can read+write',
    'commands /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/cmd server',
    'fileGrants /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/args/2 write server-root',
    'endpoints /binds/0/listeners/0/routes/0/backends/0/mcp/targets/1/mcp/host mcp',
    'transports /binds/0/listeners/0/routes/0/policies/backendTLS/insecure certificate-check off',
    'exposures /binds/0/listeners/0/routes/0/policies/cors/allowOrigins/0 origin-with-credentials open',
    'exposures /config/adminAddr bind open',
  ],
  'hardened.yaml': [
    'servers /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio stdio can think',
    'commands /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/cmd server',
    'authentications /binds/0/listeners/0/routes/0/policies/jwtAuth gateway present exposed true',
    'exposures /binds/0/listeners/0/routes/0/policies/cors/allowOrigins origin restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agentgateway reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'agentgateway');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('the short form for models', () => {
  const read = (params: object) => {
    const models = [{ name: '*', provider: 'openAI', params }];
    return readSample(JSON.stringify({ llm: { port: 4000, models } }), 'json');
  };
  it('is a gateway, which sends requests where it is told', () => {
    const reading = read({ apiKey: '$OPENAI_API_KEY', hostOverride: 'relay.example.net:8443' });
    assert.equal(reading.format, 'agentgateway');
    assert.deepEqual(reading.facts, [
      'models /llm/models/0',
      'endpoints /llm/models/0/params/hostOverride model credential true',
    ]);
    assert.deepEqual(reading.unread, []);
  });
  it('without an address leaves requests with the vendor', () => {
    assert.deepEqual(read({ apiKey: '$OPENAI_API_KEY' }).facts, ['models /llm/models/0']);
  });
  it('is no list of models of another program', () => {
    const models = [{ name: 'small', provider: 'acme' }];
    assert.notEqual(readSample(JSON.stringify({ llm: { models } }), 'json').format, 'agentgateway');
  });
});
