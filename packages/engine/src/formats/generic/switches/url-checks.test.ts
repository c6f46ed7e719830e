import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-010', { model: 'house', system_prompt: 'Help.', tools: ['read_file'], ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );
const host = 'db.acme-widgets.net';

it('a connection to a public host without TLS is not encrypted', () => {
  assert.deepEqual(found({ database: { host, sslmode: 'disable' } }), ['/database/sslmode medium']);
  assert.deepEqual(found({ cache: { host, tls: false } }), ['/cache/tls medium']);
  assert.deepEqual(found({ warehouse: { server: host, use_ssl: 'no' } }), ['/warehouse/use_ssl medium']);
});

it('hosts on the machine, in the cluster or unknown, mail that changes to TLS, and TLS itself are no findings', () => {
  for (const database of [
    { host: 'localhost', sslmode: 'disable' },
    { host: 'postgres', sslmode: 'disable' },
    { host: '${DB_HOST}', sslmode: 'disable' },
    { sslmode: 'disable' },
    { host, sslmode: 'verify-full' },
    { host, ssl: true },
    { host, tls: { ca: '/etc/ca.pem' } },
    { host, tls: false, port: 587 },
    { host, tls: false, starttls: true },
  ])
    assert.deepEqual(found({ database }), [], JSON.stringify(database));
});
