import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /spring/ai/openai',
    'models /spring/ai/openai/chat',
    'models /spring/ai/openai/embedding',
    'servers /spring/ai/mcp/client/stdio/connections/shop stdio can ',
    'servers /spring/ai/mcp/client/sse/connections/desk http can ',
    'commands /spring/ai/mcp/client/stdio/connections/shop/command server',
    'endpoints /spring/ai/openai/base-url model credential true',
    'endpoints /spring/ai/openai/embedding/base-url model credential true',
    'endpoints /spring/ai/mcp/client/sse/connections/desk/url mcp',
    'endpoints /spring/ai/vectorstore/chroma/client/host tool credential true',
    'loggings /spring/ai/chat/observations/log-prompt prompts unsafe',
    'loggings /spring/ai/tools/observations/include-content prompts unsafe',
    'loggings /logging/level/org.springframework.ai.chat.client.advisor debug unsafe',
  ],
  'hardened.yaml': [
    'models /spring/ai/anthropic',
    'models /spring/ai/anthropic/chat',
    'servers /spring/ai/mcp/client/streamable-http/connections/desk http can ',
    'endpoints /spring/ai/mcp/client/streamable-http/connections/desk/url mcp',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`spring-ai reads ${name}`, () => {
    const reading = readSample(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'), 'yaml');
    assert.equal(reading.format, 'spring-ai');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('recognition', () => {
  const formatOf = (ai: object) =>
    readSample(JSON.stringify({ spring: { application: { name: 'desk' }, ai } }), 'json').format;
  it('takes one provider, server or store', () => {
    assert.equal(formatOf({ dashscope: { 'api-key': '${KEY}' } }), 'spring-ai');
    assert.equal(formatOf({ mcp: { client: { sse: { connections: {} } } } }), 'spring-ai');
    assert.equal(formatOf({ vectorstore: { pgvector: { dimensions: 1536 } } }), 'spring-ai');
  });
  it('leaves an application without models alone', () => {
    assert.notEqual(formatOf({}), 'spring-ai');
    const plain = {
      spring: { datasource: { url: 'jdbc:h2:mem:desk' }, application: { name: 'desk' } },
      server: { port: 80 },
    };
    assert.notEqual(readSample(JSON.stringify(plain), 'json').format, 'spring-ai');
  });
});

describe('findings', () => {
  const found = (ruleId: RuleId, ai: object) =>
    findingsOf(ruleId, { spring: { ai: { openai: { 'api-key': '${KEY}' }, ...ai } } }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  const shop = { command: 'npx', args: ['-y', 'shop-mcp'] };
  const client = (changes: object) => ({ mcp: { client: { stdio: { connections: { shop } }, ...changes } } });

  it('servers of a client that is switched off count less', () => {
    const at = '/spring/ai/mcp/client/stdio/connections/shop/args/1';
    assert.deepEqual(found('AG-008', client({})), [`${at} medium`]);
    assert.deepEqual(found('AG-008', client({ enabled: false })), [`${at} low`]);
  });
  it('prompts in the log, but not what the log leaves out', () => {
    const observations = (logged: boolean) => ({ chat: { client: { observations: { 'log-completion': logged } } } });
    assert.deepEqual(found('AG-023', observations(true)), [
      '/spring/ai/chat/client/observations/log-completion medium',
    ]);
    assert.deepEqual(found('AG-023', observations(false)), []);
  });
  it('another service with OpenAI’s protocol replaces no vendor', () => {
    const at = (url: string) => ({ openai: { 'api-key': '${KEY}', 'base-url': url } });
    assert.deepEqual(found('AG-014', at('https://open.bigmodel.cn/api/paas')), []);
    assert.deepEqual(found('AG-014', at('${OPENAI_BASE_URL:https://open.bigmodel.cn/api/paas}')), []);
    assert.deepEqual(found('AG-010', at('http://relay.fieldnotes.io')), ['/spring/ai/openai/base-url critical']);
    assert.deepEqual(found('AG-010', at('${RELAY:http://relay.fieldnotes.io}')), [
      '/spring/ai/openai/base-url critical',
    ]);
    for (const local of ['http://localhost:11434', '${RELAY:http://localhost:11434}', '${RELAY}'])
      assert.deepEqual(found('AG-010', at(local)), [], local);
  });
});
