import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'config.yml': ['models /policies/1/llm', 'endpoints /pipeline/2/url tool'],
  'hardened.yml': ['models /model_groups/0/models/0', 'endpoints /action_endpoint/url tool'],
  'risky.yml': [
    'models /nlg/llm',
    'prompts /nlg/prompt system',
    'endpoints /action_endpoint/url tool credential true',
    'endpoints /models/url tool',
    'endpoints /nlg/llm/api_base model credential true openai',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`rasa reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'rasa');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises flows by their steps', () => {
  const flow = (steps: object) => JSON.stringify({ flows: { order_lamp: { description: 'Order a lamp.', steps } } });
  assert.equal(readSample(flow([{ collect: 'size' }, { action: 'action_order' }]), 'json').format, 'rasa');
  assert.notEqual(readSample(flow([{ uses: 'actions/order' }, { run: 'make' }]), 'json').format, 'rasa');
});

it('recognises a domain by its responses and slots', () => {
  const responses = { utter_greet: [{ text: 'Hello.' }] };
  const slots = { city: { type: 'text', mappings: [{ type: 'from_llm' }] } };
  for (const domain of [
    { intents: ['greet'], responses, actions: ['utter_ask_user_message'] },
    { slots, responses },
  ]) {
    const reading = readSample(JSON.stringify(domain), 'json');
    assert.deepEqual([reading.format, reading.facts], ['rasa', []]);
  }
  assert.notEqual(readSample(JSON.stringify({ responses: { ok: [{ text: 'Hello.' }] } }), 'json').format, 'rasa');
});

it('reports channels without a login as low, and none that check a token', () => {
  const found = (channels: object) =>
    findingsOf('AG-011', { rasa: { url: 'http://localhost:5002/api' }, ...channels }).map(
      ({ pointer, severity }) => `${severity} ${pointer}`,
    );
  const events = { user_message_evt: 'user_uttered', bot_message_evt: 'bot_uttered' };
  assert.deepEqual(found({ rest: null }), ['low /rest']);
  assert.deepEqual(found({ socketio: events }), ['low /socketio']);
  assert.deepEqual(found({ socketio: { ...events, jwt_key: '${SOCKET_KEY}', jwt_method: 'HS256' } }), []);
  assert.deepEqual(found({ telegram: { access_token: '${TOKEN}', verify: 'desk_bot' } }), []);
});

it('recognises any of the documented channels', () => {
  const of = (text: string) => readSample(text, 'yaml').format;
  assert.equal(
    of('rest:\ntwilio: {account_sid: "${SID}", auth_token: "${TOKEN}", twilio_number: "${NUMBER}"}\n'),
    'rasa',
  );
  assert.equal(
    of(
      'mattermost: {url: "https://chat.example.com/api/v4", token: "${TOKEN}", webhook_url: "https://desk.example.com"}\n',
    ),
    'rasa',
  );
  assert.notEqual(of('twilio: {account_sid: "${SID}", auth_token: "${TOKEN}"}\n'), 'rasa');
  assert.notEqual(of('hangouts: {project_id: desk}\n'), 'rasa');
});
