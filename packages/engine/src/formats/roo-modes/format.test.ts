import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /customModes/0',
    'prompts /customModes/0/roleDefinition system',
    'prompts /customModes/0/customInstructions system',
    'tools /customModes/0/groups/0 unknown can read',
    'tools /customModes/0/groups/1 unknown can write',
    'tools /customModes/0/groups/2 unknown can execute',
    'tools /customModes/0/groups/3 unknown can ',
    'tools /customModes/0/groups/4 unknown can browse',
  ],
  'hardened.json': [
    'agents /customModes/0',
    'prompts /customModes/0/roleDefinition system',
    'tools /customModes/0/groups/0 unknown can read',
    'tools /customModes/0/groups/1/0 unknown can write',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`roo-modes reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'roo-modes');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('modes as a list without a key', () => {
  const modes = [{ slug: 'desk', roleDefinition: 'You tidy the desk.', groups: ['read', 'command'] }];
  const reading = readSample(JSON.stringify(modes), 'json');
  assert.equal(reading.format, 'roo-modes');
  assert.deepEqual(reading.facts, [
    'agents /0',
    'prompts /0/roleDefinition system',
    'tools /0/groups/0 unknown can read',
    'tools /0/groups/1 unknown can execute',
  ]);
  assert.notEqual(
    readSample(JSON.stringify([{ slug: 'desk', title: 'Desk', groups: [] }]), 'json').format,
    'roo-modes',
  );
});
