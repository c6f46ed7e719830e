import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskedParts } from '../../testing.ts';

const masked: readonly (readonly [what: string, text: string, expected: string])[] = [
  ['a password before an ellipsis', 'The password is Maple#Street7...', 'Maple#Street7'],
  ['a password with a quote inside', 'Use the password: Maple"7Street to log in.', 'Maple"7Street'],
  ['a password with a backslash inside', 'The password is Maple\\q7Street for the desk.', 'Maple\\q7Street'],
  ['a quoted password with an escaped quote inside', 'password = "Maple\\"7Street"', 'Maple\\"7Street'],
  ['a quoted password with an unescaped quote inside', 'password = "Maple"7Street"', 'Maple"7Street'],
  ['a password with a quote inside a JSON string', '{"say":"password: Maple\\"7Street now"}', 'Maple\\"7Street'],
  [
    'a quoted password with a quote inside a JSON string',
    '{"say":"password = \\"Maple\\\\\\"7Street\\""}',
    'Maple\\\\\\"7Street',
  ],
  ['a shell word with the other quote inside', `mysql -u root -p'Maple"7Street' desk`, 'Maple"7Street'],
  ['a shell word with an escaped quote inside', 'sshpass -p "Maple\\"7Street" ssh desk', 'Maple\\"7Street'],
  [
    'a whole line with symbols inside',
    'DB_HOST=desk\nDB_PASSWORD=Maple7|Str,eet;9&x\nDB_PORT=1\n',
    'Maple7|Str,eet;9&x',
  ],
  [
    'a whole line after a colon with symbols inside',
    'db:\n  password: Maple7<Street9,x\n  port: 1',
    'Maple7<Street9,x',
  ],
  ['a password of an option with a semicolon inside', '--password=Maple7;Street', 'Maple7;Street'],
  [
    'a part of a connection string with symbols inside',
    'Server=desk;User Id=bob;Password=Maple7|Str eet;Database=x',
    'Maple7|Str eet',
  ],
  ['the last part of a connection string', 'Server=desk;Password=Maple7,Street', 'Maple7,Street'],
  ['the whole text of an element', '<user>bob</user><password>Maple"7, Street;</password>', 'Maple"7, Street;'],
  [
    'a password with a semicolon inside a sentence',
    'Use the password: Maple7Street;lane9X to log in.',
    'Maple7Street;lane9X',
  ],
  ['a login in shell quotes', `curl -u 'bob:Maple"7 Street' https://a.dev`, 'Maple"7 Street'],
  ['a password before a comma and another line', 'password: Maple7Street,\nuser: bob', 'Maple7Street'],
  ['a password before another parameter', '--url=https://a.dev/?password=Maple7Street&user=bob2', 'Maple7Street'],
  ['a password before another member', 'password=Maple7Street,user=Bob2', 'Maple7Street'],
  ['a password before the rest of a sentence', 'password: Maple7Street; then go on', 'Maple7Street'],
  ['a password at the end of its string', '{"password":"Maple7Street!","user":"bob"}', 'Maple7Street!'],
  ['a password before an escaped line break', 'password: Maple7Street\\nuser: bob', 'Maple7Street'],
  ['a password before a quoted name', 'password=Maple7Street"bob2":', 'Maple7Street'],
  ['a password at the end of a list item', '["password=Maple7Street","bob2"]', 'Maple7Street'],
  ['an element whose text ends with a symbol', '<password>Maple#7!</password>', 'Maple#7!'],
  ['a CDATA section', '<password><![CDATA[Maple7-Street]]></password>', 'Maple7-Street'],
];

const quiet: readonly (readonly [what: string, text: string])[] = [
  [
    'empty strings',
    '<input name="password" value=""><meta name="x-param2" content="a">; API_KEY="" OTHER_KEY="" B="c7#d"',
  ],
  ['an abbreviated value', 'APP_KEY=eyJpdiI6... TOKEN=5f26ba53… password: 5f26ba53...'],
];

describe('the end of an assigned value', () => {
  for (const [what, text, expected] of masked) {
    it(`masks ${what}`, () => assert.deepEqual([...new Set(maskedParts(text))], [expected], text));
  }
  for (const [what, text] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), [], text));
  }
});
