import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { Random } from '../testing.ts';

const random = new Random(71);
const token = random.text(26);
const password = 'Maple7-Street';

function found(text: string): readonly string[] {
  return scanText(text).map(({ start, end }) => text.slice(start, end));
}

describe('columns', () => {
  const masked: readonly (readonly [what: string, text: string, expected: readonly string[]])[] = [
    ['separated by commas', `user,password,role\nbob,${password},admin\namy,Harbour#9,guest`, [password, 'Harbour#9']],
    ['separated by semicolons', `shop;login;password\nnorth;bob;${password}\n`, [password]],
    ['separated by tabs', `host\tuser\tpassword\ndb\tbob\t${password}`, [password]],
    ['with a key', `service,api_key,owner\nmaps,${token},bob\n`, [token]],
    ['with the credential first', `token,owner\n${token},bob\n`, [token]],
    ['between quotes', `"name","password"\r\n"a, b","${password}"\r\n`, [password]],
    ['with a text around them', `Logins:\nuser,password\nbob,${password}\nThese are all.`, [password]],
  ];
  for (const [what, text, expected] of masked)
    it(`masks columns ${what}`, () => assert.deepEqual(found(text), expected));

  const quiet: readonly (readonly [what: string, text: string])[] = [
    ['a description of fields', 'column,type,key\npassword,varchar,none\ntoken,char,unique'],
    ['types under the names', 'user,password\ntext,secret'],
    ['settings about passwords and tokens', 'name,password_policy,token_count\nbob,strong-9,1200'],
    ['references', 'user,password\nbob,${BOB_PASSWORD}\namy,<password>'],
    ['prose with commas', 'Send me user, password, and token\nThen wait, open room 7b-12, and go on'],
    ['rows with another number of fields', `user,password\n${password}\nbob,a,${token}`],
  ];
  for (const [what, text] of quiet) it(`masks nothing in ${what}`, () => assert.deepEqual(found(text), []));
});
