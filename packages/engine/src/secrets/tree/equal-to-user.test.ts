import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { Random } from '../testing.ts';

const randomLetters = new Random(7).text(14, 'bcdfghjklmnpqrstvwxz');

/** Of a value in two places, both are reported. */
const severityIn = (environment: object) => [
  ...new Set(
    findingsOf('AG-001', { services: { agent: { build: '.', environment } } }).map(({ severity }) => severity),
  ),
];

describe('passwords beside the name of their user', () => {
  const equal: readonly (readonly [what: string, environment: object])[] = [
    ['in a mapping', { DB_USER: 'parceldesk', DB_PASSWORD: 'parceldesk' }],
    ['under other endings', { desk_username: 'parceldesk', desk_pass: 'parceldesk' }],
    ['in lines', ['DB_PASSWORD=parceldesk', 'DB_NAME=desk', 'DB_USER=parceldesk']],
    ['as defaults', { DB_USER: '${DB_USER:-parceldesk}', DB_PASSWORD: '${DB_PASSWORD:-parceldesk}' }],
  ];
  for (const [what, environment] of equal)
    it(`counts as a default where both are equal ${what}`, () => assert.deepEqual(severityIn(environment), ['medium']));

  const different: readonly (readonly [what: string, environment: object])[] = [
    ['another user', { DB_USER: 'desk', DB_PASSWORD: 'parceldesk' }],
    ['the user of another service', { MAIL_USER: 'parceldesk', DB_PASSWORD: 'parceldesk' }],
    ['the user of another service in lines', ['MAIL_USER=parceldesk', 'DB_PASSWORD=parceldesk']],
    ['a value with digits inside in both places', { DB_USER: 'kestrel4817lane', DB_PASSWORD: 'kestrel4817lane' }],
    ['no user', { DB_PASSWORD: 'parceldesk' }],
    ['a user that begins like it', { DB_USER: 'parceldesk${STAGE}', DB_PASSWORD: 'parceldesk' }],
    ['random letters in both places', { DB_USER: randomLetters, DB_PASSWORD: randomLetters }],
    ['a user equal to one password of a text', { DB_USER: 'parceldesk', DB_PASSWORD: 'password: parceldesk\nport: 1' }],
  ];
  for (const [what, environment] of different)
    it(`remains high beside ${what}`, () => assert.deepEqual(severityIn(environment), ['high']));
});
