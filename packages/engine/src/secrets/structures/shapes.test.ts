import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMasks, maskOf } from '../mask.ts';
import { scanText } from '../search/scan-text.ts';
import { hex, Random } from '../testing.ts';

const random = new Random(59);
const digits = '0123456789';
const uuid = () => [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');

function covers(token: string): boolean {
  return scanText(`Ask with ${token} only.`).some(({ start, end }) => start === 9 && end === 9 + token.length);
}

describe('tokens that are identified by the positions of their punctuation', () => {
  const forms: readonly (readonly [name: string, make: () => string])[] = [
    ['Infobip', () => `${random.text(32, hex)}-${uuid()}`],
    ['UptimeRobot', () => `ur${random.text(7, digits)}-${random.text(24, hex)}`],
    ['Webex', () => `${random.text(64)}_PF84_${uuid()}`],
    ['Sanity', () => `sk${random.text(178)}`],
    ['fal', () => `${uuid()}:${random.text(32, hex)}`],
    ['Ghost', () => `${random.text(24, hex)}:${random.text(64, hex)}`],
    ['Ably', () => `${random.text(6)}.${random.text(6)}:${random.text(43)}`],
    ['a vendor without a row', () => ['acme', 'sk', random.text(32)].join('_')],
    ['a vendor with hyphens', () => ['acme-api-key', random.text(30)].join('-')],
    ['a vendor with hexadecimal keys', () => ['acme_live_sk', random.text(40, hex)].join('_')],
    ['Bitwarden', () => `0.${uuid()}.${random.text(30)}:${random.text(22)}==`],
  ];
  for (const [name, make] of forms)
    it(`finds whole keys of ${name}`, () => {
      const found = Array.from({ length: 12 }, make).filter(covers);
      assert.ok(found.length >= 11, String(found.length));
    });

  it('finds them after an escaped line break', () => {
    const key = ['acme', 'sk', random.text(32)].join('_');
    const [hit] = scanText(`first\\n${key}\\nlast`);
    assert.equal(`first\\n${key}\\nlast`.slice(hit?.start, hit?.end), key);
  });

  it('recognises the mask of each kind', () => {
    for (const [name, make] of forms) {
      const [hit] = Array.from({ length: 12 }, make).flatMap((token) => scanText(token));
      assert.equal(findMasks(maskOf(hit?.kind ?? '', 1)).length, 1, name);
    }
  });

  it('masks no ids and digests of a similar form', () => {
    const others = [
      `0.${uuid()}`,
      `${random.text(40, hex)}:${random.text(64, hex)}`,
      `build-${random.text(24, hex)}`,
      `${uuid()}/${random.text(32, hex)}`,
      `desk.server:${random.text(40, hex)}`,
      `sha256:${random.text(64, hex)}`,
      `cache_key_${random.text(30)}`,
      `desk_object_key_${random.text(32, hex)}`,
      `acme_pk_live_${random.text(30)}`,
      `acme_token_${random.text(26, '0123456789ABCDEFGHJKMNPQRSTVWXYZ')}`,
      'get_secret_valueFromKeyVault2024NewName',
    ];
    for (const text of others) assert.deepEqual(scanText(`See ${text} there.`), [], text);
  });
});
