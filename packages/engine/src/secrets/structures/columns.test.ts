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
  const masked: readonly (readonly [guarantee: string, text: string, expected: readonly string[]])[] = [
    ['divided by commas', `user,password,role\nbob,${password},admin\namy,Harbour#9,guest`, [password, 'Harbour#9']],
    ['divided by semicolons', `shop;login;password\nnorth;bob;${password}\n`, [password]],
    ['divided by tabs', `host\tuser\tpassword\ndb\tbob\t${password}`, [password]],
    ['with a key', `service,api_key,owner\nmaps,${token},bob\n`, [token]],
    ['whose first one tells', `token,owner\n${token},bob\n`, [token]],
    ['between quotes', `"name","password"\r\n"a, b","${password}"\r\n`, [password]],
    ['of a text around them', `Logins:\nuser,password\nbob,${password}\nThese are all.`, [password]],
  ];
  for (const [guarantee, text, expected] of masked)
    it(`${guarantee} are read`, () => assert.deepEqual(found(text), expected));

  const quiet: readonly (readonly [guarantee: string, text: string])[] = [
    ['what describes fields', 'column,type,key\npassword,varchar,none\ntoken,char,unique'],
    ['types under names', 'user,password\ntext,secret'],
    ['settings', 'name,password_policy,token_count\nbob,strong-9,1200'],
    ['references', 'user,password\nbob,${BOB_PASSWORD}\namy,<password>'],
    ['prose with commas', 'Send me user, password, and token\nThen wait, open room 7b-12, and go on'],
    ['another number of fields', `user,password\n${password}\nbob,a,${token}`],
  ];
  for (const [guarantee, text] of quiet) it(`are none: ${guarantee}`, () => assert.deepEqual(found(text), []));
});
