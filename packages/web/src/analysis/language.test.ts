import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessLanguage } from './language.ts';
import { bodyOf, bytesOf, labelOf } from './submission.ts';

describe('language', () => {
  for (const [text, filename, expected] of [
    ['{"a": 1}', null, 'json'],
    ['  [1]', null, 'json'],
    ['\uFEFF{}', null, 'json'],
    ['// why\n/* and\nhow */ {"a": 1}', null, 'json'],
    ['a: 1', null, 'yaml'],
    ['---\na: 1', null, 'yaml'],
    ['# why\n{a: 1}', null, 'yaml'],
    ['', null, 'json'],
    ['{"a": 1}', 'agents.yaml', 'yaml'],
    ['a: 1', 'settings.JSON', 'json'],
    ['a: 1', 'noextension', 'yaml'],
  ] as const) {
    it(`of ${JSON.stringify(text)} in ${filename ?? 'no file'} is ${expected}`, () => {
      assert.equal(guessLanguage(text, filename), expected);
    });
  }
});

describe('submission', () => {
  it('counts UTF-8 bytes, even beyond the limit', () => {
    assert.equal(bytesOf('aé漢😀'), 10);
    assert.equal(bytesOf('é'.repeat(1_100_000)), 2_200_000);
  });

  it('sends no empty file name, and truncates a long one to its end', () => {
    assert.deepEqual(JSON.parse(bodyOf({ content: 'a', language: 'yaml', filename: null })), {
      content: 'a',
      format: 'yaml',
    });
    assert.equal([...labelOf(`${'😀'.repeat(300)}mcp.json`)].length, 255);
    assert.ok(labelOf(`${'a'.repeat(300)}mcp.json`).endsWith('mcp.json'));
  });
});
