import { Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);

/** Where no part is expected, any part may be masked. */
const masked: readonly MaskedRow[] = [
  ['a token in base64', btoa(`{"token":"${secret}"}`), btoa(`{"token":"${secret}"}`)],
  ['a token in hexadecimal', [...`token=${secret}`].map((char) => char.charCodeAt(0).toString(16)).join(''), ''],
  ['a token in percent escapes', `x?y=token%3D${secret}`, ''],
  ['a token on two lines', `sk-proj-${random.text(30)}T3BlbkFJ${random.text(10)}\n${random.text(30)}`, ''],
  [
    'a token in Unicode escapes of nested JSON',
    `{"k":"${[...`sk-proj-${random.text(48)}`].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('')}"}`,
    '',
  ],
  ['a name that contains an escape', `{"api\\u005fkey":"${random.text(40)}"}`, ''],
  [
    'a token in hexadecimal escapes',
    [...`sk-proj-${random.text(48)}`].map((char) => `\\x${char.charCodeAt(0).toString(16)}`).join(''),
    '',
  ],
  [
    'a token in character references of HTML',
    [...`sk-proj-${random.text(48)}`].map((char) => `&#${char.charCodeAt(0)};`).join(''),
    '',
  ],
  [
    'a token in full-width letters',
    [...`sk-proj-${random.text(48)}`].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join(''),
    '',
  ],
  ['a token with a line break near its beginning', `sk-proj-${random.text(9)}\n${random.text(40)}`, ''],
  [
    'a token in hexadecimal after 0x',
    `0x${[...`token=${secret}`].map((char) => char.charCodeAt(0).toString(16)).join('')}`,
    '',
  ],
  ['a token in two concatenated strings', `x = 'ghp_${random.text(18)}' + '${random.text(18)}'`, ''],
  ['a password in two concatenated strings', `password = "${secret.slice(0, 12)}" +\n  "${secret.slice(12)}"`, ''],
  ['a key in a list that is joined', `const apiKey = ['${secret.slice(0, 12)}', '${secret.slice(12)}'].join('')`, ''],
];

const quiet: readonly QuietRow[] = [
  ['concatenated strings without a secret', '"Enter your password: " + "then press " + key; "https://a.dev/" + path'],
  ['base64 of an image', `data:image/png;base64,iVBORw0KGgo${random.text(400)}`],
  ['escapes without a secret', '^[\\x20-\\x7e]+$ \\u00e9t\\u00e9 \\d{3} C:\\\\temp\\\\x &#8217; ＡＰＩ キー'],
];

describeMasking('secrets in encodings and concatenated strings', masked, quiet);
