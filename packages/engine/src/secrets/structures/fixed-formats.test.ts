import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, maskedParts, Random } from '../testing.ts';

const random = new Random(42);
const secret = random.text(24);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const body64 = random.text(64, hex);

const masked: readonly (readonly [what: string, text: string, expected: string])[] = [
  ['a line of a PostgreSQL password file', `echo "db.internal:5432:*:agent:${secret}" > ~/.pgpass`, secret],
  ['the password in a Wi-Fi QR code', `WIFI:T:WPA;S:Desk;P:${secret};;`, secret],
  ['the password in a Wi-Fi QR code with fields in another order', `WIFI:S:Desk;T:WPA2;P:${secret};H:false;;`, secret],
  [
    'an instrumentation key of Application Insights',
    `InstrumentationKey=${uuid};IngestionEndpoint=https://a.dev/`,
    uuid,
  ],
  [
    'the signature of an AWS request',
    `AWS4-HMAC-SHA256 Credential=me/20300101/a/b/aws4_request, SignedHeaders=host, Signature=${body64}`,
    body64,
  ],
];

const quiet: readonly (readonly [what: string, text: string])[] = [
  [
    'the format line of a password file',
    'hostname:port:database:username:password, localhost:5432:desk:me:${PGPASSWORD}',
  ],
  ['published ports', '127.0.0.1:5432:5432 10.0.0.1:5432:5432/tcp'],
  ['a Wi-Fi QR code with placeholders', 'WIFI:T:WPA;S:<name>;P:<password>;;'],
  ['a nil key of Application Insights', 'InstrumentationKey=00000000-0000-0000-0000-000000000000;X=1'],
];

describe('secrets in fixed formats', () => {
  for (const [what, text, expected] of masked) {
    it(`masks ${what}`, () => {
      const parts = maskedParts(text);
      assert.ok(parts.includes(expected), JSON.stringify(parts));
    });
  }
  for (const [what, text] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), []));
  }
});
