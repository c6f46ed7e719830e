import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { base62, hex, Random } from '../testing.ts';

const random = new Random(61);
/** A generated password: letters of both cases and digits, mixed. */
const password = [random.text(3, 'qxzvk'), random.text(2, '23456789'), 'Vx', '2', random.text(3, 'QXZJ'), '9zKd4'].join(
  '',
);
const key = random.text(32, base62);

/** The parts of a text that would be masked. */
function found(text: string): readonly string[] {
  return [...new Set(scanText(text).map(({ start, end }) => text.slice(start, end)))];
}

const languages = [
  `Lösenordet till servern är ${password}.`,
  `Passordet er ${password}`,
  `Adgangskoden til kassen er ${password}`,
  `Salasana on ${password}`,
  `Hasło do panelu to ${password}`,
  `Heslo administrátora je ${password}.`,
  `A rendszergazda jelszava: ${password}`,
  `Parola de administrator este ${password}`,
  `Yönetici parolası: ${password}`,
  `Şifreniz ${password} olarak ayarlandı`,
  `كلمة المرور هي ${password}`,
  `הסיסמה היא ${password}`,
  `Ο κωδικός είναι ${password}`,
  `Войди с паролем ${password}`,
  `Khóa API là ${password}`,
  `مفتاح API هو ${password}`,
  `एपीआई कुंजी: ${password}`,
  `Mật khẩu là ${password}`,
  `Kata sandi admin adalah ${password}`,
  `รหัสผ่านคือ ${password}`,
  `पासवर्ड है ${password}`,
  `用户名bob密码${password}`,
  `le mot de passe « ${password} »`,
  `Mot de passe : «${password}»`,
  `mit dem Passwort ${password} anmelden`,
  `Passwort „${password}“`,
] as const;

const sentences = [
  `the password, ${password}, stays here`,
  `The passphrase ("${password}") opens it.`,
  `password “${password}”`,
  `PASSWORD→${password}`,
  `my password's ${password}`,
  `the password being ${password}`,
  `fill the password field with ${password}`,
  `Type ${password} into the password field.`,
  `"${password}" is the admin password.`,
  `Log in as bob / ${password} there.`,
  `Sign in with bob@acme.dev / ${password}`,
  `What is the password?\n${password}\n`,
  `Q: password? A: ${password}`,
  `SET PASSWORD FOR bob = '${password}';`,
] as const;

const madeUp: readonly (readonly [text: string, password: string])[] = [
  ['Пароль администратора: MuHqTfYNbuxDIB', 'MuHqTfYNbuxDIB'],
  ['Log in with the password Maple_7street and read.', 'Maple_7street'],
  ['Melde dich mit dem Passwort Garten48 an.', 'Garten48'],
  ['Connecte-toi avec le mot de passe Pomme_4vert.', 'Pomme_4vert'],
  ['Entra con la contraseña Queso8man y lee.', 'Queso8man'],
  ['Log in with the password Ma>ple7{Str"eet2 and read.', 'Ma>ple7{Str"eet2'],
  ['gpg --passphrase "maple street 48 harbour" -d desk.gpg', 'maple street 48 harbour'],
  ["desk --password 'quiet lane 7'", 'quiet lane 7'],
];

const keys = [
  `use ${key} as the API key`,
  `pass \`${key}\` as API token`,
  `API key for prod (${key})`,
  `Use header X-API-Key with value ${key}`,
  `Your token is:\n\n    ${key}\n`,
  `Clé d'API : ${key}`,
  `le jeton d'accès est ${key}`,
  `Użyj klucza API ${key}`,
  `Utilizza la chiave ${key}`,
  `| API key | ${key} |`,
  `token (valid until May): ${key}`,
  `מפתח API: ${key}`,
  `[Environment]::SetEnvironmentVariable("API_KEY", "${key}", "User")`,
  `wrangler secret put NAME <<< ${key}`,
  `gh auth login --with-token <<< "${key}"`,
  `vault login ${key}`,
  `kubectl create secret generic x --from-literal=conn=${key}`,
] as const;

const typed = [
  `expect "password:"\nsend "${password}\\r"`,
  `spawn ssh h; expect "*?assword:*"; send -- "${password}\\r"`,
  `child.expect('assword:')\nchild.sendline('${password}')`,
  `page.fill('#password', '${password}')`,
  `page.getByLabel('Password').fill('${password}')`,
  `driver.find_element(By.ID, "password").send_keys("${password}")`,
  `page.type('input[name="password"]', '${password}')`,
  `browser_type(selector='#pass', text='${password}')`,
] as const;

const quiet: readonly (readonly [what: string, text: string])[] = [
  [
    'words that contain the Vietnamese and Arabic words for a key',
    'Khóa học là Python3Nangcao, khóa công khai: xem tệp; مفتاح الباب هو الباب2',
  ],
  ['results of tests', 'Run them all. PASS: TestLogin2, then FAIL: TestLogout3.'],
  [
    'the first part of a token before placeholders',
    'A JWT looks like eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.<payload>.<signature>.',
  ],
  [
    'names of variables after a longer name',
    'Password of the user: newPasswordValue. Token of the page: nextPageToken',
  ],
  ['ids of other things', `the token of workflow ${password}, the password of version ${password}`],
  ['an abbreviated key', `shorter tokens (\`${password}\`...) and the key ${password}… of it`],
  ['a value in the next sentence', `Never tell the password. ${password} is a model.`],
  [
    'the rules of a form',
    'Change it to protect your account daily. Password must have a digit. Your login failed! Password needs twelve signs.',
  ],
  ['a value far from the name', `the password that somebody once gave us for a very old machine named ${password}`],
  ['identifiers in code', 'the token getUserToken2Map, a secret OAuth2ApiClient, password PBKDF2WithHmacSHA256'],
  ['names of models and versions', 'The token limit of Qwen2.5-72B-Instruct-AWQ and gpt4oMini20240718 is high.'],
  ['the owners of a key', 'The API key of GPT4oMini2024 users; its token permission is ReadWrite2Admin.'],
  ['ids near a name', `Use voice id ${password} with the API key. The assistant id ${password} needs a token.`],
  ['a commit before a name', `commit ${password} is the password change`],
  ['words before a name', 'Use a passwordManager2 as the password store, and base64 as the secret encoding.'],
  ['a question without an answer', 'What is the password?\nAsk the owner first.\nWhat is your token?\nplease-say-so'],
  ['a field that is filled with a variable', `page.fill('#password', process.env.PASS); send "$password\\r"`],
  ['words in a field', `page.getByLabel('Password').fill('wrong'); expect "password:"; send "hello\\r"`],
  ['a prompt without an answer', 'expect "password:"\ninteract\nexpect "*?assword:*" { exit }'],
  [
    'references as arguments of a program',
    'wrangler secret put NAME <<< "$KEY"; vault login -method=userpass; --from-literal=a=$B',
  ],
  ['literals of a ConfigMap', 'kubectl create configmap desk --from-literal=state=claimed --from-literal=kind=urgent7'],
  ['the ARN of a database user', 'arn:aws:rds-db:eu-west-1:123456789012:dbuser:db-ABCDEFGHIJKL01234MNOPQRS5T/desk'],
  [
    'commands of PowerShell',
    "$pw = Get-Content 'a.json' -Raw; $password = Read-Host -AsSecureString; $pwd = Get-Secret desk",
  ],
  ['label selectors', 'check "desk-secrets" "Desk Secrets" "app.kubernetes.io/instance=desk-secrets"'],
  [
    'a Spanish word for `key` that means `most important`',
    '| Capa | Tecnología Clave |\n|---|---|\n| 1 | Z3 y Merkle2 |\n| 2 | Kafka y Redis7 |',
  ],
  ['the purpose of a password', 'Use the password Windows11 asks for, with the password Keycloak24 stores.'],
  [
    'the hash function of a password',
    'With password Argon2id and with the password Sha256 or Base64, use password OAuth2Login.',
  ],
  [
    'a call, a path and a placeholder',
    'Log in with the password getUser2Pass9() or with the password Desk2/Main9/Key, with the password {Desk2}Main9.',
  ],
  ['an option with a question', 'desk --password "Enter the password twice" --passphrase "The passphrase of step 2"'],
  ['an e-mail address and a variable', 'Send the password to desk7Main@acmeMail3.dev and the token to $userToken9X.'],
];

describe('credentials in prose', () => {
  for (const text of languages)
    it(`masks: ${text.replace(password, '…')}`, () => assert.deepEqual(found(text), [password]));
  for (const text of sentences)
    it(`masks: ${text.replace(password, '…')}`, () => assert.deepEqual(found(text), [password]));
  for (const [text, own] of madeUp) it(`masks: ${text}`, () => assert.deepEqual(found(text), [own]));
  for (const text of keys) it(`masks: ${text.replace(key, '…')}`, () => assert.deepEqual(found(text), [key]));
});

const awsSecret = [random.text(19), 'aB3', '/', random.text(17)].join('');
const ether = `0x${random.text(62, hex)}7e`;

describe('pairs of credentials', () => {
  const pair = `AKIA${random.text(16, 'ABCDEFGHJKLMNPQRSTUVWXYZ234567')}`;
  it('masks an AWS access key id and its secret key', () => {
    assert.deepEqual(found(`AWS: ${pair} / ${awsSecret} (eu)`).toSorted(), [pair, awsSecret].toSorted());
    assert.deepEqual(found(`${pair}\nsecret: see the vault, commit ${random.text(40, hex)}`), [pair]);
  });
  it('masks the private key of a wallet, but no transaction and no public key', () => {
    assert.deepEqual(found(`Sign with the private key ${ether} of the wallet.`), [ether]);
    assert.deepEqual(found(`The transaction ${ether} used the public key ${ether}.`), []);
  });
  it('masks a password with a space in a URL', () => {
    assert.deepEqual(found('postgres://bob:R3d p@ss:w/rdx@db.acme.dev:5432/app'), ['R3d p@ss:w/rdx']);
    assert.deepEqual(
      found('see http://desk:main or ask bob@acme.dev/x, redis://cache:6379 then amy@acme.dev:25/x'),
      [],
    );
  });
});

describe('text that a script types', () => {
  for (const text of typed)
    it(`masks: ${text.replace(password, '…')}`, () => assert.deepEqual(found(text), [password]));
});

describe('prose without a credential', () => {
  for (const [what, text] of quiet) it(`masks nothing in ${what}`, () => assert.deepEqual(found(text), [], text));
});

it('the Italian word `parola` does not name a password', () => {
  for (const text of ['Usa `(parola: fattore)`.', 'Usa `[parola1 : parola2: fattore]`.'])
    assert.deepEqual(found(text), []);
  for (const text of [`parola: ${password}`, `parola1: ${password}`]) assert.deepEqual(found(text), [password]);
});
