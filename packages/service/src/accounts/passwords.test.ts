import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPasswordFault, hashPassword, verifyPassword } from './passwords.ts';

const email = 'ada.lovelace@example.com';

describe('a password', () => {
  const cases = [
    ['14 characters', 'kV9#mQ2$xT7!aB', 'too-short'],
    ['15 characters', 'kV9#mQ2$xT7!aBz', null],
    ['words and spaces', 'correct horse battery staple', null],
    ['emoji', '🐎🔋📎🌋🧭🪁🛶🧵🪐🧊🪵🫖🧶🪺🛼', null],
    ['128 characters', 'kV9#mQ2$'.repeat(16), null],
    ['a megabyte', 'x'.repeat(1_048_576), 'too-long'],
    ['a word and digits', 'password1234567', 'common'],
    ['a word three times', 'PasswordPasswordPassword', 'common'],
    ['keyboard rows', 'qwertyuiopasdfghjkl', 'common'],
    ['one character', 'aaaaaaaaaaaaaaaaaaaa', 'common'],
    ['a run', 'abcdefghijklmnopqrst', 'common'],
    ['the address', 'ada.lovelace@example.com', 'common'],
    ['the address and a digit', 'Ada.Lovelace@example.com1', 'common'],
  ] as const;
  for (const [name, password, fault] of cases) {
    it(`of ${name}: ${fault ?? 'accepted'}`, () => assert.equal(findPasswordFault(password, email), fault));
  }

  it('is stored as a salted scrypt hash', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    assert.match(first, /^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/);
    assert.notEqual(first, second);
  });

  it('is verified by its hash in any Unicode form of the same characters, and no other password is', async () => {
    const hash = await hashPassword('Schöne Grüße aus Köln');
    assert.equal(await verifyPassword('Schöne Grüße aus Köln'.normalize('NFD'), hash), true);
    assert.equal(await verifyPassword('Schöne Grüße aus Köln.', hash), false);
    assert.equal(await verifyPassword('', ''), false);
  });
});
