import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { base62, hex, Random } from '../testing.ts';
import { base62Checksum, crc32 } from './checksum.ts';
import { sha256 } from './sha256.ts';
import { isWalletImport } from './wallet.ts';

const random = new Random(42);
const secret = random.text(24);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const body = Array.from({ length: 3 }, () => random.text(64)).join('\n');
const body64 = random.text(64, hex);
const pem = (label: string, middle = body) =>
  ['-----BEGIN ', label, '-----\n', middle, '\n-----END ', label, '-----'].join('');
const jwt = ['eyJhbGciOiJIUzI1NiJ9', btoa('{"sub":"1","iat":1}').replaceAll('=', ''), random.text(43)].join('.');
const phrase = 'art dance travel food sport garden river mountain city summer abandon about';

/** The parts of a text that would be masked. */
function found(text: string): readonly string[] {
  return scanText(text).map(({ start, end }) => text.slice(start, end));
}

const masked: readonly (readonly [guarantee: string, text: string, expected: string])[] = [
  ['a password made of the user’s name', 'postgres://botuser:botpass@db.desk.dev/bot', 'botpass'],
  ['a hash as directories write it', `{SSHA512}${body64.slice(0, 40)}==`, `{SSHA512}${body64.slice(0, 40)}==`],
  ['a password in a URL', `postgres://app:${secret}@db/app`, secret],
  ['a password without a user', `redis://:${secret}@cache:6379/0`, secret],
  ['a password with an @ inside', `mysql://app:p@${secret}@db/app`, `p@${secret}`],
  ['a token for a user name', `https://${random.text(40)}@github.com/a/b`, ''],
  [
    'a token like a digest for a repository',
    `git clone https://${body64.slice(0, 40)}@git.a.dev/a/b.git`,
    body64.slice(0, 40),
  ],
  ['an API token of Okta', `SSWS 00${secret}`, `00${secret}`],
  ['a topic of ntfy that looks random', `https://ntfy.sh/desk-${random.text(12)}`, ''],
  [
    'the URL of a heartbeat',
    `https://uptime.betterstack.com/api/v1/heartbeat/${body64.slice(0, 24)}`,
    body64.slice(0, 24),
  ],
  ['a parameter of a query', `https://a.dev/x?q=1&api_key=${secret}&z=2`, secret],
  [
    'a key behind what a template fills in',
    `https://a.dev/x?id={{ $json["City id"] }}&appid=${body64.slice(0, 32)}`,
    body64.slice(0, 32),
  ],
  [
    'a key behind what a program fills in',
    `https://a.dev/x?id=\${city ?? 'x'}&appid=${body64.slice(0, 32)}`,
    body64.slice(0, 32),
  ],
  ['a key in the address of a folder of pictures', `https://a.dev/images/1?api_key=${secret}`, secret],
  ['a parameter of a fragment', `https://a.dev/#access_token=${secret}&type=x`, secret],
  ['a signature of a presigned URL', `https://b.s3.dev/k?X-Amz-Date=1&X-Amz-Signature=${random.text(64, hex)}`, ''],
  [
    'a whole webhook URL',
    `https://hooks.slack.com/services/T0${secret.slice(0, 9)}/B0${secret.slice(9, 18)}/${secret}`,
    `https://hooks.slack.com/services/T0${secret.slice(0, 9)}/B0${secret.slice(9, 18)}/${secret}`,
  ],
  ['the secret part of an MCP URL', `https://mcp.pipedream.net/${uuid}/slack`, uuid],
  ['a password for Go’s MySQL driver', `app:${secret}@tcp(db:3306)/app`, secret],
  ['a password for Oracle’s thin driver', `jdbc:oracle:thin:scott/${secret}@//db/x`, secret],
  ['a connection string’s password', `Server=db;User Id=sa;Password=${secret};Encrypt=true`, secret],
  ['a bearer token', `Authorization: Bearer ${secret}`, secret],
  ['a token behind another scheme', `Authorization: token ${random.text(40, hex)}`, ''],
  ['user and password in base64', `Basic ${btoa(`svc:${secret}`)}`, btoa(`svc:${secret}`)],
  ['a header’s value', `X-Api-Key: ${secret}`, secret],
  ['a flag and its value', `run --api-key ${secret} --debug`, secret],
  ['a flag with an equals sign', `--db-password=${secret}`, secret],
  ['an assignment', `export API_KEY=${secret} && run`, secret],
  ['a quoted assignment', `api_key = '${secret}'`, secret],
  ['a member of an object in code', `{ 'apiKey': "${secret}" }`, secret],
  ['a variable of PowerShell', `$env:API_KEY = "${secret}"`, secret],
  ['a password that is passed on a line', `pass: ${secret}`, secret],
  ['a token behind an empty variable', `A_KEY= ; B_KEY=${secret}`, secret],
  ['a default behind a message', `DESK_PASSWORD=${secret} # ${'$'}{X:?set it}`, secret],
  ['an XML element', `<api_key>${secret}</api_key>`, secret],
  ['an attribute', `<user password="${secret}"/>`, secret],
  ['a sentence', `The API key is ${secret} and stays here.`, secret],
  ['a sentence in German', `Das Passwort lautet ${secret}.`, secret],
  ['a sentence in Chinese', `密码是${secret}`, secret],
  ['bold Markdown', `**Password:** \`${secret}\``, secret],
  ['a table’s cell', `| name | token |\n|---|---|\n| prod | ${secret} |`, secret],
  ['a password behind a user with a default', `postgres://\${PGUSER:-postgres}:${secret}@db/desk`, secret],
  ['a line of netrc', `machine a.dev login me password ${secret}`, secret],
  ['the user flag of curl', `curl -sS -u me:${secret} https://a.dev`, secret],
  ['the password flag of mysql', `mysql -u root -p${secret} app`, secret],
  ['a session cookie', `Cookie: theme=dark; sid=${random.text(32)}; x=1`, ''],
  ['a JSON Web Token', `see ${jwt} there`, jwt],
  ['a private key', `k: ${pem('PRIVATE KEY')} end`, pem('PRIVATE KEY')],
  ['an encrypted private key', pem('ENCRYPTED PRIVATE KEY'), pem('ENCRYPTED PRIVATE KEY')],
  ['a private key without an end', pem('RSA PRIVATE KEY').slice(0, -12), pem('RSA PRIVATE KEY').slice(0, -12)],
  [
    'a private key on one line',
    pem('EC PRIVATE KEY').replaceAll('\n', ' '),
    pem('EC PRIVATE KEY').replaceAll('\n', ' '),
  ],
  ['a hashed password', `admin:$2b$12$${random.text(53)}`, ''],
  ['a seed phrase', `Note ${phrase}.`, phrase],
  ['a token in base64', btoa(`{"token":"${secret}"}`), btoa(`{"token":"${secret}"}`)],
  ['a token in hexadecimal', [...`token=${secret}`].map((char) => char.charCodeAt(0).toString(16)).join(''), ''],
  ['a token in percent escapes', `x?y=token%3D${secret}`, ''],
  ['a token on two lines', `sk-proj-${random.text(30)}T3BlbkFJ${random.text(10)}\n${random.text(30)}`, ''],
  ['the default of a reference', `\${API_KEY:-${secret}}`, secret],
  ['the value beside a name in JSON', `[{"name":"API_KEY","value":"${secret}"}]`, secret],
  ['the value under a name in YAML', `- name: API_KEY\n  value: ${secret}\n`, secret],
  ['the value beside a name in XML', `<add key="ApiKey" value="${secret}" />`, secret],
  ['an element beside the name’s', `<name>API_KEY</name>\n<value>${secret}</value>`, secret],
  ['a row of settings', `| setting | value |\n|---|---|\n| API_KEY | ${secret} |`, secret],
  ['a value that a command sets', `npm config set authToken ${secret}`, secret],
  ['a value of a Dockerfile', `ENV API_KEY ${secret}`, secret],
  ['a body that a command sets', `gh secret set API_KEY --body ${secret}`, secret],
  [
    'a token in escapes of JSON inside JSON',
    `{"k":"${[...`sk-proj-${random.text(48)}`].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('')}"}`,
    '',
  ],
  ['a name with an escape', `{"api\\u005fkey":"${random.text(40)}"}`, ''],
  [
    'a token in escapes of a program',
    [...`sk-proj-${random.text(48)}`].map((char) => `\\x${char.charCodeAt(0).toString(16)}`).join(''),
    '',
  ],
  [
    'a token in entities of HTML',
    [...`sk-proj-${random.text(48)}`].map((char) => `&#${char.charCodeAt(0)};`).join(''),
    '',
  ],
  [
    'a token in letters of full width',
    [...`sk-proj-${random.text(48)}`].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join(''),
    '',
  ],
  ['a token broken near its beginning', `sk-proj-${random.text(9)}\n${random.text(40)}`, ''],
  ['hexadecimal behind 0x', `0x${[...`token=${secret}`].map((char) => char.charCodeAt(0).toString(16)).join('')}`, ''],
  ['netrc over several lines', 'machine a.dev\n  login me\n  password WinterRoseMoon', 'WinterRoseMoon'],
  ['a cookie behind the name of another line', `Cookie: theme=dark; Cookie: sid=${random.text(32)}`, ''],
  ['a cookie of curl', `curl -b 'session=${random.text(36)}' https://a.dev`, ''],
  ['the user flag of HTTPie', `http -a me:${secret} https://a.dev`, secret],
  ['the password flag of MongoDB’s shell', `mongosh -u me -p ${secret} --host db`, secret],
  ['a password in a pipe', `echo ${secret} | docker login -u me --password-stdin`, secret],
  ['a password in SQL', `CREATE USER 'a'@'%' IDENTIFIED BY '${secret}';`, secret],
  ['the private member of a key in JSON', `{"kty":"OKP","x":"${random.text(43)}","d":"${secret}"}`, secret],
  ['the same in escapes', `{\\"d\\":\\"${secret}\\",\\"kty\\":\\"OKP\\"}`, secret],
  ['a line of a PostgreSQL password file', `echo "db.internal:5432:*:agent:${secret}" > ~/.pgpass`, secret],
  ['the password of a network on a label', `WIFI:T:WPA;S:Desk;P:${secret};;`, secret],
  ['the same in another order', `WIFI:S:Desk;T:WPA2;P:${secret};H:false;;`, secret],
  ['a password hash of Apache', `bob:{SHA}${random.text(27)}=`, ''],
  ['a key of Application Insights', `InstrumentationKey=${uuid};IngestionEndpoint=https://a.dev/`, uuid],
  [
    'the signature of a request to AWS',
    `AWS4-HMAC-SHA256 Credential=me/20300101/a/b/aws4_request, SignedHeaders=host, Signature=${body64}`,
    body64,
  ],
  ['a token in the address of tools', `https://a.dev/mcp/${uuid}`, uuid],
  ['the same before its door', `https://a.dev/s/${secret}/sse`, secret],
  ['a token of one server', `https://a.dev/server/${uuid}/mcp`, uuid],
  [
    'a device of ThingsBoard',
    `curl -X POST https://things.a.dev/api/v1/${secret.slice(0, 20)}/telemetry`,
    secret.slice(0, 20),
  ],
  ['a token put together', `x = 'ghp_${random.text(18)}' + '${random.text(18)}'`, ''],
  ['a password put together', `password = "${secret.slice(0, 12)}" +\n  "${secret.slice(12)}"`, ''],
  ['a key of a joined list', `const apiKey = ['${secret.slice(0, 12)}', '${secret.slice(12)}'].join('')`, ''],
  [
    'a password of which a sentence tells',
    'The password for the staging server is Plum7-Harbour, as before.',
    'Plum7-Harbour',
  ],
  ['a typed constant', `val apiSecret: String = "${secret}"`, secret],
  ['a text that is wrapped', `let secret_key = String::from("${secret}");`, secret],
  ['a value that is set once', `ENV['SECRET_TOKEN'] ||= '${secret}'`, secret],
  ['a secure string of PowerShell', `ConvertTo-SecureString "${secret}" -AsPlainText -Force`, secret],
  ['a password behind its user', 'Log in with user desk and password Gr33n-Harbour7.', 'Gr33n-Harbour7'],
  ['a label in capitals of another script', `Пароль: ${secret}`, secret],
  ['a particle behind the name', `비밀번호는 ${secret} 입니다`, secret],
  ['a password between corner brackets', `パスワードは「${secret}」です。`, secret],
  [
    'a calendar’s private URL',
    `https://outlook.office365.com/owa/calendar/${random.text(32, hex)}@b.dev/${random.text(40, hex)}/c.ics`,
    '',
  ],
];

const quiet: readonly (readonly [guarantee: string, text: string])[] = [
  ['a login of documentation', 'postgres://myuser:mypass@localhost:5432/mydb'],
  ['a login on a host of documentation', 'postgres://botuser:botpass@db.example.com/bot'],
  ['a file in a folder that is called like a hash', '{shared_path}/desk-templates-of-everybody.yaml'],
  ['what a command prints', 'GATEWAY_API_KEY=$(openssl rand -base64 45 | tr -d "/+=")'],
  ['what a step before returned', "const password = $('Settings').item.json.shopApplicationPassword;"],
  ['members of what came in', 'state.accessToken = $input.first().json.AccessToken;'],
  ['the form of a password file', 'hostname:port:database:username:password, localhost:5432:desk:me:${PGPASSWORD}'],
  ['counts in a template', 'tokens={{.prompt_tokens}}+{{.completion_tokens}} {{end}}'],
  ['logins of documentation', 'user:pass@tcp(host:3306)/db jdbc:oracle:thin:user/password@//host/db'],
  ['a typed parameter', 'fun login(password: String, token: String?) = api.call()'],
  ['a user and the word for a password', 'Ask for user name and password before you go on.'],
  [
    'variables with defaults in an address',
    'postgres://${PGUSER:-postgres}:${PGPASSWORD}@db:5432/${PGDATABASE:-desk_orders}?sslmode=disable',
  ],
  ['what is said when a variable is missing', 'postgres://desk:${PGPASSWORD:?PGPASSWORD is required}@db:5432/desk'],
  ['a default password in a sentence', 'Change the default harbour password before opening the door.'],
  ['published ports', '127.0.0.1:5432:5432 10.0.0.1:5432:5432/tcp'],
  ['a label to fill in', 'WIFI:T:WPA;S:<name>;P:<password>;;'],
  ['a nil key of Application Insights', 'InstrumentationKey=00000000-0000-0000-0000-000000000000;X=1'],
  ['an address of tools by name', 'https://a.dev/mcp/server-for-internal-notes https://a.dev/v1/mcp/sse'],
  ['one of the servers of a gateway', `https://a.dev/servers/${uuid}/mcp`],
  [
    'names in an address of the same form',
    'https://things.a.dev/api/v1/deviceprofilesofdesk/telemetry https://a.dev/api/v1/notes/telemetry',
  ],
  ['an id in another address', `https://a.dev/docs/${uuid}/mcp-guide`],
  ['strings that a program puts together', '"Enter your password: " + "then press " + key; "https://a.dev/" + path'],
  ['a signature of a picture', `https://a.dev/p.png?Expires=1893456000&Signature=${random.text(60)}&Key-Pair-Id=K1`],
  [
    'a signature of a picture in a folder of them',
    `https://media.a.dev/dms/image/v2/D5/logo_200?e=2147483647&v=beta&t=${random.text(43)}`,
  ],
  [
    'sentences about passwords',
    'The token for the session is sent by OAuth2. The password for new accounts is required.',
  ],
  ['a string that opens nothing', 'Password=the one that you chose (`sk-...`). Username=me'],
  ['a call', 'return {encryptedAesKey: Buffer.from($json.body?.k || "", "base64")}'],
  ['a call in markup', 'onLogin={(email, password) => console.log(email, password)}'],
  ['a variable with a message for people', 'AWS_SECRET_ACCESS_KEY=${DESK_SECRET_KEY:?Set DESK_SECRET_KEY in .env}'],
  ['variables that are emptied', 'OPENAI_API_KEY= ANTHROPIC_API_KEY= GOOGLE_API_KEY= go test'],
  ['tests that pass', '1. Ensure all tests pass: `cargo test`'],
  ['an argument that is passed', 'Fix: Pass `window_limit=agent.config.window` in all three paths'],
  ['an outcome', '={{ $json.value.includes(\'spf=pass\') ? "pass" : "fail" }}'],
  ['a blank before a flag', 'kubectl create secret tls <secret> --cert=new.crt --key=new.key'],
  ['a URL without a password', 'postgres://app@db/app https://a.dev/x?page=2#top'],
  ['a team by its name', 'x-honeycomb-team: platform-team'],
  ['a reference with a question', 'https://a.dev/?key={{$env.SOME_LONG_NAME_OF_A_KEY??"12345678"}}'],
  ['what stands beside an address', `see https://a.dev/{{page}} and "appid=${body64.slice(0, 12)}"`],
  ['a URL with references', 'postgres://${USER}:${PASS}@db/app https://a.dev/?key={{key}}&token=$TOKEN'],
  ['a URL of documentation', 'https://user:password@host/ https://<user>:<password>@host'],
  [
    'a topic of ntfy that words name',
    'https://ntfy.sh/desk-alerts https://ntfy.sh/mytopic https://ntfy.sh/docs-and-more',
  ],
  [
    'a webhook at a host that is filled in later',
    `https://xxx.n8n.cloud/webhook/${uuid} https://your-domain.com/webhook/${uuid}`,
  ],
  ['a public key of an error tracker', `https://${random.text(32, hex)}@o1.ingest.sentry.io/2`],
  [
    'a webhook URL of documentation',
    'https://hooks.slack.com/services/ https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
  ],
  ['a cell that says how long a password is', '| field | meaning |\n|---|---|\n| password | at least 12 characters |'],
  ['a cell under another column', `| id | note |\n|---|---|\n| ${random.text(24)} | x |`],
  [
    'words behind a telling word',
    'The password must have 12 characters. Token: short-lived. Secret: rotates weekly. The key is practice.',
  ],
  [
    'types and calls in code',
    'token: str, password=getpass("Password: "), api_key = os.environ["API_KEY"], secret: Optional[str] = None',
  ],
  ['references in shells', 'curl -u $USER:$PASS --token "$TOKEN" -H "Authorization: Bearer ${TOKEN}"'],
  ['the word Bearer', 'Bearer token used for authentication. Basic options: none.'],
  ['a public key', pem('PUBLIC KEY') + pem('CERTIFICATE')],
  ['an example of a private key', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
  [
    'prose with words of wallets',
    'legal winner thank you for the useful wave of support you gave to our team this year',
  ],
  [
    'jwt.io’s sample',
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
  ['a secret’s name in a store', 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/openai-a1b2c3'],
  ['a digest before a host', `https://${body64.slice(0, 40)}@tracker.a.dev/42`],
  ['base64 of a picture', `data:image/png;base64,iVBORw0KGgo${random.text(400)}`],
  ['a mask', 'password=REDACTED-password-1 token: REDACTED-github-token-2'],
  ['escapes in expressions and texts', '^[\\x20-\\x7e]+$ \\u00e9t\\u00e9 \\d{3} C:\\\\temp\\\\x &#8217; ＡＰＩ キー'],
  ['a schema in JSON', '{"properties":{"password":{"type":"string"},"token":{"type":"string","minLength":8}}}'],
  ['a name with a place for its value', 'Name: Authorization\nValue: PVEAPIToken=<user>@<realm>!<id>=<value>'],
  ['prose with the words of SQL', 'Patch the block that is identified by `label`, created identified by "owner name".'],
  ['a public key in JSON', `{"kty":"EC","crv":"P-256","x":"${random.text(43)}","y":"${random.text(43)}"}`],
  [
    'settings about secrets',
    '| setting | value |\n|---|---|\n| password | required |\n| token_url | https://a.dev/token |',
  ],
  ['lookups in shells', 'export password=os.environ["API_KEY"]\nexport token=#{ENV["TOKEN"]}'],
];

describe('what a text shows by itself', () => {
  for (const [guarantee, text, expected] of masked) {
    it(`masks ${guarantee}`, () => {
      const parts = found(text);
      if (expected === '') assert.notDeepEqual(parts, []);
      else assert.ok(parts.includes(expected), JSON.stringify(parts));
    });
  }
  for (const [guarantee, text] of quiet) {
    it(`is quiet about ${guarantee}`, () => assert.deepEqual(found(text), []));
  }

  it('takes a mask of no kind of ours for what it is: a value', () => {
    assert.notDeepEqual(found(`password=REDACTED-${random.text(20).toLowerCase()}-1`), []);
  });
});

describe('checksums', () => {
  it('are those of the published examples', () => {
    assert.equal(crc32('123456789'), 0xcbf43926);
    assert.equal(base62Checksum('123456789').length, 6);
    const digest = [...sha256(new TextEncoder().encode('abc'))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    assert.equal(digest, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('tell a wallet’s export from other text of its length', () => {
    // The key 1 in wallet import format, from Bitcoin's own tests; put together from halves.
    const known = ['5HpHagT65TZzG1PH3CSu63k8Db', 'pvD8s5ip4nEB3kEsreAnchuDf'].join('');
    assert.ok(isWalletImport(known));
    assert.equal(isWalletImport(`5${random.text(50, base62)}`), false);
  });
});

it('a password made of the user’s name is a default, unless it tells by itself', () => {
  const classOf = (login: string) => scanText(`postgres://${login}@db.desk.dev/x`)[0]?.class;
  assert.deepEqual([classOf('botuser:botpass'), classOf('hse_user:hse_password')], ['default', 'connection']);
});

it('a UUID in the address of tools on this machine counts for less, and a token for as much as elsewhere', () => {
  const classOf = (url: string) => scanText(url)[0]?.class;
  assert.equal(classOf(`http://localhost:3000/mcp/${uuid}/sse`), 'example');
  assert.equal(classOf(`http://[::1]:3000/mcp/${uuid}`), 'example');
  assert.equal(classOf(`http://localhost.a.dev/mcp/${uuid}/sse`), 'named');
  assert.equal(classOf(`http://localhost:3000/s/${secret}/sse`), 'named');
});
