import { hex, Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const body64 = random.text(64, hex);
const body = Array.from({ length: 3 }, () => random.text(64)).join('\n');
const pem = (label: string, middle = body) =>
  ['-----BEGIN ', label, '-----\n', middle, '\n-----END ', label, '-----'].join('');
const jwt = ['eyJhbGciOiJIUzI1NiJ9', btoa('{"sub":"1","iat":1}').replaceAll('=', ''), random.text(43)].join('.');
const phrase = 'art dance travel food sport garden river mountain city summer abandon about';

/** Where no part is expected, any part may be masked. */
const masked: readonly MaskedRow[] = [
  [
    'a password hash in the format of directory servers',
    `{SSHA512}${body64.slice(0, 40)}==`,
    `{SSHA512}${body64.slice(0, 40)}==`,
  ],
  ['a JSON Web Token', `see ${jwt} there`, jwt],
  ['a private key', `k: ${pem('PRIVATE KEY')} end`, pem('PRIVATE KEY')],
  ['an encrypted private key', pem('ENCRYPTED PRIVATE KEY'), pem('ENCRYPTED PRIVATE KEY')],
  ['a private key without an END marker', pem('RSA PRIVATE KEY').slice(0, -12), pem('RSA PRIVATE KEY').slice(0, -12)],
  [
    'a private key on one line',
    pem('EC PRIVATE KEY').replaceAll('\n', ' '),
    pem('EC PRIVATE KEY').replaceAll('\n', ' '),
  ],
  [
    'a token in a text between the markers of a certificate',
    `Paste -----BEGIN CERTIFICATE----- here, api_key=${secret}, up to -----END CERTIFICATE-----`,
    secret,
  ],
  ['a bcrypt hash', `admin:$2b$12$${random.text(53)}`, ''],
  ['a seed phrase', `Note ${phrase}.`, phrase],
  ['the private member of a JSON Web Key', `{"kty":"OKP","x":"${random.text(43)}","d":"${secret}"}`, secret],
  ['the private member of an escaped JSON Web Key', `{\\"d\\":\\"${secret}\\",\\"kty\\":\\"OKP\\"}`, secret],
  ['a password hash of Apache', `bob:{SHA}${random.text(27)}=`, ''],
];

const quiet: readonly QuietRow[] = [
  ['a path that starts like a directory server’s hash', '{shared_path}/desk-templates-of-everybody.yaml'],
  ['a public key', pem('PUBLIC KEY') + pem('CERTIFICATE')],
  [
    'a public key with a word of a name by chance',
    `-----BEGIN PUBLIC KEY-----\n${random.text(58)}Pat\n${random.text(60)}\n-----END PUBLIC KEY-----`,
  ],
  [
    'a public key with a token by chance',
    [
      '-----BEGIN PUBLIC KEY-----\n',
      random.text(20),
      '+',
      'AKIA',
      random.text(16, upper),
      '/',
      '\n-----END PUBLIC KEY-----',
    ].join(''),
  ],
  ['lines of base64 with a word of a name by chance', `${random.text(58)}Pat\n${random.text(64)}\n${random.text(9)}`],
  ['a placeholder for a private key', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
  [
    'prose with words of the seed phrase list',
    'legal winner thank you for the useful wave of support you gave to our team this year',
  ],
  [
    'the example token of jwt.io',
    [
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
      'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ',
      'x'.repeat(43),
    ].join('.'),
  ],
  [
    'an anonymous key of Supabase',
    ['eyJhbGciOiJIUzI1NiJ9', btoa('{"role":"anon","ref":"abcdefghij"}').replaceAll('=', ''), random.text(43)].join('.'),
  ],
  ['a public JSON Web Key', `{"kty":"EC","crv":"P-256","x":"${random.text(43)}","y":"${random.text(43)}"}`],
];

describeMasking('keys, tokens and hashes with a format of their own', masked, quiet);
