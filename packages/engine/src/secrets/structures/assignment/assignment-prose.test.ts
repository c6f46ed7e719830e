import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, maskedParts, Random } from '../../testing.ts';

const random = new Random(23);
const secret = random.text(28);
const digits = random.text(40, hex);
const uuid = `a7${random.text(30, hex)}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const masked: readonly (readonly [what: string, text: string, expected: string])[] = [
  ['an answer of an assistant', `user: what was the token again?\nassistant: it is ${secret}`, secret],
  ['an instruction to set a variable', `First set ACME_TOKEN to ${secret} and go on.`, secret],
  ['digits after the name of a key', `Use the API key ${digits} to call it.`, digits],
  ['digits in quotes after the name of a password', `Log in as bob with password '${digits}'.`, digits],
  ['a UUID after the name of a token', `Send the token ${uuid} with it.`, uuid],
  ['a password after a dash', 'password - Maple7Street', 'Maple7Street'],
  ['a key on a line of its own', `Your API key:\n\n${secret}\n\nKeep it.`, secret],
  ['a key in a fenced block', `Your API key:\n\`\`\`text\n${secret}\n\`\`\``, secret],
  ['a quoted passphrase in a statement', 'The passphrase for the key is "Maple7Street"', 'Maple7Street'],
  ['a password after its user', 'user: bob pass: Maple7Street', 'Maple7Street'],
  ['user and password in a sentence', 'Credentials: bob / Maple7Street.', 'Maple7Street'],
  ['user and password joined by a colon', 'credentials bob:Maple7Street', 'Maple7Street'],
  ['a password of letters below its user', 'Username: bob\nPassword: maplestreet\n', 'maplestreet'],
  [
    'a password of letters below its user in a German list',
    '- **Benutzername:** bob\n- **Passwort:** maplestreet',
    'maplestreet',
  ],
  ['a password of letters after its user', 'Log in as bob with password maplestreetmoon and go on.', 'maplestreetmoon'],
  ['a password that a line states', 'pw for the portal: Maple7-Street', 'Maple7-Street'],
  ['a password after its user in German', 'mit Benutzer bob und Kennwort Maple7-Street an', 'Maple7-Street'],
  ['a password after its user in Spanish', 'Usuario bob, contraseña maple7street.', 'maple7street'],
  ['a password after its user in Portuguese', 'o usuário bob e a senha maple7street para entrar', 'maple7street'],
  ['a password after its user in Chinese', '用户名 bob,密码 maple7street', 'maple7street'],
  [
    'a password with symbols after an instruction to enter it',
    'Then enter the password Maple#Street7 there.',
    'Maple#Street7',
  ],
  ['a key after an arrow', `api key → ${secret}`, secret],
  ['a key below its heading', `API key\n${secret}\n`, secret],
  ['a key between HTML elements', `<b>API key:</b> <code>${secret}</code>`, secret],
  ['the answer to a question', 'Q: What is the wifi password?\nA: Maple7-Street', 'Maple7-Street'],
  ['an activation code', `If somebody says the activation code ${secret}, go on.`, secret],
  ['a password below its user', 'USER: bob\nPASS: Maple7Street', 'Maple7Street'],
  ['a password for a quoted user', 'The password for username "svc_1" is "Maple7Street".', 'Maple7Street'],
  ['a password below an announcement', `Use the following password to go on:\n\n${digits}\n\nThen`, digits],
  ['user and password after a label', 'Login: bob / Maple7Street', 'Maple7Street'],
  ['a PIN to use', 'To disarm it use PIN 739154.', '739154'],
  ['a PIN in a statement', 'The PIN is 4862.', '4862'],
  ['a PIN after an id', 'They may say: my id is DESK-2, PIN 4862.', '4862'],
  ['a sentence in French', `La clé API est ${secret}`, secret],
  ['a sentence in Portuguese', `A chave da API é ${secret}`, secret],
  ['a label in Japanese', `APIキー：${secret}`, secret],
  ['a label in Korean', `API 키: ${secret}`, secret],
  ['a label in Arabic', 'كلمة المرور: Maple7Street', 'Maple7Street'],
  ['a label in Hebrew', 'סיסמה: Maple7Street', 'Maple7Street'],
  ['a label in Hindi', 'पासवर्ड: Maple7Street', 'Maple7Street'],
  ['a label in Thai', 'รหัสผ่าน: Maple7Street', 'Maple7Street'],
  ['a label in Vietnamese', 'Mật khẩu: Maple7Street', 'Maple7Street'],
  ['a label in Greek', 'Κωδικός: Maple7Street', 'Maple7Street'],
  ['a label in Indonesian', 'Kata sandi: Maple7Street', 'Maple7Street'],
  ['a label in HTML', '<b>Password:</b> Maple7Street<br>', 'Maple7Street'],
];

const quiet: readonly (readonly [what: string, text: string])[] = [
  ['the id of a token', `The token id ${uuid} stays the same.`],
  ['an address of a token', `Send the token 0x${digits} to them.`],
  ['a commit after a password', `Change the password with commit ${digits} again.`],
  ['a word about the password below its user', 'Username: bob\nPassword: required\nPassword: see the vault'],
  [
    'an answer that is no password',
    'Q: What is a password?\nA: Words2 that only you know.\nQ: New password?\nA: open settings2',
  ],
  ['the words `password protected`', 'The account bob, password protected, is old.'],
  ['an algorithm after the word password', 'password PBKDF2-HMAC#sha256, hash("password123x", "sha256")'],
  ['a description of keys', 'at most 8 keys `^[A-Za-z0-9_]{1,48}$`, values of any kind'],
  ['a digest below its heading', `Password hash:\n${random.text(32, hex)}\nToken id:\n${random.text(32, hex)}\n`],
  ['words below a heading', 'Use the password policy below:\nMinLength8Characters'],
  ['an option after the word `pass`', 'The second pass — `--stress7` — is slower.'],
  ['a price of tokens', '1M tokens = $10/month'],
  [
    'a noun after the word password',
    'Log in as bob with password authentication, or as amy with password manager and key.',
  ],
  [
    'a site, a permission or roles after a label',
    'login: github.com/acme/agent1, account: read / write, user: bob / admin',
  ],
  ['a pin of a connector', 'Solder header J2, PIN 2040 of the board.'],
  ['a postal code after a name', 'Customer: Pune, PIN 411001.'],
  ['a postal code', 'Her address is 12 Lake Road, Pune, PIN 411001. Dial 4862 for help with your PIN.'],
  ['the recipient of a key', 'Pass the API key to Acme2Service. Send the token to user42@acme.dev.'],
  ['the result of a test in prose', 'Verdict: PASS — `Retry-After: 12` was sent. FAIL PASS` — ` (image2)`'],
  ['a description after a dash', 'token - at least 8 characters; password - required; key - value2'],
  ['lines below a heading', 'Your API key:\n\nSee the dashboard2024\n\npassword:\n  type: string\n'],
  ['an id and a name of a credential', `The credential id is vZ1jSPEzY9476LIU. The token name is aK3jSPEzY9476LIU.`],
  ['a Japanese sentence', '"pass": "要素のtitle属性が一意です"'],
  [
    'labels of other scripts without a value',
    'パスワードを入力してください2024 密码：至少8个字符 Κωδικός: υποχρεωτικός',
  ],
];

describe('credentials stated in prose', () => {
  for (const [what, text, expected] of masked) {
    it(`masks ${what}`, () => assert.deepEqual([...new Set(maskedParts(text))], [expected], text));
  }
  for (const [what, text] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), [], text));
  }
});
