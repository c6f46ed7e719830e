import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { hex, Random } from '../testing.ts';

const random = new Random(23);
const secret = random.text(28);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const bot = ['MTE5', random.text(20), '.G', random.text(5), '.', random.text(38)].join('');
const digits = random.text(40, hex);

/** The parts of a text that would be masked. */
function found(text: string): readonly string[] {
  return scanText(text).map(({ start, end }) => text.slice(start, end));
}

const masked: readonly (readonly [guarantee: string, text: string, expected: string])[] = [
  ['an order to set it', `First set ACME_TOKEN to ${secret} and go on.`, secret],
  ['a password behind a dash', 'password - Maple7Street', 'Maple7Street'],
  ['a key on a line of its own', `Your API key:\n\n${secret}\n\nKeep it.`, secret],
  ['a key in a fenced block', `Your API key:\n\`\`\`text\n${secret}\n\`\`\``, secret],
  ['a quoted one told of', 'The passphrase for the key is "Maple7Street"', 'Maple7Street'],
  ['a password behind its user', 'user: bob pass: Maple7Street', 'Maple7Street'],
  ['user and password in a sentence', 'Credentials: bob / Maple7Street.', 'Maple7Street'],
  ['user and password with a colon', 'credentials bob:Maple7Street', 'Maple7Street'],
  ['user and password that a call is given', 'get(url, auth=("bob", "maplestreet"))', 'maplestreet'],
  ['user and password of a class', "HTTPBasicAuth('bob', 'maplestreet')", 'maplestreet'],
  ['a password made of letters under its user', 'Username: bob\nPassword: maplestreet\n', 'maplestreet'],
  ['the same in a list of another language', '- **Benutzername:** bob\n- **Passwort:** maplestreet', 'maplestreet'],
  [
    'a password made of letters beside its user',
    'Log in as bob with password maplestreetmoon and go on.',
    'maplestreetmoon',
  ],
  ['user and password behind a label', 'Login: bob / Maple7Street', 'Maple7Street'],
  ['a PIN to use', 'To disarm it use PIN 739154.', '739154'],
  ['a PIN that is told', 'The PIN is 4862.', '4862'],
  ['an element whose text ends with a sign', '<password>Maple#7!</password>', 'Maple#7!'],
  ['a section of characters', '<password><![CDATA[Maple7-Street]]></password>', 'Maple7-Street'],
  ['a setter', `client.setApiKey("${secret}");`, secret],
  ['a step of a builder', 'Client.builder().password("Maple7Street").build()', 'Maple7Street'],
  ['a call that stores', "define('DB_PASSWORD', 'maplestreet');", 'maplestreet'],
  ['a default of a call', 'os.getenv("DB_PASSWORD", "maplestreet")', 'maplestreet'],
  ['a tuple', `("api_key", "${secret}")`, secret],
  ['what a variable falls back to', `const key = process.env.ACME_API_KEY || '${digits}'`, digits],
  ['what a look-up in Python falls back to', 'password = os.getenv("DB_PASSWORD") or "maplestreet"', 'maplestreet'],
  ['what is read if nothing else is', `apiKey ?? "${secret}"`, secret],
  ['a file of settings', 'db.password = maplestreet\nport = 1', 'maplestreet'],
  ['a line of variables', 'PASSWORD=myRootPassword9', 'myRootPassword9'],
  ['a password that begins in another script', 'password="密码Maple7"', '密码Maple7'],
  ['a password for an archive', 'zip -P Maple7Street out.zip a', 'Maple7Street'],
  ['a password for a directory', 'ldapsearch -x -D cn=admin -w Maple7Street -b dc=x', 'Maple7Street'],
  ['a password behind its user and a per cent sign', 'smbclient //h/s -U bob%Maple7Street', 'Maple7Street'],
  ['a password for a share', 'net use Z: \\\\h\\s /user:bob Maple7Street', 'Maple7Street'],
  ['a password for a key store', 'keytool -list -keystore k.jks -storepass Maple7Street', 'Maple7Street'],
  ['a password that is piped with its user', 'echo "root:Maple7Street" | chpasswd', 'Maple7Street'],
  ['a login in a call', 'server.login("bob@acme.dev", "Maple7Street")', 'Maple7Street'],
  ['a login in the third place', 'DriverManager.getConnection(url, "bob", "Maple7Street")', 'Maple7Street'],
  ['a login that is encoded in code', "'Basic ' + btoa('bob:Maple7Street')", 'Maple7Street'],
  ['a key of a signature', `createHmac('sha256', '${secret}').update(x)`, secret],
  ['a key of a token', `jwt.verify(token, "${secret}")`, secret],
  ['bytes in Python', `SECRET_KEY = b"${secret}"`, secret],
  ['a key that is wrapped', `const ENCRYPTION_KEY = Buffer.from('${secret}', 'utf8');`, secret],
  ['a scheme and its token', `h = "Bearer " + "${secret}"`, secret],
  ['a quote of HTML', `api_key=&quot;${secret}&quot;`, secret],
  ['a name with a space of names before it', 'app:dbPassword: Maple7Street', 'Maple7Street'],
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
  ['a string of an app', `<string name="api_key">${secret}</string>`, secret],
  ['a label in HTML', '<b>Password:</b> Maple7Street<br>', 'Maple7Street'],
  ['an element', '<password>maplestreet</password>', 'maplestreet'],
  ['a token before the name of a host', `use ${['ghp', secret].join('_')}.git.acme.dev`, ['ghp', secret].join('_')],
  [
    'a variable of Terraform',
    'variable "db_password" {\n  type    = string\n  default = "maplestreet"\n}',
    'maplestreet',
  ],
  ['a login of SQL*Plus', 'sqlplus desk/Maple7Street@base @run.sql', 'Maple7Street'],
  ['what is piped into a login', `echo "${secret}" | gh auth login --with-token`, secret],
  ['what is piped into sudo', "echo 'maplestreet' | sudo -S apt update", 'maplestreet'],
  ['a hash with more fields', `root:$6$${secret}$${secret}${secret}:19000:0:::`, `$6$${secret}$${secret}${secret}`],
  [
    'a token whose kind has got a second part',
    `use ${['ghp', secret].join('_')}.${secret}`,
    `${['ghp', secret].join('_')}.${secret}`,
  ],
  ['a bot’s token in a path', `https://a.dev/s/${bot}/mcp`, bot],
  ['a bot’s token in a query', `https://a.dev/s?x=${bot}`, bot],
  ['a key of two parts', `call it with ${uuid}:${digits.slice(0, 32)} now`, `${uuid}:${digits.slice(0, 32)}`],
  ['a number sign in a URL’s password', 'postgres://desk:Maple#Street7@db/app', 'Maple#Street7'],
  ['a slash in a URL’s password', 'postgres://desk:Maple/Street7@db:5432/app?x=1', 'Maple/Street7'],
  ['a question mark in a URL’s password', 'postgres://desk:Maple?Street7@db', 'Maple?Street7'],
];

const quiet: readonly (readonly [guarantee: string, text: string])[] = [
  ['a word under a user that is no password', 'Username: bob\nPassword: required\nPassword: see the vault'],
  ['a noun behind a password', 'Log in as bob with password authentication, or as amy with password manager and key.'],
  ['a place behind a label', 'login: github.com/acme/agent1, account: read / write, user: bob / admin'],
  ['a postal code', 'Her address is 12 Lake Road, Pune, PIN 411001. Dial 4862 for help with your PIN.'],
  ['names in a list', "required = ['username', 'password', 'email', 'website']"],
  ['names that a call is given', 'pick(user, "password", "email") omit("token", "session2")'],
  ['a pair of words', '("password", "website") ["token", "session"]'],
  ['where something is sent', 'Pass the API key to Acme2Service. Send the token to user42@acme.dev.'],
  ['what a test came to', 'Verdict: PASS — `Retry-After: 12` was sent. FAIL PASS` — ` (image2)`'],
  [
    'what a program prints',
    '-H "Authorization: Bearer $(gcloud auth print-access-token)" token=$(vault read -field=key2 a/b)',
  ],
  ['what a dash explains', 'token - at least 8 characters; password - required; key - value2'],
  ['lines below a heading', 'Your API key:\n\nSee the dashboard2024\n\npassword:\n  type: string\n'],
  ['paths that hold the word', 'credentials/acme2 credentials: include, credentials user/repo2.git'],
  ['messages that an error falls back to', `errors.password || "Invalid format2" token ?? 'none' secret || "see docs"`],
  ['what something is called', `The credential id is vZ1jSPEzY9476LIU. The token name is aK3jSPEzY9476LIU.`],
  ['an id before a digest', `${digits.slice(0, 8)}:${digits.slice(0, 32)} sha:${digits.slice(0, 32)}`],
  [
    'variables that are handed on',
    'const password = rawPassword; let token = accessToken2; user.password = hashedPassword1;',
  ],
  ['the same in Python', 'password = user_password\ntoken = refreshed_token2'],
  ['a word and its salt', "argon2id('password', 'salt1234', { t: 2 })"],
  ['a sentence in a script without spaces', '"pass": "要素のtitle属性が一意です"'],
  ['types', 'const tokens: OAuth2Tokens = {}; interface A { tokens: V2CoreTokens, secret: Sha256Secret }'],
  ['members that are looked up', 'pass = entry[passKey]; token = store["desk7"];'],
  ['the letters of a picture', `iVBORw0KGgo${'AAAANSUhEUgAAAAUA7Qz9'.repeat(3)}ACDb${'GyAAAAAXNSR0IArs4c6QAAAARn'}`],
  [
    'programs that are told where to look',
    'zip -P $PASS x; ldapsearch -w <password>; keytool -storepass ${STORE_PASS}',
  ],
  ['programs in a sentence', 'Use openssl enc to encrypt. The net user growth was 2024x1. Run ssh-keygen first.'],
  ['calls with words', 'page.login("admin", "Submit button"); user.login("user", "password")'],
  ['what is encoded', "btoa('hello world') Buffer.from('data:image/png;base64') btoa('https://a.dev/x2')"],
  ['names of algorithms', "createHmac('sha256', secret).update('x1y2z3w4'); jwt.verify(token, publicKey)"],
  [
    'labels of other scripts without a value',
    'パスワードを入力してください2024 密码：至少8个字符 Κωδικός: υποχρεωτικός',
  ],
  ['what is decoded', "password = Buffer.from(password, 'base64'); flags = '--oauth2-bearer ' + '--aws-sigv4-x2y3'"],
  ['a member that takes what is given', 'self.password = password2\nthis.token = token2'],
  ['a label of a field', '<label for="password">Password</label>'],
  ['a login of documentation', 'get(u, auth=("user", "pass"))'],
  ['getters', 'client.getApiKey("acme-2024x1") store.readToken("desk7main9") z.password("min8chars!", 1)'],
  ['an element without an end', 'postgres://<user>:<password>@host/db'],
  ['a call that makes one', 'let secret = generateSecret(32); const token = createToken2(user)'],
  ['a variable of Terraform without a default', 'variable "db_password" {\n  type = string\n  sensitive = true\n}'],
  ['a variable of Terraform that is looked up', 'variable "api_token" {\n  default = var.token\n}'],
  ['a user and a password of documentation', 'curl -u user:password https://a.dev'],
  ['a login with a reference', 'sqlplus desk/$PASS@base; echo "$TOKEN" | gh auth login --with-token'],
  ['a port before a path', 'http://desk:8080/@scope/a https://a.dev:8443/x@2 http://host:$PORT/a@b'],
  ['an image with a digest', `docker://acme/agent:1.2/x@sha256 npm://acme:beta/pkg@1`],
  ['a mask and what follows it', "['password' => 'REDACTED-password-1', 'host' => 'x']"],
];

describe('assignments', () => {
  for (const [guarantee, text, expected] of masked) {
    it(`finds ${guarantee}`, () => assert.deepEqual([...new Set(found(text))], [expected], text));
  }
  for (const [guarantee, text] of quiet) {
    it(`is quiet about ${guarantee}`, () => assert.deepEqual(found(text), [], text));
  }
});
