import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'prompts /general_prompt system',
    'tools /general_tools/0 unknown can ',
    'endpoints /webhook_url callback',
  ],
  'vapi.json': [
    'models /model',
    'models /voice/provider',
    'models /transcriber/provider',
    'models /transcriber/model',
    'prompts /firstMessage task',
    'prompts /model/messages/0/content system',
    'tools /model/tools/0/function unknown can ',
    'endpoints /serverUrl callback credential true',
    'endpoints /model/tools/0/server/url tool',
    'limits /maxDurationSeconds timeout 900',
  ],
  'risky.json': [
    'agents /conversation_config/agent',
    'prompts /conversation_config/agent/prompt/prompt system',
    'tools /conversation_config/agent/prompt/tools/0 unknown can delete+administer',
    'endpoints /conversation_config/agent/prompt/tools/0/api_schema/url tool credential true',
    'authentications /platform_settings/auth/enable_auth endpoint none',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`voice-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'voice-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('does not read the number of concurrent calls as a limit of a run', () => {
  const agent = { prompt: { prompt: 'Help callers.', llm: 'gemini-2.0-flash' } };
  const file = (limits: object) => ({
    name: 'desk',
    conversation_config: { agent, conversation: { max_duration_seconds: 600 } },
    platform_settings: { call_limits: limits },
  });
  const reading = readSample(JSON.stringify(file({ agent_concurrency_limit: -1, daily_limit: 100_000 })), 'json');
  assert.equal(reading.format, 'voice-agent');
  assert.deepEqual(
    reading.facts.filter((fact) => fact.includes('call_limits')),
    [],
  );
  assert.deepEqual(reading.unread, []);
});

it('recognises a Retell agent by its voice settings', () => {
  const voice = { voice_id: 'openai-Nova', voice_speed: 1, interruption_sensitivity: 0.5, volume: 1 };
  const agent = { agent_name: 'Desk', ...voice, webhook_url: 'http://desk.example.org/calls' };
  const { format, facts } = readSample(JSON.stringify(agent), 'json');
  assert.equal(format, 'voice-agent');
  assert.deepEqual(facts, ['endpoints /webhook_url callback']);
  assert.notEqual(readSample(JSON.stringify({ voice_id: 'x', text: 'Hello', volume: 1 }), 'json').format, format);
});

it('reads what Retell keeps of a call', () => {
  const agent = { voice_id: 'openai-Nova', voice_speed: 1, interruption_sensitivity: 0.5, language: 'en-US' };
  const found = (data_storage_setting: string) =>
    reportOn({ agent_name: 'desk', ...agent, data_storage_setting })
      .findings.filter(({ ruleId }) => ruleId === 'AG-023')
      .map(({ severity, location }) => `${severity} ${location.pointer}`);
  assert.deepEqual(found('everything'), ['low /data_storage_setting']);
  assert.deepEqual(found('everything_except_pii'), []);
  assert.deepEqual(found('basic_attributes_only'), []);
});

it('recognises a change to an assistant and a single tool, and no tool of another host', () => {
  const read = (file: object) => readSample(JSON.stringify(file), 'json');
  const messages = [{ role: 'system', content: 'Help callers.' }];
  const change = read({ model: { provider: 'openai', model: 'gpt-4o', maxTokens: 250, messages } });
  assert.deepEqual([change.format, change.unread], ['voice-agent', []]);
  const called = { name: 'delete_order', description: 'Deletes an order.' };
  const server = { url: 'http://desk.example.org/hook' };
  const tool = read({ type: 'function', function: called, server });
  assert.equal(tool.format, 'voice-agent');
  assert.deepEqual(tool.facts, ['tools /function unknown can delete', 'endpoints /server/url callback']);
  const request = read({ type: 'apiRequest', name: 'book', url: server.url, method: 'POST' });
  assert.equal(request.format, 'voice-agent');
  assert.ok(request.facts.includes('endpoints /url tool'));
  assert.notEqual(read({ type: 'function', function: called }).format, 'voice-agent');
  assert.notEqual(read({ type: 'http', url: server.url, method: 'POST' }).format, 'voice-agent');
});
