import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namesLanguageModel, namesModel } from './language-models.ts';

const known =
  'gpt-4o doubao-lite-4k doubao-pro-32k(sample) ernie-4.0-8k hunyuan-turbo minimax-m2 abab6.5s-chat baichuan2-13b internlm2-chat ' +
  'nemotron-4-340b nvidia/nemotron-70b jamba-1.5-large ibm/granite-3-8b-instruct yi-large yi-34b-chat';

describe('names of language models', () => {
  it('are recognised by their families', () => {
    for (const name of known.split(' ')) assert.ok(namesLanguageModel(name) && namesModel(name), name);
  });
  it('do not include other words that start like a family', () => {
    for (const name of ['granite', 'yi', 'ernie', 'jambalaya', 'abab', 'minimaxing', 'yi-fu', 'step-1', 'falcon'])
      assert.ok(!namesModel(name), name);
    for (const name of ['granite', 'yi', 'ernie', 'jambalaya', 'abab']) assert.ok(!namesLanguageModel(name), name);
  });
});
