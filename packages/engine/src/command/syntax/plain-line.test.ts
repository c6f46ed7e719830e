import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Allowance, commandLimits } from './allowance.ts';
import { readPlainLine } from './plain-line.ts';
import { readScript } from './script-reader.ts';

/** Appends a separator, which adds no command but forces the full parser. */
function readAtLength(line: string) {
  return readScript(`${line};`, 0, 'posix', 0, null, new Allowance());
}

describe('a plain line', () => {
  it('gives the same result as the full parser', () => {
    const word = fc.constantFrom(
      'function',
      'npx',
      '-y',
      'a@1.2.3',
      '~/x',
      '*',
      'in',
      'if',
      'case',
      'esac',
      '!',
      '[[',
      '{',
      '}',
      'é%A%',
      ' ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const line = words.join(' ');
        const plain = readPlainLine(line, 0, new Allowance());
        if (plain !== null) assert.deepEqual(plain, readAtLength(line));
      }),
    );
  });

  for (const line of ['npm run test', '  make\t-j 4 ', 'git add *', 'echo in case', '']) {
    it(`${JSON.stringify(line)} is plain`, () =>
      assert.deepEqual(readPlainLine(line, 0, new Allowance()), readAtLength(line)));
  }

  for (const line of [
    'a; b',
    'a | b',
    'a > b',
    'echo $HOME',
    "echo 'a'",
    'a\\ b',
    'a # b',
    'if true',
    'time make',
    'function f {',
    '! make',
    'a\nb',
  ]) {
    it(`${JSON.stringify(line)} is not plain`, () => assert.equal(readPlainLine(line, 0, new Allowance()), null));
  }

  it('is limited by the allowance', () => {
    const allowance = new Allowance();
    allowance.takeWords(commandLimits.wordsMax - 2);
    const script = readPlainLine('one two three', 0, allowance);
    assert.deepEqual(
      script?.flatMap(({ words }) => words.map(({ text }) => text)),
      ['one', 'two'],
    );
  });
});
