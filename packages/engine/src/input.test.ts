import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze, analyzeWithoutTrials, type Input, identify } from './index.ts';

// A public bind has a patch, which is tried.
const content = JSON.stringify({ gateway: { bind: 'lan', auth: { mode: 'none' } }, agents: { defaults: {} } });

/** The error of a call as from JavaScript, where the compiler checks nothing. */
function errorOf(call: (input: Input) => unknown, input: object): unknown {
  try {
    call(input as Input);
    return null;
  } catch (error) {
    return error;
  }
}

describe('input from callers in JavaScript', () => {
  const refused: readonly (readonly [name: string, input: object, message: string])[] = [
    ['no format', { content }, '`format` must be "json" or "yaml".'],
    ['an unknown format', { content, format: 'toml' }, '`format` must be "json" or "yaml".'],
    ['a format in capitals', { content, format: 'JSON' }, '`format` must be "json" or "yaml".'],
    ['no content', { format: 'json' }, '`content` must be a string.'],
    ['bytes', { content: new TextEncoder().encode(content), format: 'json' }, '`content` must be a string.'],
    [
      'a file name that is a number',
      { content, format: 'json', sourceFilename: 7 },
      '`sourceFilename` must be a string.',
    ],
  ];
  for (const call of [analyze, analyzeWithoutTrials, identify]) {
    for (const [name, input, message] of refused) {
      it(`${call.name} refuses ${name}`, () => {
        const error = errorOf(call, input);
        assert.ok(error instanceof TypeError);
        assert.equal(error.message, message);
      });
    }
    it(`${call.name} accepts both formats, with and without a file name`, () => {
      assert.equal(errorOf(call, { content, format: 'json' }), null);
      assert.equal(errorOf(call, { content, format: 'yaml', sourceFilename: 'openclaw.json' }), null);
      assert.equal(errorOf(call, { content: '', format: 'json' }), null);
    });
  }
});
