import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'models /profile/llm_model',
    'prompts /info/description description',
    'prompts /profile/introduction system',
    'prompts /profile/target system',
    'prompts /profile/instruction task',
    'tools /action/tool/0 unknown can execute',
    'tools /action/tool/1 unknown can search',
    'limits /profile/max_iterations iterations 5000',
  ],
  'hardened.yaml': ['tools  unknown can read'],
  'model.yaml': ['models ', 'endpoints /channel_api_base model credential true alibaba'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agentuniverse reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'agentuniverse');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads a prompt file, with the instruction as a task', () => {
  const text = 'introduction: You are a clerk.\ninstruction: "{input}"\nmetadata: {type: PROMPT, version: a.cn}';
  const reading = readSample(text, 'yaml');
  assert.equal(reading.format, 'agentuniverse');
  assert.deepEqual(reading.facts, ['prompts /introduction system', 'prompts /instruction task']);
});

describe('files with some of the same keys', () => {
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['a module of another kind', 'metadata: {type: page, module: blog, class: Post}\ntitle: Hi'],
    ['a class of another package', 'name: a\ndescription: b\nmeta_class: shop.models.Item'],
  ];
  for (const [name, text] of rows) {
    it(name, () => assert.notEqual(readSample(text, 'yaml').format, 'agentuniverse'));
  }
});
