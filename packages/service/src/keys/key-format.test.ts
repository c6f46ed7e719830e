import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeyText, digestOf, isKeyText, lastFourOf } from './key-format.ts';

describe('a key', () => {
  it('is ag_live_, 30 random characters and a checksum of 6 characters', () => {
    assert.match(createKeyText(), /^ag_live_[0-9A-Za-z]{36}$/);
  });

  it('is recognised by its checksum', () => {
    for (let i = 0; i < 200; i++) assert.ok(isKeyText(createKeyText()));
  });

  it('has the CRC-32 of its random part, padded, most significant digit first', () => {
    for (const digit of ['0', 'a', 'Z']) {
      const random = digit.repeat(30);
      assert.equal(isKeyText(`ag_live_${random}${checksumByHand(random)}`), true);
      assert.equal(isKeyText(`ag_live_${random}000000`), false);
    }
  });

  it('is refused with any one character changed', () => {
    const key = createKeyText();
    for (let i = 0; i < key.length; i++) {
      const other = key.charAt(i) === 'x' ? 'y' : 'x';
      assert.equal(isKeyText(key.slice(0, i) + other + key.slice(i + 1)), false, `character ${i}`);
    }
  });

  it('is refused with anything before, after or missing', () => {
    const key = createKeyText();
    for (const text of [
      '',
      ` ${key}`,
      `${key} `,
      `${key}\n`,
      key.slice(1),
      key.slice(0, -1),
      key.toUpperCase(),
      digestOf(key),
    ]) {
      assert.equal(isKeyText(text), false, JSON.stringify(text));
    }
  });

  it('is stored as its SHA-256 digest and shown by its last four characters', () => {
    assert.equal(digestOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.equal(lastFourOf('ag_live_0123456789'), '6789');
  });
});

/** CRC-32 computed bit by bit from the polynomial, to compare with the library's. */
function checksumByHand(text: string): string {
  let crc = 0xffffffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = BigInt((crc ^ 0xffffffff) >>> 0);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}
