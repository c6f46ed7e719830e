import { hex, Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);
const uuid = `a7${random.text(30, hex)}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Where no part is expected, any part may be masked. */
const masked: readonly MaskedRow[] = [
  ['an API token of Okta', `SSWS 00${secret}`, `00${secret}`],
  ['a bearer token', `Authorization: Bearer ${secret}`, secret],
  ['a key after the scheme ApiKey', `Authorization: ApiKey ${random.text(64, hex)}`, ''],
  ['a key after the scheme GenieKey', `curl -H "Authorization: GenieKey ${random.text(40, hex)}"`, ''],
  ['a token after another scheme', `Authorization: token ${random.text(40, hex)}`, ''],
  ['user and password in base64', `Basic ${btoa(`svc:${secret}`)}`, btoa(`svc:${secret}`)],
  ['the value of an API key header', `X-Api-Key: ${secret}`, secret],
  ['a session cookie', `Cookie: theme=dark; sid=${random.text(32)}; x=1`, ''],
  ['a hexadecimal session', `Cookie: lang=en; PHPSESSID=a7${random.text(24, hex)}`, ''],
  ['a session with a UUID', `Cookie: session=${uuid}; theme=dark`, uuid],
  ['a session of digits', `Cookie: sessionid=48${random.text(16, '23579')}; lang=en`, ''],
  ['a cookie after a repeated header name', `Cookie: theme=dark; Cookie: sid=${random.text(32)}`, ''],
  ['the cookie option of curl', `curl -b 'session=${random.text(36)}' https://a.dev`, ''],
];

const quiet: readonly QuietRow[] = [
  ['the name of a team in a header', 'x-honeycomb-team: platform-team'],
  [
    'shell variables in options and headers',
    'curl -u $USER:$PASS --token "$TOKEN" -H "Authorization: Bearer ${TOKEN}"',
  ],
  ['types in code', 'type Config = { authorization: ApiKey; tokens: OAuth2Tokens | null, key: ApiKey extends string }'],
  ['a device with a UUID among cookies', `Cookie: device=${uuid}; lang=en`],
  ['the word Bearer in prose', 'Bearer token used for authentication. Basic options: none.'],
];

describeMasking('secrets in headers and cookies', masked, quiet);
