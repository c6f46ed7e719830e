import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Allowance, commandLimits } from './allowance.ts';
import { readPlainLine } from './plain-line.ts';
import { readScript } from './script-reader.ts';

/** A separator at the end adds no command, and sends a line the long way. */
function readAtLength(line: string) {
  return readScript(`${line};`, 0, 'posix', 0, null, new Allowance());
}

describe('a plain line', () => {
  it('says the same as when it is read letter by letter', () => {
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
    it(`${JSON.stringify(line)} is one`, () =>
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
    it(`${JSON.stringify(line)} is none`, () => assert.equal(readPlainLine(line, 0, new Allowance()), null));
  }

  it('ends where the allowance does', () => {
    const allowance = new Allowance();
    allowance.takeWords(commandLimits.wordsMax - 2);
    const script = readPlainLine('one two three', 0, allowance);
    assert.deepEqual(
      script?.flatMap(({ words }) => words.map(({ text }) => text)),
      ['one', 'two'],
    );
  });
});
