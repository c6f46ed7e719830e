import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';

function found(text: string): readonly string[] {
  return scanText(text).map(({ class: own, start, end }) => `${own} ${text.slice(start, end)}`);
}

const masked: readonly (readonly [text: string, expected: string])[] = [
  ['Log in as bob. The password is walnut lantern orchard meadow.', 'named walnut lantern orchard meadow'],
  ['passphrase: meadow lantern ribbon 09\nuser: bob', 'named meadow lantern ribbon 09'],
  ['The passphrase is copper-saddle-falcon-gravel', 'named copper-saddle-falcon-gravel'],
  ['- **Password**: marble puddle thistle\n', 'worded marble puddle thistle'],
  ['The passphrase was set to cinder orchard velvet. Go on.', 'worded cinder orchard velvet'],
];

const quiet: readonly string[] = [
  'The password is case sensitive, of course.',
  'The password is stored in the vault and changed weekly.',
  'The passphrase is never written down here.',
  'Password: eight characters minimum, one digit',
  'password: plain text only',
  'The password is known by support staff.',
  'The password is required for every account.',
  'Passwort: nur intern bekannt',
  'Password reset links expire after one hour',
  'passphrase: ask your team lead',
  'The password is walnut lantern and the rest of it you know.',
];

describe('passphrases in prose', () => {
  for (const [text, expected] of masked) it(`masks: ${text}`, () => assert.deepEqual(found(text), [expected]));
  for (const text of quiet) it(`masks nothing in: ${text}`, () => assert.deepEqual(found(text), []));
});
