import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, secretsOf } from '../testing.ts';

const secret = new Random(19).text(22);
const uuid = new Random(20).text(32, '0123456789abcdef').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function maskedIn(tree: object): readonly string[] {
  return secretsOf(JSON.stringify(tree)).map(([, text]) => text);
}

describe('credentials in unusual places', () => {
  it('are recovery codes', () => {
    assert.deepEqual(maskedIn({ recovery_codes: ['23467b3226', '58451715'] }), ['23467b3226', '58451715']);
    assert.deepEqual(maskedIn({ status_codes: ['23467b3226', '58451715'] }), []);
  });

  it('are the keys of a mapping of credentials', () => {
    assert.deepEqual(maskedIn({ api_keys: { [secret]: 'bob' } }), [secret]);
    assert.deepEqual(maskedIn({ api_keys: { 'search-service-production': 'SEARCH_KEY' } }), []);
    assert.deepEqual(maskedIn({ handlers: { [secret]: 'bob' } }), []);
  });

  it('follow the password option of a program', () => {
    for (const [command, flag] of [
      ['mongosh', '-p'],
      ['mosquitto_pub', '-P'],
      ['/usr/bin/redis-cli', '-a'],
    ] as const) {
      assert.deepEqual(maskedIn({ command, args: ['-h', 'db', flag, 'maple7street'] }), ['maple7street']);
      assert.deepEqual(maskedIn({ command: 'docker', args: ['-h', 'db', flag, 'maple7street'] }), []);
    }
  });

  it('are no names before references', () => {
    const secrets = 'DESK_API=${{ secrets.DESK_API }}\nDESK_TOKEN=${{ secrets.DESK_TOKEN }}';
    assert.deepEqual(maskedIn({ secrets }), []);
    assert.equal(
      maskedIn({ secrets: `${secrets}\nDESK_KEY=${secret}` })
        .join()
        .includes(secret),
      true,
    );
  });

  it('are not encrypted for a build server', () => {
    const encrypted = Buffer.from(new Random(22).text(32)).toString('base64');
    assert.deepEqual(maskedIn({ environment: { secure: encrypted } }), []);
    assert.deepEqual(maskedIn({ environment: { DESK_CONNECTION: encrypted } }), [encrypted]);
    assert.deepEqual(maskedIn({ environment: { secure: secret } }), [secret]);
  });

  it('are not in the connection string of another resource', () => {
    const connectionString = '{orders.connectionString};Database=orders;Password={orders-password.value}';
    assert.deepEqual(maskedIn({ connectionString }), []);
    const literal = maskedIn({ connectionString: `{orders.connectionString};Password=${secret}` });
    assert.ok(literal.join().includes(secret));
  });

  it('are no ids by their names', () => {
    const id = new Random(21).text(24, 'abcdefghijkmnpqrstuvwxyz0123456789');
    assert.deepEqual(maskedIn({ environment: { DESK_RESOURCE_UUID: id } }), []);
    assert.deepEqual(maskedIn({ environment: { DESK_CONNECTION: id } }), [id]);
  });

  it('follow the option `--key` of Smithery’s client', () => {
    const args = (client: string) => ['-y', client, 'run', 'desk', '--key', uuid];
    assert.deepEqual(maskedIn({ command: 'npx', args: args('@smithery/cli@1.2.3') }), [uuid]);
    assert.deepEqual(maskedIn({ command: 'npx', args: args('@acme/cli') }), []);
    assert.deepEqual(maskedIn({ args: ['@smithery/cli', '--profile', uuid] }), []);
  });

  it('follow the option `--key` of MCP servers only', () => {
    const masked = (...args: readonly string[]) => maskedIn({ command: 'npx', args });
    assert.deepEqual(masked('-y', 'acme-mcp-server@1.2.0', '--key', uuid), [uuid]);
    assert.deepEqual(masked('-y', '@acme/mcp-search', '--key', uuid), [uuid]);
    assert.deepEqual(masked('-y', '@acme/mcp', '--id', uuid), []);
    assert.deepEqual(masked('-y', '@acme/notes', '--key', uuid), []);
    assert.deepEqual(masked('-y', '@acme/mcp', '--key', 'created-at'), []);
  });

  it('are in the user list of cloud-init', () => {
    const list = (lines: string | readonly string[]) => maskedIn({ chpasswd: { expire: false, list: lines } });
    assert.deepEqual(list('root:Maple7Street\nbob:quietmaple\namy:RANDOM\nkim:R\n'), ['Maple7Street', 'quietmaple']);
    assert.deepEqual(list(['root:Maple7Street', 'bob:${BOB_PASSWORD}']), ['Maple7Street']);
    assert.deepEqual(maskedIn({ groups: { list: 'root:wheel7x\nbob:desk9y' } }), []);
  });

  it('follow the names of users, if they look like passwords', () => {
    assert.deepEqual(maskedIn({ users: ['bob:Maple7#Street', 'amy:viewer-2'] }), ['Maple7#Street']);
    assert.deepEqual(maskedIn({ basic_auth_users: { bob: 'maplestreet' } }), ['maplestreet']);
    assert.deepEqual(maskedIn({ basic_auth_users: { file: '/etc/users7' }, users: { bob: 'owner2' } }), []);
  });

  it('are UUIDs that a service issued as keys', () => {
    assert.deepEqual(maskedIn({ mcpServers: { desk: { command: 'x', env: { DESKTOOL_KEY: uuid } } } }), [uuid]);
    assert.deepEqual(maskedIn({ headers: { 'X-Desktool-Key': uuid } }), [uuid]);
    assert.deepEqual(maskedIn({ headers: { Authorization: `Splunk ${uuid}` } }), [uuid]);
    assert.deepEqual(maskedIn({ environment: [`DESKTOOL_KEY=${uuid}`] }), [uuid]);
    const others = [
      'PROJECT_KEY',
      'CACHE_KEY',
      'IDEMPOTENCY_KEY',
      'TENANT_KEY',
      'SESSION_KEY',
      'DESKTOOL_ID',
      'KEY_NAME',
    ];
    assert.deepEqual(maskedIn({ env: Object.fromEntries(others.map((name) => [name, uuid])) }), []);
    assert.deepEqual(maskedIn({ DESKTOOL_KEY: uuid, key: uuid, authorization_id: uuid, env: { Key: uuid } }), []);
  });

  it('have a shortened name', () => {
    const digest = new Random(21).text(32, '0123456789abcdef');
    for (const name of ['NEWSDESK_API', 'NEWSDESK_REFRESH', 'NEWSDESK_PRIVATE', 'NEWSDESK_LICENSE', 'NEWSDESK_SIGNING'])
      assert.deepEqual(maskedIn({ env: { [name]: digest } }), [digest], name);
    const env = { NEWSDESK_API: 'https://a.dev/v1', NEWSDESK_LICENSE: 'Apache-2.0', BUILD: digest, API_BASE: digest };
    assert.deepEqual(maskedIn({ env, api: digest, license: digest, private: true }), []);
  });

  it('are in an environment with a longer name', () => {
    const list = [{ name: 'NEWSDESK', value: secret }];
    assert.deepEqual(maskedIn({ extraEnv: list }), [secret]);
    assert.deepEqual(maskedIn({ upstream_headers: { 'X-Newsdesk': secret } }), [secret]);
    assert.deepEqual(maskedIn({ extraLabels: list, showSecrets: true, imagePullSecrets: [{ name: 'desk' }] }), []);
  });

  it('have a parent key that names their type', () => {
    assert.deepEqual(maskedIn({ auth: { type: 'bearer', token: 'harbour42' } }), ['harbour42']);
    assert.deepEqual(maskedIn({ api: { key: 'harbour42' } }), ['harbour42']);
    assert.deepEqual(maskedIn({ auth: { token: 'bearer' }, lexer: { token: 'harbour42' }, map: { key: 'x42' } }), []);
  });

  it('follow an option of one letter', () => {
    assert.deepEqual(maskedIn({ args: ['-k', secret] }), [secret]);
    assert.deepEqual(maskedIn({ args: ['-k', 'search-service-production', '-t', 'acme/agent:1.2'] }), []);
    assert.deepEqual(maskedIn({ args: ['-f', secret] }), []);
  });
});

it('a token that a program requires of its callers may be words', () => {
  const word = 'quiet-maple';
  assert.deepEqual(maskedIn({ gateway: { auth: { mode: 'token', token: word } } }), [word]);
  assert.deepEqual(maskedIn({ gateway: { remote: { url: 'wss://desk.example.org', token: word } } }), [word]);
  assert.deepEqual(maskedIn({ hooks: { enabled: true, token: word } }), [word]);
  assert.deepEqual(maskedIn({ auth: { mode: 'oidc', token: word }, design: { token: word } }), []);
});

it('scopes under a security scheme are no credentials', () => {
  const scopes = { bearerAuth: ['depot:plan', 'crew:delegate'], OAuth2: ['url:GET|/api/v2/depots'] };
  assert.deepEqual(maskedIn({ security: [scopes], skills: [{ security: [scopes] }] }), []);
  assert.deepEqual(maskedIn({ security: [{ bearerAuth: [secret] }] }), [secret]);
  assert.deepEqual(maskedIn({ security: { api_keys: [secret] } }), [secret]);
  assert.deepEqual(maskedIn({ security: { bearerAuth: [secret] } }), [secret]);
});

it('permissions are no credentials', () => {
  assert.deepEqual(
    maskedIn({ scopes: ['passwords:read', 'crew:write'], 'desk-oauth': ['depot:read', 'depot:hauls'] }),
    [],
  );
  assert.deepEqual(maskedIn({ auth: ['clerk:harbour42', 'depot:read'] }), ['harbour42']);
});

it('a dummy value for a service without authentication is no credential', () => {
  const secretOf = (stringData: object) => maskedIn({ apiVersion: 'v1', kind: 'Secret', stringData });
  assert.deepEqual(secretOf({ Authorization: 'Bearer not-required', OPENAI_API_KEY: 'desk-local-no-auth' }), []);
  assert.equal(secretOf({ Authorization: 'Bearer quiet-maple-harbour' }).length, 1);
  assert.equal(secretOf({ OPENAI_API_KEY: 'desk-local-no-problem' }).length, 1);
});

it('a connection string with a password by reference is no credential, whatever its host is called', () => {
  const connection = (login: string) =>
    maskedIn({ CONNECTION_STRING: `postgresql://${login}@db.desk.dev:5432/orders` });
  for (const login of ['app:${DB_PASSWORD}', "app:{{ secret('DB_PASSWORD') }}", '${DB_USER}:${DB_PASSWORD}'])
    assert.deepEqual(connection(login), [], login);
  assert.deepEqual(connection(`app:${secret}`), [secret]);
  const stored = (key: string) => `AccountName=deskstore;AccountKey=${key};EndpointSuffix=core.windows.net`;
  assert.deepEqual(maskedIn({ AZURE_STORAGE_CONNECTION_STRING: stored('${KEY}') }), []);
  assert.equal(maskedIn({ AZURE_STORAGE_CONNECTION_STRING: stored(`${secret}${secret}`) }).length, 1);
  const source = 'jdbc:postgresql://db.desk.dev/orders?user=app&password=';
  assert.deepEqual(maskedIn({ JDBC_CONNECTION_STRING: `${source}\${PASSWORD}` }), []);
  assert.equal(maskedIn({ JDBC_CONNECTION_STRING: `${source}${secret}&schema=\${SCHEMA}` }).length, 1);
  // In base64 a slash may end the login.
  const encoded = `${secret}/${secret}=`;
  assert.equal(maskedIn({ CONNECTION_STRING: `postgres://app:${encoded}@\${HOST}/orders` }).length, 1);
  assert.equal(maskedIn({ REDIS_CONN: `redis://:${encoded}@\${HOST}:6379` }).length, 1);
  assert.deepEqual(maskedIn({ PROXY_AUTH: 'http://${USER}:${PASSWORD}@proxy.desk.dev:3128' }), []);
  assert.equal(maskedIn({ PROXY_AUTH: `http://\${USER}:${secret}@proxy.desk.dev:3128` }).length, 1);
  assert.deepEqual(maskedIn({ SIGNING_SECRET: `\${PREFIX}${secret}` }), [secret]);
});
