import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveHits } from '../resolve.ts';
import { scanText } from '../search/scan-text.ts';
import { Random } from '../testing.ts';

const random = new Random(91);
const secret = `${random.text(14)}7Q`;
const key = `${random.text(43)}=`;

function found(text: string): readonly string[] {
  return resolveHits(scanText(text)).map(({ class: own, start, end }) => `${own} ${text.slice(start, end)}`);
}

const connections: readonly (readonly [text: string, expected: string])[] = [
  [`Server=tcp:db.acme.dev,1433;User ID=bob;Password=${secret};Encrypt=True;`, secret],
  [`Driver={ODBC Driver 18};Server=db;Uid=bob;Pwd=${secret};`, secret],
  [`Driver={ODBC Driver 18};Server=db;Uid=bob;Pwd={${secret}};`, secret],
  [`jdbc:sqlserver://db:1433;user=bob;password=${secret};encrypt=true`, secret],
  [`jdbc:postgresql://db:5432/desk?user=bob&password=${secret}`, secret],
  [`postgres://db:5432/desk?user=bob&password=${secret}`, secret],
  [`host=db port=5432 user=bob password=${secret} sslmode=require`, secret],
  [`user=bob password=${secret} host=db`, secret],
  [`AccountName=acme;AccountKey=${key};EndpointSuffix=core.windows.net`, key],
  [`Endpoint=sb://acme.example.net/;SharedAccessKeyName=Root;SharedAccessKey=${key}`, key],
];

const others: readonly (readonly [text: string, expected: string])[] = [
  [`https://api.acme.dev/v1?user=bob&password=${secret}`, secret],
  [`color=red;size=3;password=${secret};`, secret],
  [`desk --user=bob --password=${secret}`, secret],
];

describe('connection strings', () => {
  for (const [text, expected] of connections)
    it(`a secret is a connection in ${text.replaceAll(expected, '…')}`, () =>
      assert.deepEqual(found(text), [`connection ${expected}`]));
  for (const [text, expected] of others)
    it(`a secret is no connection in ${text.replaceAll(expected, '…')}`, () =>
      assert.deepEqual(found(text), [`named ${expected}`]));
  it('a variable is no secret', () => {
    assert.deepEqual(found('Server=db;User ID=bob;Password=${DB_PASSWORD};'), []);
    assert.deepEqual(found('host=db user=bob password=$DB_PASSWORD'), []);
    assert.deepEqual(found('Driver={ODBC Driver 18};Server=db;Uid=bob;Pwd={dbPassword};'), []);
  });
});
