import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SourceText } from '../text/source-text.ts';
import { parseDocument } from './parse.ts';
import type { Node } from './tree.ts';

/** The item name of the value at the end of the path. */
function itemNameIn(text: string, ...path: readonly (string | number)[]): string | undefined {
  const document = parseDocument(new SourceText(text), 'json');
  assert.ok(!('code' in document));
  let node: Node | undefined = document.roots[0];
  for (const step of path) {
    if (node?.kind === 'mapping') node = node.entries.find(({ key }) => key.text === step)?.value;
    else if (node?.kind === 'sequence' && typeof step === 'number') node = node.items[step];
  }
  return node?.itemName;
}

it('a value in a list item has the name of the innermost named item', () => {
  const text =
    '{"name":"all","routes":[{"name":"north","cors":{"origins":["*"]},"targets":[{"port":1},{"name":"desk"}]}]}';
  assert.equal(itemNameIn(text, 'routes', 0, 'cors', 'origins', 0), 'north');
  assert.equal(itemNameIn(text, 'routes', 0), 'north');
  assert.equal(itemNameIn(text, 'routes', 0, 'targets', 0, 'port'), 'north');
  assert.equal(itemNameIn(text, 'routes', 0, 'targets', 1), 'desk');
  assert.equal(itemNameIn(text, 'routes'), undefined);
  assert.equal(itemNameIn(text), undefined);
});

it('an id names an item only if a person chose it, and no text is a name', () => {
  const named = (item: object) => itemNameIn(JSON.stringify({ list: [{ ...item, on: true }] }), 'list', 0, 'on');
  assert.equal(named({ id: 'front-desk' }), 'front-desk');
  assert.equal(named({ id: '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f' }), undefined);
  assert.equal(named({ id: 'n-1', name: 'Front Desk' }), 'Front Desk');
  assert.equal(named({ name: 'a'.repeat(61) }), undefined);
  assert.equal(named({ name: 'two\nlines' }), undefined);
  assert.equal(named({ name: '{{ name }}' }), undefined);
});
