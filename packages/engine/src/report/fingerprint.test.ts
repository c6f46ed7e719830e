import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { fingerprint } from './fingerprint.ts';

/** The reference implementation, in the arithmetic of the definition. */
function reference(parts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const code of parts.flatMap((part) => [...part.split('').map((unit) => unit.charCodeAt(0)), 0xffff])) {
    hash = ((hash ^ BigInt(code)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}

it('is FNV-1a over the code units of its parts', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (parts) => {
      assert.equal(fingerprint(parts), reference(parts));
    }),
  );
});

it('differs for parts and for their concatenation', () => {
  assert.notEqual(fingerprint(['ab', 'c']), fingerprint(['a', 'bc']));
});
