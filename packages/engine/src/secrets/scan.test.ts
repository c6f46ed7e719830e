import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPointer } from '../text/pointer.ts';
import { SourceText } from '../text/source-text.ts';
import { scanSecrets } from './scan.ts';
import { documentOf, hex, Random, sanitizedOf, secretsOf } from './testing.ts';

const random = new Random(77);
const secret = random.text(32);
const other = random.text(32);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const token = ['ghp', random.text(36)].join('_');

function placesOf(text: string, language: 'json' | 'yaml') {
  return scanSecrets(documentOf(text, language)).map(
    ({ kind, number, where, at, name, whole }) =>
      `${where} ${at.document}:${toPointer(at.path)} ${kind} ${number} ${name?.value ?? '-'} ${whole}`,
  );
}

describe('where secrets stand', () => {
  it('a value: itself, with its key', () => {
    assert.deepEqual(placesOf(`{"a":{"api_key":"${secret}"}}`, 'json'), ['value 0:/a/api_key api-key 1 api_key true']);
  });

  it('a key: the mapping it belongs to', () => {
    assert.deepEqual(placesOf(`{"a":{"${token}":1}}`, 'json'), ['key 0:/a github-token 1 - false']);
  });

  it('a comment: the innermost mapping around it', () => {
    assert.deepEqual(placesOf(`a:\n  # ${token}\n  b: 1\nc: 2\n`, 'yaml'), ['comment 0:/a github-token 1 - false']);
    assert.deepEqual(placesOf(`# ${token}\na: 1\n`, 'yaml'), ['comment 0: github-token 1 - false']);
  });

  it('a tag or an anchor: the same', () => {
    assert.deepEqual(placesOf(`a: !${token} b\n`, 'yaml'), ['markup 0: github-token 1 - false']);
  });

  it('a later document of a stream: that one', () => {
    assert.deepEqual(placesOf(`a: 1\n---\ntoken: ${secret}\n`, 'yaml'), ['value 1:/token token 1 token true']);
  });

  it('an aliased value: where its anchor stands, under every name', () => {
    assert.deepEqual(placesOf(`x: &v ${secret}\napi_token: *v\n`, 'yaml'), ['value 0:/x token 1 api_token true']);
  });

  it('a part of a value', () => {
    assert.deepEqual(placesOf(`{"p":"use ${token} now"}`, 'json'), ['value 0:/p github-token 1 p false']);
  });

  it('every occurrence of a duplicate key', () => {
    assert.deepEqual(secretsOf(`{"token":"${secret}","token":"${other}"}`), [
      ['token', secret],
      ['token', other],
    ]);
  });
});

it('a file of the bytes of a key is that key, and a file of other numbers is none', () => {
  const bytes = Array.from({ length: 64 }, () => random.below(256));
  assert.equal(secretsOf(JSON.stringify(bytes)).length, 64);
  assert.deepEqual(secretsOf(JSON.stringify(bytes.slice(1))), []);
  assert.deepEqual(secretsOf(JSON.stringify(bytes.map((byte) => byte + 200))), []);
  assert.deepEqual(secretsOf(JSON.stringify({ pixels: bytes })), []);
});

describe('what a place says of a value', () => {
  const finds: readonly (readonly [guarantee: string, tree: object, expected: string])[] = [
    ['a name behind an id', { variables: [{ id: uuid, name: 'X_API_KEY', value: secret }] }, secret],
    ['a type of value', { variables: [{ id: uuid, name: 'search', value: secret, value_type: 'secret' }] }, secret],
    ['the key of a hook, which is a UUID', { tool_configurations: { hook_key: uuid } }, uuid],
    ['name and value beside each other', { env: [{ name: 'X_API_KEY', value: secret }] }, secret],
    ['key and value beside each other', { headers: [{ key: 'Authorization', value: `Bearer ${secret}` }] }, secret],
    ['a default of a named field', { api_key: { type: 'str', value: secret } }, secret],
    ['a value whose siblings call it secret', { field: { name: 'x', sensitive: true, value: secret } }, secret],
    ['the item behind a flag', { args: ['--password', 'hunter2hunter2'] }, 'hunter2hunter2'],
    ['the access token of a page', { 'page-access-token': secret }, secret],
    ['a tuple of header and value', { headers: [['X-Api-Key', secret]] }, secret],
    ['a key in three parts', { key: `acme:prod:${secret}` }, `acme:prod:${secret}`],
    ['user and password behind -u', { args: ['-u', `me:${secret}`] }, secret],
    ['a referred user’s password behind -u', { args: ['-u', `\${DB_USER}:${secret}`] }, secret],
    ['the password of a user with a default', { args: ['--user', `\${DB_USER:-desk}:${secret}`] }, secret],
    ['a password whose user a template fills in', { args: ['-u', `{{user}}:${secret}`] }, secret],
    ['an environment under any name', { env: { ACME_CONN: secret } }, secret],
    ['a header under any name', { headers: { 'X-Acme': secret } }, secret],
    ['an environment as a list', { environment: [`ACME_CONN=${secret}`] }, secret],
    ['user and password under one name', { basic_auth: `me:${secret}` }, secret],
    [
      'the item behind the flag of its program',
      { command: 'sshpass', args: ['-p', 'hunter2hunter2', 'ssh'] },
      'hunter2hunter2',
    ],
    ['a password glued to its flag', { command: 'mysql', args: ['-u', 'me', `-p${secret}`, 'desk'] }, secret],
    [
      'a password glued to its flag beside its user, whatever the program',
      { cmd: 'jbang', args: ['desk@acme', 'jdbc:mariadb://db.acme.dev/desk', '-uclerk', '-pMaple>7Street@a+3.'] },
      'Maple>7Street@a+3.',
    ],
    ['a number under a password', { pin: 48151623 }, '48151623'],
    ['the access of a stored login', { a: { type: 'oauth', access: secret, expires: 1_769_959_937_208 } }, secret],
    ['its refresh', { a: { type: 'oauth', refresh: secret } }, secret],
    ['its key, which some services issue as a UUID', { a: { type: 'api_key', key: uuid } }, uuid],
    ['a private member of a web key', { kty: 'EC', x: other, d: secret }, secret],
    ['a key of a wallet', { signer: `0x${'5f'.repeat(0)}${random.text(64, '0123456789abcdef')}` }, ''],
    [
      'a seed phrase in another language',
      { mnemonic: Array.from({ length: 12 }, (_, i) => `wörter${'abcdefghijkl'.charAt(i)}`).join(' ') },
      '',
    ],
    [
      'JSON in a Kubernetes Secret',
      { kind: 'Secret', data: { 'config.json': btoa(JSON.stringify({ token: secret })) } },
      btoa(JSON.stringify({ token: secret })),
    ],
    ['a Kubernetes Secret', { kind: 'Secret', data: { token: btoa(secret) } }, btoa(secret)],
  ];
  for (const [guarantee, tree, expected] of finds) {
    it(`finds ${guarantee}`, () => {
      const secrets = secretsOf(JSON.stringify(tree)).map(([, text]) => text);
      if (expected === '') assert.equal(secrets.length, 1);
      else assert.deepEqual(secrets, [expected]);
    });
  }

  it('takes a sentence for no seed phrase', () => {
    const sentence = 'list the orders of this week and tell me how many were late';
    assert.deepEqual(secretsOf(JSON.stringify({ phrase: sentence })), []);
  });

  const quiet: readonly (readonly [guarantee: string, tree: object])[] = [
    ['the value of a stored variable', { api_key: { value: secret, password: true, load_from_db: true } }],
    [
      'a page among variables',
      { variables: [{ id: uuid, name: 'page', value: `https://docs.example/wiki/${secret}` }] },
    ],
    ['a type of text', { variables: [{ id: uuid, name: 'search', value: 'a place to look', value_type: 'secret' }] }],
    ['levels of access', { a: { type: 'oauth', access: 'read-write', refresh: 'automatic' } }],
    ['a key of something else', { a: { type: 'string', key: uuid, access: 'public' } }],
    ['a scheme that names its header', { a: { type: 'apiKey', key: 'X-Api-Key', in: 'header' } }],
    ['public members of a web key', { kty: 'EC', x: secret, y: other, kid: 'a' }],
    ['an id in an environment', { env: { ACME_ID: secret, TRACE_HASH: other } }],
    ['a wallet’s address', { wallet: `0x${random.text(40, '0123456789abcdef')}` }],
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
    ['data that is no Secret’s', { kind: 'ConfigMap', data: { note: btoa('some plain text here') } }],
    [
      'a schema of a password',
      { properties: { password: { type: 'string', description: 'The password' } }, required: ['password'] },
    ],
    ['the name of a stored credential', { credentials: { xeroOAuth2Api: 'desk_xero', shopOAuth2Api: 'Shop@Desk' } }],
    ['a memory’s name before an expression', { sessionKey: '=scheduled_send_{{ $json.email }}' }],
    ['the fields of a form in another script', { login: { password: 'পাসওয়ার্ড', forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?' } }],
    ['scopes of a login', { security: [{ desk_auth: ['write:notes', 'read:notes'] }] }],
    ['the time of a login', { last_login: '2030-01-02T13:45:00Z' }],
    ['what a proxy adds to an answer', { headers: { 'cf-ray': '925f6cd523d6c77a-SEA' } }],
    [
      'the proxy that passed it on',
      { headers: { 'x-forwarded-server': 'desk-78bdf4fd45-vvczp', 'desk-via': 'ab9f2e81c0' } },
    ],
    ['passwords that nobody may choose', { weak_passwords: ['letmein1', 'P@ssw0rd9'], blockedPasswords: ['trustno1'] }],
    ['a connection string that opens nothing', { StorageConnectionString: 'UseDevelopmentStorage=true' }],
    ['a port glued to its flag', { command: 'ssh', args: ['-p2222hunter2', 'desk'] }],
    ['ports glued to their flag beside a user', { command: 'scan', args: ['-uclerk', '-p5432,8080-8090', 'desk'] }],
    ['what is glued to a flag of that letter', { command: 'desk', args: ['--quiet', '-pMaple7Street', 'desk'] }],
    ['the item behind another flag', { command: 'desk', args: ['-p', 'hunter2hunter2'] }],
    ['pieces of a reference', { password: ['', '{{resolve:secretsmanager:', ':SecretString:password}}'] }],
    ['a word for a value', { password: 'PWDVALUE' }],
    ['a user with a default', { test: ['CMD', 'pg_isready', '-U', '${POSTGRES_USER:-desk_user}'] }],
    ['the name of a session', { sessionKey: 'agent:notesandlettersdesk:main' }],
    ['the name of a session in a group', { sessionKey: 'agent:notesandlettersdesk:telegram:group:-5004411' }],
    ['a conversation with one person', { sessionKey: 'agent:letters_desk:direct:4915550001' }],
    [
      'the name that an author gives to a memory',
      { sessionKey: 'test-6f1a52c8-0d4e-4b7a-9c3f-2e8b71d905aa', sessionIdType: 'customKey' },
    ],
    ['a run of its own', { sessionKey: 'agent:desk:subagent:6f1a52c8-0d4e-4b7a-9c3f-2e8b71d905aa' }],
    ['the token of a page of results', { next_page_token: secret, pageToken: secret }],
    ['two words beside each other', { prefix: ['desk-pass', 'pass'] }],
    [
      'fingerprints of people’s keys',
      { keys: [random.text(40, '0123456789ABCDEF'), random.text(40, '0123456789abcdef')] },
    ],
    ['two variables that are passed on', { environment: ['API_KEY=${API_KEY}', 'MODEL_API_KEY=${MODEL_API_KEY}'] }],
    ['a dollar sign doubled', { test: 'mysqladmin ping -p"$$MYSQL_ROOT_PASSWORD"', password: '$${DB_PASSWORD}' }],
    ['the digest of a header', { headers: { 'content-md5': [btoa(random.text(16))] } }],
    ['brokers with their ports', { env: { KAFKA_BROKERS: '[broker0:9092,broker1:9092,broker2:9092]' } }],
    ['an outcome between signs', { code: 'print(a < b ? "✅ PASS" : "❌ FAIL")' }],
    [
      'what a choice of n8n is called',
      { documentId: { __rl: true, value: random.text(44), mode: 'list', cachedResultName: 'Bot credentials' } },
    ],
    ['what SOPS has encrypted', { notes: `X_API_KEY=ENC[AES256_GCM,data:${random.text(8)},type:str]\nPORT=1` }],
    ['a place under a folder of Symfony', { notes: 'JWT_SECRET_KEY=%kernel.project_dir%/config/jwt/desk.pem' }],
    [
      'a certificate that is encoded once more',
      { env: { DESK: btoa(`-----BEGIN CERTIFICATE-----\n${random.text(80)}`) } },
    ],
    ['a permission for a command named like one', { permission: { bash: { pwd: 'allow', pass: 'ask' } } }],
  ];
  for (const [guarantee, tree] of quiet) {
    it(`is quiet about ${guarantee}`, () => assert.deepEqual(secretsOf(JSON.stringify(tree)), []));
  }

  it('takes a PEM key written line by line, and only it', () => {
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

describe('numbers and echoes', () => {
  it('counts by kind in document order, equal secrets once', () => {
    assert.equal(
      sanitizedOf(JSON.stringify({ token: secret, a: { token: other }, b: { token: secret }, c: token })),
      '{"token":"REDACTED-token-1","a":{"token":"REDACTED-token-2"},"b":{"token":"REDACTED-token-1"},"c":"REDACTED-github-token-1"}',
    );
  });

  it('counts on behind masks that stand there already', () => {
    assert.equal(
      sanitizedOf(JSON.stringify({ token: 'REDACTED-token-7', a: { token: secret } })),
      '{"token":"REDACTED-token-7","a":{"token":"REDACTED-token-8"}}',
    );
  });

  it('finds a known secret again where nothing tells it: in prose, keys, comments and encodings', () => {
    const text = `api_key: ${secret}\nnote: see ${secret}!\n${secret}: 1\n# ${secret}\nb: ${btoa(`xx${secret}`)}\nu: "a=${secret.slice(0, 3)}"\n`;
    const left = sanitizedOf(text, 'yaml');
    assert.ok(!left.includes(secret.slice(4, 12)), left);
    assert.ok(!left.includes(btoa(`xx${secret}`).slice(8, 24)), left);
  });

  it('says of what stands in an address and beside it where each is', () => {
    const environment = ['DESK_DB=postgres://desk:desk-2031-x@db/desk', 'DESK_PASSWORD=desk-2031-x'];
    const titles = scanSecrets(documentOf(JSON.stringify({ environment }), 'json')).map(({ title }) => title);
    assert.deepEqual(titles, ['Password in a URL', 'Password']);
  });
  it('does not look for words: a password like any other word stays in prose', () => {
    const left = sanitizedOf('{"password":"sunflower","note":"a sunflower in the garden"}');
    assert.equal(left, '{"password":"REDACTED-password-1","note":"a sunflower in the garden"}');
  });

  it('does not look for names: a database and its user may be called like their password', () => {
    const text = '{"POSTGRES_DB":"desk_notes","POSTGRES_PASSWORD":"desk_notes","note":"reads desk_notes"}';
    assert.equal(sanitizedOf(text), text.replace('D":"desk_notes', 'D":"REDACTED-password-1'));
  });

  it('a passphrase of words is masked wherever it stands', () => {
    for (const words of ['quiet-harbour-lantern', 'lighthouse_gardeners']) {
      const text = JSON.stringify({ password: words, prompt: `Log in with ${words} first.` });
      assert.ok(!sanitizedOf(text).includes(words), words);
    }
  });

  it('takes a password like its user for a default one', () => {
    const [match] = scanSecrets(documentOf('{"url":"postgres://desk_notes:desk_notes@db/desk_notes"}', 'json'));
    assert.equal(match?.class, 'default');
  });

  it('takes it for one in every other place, and a password that only names its user for what it is', () => {
    const classesOf = (value: object) =>
      scanSecrets(documentOf(JSON.stringify(value), 'json')).map((match) => match.class);
    const login = 'postgres://${DB_USER:-harborly}:${DB_PASSWORD:-harborly}@db/desk';
    const env = { DB_PASSWORD: '${DB_PASSWORD:-harborly}', REDIS_PASSWORD: '${REDIS_PASSWORD:-harborly}' };
    assert.deepEqual(classesOf({ ...env, DATABASE_URL: login }), ['default', 'default', 'default']);
    assert.deepEqual(classesOf(env), ['named', 'named']);
    const other = login.replace(':-harborly}:', ':-desk}:');
    assert.deepEqual(classesOf({ DATABASE_URL: other }), ['connection']);
  });

  it('the id of a credential that n8n keeps is none in a workflow’s code either', () => {
    const id = new Random(77).text(16);
    const node = { credentials: { gmailOAuth2: { id, name: 'Desk' } } };
    const told = JSON.stringify({ nodes: [node, { code: `{ gmail_credential: '${id}' }` }] });
    assert.equal(sanitizedOf(told), told);
    const other = JSON.stringify({ nodes: [{ id, name: 'Desk' }, { code: `{ gmail_credential: '${id}' }` }] });
    assert.ok(!sanitizedOf(other).includes(`'${id}'`));
  });

  it('a name that refers to another is none: the model beside it keeps its own', () => {
    const text = '{"model":{"default":"desk-v4-pro","api_key":"${DESK_API_KEY}"}}';
    assert.equal(sanitizedOf(text), text);
    const named = `{"header_key":"X-Api-Key","default":"${secret}"}`;
    assert.ok(!sanitizedOf(named).includes(secret));
  });

  it('keeps the secret out of sight in what it answers', () => {
    const [match] = scanSecrets(documentOf(`{"token":"${secret}"}`, 'json'));
    assert.ok(match !== undefined);
    assert.ok(!JSON.stringify({ ...match, at: null, name: null }).includes(secret));
    assert.equal(SourceText.reveal(match.secret), secret);
  });
});

describe('a tag that points at something', () => {
  const rows = [
    'MasterUserPassword: !Ref AuroraSecretAssistant',
    'MasterUserPassword: !GetAtt AuroraSecretAssistant.Password4Desk',
    'MasterUserPassword: !GetAtt [AuroraSecretAssistant, Password4Desk]',
    'MasterUserPassword: !Join ["", ["{{resolve:secretsmanager:", !Ref AuroraSecretAssistant, ":SecretString:password::}}"]]',
    'password: !secret heating_controller_Login9',
    'api_key: !ENV DESK_Key4Production',
  ];
  for (const line of rows) {
    it(`is no secret: ${line}`, () => assert.deepEqual(placesOf(`a:\n  ${line}\n`, 'yaml'), []));
  }
  it('and another tag, a sentence or a provider’s own format is as without it', () => {
    assert.equal(placesOf(`password: !Base64 ${secret}\n`, 'yaml').length, 1);
    assert.equal(placesOf(`password: !Ref "${secret}%"\n`, 'yaml').length, 1);
    assert.equal(placesOf(`password: !Ref ${token}\n`, 'yaml').length, 1);
  });
});

describe('what looks random in a header or a list, and is public', () => {
  const certificate = btoa(`-----BEGIN CERTIFICATE-----\n${random.text(400)}\n-----END CERTIFICATE-----\n`);
  const sum = `${random.text(22)}==`;
  it('a sum of the body, and a certificate in base64', () => {
    for (const name of ['Content-MD5', 'x-ms-content-crc64', 'ETag'])
      assert.deepEqual(secretsOf(JSON.stringify({ headers: { [name]: [sum] } })), [], name);
    assert.deepEqual(secretsOf(JSON.stringify({ creator: { id_bytes: certificate }, admins: [certificate] })), []);
    assert.deepEqual(
      secretsOf(JSON.stringify({ header: { creator: { id_bytes: certificate } }, token: certificate })),
      [],
    );
  });
  it('is one in another header, and a private key behind the certificate is', () => {
    assert.equal(secretsOf(JSON.stringify({ headers: { 'x-desk': [sum] } })).length, 1);
    const key = `-----BEGIN ${'PRIVATE'} KEY-----\n${random.text(400)}\n-----END ${'PRIVATE'} KEY-----\n`;
    assert.equal(secretsOf(JSON.stringify({ bundle: btoa(atob(certificate) + key) })).length, 1);
  });
});
