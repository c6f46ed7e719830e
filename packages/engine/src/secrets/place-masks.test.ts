import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPlaceMasks } from './place-masks.ts';
import { scanSecrets } from './scan.ts';
import type { SecretMatch } from './secret.ts';
import { documentOf, Random } from './testing.ts';

const random = new Random(58);
const tail = random.text(12);
const tokens = Array.from({ length: 30 }, () => ['ghp', `${random.text(24)}${tail}`].join('_'));
const document = documentOf(`{${tokens.map((token) => `"${token}":1`)}}`, 'json');
const matches = scanSecrets(document);
const [root] = document.roots;
assert.ok(root !== undefined);

/** As if each secret were the only one of its place. */
const inTurn = (text: string): string =>
  matches.reduce((masked, match: SecretMatch) => createPlaceMasks([match])(masked, root), text);

describe('the masks of a place with many secrets', () => {
  const [first = '', second = ''] = tokens;
  const texts = [
    ...tokens,
    `use ${first}, then ${second.slice(0, 20)}…`,
    `${second} ${first} ${second}`,
    `ends with ${tail}`,
    `${first.slice(9, 30)}${second.slice(9, 30)}`,
    'nothing of the kind',
    'short',
    '',
  ];
  it('are those that each secret gives in turn', () => {
    assert.equal(matches.length, tokens.length);
    const maskAt = createPlaceMasks(matches);
    for (const text of texts) assert.equal(maskAt(text, root), inTurn(text));
    for (const text of texts) assert.equal(createPlaceMasks(matches)(text, root), inTurn(text));
  });

  it('leave no piece of a secret', () => {
    const maskAt = createPlaceMasks(matches);
    for (const text of texts) {
      const masked = maskAt(text, root);
      assert.ok(!tokens.some((token) => masked.includes(token) || masked.includes(token.slice(10, 20))), masked);
      assert.ok(!masked.includes(tail), masked);
    }
  });
});
