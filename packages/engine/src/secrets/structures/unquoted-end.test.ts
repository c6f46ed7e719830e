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
