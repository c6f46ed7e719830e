import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../document/parse.ts';
import { toPointer } from '../text/pointer.ts';
import { SourceText } from '../text/source-text.ts';
import { measureCoverage } from './coverage.ts';
import { Cursor } from './cursor.ts';
import { Ledger } from './ledger.ts';

function cover(text: string, read: (document: Cursor) => void) {
  const document = parseDocument(new SourceText(text), 'yaml');
  if ('code' in document) throw new Error(document.code);
  const ledger = new Ledger(document.markup.length > 0);
  for (const root of document.roots) read(Cursor.atRoot(root, ledger));
  const { leaves, claimed, unread } = measureCoverage(document.roots, ledger);
  return { leaves, claimed, unread: unread.map(({ path }) => toPointer(path)) };
}

describe('coverage', () => {
  it('lists the outermost places in which nothing was read', () => {
    const text = 'a: {b: {c: 1, d: 2}, e: 3}\nf: [4, 5]\ng: 6\n';
    const read = (document: Cursor): void => {
      document.get('a', 'e').number();
      document.get('g').number();
    };
    assert.deepEqual(cover(text, read), { leaves: 6, claimed: 2, unread: ['/a/b', '/f'] });
  });

  it('lists the root if nothing was read', () => {
    assert.deepEqual(
      cover('a: 1\n', () => undefined),
      { leaves: 1, claimed: 0, unread: [''] },
    );
  });

  it('counts ignored values as read, and skips empty containers', () => {
    const text = 'a: {b: 1}\nc: {}\nd: []\n';
    assert.deepEqual(
      cover(text, (document) => document.get('a').ignore()),
      { leaves: 1, claimed: 1, unread: [] },
    );
  });

  it('treats everything in an ignored value as claimed, at any depth', () => {
    const text = 'a: {b: [{c: 1}, 2], d: 3}\ne: 4\n';
    const read = (document: Cursor): void => {
      document.get('a').ignore();
      assert.equal(document.get('a', 'b').items()[0]?.get('c').claimed, true);
      document.get('a').visitUnread((key) => assert.fail(key.value));
      assert.equal(document.get('e').claimed, false);
    };
    assert.deepEqual(cover(text, read), { leaves: 4, claimed: 3, unread: ['/e'] });
  });

  it('counts a value that is ignored through an alias', () => {
    const text = 'a: &x {b: 1}\nc: {d: *x}\n';
    assert.deepEqual(
      cover(text, (document) => document.get('c').ignore()),
      { leaves: 1, claimed: 1, unread: [] },
    );
  });

  it('counts an aliased value once', () => {
    const text = 'a: &x {b: 1}\nc: *x\nd: *x\n';
    assert.deepEqual(
      cover(text, (document) => document.get('c', 'b').number()),
      { leaves: 1, claimed: 1, unread: [] },
    );
  });
});
