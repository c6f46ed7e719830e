import assert from 'node:assert/strict';
import { it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { Random } from '../testing.ts';

const value = new Random(43).text(18);
const found = (text: string) => scanText(text).map(({ start, end }) => text.slice(start, end));

it('an unquoted value ends before a shell operator', () => {
  for (const text of [`set A_TOKEN=${value}&& npx acme`, `acme --token ${value}& acme`, `A_TOKEN=${value}; npx acme`])
    assert.deepEqual(found(text), [value]);
});

it('an unquoted value may contain symbols', () => {
  assert.deepEqual(found(`password: ${value}&&7`), [`${value}&&7`]);
  assert.deepEqual(found(`password: ${value}&7!`), [`${value}&7!`]);
});

it('an indented line in a comment has its value to itself', () => {
  for (const start of ['#', '# ', '#         ', '  #     ', '# - ', '  #   - '])
    assert.deepEqual(found(`${start}ADMIN_PASSWORD: Admin2031!`), ['Admin2031!'], start);
  // Behind other words, the sign may end a sentence.
  assert.deepEqual(found('#     see the list of ADMIN_PASSWORD: Admin2031!'), ['Admin2031']);
});
