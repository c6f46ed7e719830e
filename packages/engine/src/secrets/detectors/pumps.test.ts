import { describe, it } from 'node:test';
import { assertLinear } from '../../text/testing.ts';
import { scanText } from '../search/scan-text.ts';
import { Random, tokenOf } from '../testing.ts';
import { detectors } from './index.ts';

/** Short by default; `PUMP_BYTES=1048576` for the size of the largest configuration. */
const bytes = Number(process.env.PUMP_BYTES ?? 32_768);
function repeat(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function isLinear(name: string, make: (length: number) => string): void {
  const texts = { quarter: make(bytes / 4), whole: make(bytes) };
  assertLinear(name, (part) => scanText(texts[part]));
}

describe('hostile texts', () => {
  it('a repeated anchor of any detector is read in bounded time', () => {
    const random = new Random(11);
    for (const row of detectors) {
      const [anchor = ''] = row.anchors;
      const [begun, whole] = [anchor + random.text(3), `${tokenOf(row, random)} `];
      isLinear(row.kind, (length) => repeat(anchor, length));
      isLinear(`${row.kind} begun`, (length) => repeat(begun, length));
      isLinear(`${row.kind} whole`, (length) => repeat(whole, length));
    }
  });

  const pumps: readonly string[] = [
    'key=',
    'key: ',
    'key="',
    '"key":"',
    'token is ',
    'password ',
    'auth auth ',
    'api_key api_key=',
    '://',
    'a://b',
    'https://a:b@',
    'https://hooks.slack.com/services/',
    '?a=',
    '?a&',
    '&key=',
    '#a',
    'http://a/?x=http://',
    'eyJ',
    'eyJhbGciOi.',
    'eyJhbGciOiJI.eyJhbGciOiJI.',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n',
    'PuTTY-User-Key-File-2: ',
    'Bearer ',
    'Basic ',
    'basic QUFB ',
    '$2a$',
    '$6$a',
    '{SSHA}',
    'xprv',
    'nsec1',
    '@tcp(',
    'a@tcp(',
    'oracle:thin:',
    'curl -u ',
    ' -u a:b',
    ' -p',
    'mysql -pa ',
    '| a | key |\n|--|--|\n| b | c |\n',
    '|--',
    '|key',
    '${',
    '${A:-',
    '{{',
    '%41',
    '%41 ',
    'QUJD',
    '4142',
    'abandon ',
    'abandon ability able about ',
    '\u200b',
    'a\u200b',
    'machine a login b password ',
    'cookie: a=b; ',
    'Cookie: ',
    'cookie: &amp;x=1 ',
    ',',
    '"',
    "'",
    '\\',
    '\\n',
    '<',
    '[',
    '(',
    '*',
    'sk-',
    'aB3',
    'aB3dE5fG7hJ9kL1mN3pQ5 ',
    'AAAA',
    '密码',
    "curl -b 'a=bbbbbbbbbb ",
    'curl -b a=bbbbbbbbb\n',
    'echo a | --password-stdin ',
    '"kty":',
    '{"kty":"EC","d":"',
    "create user identified by 'a",
    'key" value="',
    'key\n value: ',
    'set key ',
    'prod:a|',
    '\\x73',
    '\\u0073\\',
    '&#115;',
    'ａ',
    '0x41',
    'sk-ant-a\nb',
    ':production.',
    'user,password\n',
    'user,password\na,Maple7#x\n',
    'Username: a\nPassword: abcdefg\n',
    'login: a / b9 ',
    'use PIN 1234 ',
    'use Ab1Cd2Ef3Gh as the password ',
    'password a b c ',
    'password?\nAb1Cd2Ef3 ',
    'password").fill("',
    'fill("password", ',
    'assword:"; send "',
    'secret put a <<< ',
    '--from-literal=a',
    'AKIA234567ABCDEFGHIJ ',
    'postgres://a:b c@',
    'password a? A: ',
    'a:Ab1Cd2Ef3#x@b.dev ',
    'ssh a:Ab12@b.dev ',
    'password has been changed to Ab1Cd2#f ',
    'use Ab1Cd2#f9x as the password ',
    'password: 48291736 ',
    'Ab1!? a ',
    'msh',
    '<password><![CDATA[',
    '数据库密码',
    'é',
    'pаssword',
    '\udb40\udc41',
    'name="password"\r\n\r\n',
    'token: Final[str] = "',
    '{{ token or "',
    "{{ token | default('",
    'REDACTED-token-1-',
    'printf "%s" "a" | --password-stdin ',
    'eyJhbGciOiJkaXIi..',
    'JABlAG4AdgA6AEEAUABJAF8AVABP',
    'dGhlIGRlc2sgYW5zd2VycyBpdHMgZ3Vlc3RzIGFuZCBh ',
    'perm:a.b.',
    '0.aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee.',
    '0123456789abcdef01234567:',
  ];
  for (const pump of pumps) {
    it(`a repeated ${JSON.stringify(pump)} is read in bounded time`, () => {
      isLinear('repeated', (length) => repeat(pump, length));
      isLinear('then a long run', (length) => pump + repeat('aB3', length));
      isLinear('line by line', (length) => repeat(`${pump}\n`, length));
    });
  }
});
