import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oncePer } from './once-per.ts';

it('computes one answer per object and reuses it, whatever the answer is', () => {
  const asked: object[] = [];
  const isEmpty = oncePer((list: readonly string[]) => {
    asked.push(list);
    return list.length === 0;
  });
  const [none, one]: [string[], string[]] = [[], ['a']];
  assert.deepEqual([none, one, none, one].map(isEmpty), [true, false, true, false]);
  assert.deepEqual(asked, [none, one]);
});
