import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { Cursor } from '../cursor.ts';
import { Ledger } from '../ledger.ts';
import { oncePerOwner } from './once-per-owner.ts';

test('the function is called once for each owner, whatever it returns', () => {
  const document = parseDocument(new SourceText('{"first": {"a": 1}, "second": {}}'), 'json');
  assert.ok(!('code' in document));
  const [node] = document.roots;
  assert.ok(node !== undefined);
  const root = Cursor.atRoot(node, new Ledger());
  const asked: (readonly string[])[] = [];
  const firstName = oncePerOwner((owner) => {
    const names = owner.members().map(({ key }) => key.value);
    asked.push(names);
    return names[0];
  });
  for (let round = 0; round < 3; round++) {
    assert.equal(firstName(root), 'first');
    assert.equal(firstName(root.get('first')), 'a');
    assert.equal(firstName(root.get('second')), undefined);
  }
  assert.deepEqual(asked, [['first', 'second'], ['a'], []]);
});
