import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, sanitizedOf } from './testing.ts';

const random = new Random(91);

/** A word of a language that nobody speaks. */
function word(): string {
  return Array.from({ length: 3 }, () => random.text(1, 'bdglmnprst') + random.text(1, 'aeiou')).join('');
}

function text(): string {
  const first = word();
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${word()} ${word()}`;
}

const texts = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`label${at}`, text()]));
const labels = { password: 'Pasfhocal', newPassword: 'Pasfhocal nua', resetPassword: 'Athraigh an pasfhocal' };

describe('labels in a table of texts', () => {
  it('are no credentials, whatever the language', () => {
    const flat = JSON.stringify({ ...texts, ...labels });
    assert.equal(sanitizedOf(flat), flat);
    const nested = JSON.stringify({ page: texts, login: { ...labels, hint: 'E2EE Pasfhocal' } });
    assert.equal(sanitizedOf(nested), nested);
  });

  it('hide no credential with digits or random letters', () => {
    for (const password of ['Pasfhocal2031', random.text(14), `${random.text(12, 'BCDFGHJKLMNPQRSTVWXZ')}qx`]) {
      const sanitized = sanitizedOf(JSON.stringify({ ...texts, ...labels, adminPassword: password }));
      assert.ok(!sanitized.includes(password), password);
    }
  });

  it('hide no password that is stated in a text', () => {
    const stated = sanitizedOf(JSON.stringify({ ...texts, ...labels, note: 'Das Passwort lautet "meadowlark".' }));
    assert.ok(!stated.includes('meadowlark'));
  });

  const isMasked = (tree: object, password: string) => !sanitizedOf(JSON.stringify(tree)).includes(password);

  it('are not those of a short mapping, or beside only one credential', () => {
    assert.ok(isMasked(labels, 'Pasfhocal nua'));
    assert.ok(isMasked({ ...texts, password: 'Meadowlark' }, 'Meadowlark'));
  });

  it('are not among settings, users or words in lower case', () => {
    const settings = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`limit${at}`, at]));
    assert.ok(isMasked({ ...texts, ...settings, ...labels }, 'Pasfhocal nua'));
    const users = Array.from({ length: 30 }, () => ({ name: text(), password: 'meadowlark' }));
    assert.ok(isMasked({ users }, 'meadowlark'));
    assert.ok(isMasked({ ...texts, ...labels, users: [{ password: 'Meadowlark' }] }, 'Meadowlark'));
    assert.ok(isMasked({ ...texts, ...labels, adminPassword: 'meadowlark' }, 'meadowlark'));
  });
});
