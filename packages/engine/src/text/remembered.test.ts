import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { remembered } from './remembered.ts';

function counted(keeping: 'at-once' | 'when-repeated' = 'at-once') {
  const asked: string[] = [];
  const upper = remembered(
    (name) => {
      asked.push(name);
      return name.toUpperCase();
    },
    { keeping },
  );
  return { asked, upper };
}

test('a name is computed once', () => {
  const { asked, upper } = counted();
  assert.deepEqual([upper('a'), upper('constructor'), upper('a'), upper('')], ['A', 'CONSTRUCTOR', 'A', '']);
  assert.deepEqual(asked, ['a', 'constructor', '']);
});

test('or until it has been asked about twice', () => {
  const { asked, upper } = counted('when-repeated');
  for (let round = 0; round < 4; round++) {
    assert.deepEqual([upper('a'), upper('constructor'), upper('')], ['A', 'CONSTRUCTOR', '']);
  }
  assert.deepEqual(asked, ['a', 'constructor', '', 'a', 'constructor', '']);
});

test('names that occur once leave those in place that occur often', () => {
  const { asked, upper } = counted('when-repeated');
  for (let round = 0; round < 2; round++) upper('often');
  for (let index = 0; index < 20_000; index++) upper(`once${index}`);
  const before = asked.length;
  assert.equal(upper('often'), 'OFTEN');
  assert.equal(asked.length, before);
});

test('long texts are answered but not cached', () => {
  const { asked, upper } = counted();
  const text = 'a'.repeat(81);
  assert.equal(upper(text), upper(text));
  assert.equal(asked.length, 2);
});

test('evicted names are computed again', () => {
  const { asked, upper } = counted();
  for (let index = 0; index < 20_000; index++) assert.equal(upper(`n${index}`), `N${index}`);
  assert.equal(asked.length, 20_000);
  upper('n19999');
  assert.equal(asked.length, 20_000);
  for (let index = 0; index < 20_000; index++) assert.equal(upper(`n${index}`), `N${index}`);
  assert.ok(asked.length > 35_000);
});

test('the names of an ordinary file do not evict each other', () => {
  const { asked, upper } = counted();
  const names = Array.from(
    { length: 300 },
    (_, index) => `${['max', 'allow', 'tool', 'api'][index % 4]}_setting_${index}`,
  );
  for (let round = 0; round < 4; round++) for (const name of names) upper(name);
  assert.ok(asked.length < 400);
});

test('a cached name does not retain the text it was sliced from', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const lengthOf = remembered((name) => name.length);
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  const megabyte = 1_000_000;
  for (let index = 0; index < 40; index++) {
    const text = `${'a setting of some program '.repeat(megabyte / 26)}number ${index}`;
    lengthOf(text.slice(-30));
  }
  assert.ok(held() - before < 10 * megabyte);
});
