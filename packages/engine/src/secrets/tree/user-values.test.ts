import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, secretsOf } from '../testing.ts';

const random = new Random(83);
const typed = `Copper#${random.text(3, '23456789')}Tusk`;
const key = random.text(30);

const held: readonly (readonly [what: string, tree: object, secret: string])[] = [
  ['a typed password in a roster', { users: { ada: typed, bob: 'viewer' } }, typed],
  ['a typed password with a sign of money', { accounts: { ada: `Falcon$${random.text(3, '23456789')}Tusk` } }, ''],
  ['any password of HTTP users', { htpasswd: { ada: 'granite-lane-4' } }, 'granite-lane-4'],
  ['a typed password that stands before its owner', { api_keys: { [typed]: 'billing' } }, typed],
  ['a key that stands before its owner', { api_keys: { [key]: 'billing' } }, key],
  ['a header that n8n has stored', { name: 'Desk', type: 'httpHeaderAuth', data: { name: 'X-Desk', value: key } }, key],
  ['a parameter that n8n has stored', { type: 'httpQueryAuth', data: { name: 'k', value: key } }, key],
  ['what n8n has stored for a service', { id: '1', name: 'Desk', type: 'deskApi', data: { conn: key } }, key],
];

const quiet: readonly (readonly [what: string, tree: object])[] = [
  ['roles, places and mail in a roster', { users: { ada: 'Admin', bob: 'ada@Acme1.dev', cy: 'Berlin#2 Office' } }],
  ['names that people go by', { users: { ada: 'AdaLovelace#1815' } }],
  ['references in a roster', { users: { ada: '$ADA_PASSWORD#1x', bob: 'vault:Desk#7Main' } }],
  [
    'names of what keys are for',
    { api_keys: { 'billing-eu-2024': 'ada', 'Team Main': 'bob', 'AdaLovelace#1815': 'x' } },
  ],
  ['data of anything else', { id: '1', name: 'Desk', type: 'restApi', data: { title: 'Desk', path: 'a/b/c' } }],
  ['data of no credential', { name: 'Desk', type: 'chart', data: { series: key } }],
];

describe('what stands under names of people and of stored credentials', () => {
  for (const [what, tree, secret] of held) {
    it(`is masked: ${what}`, () => {
      const found = secretsOf(JSON.stringify(tree)).map(([, text]) => text);
      if (secret === '') assert.equal(found.length, 1);
      else assert.deepEqual(found, [secret]);
    });
  }
  for (const [what, tree] of quiet) it(`is left: ${what}`, () => assert.deepEqual(secretsOf(JSON.stringify(tree)), []));
});
