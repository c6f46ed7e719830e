import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random, secretsOf } from '../testing.ts';

const random = new Random(83);
const typed = `Copper#${random.text(3, '23456789')}Tusk`;
const key = random.text(30);
const digits = `a7${random.text(30, hex)}`;
const uuid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const held: readonly (readonly [what: string, tree: object, secret: string])[] = [
  ['a typed password in a list of users', { users: { ada: typed, bob: 'viewer' } }, typed],
  ['a typed password with a dollar sign', { accounts: { ada: `Falcon$${random.text(3, '23456789')}Tusk` } }, ''],
  ['any password of HTTP users', { htpasswd: { ada: 'granite-lane-4' } }, 'granite-lane-4'],
  ['a typed password as the key of its owner', { api_keys: { [typed]: 'billing' } }, typed],
  ['a key as the key of its owner', { api_keys: { [key]: 'billing' } }, key],
  ['hexadecimal digits as the key of their owner', { api_keys: { [digits]: 'bob' } }, digits],
  ['a UUID as the key of its owner', { tokens: { [uuid]: 'Billing Team' } }, uuid],
  ['a header of Node-RED', { keyType: 'other', keyValue: 'X-Api-Key', valueType: 'other', valueValue: key }, key],
  [
    'a UUID that its field declares a secret',
    { id: 'desk', type: 'promptString', password: true, default: uuid },
    uuid,
  ],
  ['a header stored by n8n', { name: 'Desk', type: 'httpHeaderAuth', data: { name: 'X-Desk', value: key } }, key],
  ['a parameter stored by n8n', { type: 'httpQueryAuth', data: { name: 'k', value: key } }, key],
  ['a service credential stored by n8n', { id: '1', name: 'Desk', type: 'deskApi', data: { conn: key } }, key],
];

const quiet: readonly (readonly [what: string, tree: object])[] = [
  [
    'roles, cities and e-mail addresses in a list of users',
    { users: { ada: 'Admin', bob: 'ada@Acme1.dev', cy: 'Berlin#2 Office' } },
  ],
  ['user names with a number', { users: { ada: 'AdaLovelace#1815' } }],
  ['references in a list of users', { users: { ada: '$ADA_PASSWORD#1x', bob: 'vault:Desk#7Main' } }],
  ['the purposes of keys', { api_keys: { 'billing-eu-2024': 'ada', 'Team Main': 'bob', 'AdaLovelace#1815': 'x' } }],
  ['another header of Node-RED', { keyType: 'other', keyValue: 'X-Desk', valueType: 'other', valueValue: digits }],
  ['a UUID in a plain field', { id: 'desk', type: 'promptString', password: false, default: uuid }],
  ['the ids of keys above their settings', { api_keys: { [uuid]: { owner: 'bob' }, [digits]: 3 } }],
  ['digests above names', { files: { [digits]: 'bob' } }],
  ['data of something else', { id: '1', name: 'Desk', type: 'restApi', data: { title: 'Desk', path: 'a/b/c' } }],
  ['data of no credential', { name: 'Desk', type: 'chart', data: { series: key } }],
];

describe('values under the names of users and in stored credentials', () => {
  for (const [what, tree, secret] of held) {
    it(`masks ${what}`, () => {
      const found = secretsOf(JSON.stringify(tree)).map(([, text]) => text);
      if (secret === '') assert.equal(found.length, 1);
      else assert.deepEqual(found, [secret]);
    });
  }
  for (const [what, tree] of quiet)
    it(`masks nothing in ${what}`, () => assert.deepEqual(secretsOf(JSON.stringify(tree)), []));
});
