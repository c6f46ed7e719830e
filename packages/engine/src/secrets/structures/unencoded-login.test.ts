import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { unencodedLoginEnd } from './unencoded-login.ts';

const found = (text: string) => scanText(text).map(({ start, end }) => text.slice(start, end));

describe('passwords in URLs without percent-encoding', () => {
  const addresses: readonly (readonly [text: string, password: string])[] = [
    ['postgres://bob:Maple7#Str"eet@db.acme.dev:5432/x', 'Maple7#Str"eet'],
    ['redis://:Maple7?/Street@cache:6379/0', 'Maple7?/Street'],
    ['amqp://bob:Maple7@/Street2@queue:5672/v', 'Maple7@/Street2'],
    ['mongodb://bob:Ma>ple7<Street@one:27017,two:27017/x', 'Ma>ple7<Street'],
    ['Connect to mysql://bob:Maple7\\Str"eet2@db.acme.dev/x for orders.', 'Maple7\\Str"eet2'],
    ['{"url":"redis://:maple7street@cache:6379","to":"desk@acme.dev"}', 'maple7street'],
    ['postgres://bob:maple7street@db/x,ask:desk@acme', 'maple7street@db/x,ask:desk'],
  ];
  for (const [text, password] of addresses) it(text, () => assert.deepEqual(found(text), [password]));

  const quiet = [
    'redis://cache:6379/0?to=desk@acme.dev',
    'oci://registry.acme.dev:443/desk@sha256:abc',
    'mongodb://one:27017,two:27017/x?tag=a@b',
    'ssh://git@desk.acme.dev:22/notes@v2',
    's3://desk:eu/notes@acme.dev',
    'postgres://$USER:$PASSWORD@db/x',
    'postgres://bob:<password>@db/x',
    '["redis://cache:main","desk@acme.dev"]',
    "{'url': 'kafka://queue:main', 'to': 'desk@acme.dev'}",
    '<a>nats://queue:main</a><b>desk@acme.dev</b>',
    'https://desk.acme.dev:main/@bob@acme.dev',
    'see redis://cache:main or mail desk@acme.dev',
  ];
  for (const text of quiet) it(`leaves ${text}`, () => assert.deepEqual(found(text), []));

  it('reads a bounded part of a long URL', () => {
    const text = `redis://:${'a'.repeat(1_000_000)}@cache`;
    assert.equal(unencodedLoginEnd(text, 8), -1);
  });
});
