import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /0',
    'agents /1',
    'models /0',
    'prompts /0/params/system system',
    'prompts /0/meta/description description',
    'materials /1/content code',
    'tools /0/meta/toolIds/0 unknown can execute',
    'tools /1/specs/0 unknown can execute',
  ],
  'hardened.json': [
    'agents /0',
    'models /0',
    'prompts /0/params/system system',
    'prompts /0/meta/description description',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`open-webui reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'open-webui');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('open-webui reads models below a key, and a single model', () => {
  const params = { system: 'Help at the desk.', temperature: 0.2 };
  const one = { id: 'desk', base_model_id: 'gemma3', name: 'Desk', params, meta: { toolIds: ['shell'] } };
  const factsIn = (file: object, place: string) => {
    const { format, facts } = readSample(JSON.stringify(file), 'json');
    assert.equal(format, 'open-webui');
    assert.ok(facts.includes(`tools ${place}/meta/toolIds/0 unknown can execute`), facts.join('\n'));
    assert.ok(facts.includes(`prompts ${place}/params/system system`));
  };
  factsIn({ models: [one] }, '/models/0');
  factsIn(one, '');
  const other = { models: [{ base_model_id: 'gemma3', name: 'Desk' }], mcpServers: {} };
  assert.notEqual(readSample(JSON.stringify(other), 'json').format, 'open-webui');
});
