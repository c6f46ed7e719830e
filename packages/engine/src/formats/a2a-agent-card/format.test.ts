import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'prompts /description description',
    'prompts /skills/0/description description',
    'materials /skills/0/examples test-data',
    'endpoints /url peer',
    'authentications  agent-card none exposed true origin default',
  ],
  'hardened.json': [
    'agents ',
    'prompts /description description',
    'prompts /skills/0/description description',
    'endpoints /url peer credential true',
    'authentications /securitySchemes agent-card present exposed true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`a2a-agent-card reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'a2a-agent-card');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('an optional login is no authentication', () => {
  const authenticationsOf = (required: boolean, url: string) => {
    const authentication = { schemes: ['bearer'], required };
    const card = { name: 'Desk', url, authentication, capabilities: {}, skills: [], defaultInputModes: ['text'] };
    return readSample(JSON.stringify(card), 'json').facts.filter((fact) => fact.startsWith('authentications'));
  };
  const open = (exposed: boolean) => [
    `authentications /authentication/required agent-card none${exposed ? ' exposed true' : ''}`,
  ];
  assert.deepEqual(authenticationsOf(false, 'https://desk.example.com'), open(true));
  assert.deepEqual(authenticationsOf(false, 'http://localhost:8000'), open(false));
  assert.deepEqual(authenticationsOf(true, 'https://desk.example.com'), [
    'authentications /authentication agent-card present exposed true',
  ]);
});

it('a card without an address is recognised by its skills and its provider', () => {
  const skill = { id: 'mail', name: 'Mail', description: 'Sorts mail.', tags: ['mail'], examples: ['Sort it.'] };
  const card = { name: 'Desk', version: '1.0.0', provider: { organization: 'Farm' }, skills: [skill] };
  assert.equal(readSample(JSON.stringify(card), 'json').format, 'a2a-agent-card');
  const person = { ...card, skills: [{ id: 'mail', name: 'Mail', years: 3, tags: ['mail'] }] };
  assert.notEqual(readSample(JSON.stringify(person), 'json').format, 'a2a-agent-card');
});
