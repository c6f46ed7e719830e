import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { Random } from '../testing.ts';

const random = new Random(37);
const encoded = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const part = (length: number) => random.text(length);

describe('JSON Web Tokens', () => {
  for (const [name, token] of [
    ['signed', [encoded({ alg: 'HS256' }), encoded({ sub: 'desk', role: 'service' }), part(43)].join('.')],
    [
      'encrypted with a key of its own',
      [encoded({ alg: 'RSA-OAEP' }), part(80), part(16), part(60), part(22)].join('.'),
    ],
    ['encrypted directly', [encoded({ alg: 'dir', enc: 'A256GCM' }), '', part(16), part(60), part(22)].join('.')],
  ] as const)
    it(`masks a whole token that is ${name}`, () => {
      const [hit] = scanText(`Cookie of ${token}; next`);
      assert.deepEqual([hit?.start, hit?.end], [10, 10 + token.length]);
    });

  it('an unsigned token in a text is masked, but proves nothing', () => {
    const token = (...parts: readonly string[]) =>
      [encoded({ typ: 'JWT', alg: 'None' }), encoded({ sub: 'desk', role: 'service' }), ...parts].join('.');
    const classOf = (text: string) => scanText(`Decode ${text} and stop`).map((hit) => hit.class);
    for (const text of [token(), token('')]) assert.deepEqual(classOf(text), ['example'], text);
    assert.deepEqual(classOf(token(part(43))), ['provider']);
    const signed = [encoded({ alg: 'HS256', kid: 'none' }), encoded({ sub: 'desk', role: 'service' }), part(43)].join(
      '.',
    );
    assert.deepEqual(classOf(signed), ['provider']);
  });

  it('a header alone is no token', () => {
    const header = encoded({ alg: 'dir', enc: 'A256GCM' });
    for (const text of [`${header}..`, `${header}...`, `${header}..x`])
      assert.deepEqual(scanText(`See ${text} there`), []);
  });
});
