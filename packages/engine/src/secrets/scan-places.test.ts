import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random, sanitizedOf, secretsOf } from './testing.ts';

const random = new Random(78);
const secret = random.text(32);
const other = random.text(32);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');

describe('values judged by their place', () => {
  const finds: readonly (readonly [what: string, tree: object, expected: string])[] = [
    ['a value with a name after an id', { variables: [{ id: uuid, name: 'X_API_KEY', value: secret }] }, secret],
    [
      'a value with the type `secret`',
      { variables: [{ id: uuid, name: 'search', value: secret, value_type: 'secret' }] },
      secret,
    ],
    ['a hook key that is a UUID', { tool_configurations: { hook_key: uuid } }, uuid],
    ['a value beside its name', { env: [{ name: 'X_API_KEY', value: secret }] }, secret],
    ['a value beside its key', { headers: [{ key: 'Authorization', value: `Bearer ${secret}` }] }, secret],
    ['the value of a named field', { api_key: { type: 'str', value: secret } }, secret],
    ['a value that a sibling declares sensitive', { field: { name: 'x', sensitive: true, value: secret } }, secret],
    ['the item after an option', { args: ['--password', 'hunter2hunter2'] }, 'hunter2hunter2'],
    ['the access token of a page', { 'page-access-token': secret }, secret],
    ['a pair of header and value', { headers: [['X-Api-Key', secret]] }, secret],
    ['a key in three parts', { key: `acme:prod:${secret}` }, `acme:prod:${secret}`],
    ['the password after -u', { args: ['-u', `me:${secret}`] }, secret],
    ['the password after -u and a reference for the user', { args: ['-u', `\${DB_USER}:${secret}`] }, secret],
    ['the password after a user with a default', { args: ['--user', `\${DB_USER:-desk}:${secret}`] }, secret],
    ['the password after a template for the user', { args: ['-u', `{{user}}:${secret}`] }, secret],
    ['a random value in an environment, under any name', { env: { ACME_CONN: secret } }, secret],
    ['a random value in a header, under any name', { headers: { 'X-Acme': secret } }, secret],
    ['a random value in an environment list', { environment: [`ACME_CONN=${secret}`] }, secret],
    ['the password of a login under one name', { basic_auth: `me:${secret}` }, secret],
    [
      'the item after the password option of the program',
      { command: 'sshpass', args: ['-p', 'hunter2hunter2', 'ssh'] },
      'hunter2hunter2',
    ],
    ['a password joined to its option', { command: 'mysql', args: ['-u', 'me', `-p${secret}`, 'desk'] }, secret],
    [
      'a password joined to its option after a user option, whatever the program is',
      { cmd: 'jbang', args: ['desk@acme', 'jdbc:mariadb://db.acme.dev/desk', '-uclerk', '-pMaple>7Street@a+3.'] },
      'Maple>7Street@a+3.',
    ],
    ['a numeric PIN', { pin: 48151623 }, '48151623'],
    [
      'the access token of a stored login',
      { a: { type: 'oauth', access: secret, expires: 1_769_959_937_208 } },
      secret,
    ],
    ['the refresh token of a stored login', { a: { type: 'oauth', refresh: secret } }, secret],
    ['the key of a stored login, which may be a UUID', { a: { type: 'api_key', key: uuid } }, uuid],
    ['a private member of a JSON Web Key', { kty: 'EC', x: other, d: secret }, secret],
    ['the key of a wallet', { signer: `0x${'5f'.repeat(0)}${random.text(64, '0123456789abcdef')}` }, ''],
    [
      'a seed phrase in another language',
      { mnemonic: Array.from({ length: 12 }, (_, i) => `wörter${'abcdefghijkl'.charAt(i)}`).join(' ') },
      '',
    ],
    [
      'JSON in the data of a Kubernetes Secret',
      { kind: 'Secret', data: { 'config.json': btoa(JSON.stringify({ token: secret })) } },
      btoa(JSON.stringify({ token: secret })),
    ],
    ['a random key of a session', { last_session_keys: [secret] }, secret],
    ['the data of a Kubernetes Secret', { kind: 'Secret', data: { token: btoa(secret) } }, btoa(secret)],
  ];
  for (const [what, tree, expected] of finds) {
    it(`masks ${what}`, () => {
      const secrets = secretsOf(JSON.stringify(tree)).map(([, text]) => text);
      if (expected === '') assert.equal(secrets.length, 1);
      else assert.deepEqual(secrets, [expected]);
    });
  }

  it('masks no sentence as a seed phrase', () => {
    const sentence = 'list the orders of this week and tell me how many were late';
    assert.deepEqual(secretsOf(JSON.stringify({ phrase: sentence })), []);
  });

  const quiet: readonly (readonly [what: string, tree: object])[] = [
    ['the value of a stored variable', { api_key: { value: secret, password: true, load_from_db: true } }],
    [
      'a URL among variables',
      { variables: [{ id: uuid, name: 'page', value: `https://docs.example/wiki/${secret}` }] },
    ],
    [
      'words with the type `secret`',
      { variables: [{ id: uuid, name: 'search', value: 'a place to look', value_type: 'secret' }] },
    ],
    ['words beside the type `oauth`', { a: { type: 'oauth', access: 'read-write', refresh: 'automatic' } }],
    ['a UUID in a mapping that is no stored login', { a: { type: 'string', key: uuid, access: 'public' } }],
    ['a scheme that names its header', { a: { type: 'apiKey', key: 'X-Api-Key', in: 'header' } }],
    ['the public members of a JSON Web Key', { kty: 'EC', x: secret, y: other, kid: 'a' }],
    ['ids and hashes in an environment', { env: { ACME_ID: secret, TRACE_HASH: other } }],
    ['the address of a wallet', { wallet: `0x${random.text(40, '0123456789abcdef')}` }],
    [
      'plain data of a Kubernetes Secret',
      { kind: 'Secret', data: { username: btoa('admin-user'), host: btoa('db.internal') } },
    ],
    [
      'placeholders of a Kubernetes Secret',
      {
        kind: 'Secret',
        data: { apiToken: btoa('my-api-token'), key: btoa('<your-key>'), Authorization: btoa('${AUTH}') },
      },
    ],
    ['the data of a ConfigMap', { kind: 'ConfigMap', data: { note: btoa('some plain text here') } }],
    [
      'a JSON schema of a password',
      { properties: { password: { type: 'string', description: 'The password' } }, required: ['password'] },
    ],
    ['the name of a stored credential', { credentials: { xeroOAuth2Api: 'desk_xero', shopOAuth2Api: 'Shop@Desk' } }],
    ['the session key of a memory with an expression', { sessionKey: '=scheduled_send_{{ $json.email }}' }],
    ['labels of form fields in Bengali', { login: { password: 'পাসওয়ার্ড', forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?' } }],
    ['OAuth scopes', { security: [{ desk_auth: ['write:notes', 'read:notes'] }] }],
    ['the time of a login', { last_login: '2030-01-02T13:45:00Z' }],
    ['the ray id of a proxy', { headers: { 'cf-ray': '925f6cd523d6c77a-SEA' } }],
    [
      'the host names of proxies',
      { headers: { 'x-forwarded-server': 'desk-78bdf4fd45-vvczp', 'desk-via': 'ab9f2e81c0' } },
    ],
    ['a blocklist of passwords', { weak_passwords: ['letmein1', 'P@ssw0rd9'], blockedPasswords: ['trustno1'] }],
    ['a connection string for development', { StorageConnectionString: 'UseDevelopmentStorage=true' }],
    ['a port joined to its option', { command: 'ssh', args: ['-p2222hunter2', 'desk'] }],
    [
      'ports joined to their option after a user option',
      { command: 'scan', args: ['-uclerk', '-p5432,8080-8090', 'desk'] },
    ],
    ['text joined to an option with the same letter', { command: 'desk', args: ['--quiet', '-pMaple7Street', 'desk'] }],
    ['the item after another program’s option', { command: 'desk', args: ['-p', 'hunter2hunter2'] }],
    ['the parts of a reference', { password: ['', '{{resolve:secretsmanager:', ':SecretString:password}}'] }],
    ['a placeholder for a password', { password: 'PWDVALUE' }],
    ['the default of a user name', { test: ['CMD', 'pg_isready', '-U', '${POSTGRES_USER:-desk_user}'] }],
    ['the keys of sessions of a program', { last_session_keys: ['claude-code-0a1b2c3d-4e5f6a7b'] }],
    ['the key of a session', { sessionKey: 'agent:notesandlettersdesk:main' }],
    ['the key of a session in a group', { sessionKey: 'agent:notesandlettersdesk:telegram:group:-5004411' }],
    [
      'the key of a conversation in Feishu',
      { sessionKey: `agent:desk:feishu:direct:ou_${'0a1b2c3d4e5f6a7b'.repeat(2)}` },
    ],
    ['the key of a room in Slack', { sessionKey: 'agent:desk:slack:channel:C0DESK12345' }],
    ['the key of a conversation with one person', { sessionKey: 'agent:letters_desk:direct:4915550001' }],
    [
      'the key of a memory in n8n',
      { sessionKey: 'test-6f1a52c8-0d4e-4b7a-9c3f-2e8b71d905aa', sessionIdType: 'customKey' },
    ],
    ['the key of a subagent’s session', { sessionKey: 'agent:desk:subagent:6f1a52c8-0d4e-4b7a-9c3f-2e8b71d905aa' }],
    ['a pagination token', { next_page_token: secret, pageToken: secret }],
    ['two words in a list', { prefix: ['desk-pass', 'pass'] }],
    [
      'fingerprints of OpenPGP keys',
      { keys: [random.text(40, '0123456789ABCDEF'), random.text(40, '0123456789abcdef')] },
    ],
    [
      'two variables that refer to variables',
      { environment: ['API_KEY=${API_KEY}', 'MODEL_API_KEY=${MODEL_API_KEY}'] },
    ],
    [
      'references with an escaped dollar sign',
      { test: 'mysqladmin ping -p"$$MYSQL_ROOT_PASSWORD"', password: '$${DB_PASSWORD}' },
    ],
    ['the checksum in a header', { headers: { 'content-md5': [btoa(random.text(16))] } }],
    ['a list of brokers with ports', { env: { KAFKA_BROKERS: '[broker0:9092,broker1:9092,broker2:9092]' } }],
    ['the string PASS after a symbol', { code: 'print(a < b ? "✅ PASS" : "❌ FAIL")' }],
    [
      'the value of an n8n resource locator',
      { documentId: { __rl: true, value: random.text(44), mode: 'list', cachedResultName: 'Bot credentials' } },
    ],
    ['a value encrypted by SOPS', { notes: `X_API_KEY=ENC[AES256_GCM,data:${random.text(8)},type:str]\nPORT=1` }],
    ['a path below a Symfony parameter', { notes: 'JWT_SECRET_KEY=%kernel.project_dir%/config/jwt/desk.pem' }],
    ['a certificate in base64', { env: { DESK: btoa(`-----BEGIN CERTIFICATE-----\n${random.text(80)}`) } }],
    ['a permission for a command named `pass`', { permission: { bash: { pwd: 'allow', pass: 'ask' } } }],
  ];
  for (const [what, tree] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(secretsOf(JSON.stringify(tree)), []));
  }

  it('masks a PEM key that is written as a list of lines, and nothing after it', () => {
    const lines = [
      '-----BEGIN PRIVATE KEY-----',
      random.text(64),
      random.text(64),
      '-----END PRIVATE KEY-----',
      'after',
    ];
    const left = sanitizedOf(JSON.stringify({ key: lines }));
    assert.ok(!left.includes(lines[1] ?? '') && !left.includes(lines[2] ?? '') && left.includes('"after"'));
  });
});
