import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Random, secretsOf } from '../testing.ts';

const password = new Random(23).text(14);

function countIn(stringData: object): number {
  return secretsOf(JSON.stringify({ apiVersion: 'v1', kind: 'Secret', stringData })).length;
}

it('an e-mail address in a Kubernetes Secret is no password, unless its name says so', () => {
  assert.equal(countIn({ NOTIFY_MAIL_FROM: 'desk@playground.local', SMTP_USER: 'desk@playground.local' }), 0);
  assert.equal(countIn({ SMTP_PASSWORD: `${password}@playground.local` }), 1);
  assert.equal(countIn({ MAIL_KEY: password }), 1);
  assert.equal(countIn({ NOTIFY_MAIL_FROM: password }), 1);
});

it('a plain value under a name for one in a Kubernetes Secret is no password', () => {
  assert.equal(countIn({ 'postgres-user': 'shop_desk', 'postgres-db': 'playground' }), 0);
  assert.equal(countIn({ DB_NAME: 'shop_desk', SMTP_USER: 'desk.sender', s3Bucket: 'desk-uploads' }), 0);
  assert.equal(countIn({ DB_NAME: password, 'postgres-user': password }), 2);
  assert.equal(countIn({ 'postgres-password': 'shop_desk', 'user-pin': 'shop_desk' }), 2);
});
