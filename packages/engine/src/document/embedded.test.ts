import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rootOf } from '../formats/testing.ts';
import { readEmbedded } from './embedded.ts';
import type { Node } from './tree.ts';

/** Wraps a value in as many JSON texts as given, each within a member of the next. */
function nest(depth: number): unknown {
  let value: unknown = { innermost: true };
  for (let level = 0; level < depth; level++) value = { text: JSON.stringify(value) };
  return value;
}

it('parses no more texts one within the other than allowed', () => {
  for (const depthMax of [1, 2]) {
    let node: Node | undefined = rootOf(JSON.stringify(nest(3)), 'json');
    for (let depth = 1; depth <= 3; depth++) {
      const text: Node | undefined = node?.kind === 'mapping' ? node.get('text') : undefined;
      if (text === undefined) break;
      assert.ok(text.kind === 'scalar');
      node = readEmbedded(text, depthMax) ?? undefined;
      assert.equal(node !== undefined, depth <= depthMax);
    }
  }
});
