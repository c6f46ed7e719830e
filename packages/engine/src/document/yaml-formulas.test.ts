import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pieces, refused, rootOf, toValue } from './testing.ts';

const json = (text: string) => JSON.stringify(toValue(rootOf(text, 'yaml')));

it('a colon in a formula belongs to it', () => {
  const text = 'steps:\n  - value: ="total: " & Topic.Sum\n    id: a\nnote: =Text(Now(), "hh: mm")\n';
  const steps = [{ value: '="total: " & Topic.Sum', id: 'a' }];
  assert.equal(json(text), JSON.stringify({ steps, note: '=Text(Now(), "hh: mm")' }));
  assert.ok(pieces(text, 'yaml').includes('="total: " & Topic.Sum'));
});

it('a colon in any other plain text is an error', () => {
  for (const text of ['value: total: 4\n', 'a: ="b"\nvalue: total: 4\n', 'value: "=a": 4\n', '=a: b: c\n'])
    assert.equal(refused(text, 'yaml').code, 'malformed_configuration', text);
});

it('a formula without a colon is read as before, with the comment behind it', () => {
  assert.equal(json('a: =1 + 2 # sum: x\nb: "c: d"\n'), JSON.stringify({ a: '=1 + 2', b: 'c: d' }));
});
