import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'models /settings/goose_model',
    'prompts /instructions system',
    'prompts /prompt task',
    'tools /extensions/0/name unknown can execute+read+write',
    'servers /extensions/0 stdio can ',
    'servers /extensions/1 stdio can ',
    'commands /extensions/1/cmd server',
    'commands /retry/checks/0/command check',
    'commands /retry/on_failure check',
    'limits /settings/max_turns iterations 5000',
    'limits /retry/max_retries retries 3',
    'trusts /sub_recipes/0/path external-agent open',
  ],
  'inline.yaml': [
    'agents ',
    'prompts /instructions system',
    'prompts /prompt task',
    'prompts /extensions/0/description description',
    'servers /extensions/0 unknown can ',
    'servers /extensions/1 unknown disabled can ',
    'commands /extensions/0/code server',
    'commands /extensions/1/code server disabled',
    'limits /settings/max_turns iterations 20',
  ],
  'hardened.yaml': [
    'agents ',
    'prompts /instructions system',
    'prompts /activities/0 greeting',
    'limits /settings/max_turns iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`goose-recipe reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'goose-recipe');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a recipe with only a title, a description and a text', () => {
  const minimum = { version: '1.0.0', title: 'Writer', description: 'Writes' };
  const rows: readonly (readonly [name: string, file: object, recognized: boolean])[] = [
    [
      'with instructions that address a model',
      { ...minimum, instructions: 'You are a writer of readmes. Look around first.' },
      true,
    ],
    ['with instructions and a prompt', { ...minimum, instructions: 'Write a readme.', prompt: 'Begin.' }, true],
    [
      'with instructions for people',
      { ...minimum, instructions: 'Follow the steps in the order they stand in.' },
      false,
    ],
    [
      'with a name instead of a title',
      { ...minimum, name: 'x', instructions: 'Write a readme.', prompt: 'Begin.' },
      false,
    ],
    ['without a description', { version: '1.0.0', title: 'Writer', instructions: 'Write.', prompt: 'Begin.' }, false],
  ];
  for (const [name, file, recognized] of rows) {
    it(name, () => {
      const reading = readSample(JSON.stringify(file), 'json');
      assert.equal(reading.format === 'goose-recipe', recognized);
    });
  }
});
