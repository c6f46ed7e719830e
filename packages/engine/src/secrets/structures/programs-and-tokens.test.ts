import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, maskedParts, Random } from '../testing.ts';

const random = new Random(23);
const secret = random.text(28);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const bot = ['MTE5', random.text(20), '.G', random.text(5), '.', random.text(38)].join('');
const digits = random.text(40, hex);

const masked: readonly (readonly [what: string, text: string, expected: string])[] = [
  [
    'a string under a password column of SQL',
    "INSERT INTO users (name, password) VALUES ('bob', 'Maple7Street')",
    'Maple7Street',
  ],
  ['a shared access signature', `SharedAccessSignature sr=a.example.net&sig=${secret}%3D&se=1`, `${secret}%3D`],
  [
    'the response of Digest authentication',
    `Authorization: Digest username="bob", realm="desk", response="${digits}"`,
    digits,
  ],
  ['a session id in a path', `https://a.dev/cart;jsessionid=${secret}?page=2`, secret],
  ['a token in the path of a password reset', `https://a.dev/reset-password/${secret}`, secret],
  [
    'an access token of X',
    `Send 1750225871-${secret.slice(0, 20)}${secret.slice(0, 20)} along.`,
    `1750225871-${secret.slice(0, 20)}${secret.slice(0, 20)}`,
  ],
  ['the password of a directory entry', 'new DirectoryEntry("LDAP://a", "svc", "Maple7Street!")', 'Maple7Street!'],
  ['the password option of psexec', 'psexec \\\\10.0.0.4 -u admin -p Maple7Street cmd', 'Maple7Street'],
  [
    'an unseal key of Vault',
    `vault operator unseal ${secret}+${secret.slice(0, 14)}=`,
    `${secret}+${secret.slice(0, 14)}=`,
  ],
  ['the password option of zip', 'zip -P Maple7Street out.zip a', 'Maple7Street'],
  ['the password option of ldapsearch', 'ldapsearch -x -D cn=admin -w Maple7Street -b dc=x', 'Maple7Street'],
  ['the user option of smbclient', 'smbclient //h/s -U bob%Maple7Street', 'Maple7Street'],
  ['the password before the user of `net use`', 'net use Z: \\\\h\\s Maple7Street /user:bob', 'Maple7Street'],
  ['the password of `net use`', 'net use Z: \\\\h\\s /user:bob Maple7Street', 'Maple7Street'],
  ['the password option of keytool', 'keytool -list -keystore k.jks -storepass Maple7Street', 'Maple7Street'],
  ['a login piped to chpasswd', 'echo "root:Maple7Street" | chpasswd', 'Maple7Street'],
  ['the password argument of a login call', 'server.login("bob@acme.dev", "Maple7Street")', 'Maple7Street'],
  [
    'the third argument of a connection call',
    'DriverManager.getConnection(url, "bob", "Maple7Street")',
    'Maple7Street',
  ],
  ['a login that code encodes', "'Basic ' + btoa('bob:Maple7Street')", 'Maple7Street'],
  ['the key of an HMAC call', `createHmac('sha256', '${secret}').update(x)`, secret],
  ['the key of a JWT call', `jwt.verify(token, "${secret}")`, secret],
  ['a token before a host name', `use ${['ghp', secret].join('_')}.git.acme.dev`, ['ghp', secret].join('_')],
  ['a login of SQL*Plus', 'sqlplus desk/Maple7Street@base @run.sql', 'Maple7Street'],
  ['a token piped to a login command', `echo "${secret}" | gh auth login --with-token`, secret],
  ['a password piped to sudo', "echo 'maplestreet' | sudo -S apt update", 'maplestreet'],
  [
    'a password piped to sudo on another host',
    `ssh desk@10.0.0.5 "echo 'maplestreet' | sudo -S systemctl restart desk"`,
    'maplestreet',
  ],
  ['a token without a user', `curl -s -d done -u :${secret} https://ntfy.acme.dev/desk`, secret],
  [
    'a hash in a line of a shadow file',
    `root:$6$${secret}$${secret}${secret}:19000:0:::`,
    `$6$${secret}$${secret}${secret}`,
  ],
  [
    'a token with an additional part after a dot',
    `use ${['ghp', secret].join('_')}.${secret}`,
    `${['ghp', secret].join('_')}.${secret}`,
  ],
  ['a bot token in a path', `https://a.dev/s/${bot}/mcp`, bot],
  ['a bot token in a query', `https://a.dev/s?x=${bot}`, bot],
  [
    'a key of a UUID and a hexadecimal part',
    `call it with ${uuid}:${digits.slice(0, 32)} now`,
    `${uuid}:${digits.slice(0, 32)}`,
  ],
  ['a number sign in the password of a URL', 'postgres://desk:Maple#Street7@db/app', 'Maple#Street7'],
  ['a slash in the password of a URL', 'postgres://desk:Maple/Street7@db:5432/app?x=1', 'Maple/Street7'],
  ['a question mark in the password of a URL', 'postgres://desk:Maple?Street7@db', 'Maple?Street7'],
];

const quiet: readonly (readonly [what: string, text: string])[] = [
  ['a user name option after `userpass`', 'bao login -method=userpass username=bob7main'],
  ['the format option of date', "curl https://a.dev && date -u '+%Y-%m-%dT%H:%M:%SZ'"],
  ['a URL after `-u`', 'http.log; sqlmap -u http://a.dev?id=1'],
  ['an id before a digest', `${digits.slice(0, 8)}:${digits.slice(0, 32)} sha:${digits.slice(0, 32)}`],
  ['a sample password and its salt', "argon2id('password', 'salt1234', { t: 2 })"],
  ['base64 of an image', `iVBORw0KGgo${'AAAANSUhEUgAAAAUA7Qz9'.repeat(3)}ACDb${'GyAAAAAXNSR0IArs4c6QAAAARn'}`],
  [
    'programs with references in place of a password',
    'zip -P $PASS x; ldapsearch -w <password>; keytool -storepass ${STORE_PASS}',
  ],
  ['programs in a sentence', 'Use openssl enc to encrypt. The net user growth was 2024x1. Run ssh-keygen first.'],
  ['calls with words', 'page.login("admin", "Submit button"); user.login("user", "password")'],
  ['texts that code encodes', "btoa('hello world') Buffer.from('data:image/png;base64') btoa('https://a.dev/x2')"],
  ['names of algorithms', "createHmac('sha256', secret).update('x1y2z3w4'); jwt.verify(token, publicKey)"],
  [
    'parameters and other columns of SQL',
    "INSERT INTO users (name, password) VALUES ($1, crypt($2, gen_salt('bf'))); INSERT INTO t (name, password_hint) VALUES ('bob', 'maple7street')",
  ],
  ['Digest authentication without a response', 'Authorization: Digest username="bob", realm="desk"'],
  ['a sample login of curl', 'curl -u user:password https://a.dev'],
  ['a group without a user', 'podman run --user :1000 --rm desk:1.2'],
  ['a long name of a group', 'podman run --user :desk-operators-staff --rm desk:1.2'],
  ['a reference without a user', 'curl -u :$DESK_TOKEN_2024_PRODUCTION https://a.dev'],
  ['logins with a reference', 'sqlplus desk/$PASS@base; echo "$TOKEN" | gh auth login --with-token'],
  ['a port before a path', 'http://desk:8080/@scope/a https://a.dev:8443/x@2 http://host:$PORT/a@b'],
  ['an image with a digest', `docker://acme/agent:1.2/x@sha256 npm://acme:beta/pkg@1`],
];

describe('programs, calls, URLs and tokens in a text', () => {
  for (const [what, text, expected] of masked) {
    it(`masks ${what}`, () => assert.deepEqual([...new Set(maskedParts(text))], [expected], text));
  }
  for (const [what, text] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), [], text));
  }
});
