import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, secretsOf } from '../testing.ts';

const secret = new Random(19).text(22);
const uuid = new Random(20).text(32, '0123456789abcdef').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function maskedIn(tree: object): readonly string[] {
  return secretsOf(JSON.stringify(tree)).map(([, text]) => text);
}

describe('a name and a value in two members', () => {
  const pairs = (
    'name=value key=value Key=Value key=val k=v header=value headerName=headerValue parameter_key=parameter_value ParameterKey=ParameterValue ' +
    'variable=value variable_name=variable_value var=val env=value envName=envValue env_var=env_val field=value fieldName=fieldValue id=value ' +
    'property=value option=value setting=value input=value arg=value attribute=value selector=value slug=value title=value label=value ' +
    'displayName=value paramName=paramValue config_key=config_value name=string_value name=current name=initial_value name=plaintext ' +
    'key=stringData 名称=值 nombre=valor nom=valeur Name=Wert nome=valore'
  ).split(' ');
  for (const pair of pairs) {
    it(`is one in the spelling ${pair}`, () => {
      const [name = '', value = ''] = pair.split('=');
      assert.deepEqual(maskedIn({ list: [{ [name]: 'ACME_API_KEY', [value]: secret }] }), [secret]);
      assert.deepEqual(maskedIn({ list: [{ [value]: secret, type: 'text', [name]: 'acmeApiKey' }] }), [secret]);
      assert.deepEqual(maskedIn({ list: [{ [name]: 'region', [value]: 'eu-central-1' }] }), []);
      assert.deepEqual(maskedIn({ list: [{ [name]: 'API key', [value]: 'apiKey' }] }), []);
    });
  }

  it('is one in a list of two, but not behind a place', () => {
    assert.deepEqual(maskedIn({ list: ['deskPassword', secret] }), [secret]);
    assert.deepEqual(maskedIn({ list: ['../../etc/passwd', secret.slice(0, 12)] }), []);
  });

  it('ends with the quote that opens in its name, where YAML takes a line of a shell for a mapping', () => {
    const line = (value: string) => ({
      script: [{ 'echo "password': `${value}" >> ~/.deskrc` }, 'echo "x" >> ~/.deskrc'],
    });
    assert.deepEqual(maskedIn(line('${DESK_TOKEN}')), []);
    assert.deepEqual(maskedIn(line(secret)), [secret]);
    assert.deepEqual(maskedIn(line(`\\"${secret}\\"`)).length, 1);
    assert.deepEqual(maskedIn(line(`"${secret}`)).length, 1);
    assert.deepEqual(maskedIn({ 'the "desk" password': `${secret}"x` }), [`${secret}"x`]);
  });

  it('may look like a command of PowerShell', () => {
    assert.deepEqual(maskedIn({ password: ['Start', 'Harbour'].join('-') }), ['Start-Harbour']);
  });

  it('is none where the profile of a login is named', () => {
    assert.deepEqual(maskedIn({ authProfileOverride: 'acme-desk:default', auth_profile: 'acme:maple7' }), []);
    assert.deepEqual(maskedIn({ basicAuth: ['bob', 'Maple7Street!'].join(':') }), ['Maple7Street!']);
  });

  it('is none in a list of conditions', () => {
    assert.deepEqual(maskedIn({ gates: ['desk-voice PASS', 'desk-review != BLOCK'] }), []);
    assert.deepEqual(maskedIn({ gates: ['desk-voice PASS', 'coverage >= 80'] }), []);
    assert.deepEqual(maskedIn({ list: ['desk pass', `${secret}!=x`] }), [`${secret}!=x`]);
  });

  it('is none in a list of the classes of a program', () => {
    assert.deepEqual(maskedIn({ required_auth: ['gateway-token', 'api-key+mtls'] }), []);
    assert.deepEqual(maskedIn({ list: ['gateway-token', secret] }), [secret]);
    const behindWays = `mtls+tls+jwt+saml+${secret}`;
    assert.deepEqual(maskedIn({ list: ['gateway-token', behindWays] }), [behindWays]);
    assert.deepEqual(maskedIn({ used: ['Ed25519PrivateKey', 'Ed25519PublicKey'] }), []);
    assert.deepEqual(maskedIn({ permissions: ['credentials:password:patch', 'shortCode:email:update'] }), []);
    assert.deepEqual(maskedIn({ scopes: ['users.password.reset', 'users.token.*'] }), []);
    assert.deepEqual(maskedIn({ plugin: ['desk-acme-auth', '@acme/desk-tools@latest'] }), []);
    assert.deepEqual(maskedIn({ plugin: ['desk-acme-auth', 'desk-tools@^2.1'] }), []);
    assert.deepEqual(maskedIn({ used: ['DeskPassword', `Maple${secret.slice(0, 6)}Password7`] }).length, 1);
  });

  it('names a secret of a store and its version, where a flag takes pairs of them', () => {
    const pairs = 'DESK_PASSWORD=desk-password:latest,DESK_API_KEY=projects/7/secrets/desk-key/versions/3';
    assert.deepEqual(maskedIn({ args: ['deploy', '--set-secrets', pairs] }), []);
    assert.deepEqual(maskedIn({ args: ['deploy', `--set-secrets=${pairs}`] }), []);
    assert.deepEqual(maskedIn({ args: ['deploy', '--set-env-vars', `DESK_PASSWORD=${secret}`] }), [secret]);
  });

  it('of a password may hold white space, as an item of an environment or a flag', () => {
    const words = ['Maple7', 'Street9'].join(' ');
    assert.deepEqual(maskedIn({ command: 'docker', args: ['run', '-e', `DB_PASSWORD=${words}`, 'desk'] }), [words]);
    assert.deepEqual(maskedIn({ command: 'node', args: ['x.js', `--password=${words}`] }), [words]);
    assert.deepEqual(maskedIn({ args: ['--password=Maple7Street --verbose'] }), ['Maple7Street']);
    assert.deepEqual(maskedIn({ args: ['run', '-e', 'ACME_NOTE=two words'] }), []);
  });

  it('has the name that tells, not the identifier before it', () => {
    const field = { id: '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f', name: 'acme_api_key', value: secret, type: 'string' };
    assert.deepEqual(maskedIn({ assignments: [field] }), [secret]);
    assert.deepEqual(maskedIn({ assignments: [{ ...field, name: 'cache_key' }] }), []);
  });

  it('is not what people read of a choice', () => {
    const choices = [
      { label: 'Password', value: 'password' },
      { label: 'Password', value: 'passwordReset' },
      { label: 'Password (min 8)', value: 'min8chars' },
      { displayName: 'Access Token', value: 'oAuth2Api' },
      { label: 'Secret Key', value: 'secretKeyV2' },
      { title: 'Token', default: 'gpt2-tokenizer-v2' },
      { title: 'Token usage', value: '12.4k' },
    ];
    assert.deepEqual(maskedIn({ choices }), []);
    assert.deepEqual(maskedIn({ fields: [{ label: 'Password', value: 'Maple#Street77' }] }), ['Maple#Street77']);
    assert.deepEqual(maskedIn({ password: { title: 'Password', default: 'maplestreet' } }), ['maplestreet']);
  });
});

describe('several credentials under one name', () => {
  it('are each one', () => {
    assert.deepEqual(maskedIn({ api_keys: { prod: secret } }), [secret]);
    assert.deepEqual(maskedIn({ tokens: { search: secret, theme: 'x' } }), [secret]);
    assert.deepEqual(maskedIn({ passwords: { root: 'maplestreet' } }), ['maplestreet']);
  });

  it('are no sizes, colours, words and settings', () => {
    const quiet = [
      { tokens: { colorPrimary: '#1A2B3C4D', 'shadow-lg': '0 10px rgba(0,0,0,0.5)', radius: 'calc(var(--r)-2px)' } },
      { tokens: { bos: '<|begin_of_text|>', eos: '<|eot_id|>', prompt: 1200 } },
      { api_keys: { provider: 'hashicorp-vault', url: 'https://keys.acme.dev/v2', rotation: '90-days' } },
      { passwords: { policy: 'min12-mixed-case', length: 12, store: 'bcrypt-cost-12' } },
      { keys: { save: 'ctrl+shift+s', submit: 'cmd+enter' } },
      { password: { type: 'string', format: 'password', minLength: 8 } },
    ];
    for (const tree of quiet) assert.deepEqual(maskedIn(tree), [], JSON.stringify(tree));
  });
});

it('a verdict’s text is no password, and what looks random there stays one', () => {
  const text = 'Page has at least one level-one heading';
  assert.deepEqual(maskedIn({ checks: { heading: { pass: text, fail: 'Page has none' } } }), []);
  assert.deepEqual(
    maskedIn({ checks: { heading: { pass: secret, fail: 'Page has none' } } }).length > 0,
    maskedIn({ note: secret }).length > 0,
  );
  assert.deepEqual(maskedIn({ smtp: { user: 'robot', pass: secret } }), [secret]);
});

it('an example beside the name of a token is somebody’s own where it looks generated', () => {
  const entry = (example: string) => ({ secrets: [{ name: 'desk.api_token', env: 'DESK_TOKEN', example }] });
  const generated = `desk_${new Random(5).text(40)}`;
  assert.deepEqual(maskedIn(entry(generated)), [generated]);
  for (const made of ['your-api-token', 'desk_xxxxxxxxxxxxxxxxxxxx', 'abcdef1234567890abcdef', 'my-desk-token-value']) {
    assert.deepEqual(maskedIn(entry(made)), []);
  }
  assert.deepEqual(maskedIn({ env: [{ name: 'DESK_REGION', example: generated.slice(5) }] }), []);
});

describe('a list of names beside a list of values', () => {
  const password = 'Maple7#Street';

  it('names what stands at the same place', () => {
    assert.deepEqual(maskedIn({ names: ['API_KEY', 'REGION'], values: [secret, 'eu-west-1'] }), [secret]);
    assert.deepEqual(maskedIn({ headerNames: ['Accept', 'X-Api-Key'], headerValues: ['*/*', secret] }), [secret]);
    assert.deepEqual(maskedIn({ env: { keys: ['DB_PASSWORD'], values: [password] } }), [password]);
    assert.deepEqual(maskedIn({ env: { keys: ['DB_PASSWORD'], values: ['maple-street7'] } }), ['maple-street7']);
    assert.deepEqual(maskedIn({ columns: ['user', 'password'], rows: [['bob', 'min-8-chars']] }), []);
  });

  it('names the columns of rows', () => {
    const rows = [
      ['maps', secret, 1],
      ['mail', password, 2],
    ];
    assert.deepEqual(maskedIn({ columns: ['service', 'password', 'rank'], rows }), [secret, password]);
  });

  it('says nothing of lists that describe, that are of another length or that no name tells of', () => {
    assert.deepEqual(maskedIn({ fields: ['id', 'password'], values: ['number', 'string'] }), []);
    assert.deepEqual(maskedIn({ names: ['API_KEY'], values: ['eu-west-1', 'Maple7-Street'] }), []);
    const two = { keys: ['DB_PASSWORD'], values: ['${PW}'], headers: ['colour'], rows: [['blue42']] };
    assert.deepEqual(maskedIn(two), []);
    assert.deepEqual(maskedIn({ columns: ['token', 'count'], rows: [['hello', 12]] }), []);
    assert.deepEqual(maskedIn({ names: ['host', 'region'], values: ['db7-internal', 'eu-west-1'] }), []);
  });
});

it('what a program looks up by its provider names nothing', () => {
  assert.deepEqual(maskedIn({ middlewares: ['auth@docker', 'secure-headers@kubernetescrd'] }), []);
  assert.deepEqual(maskedIn({ headers: ['auth', secret] }), [secret]);
});

it('two names are a list of names', () => {
  assert.deepEqual(maskedIn({ needs: ['review_pass', 'review_attempts'] }), []);
  assert.deepEqual(maskedIn({ login: ['password', 'maplestreet'] }), ['maplestreet']);
});

describe('credentials in unusual places', () => {
  it('are codes for the day when a login is lost', () => {
    assert.deepEqual(maskedIn({ recovery_codes: ['23467b3226', '58451715'] }), ['23467b3226', '58451715']);
    assert.deepEqual(maskedIn({ status_codes: ['23467b3226', '58451715'] }), []);
  });

  it('are the names of a map of them', () => {
    assert.deepEqual(maskedIn({ api_keys: { [secret]: 'bob' } }), [secret]);
    assert.deepEqual(maskedIn({ api_keys: { 'search-service-production': 'SEARCH_KEY' } }), []);
    assert.deepEqual(maskedIn({ handlers: { [secret]: 'bob' } }), []);
  });

  it('follow the flag of a program that takes them there', () => {
    for (const [command, flag] of [
      ['mongosh', '-p'],
      ['mosquitto_pub', '-P'],
      ['/usr/bin/redis-cli', '-a'],
    ] as const) {
      assert.deepEqual(maskedIn({ command, args: ['-h', 'db', flag, 'maple7street'] }), ['maple7street']);
      assert.deepEqual(maskedIn({ command: 'docker', args: ['-h', 'db', flag, 'maple7street'] }), []);
    }
  });

  it('follow the flag for a key of Smithery’s client', () => {
    const args = (client: string) => ['-y', client, 'run', 'desk', '--key', uuid];
    assert.deepEqual(maskedIn({ command: 'npx', args: args('@smithery/cli@1.2.3') }), [uuid]);
    assert.deepEqual(maskedIn({ command: 'npx', args: args('@acme/cli') }), []);
    assert.deepEqual(maskedIn({ args: ['@smithery/cli', '--profile', uuid] }), []);
  });

  it('follow the same flag where a server is started, and nowhere else', () => {
    const masked = (...args: readonly string[]) => maskedIn({ command: 'npx', args });
    assert.deepEqual(masked('-y', 'acme-mcp-server@1.2.0', '--key', uuid), [uuid]);
    assert.deepEqual(masked('-y', '@acme/mcp-search', '--key', uuid), [uuid]);
    assert.deepEqual(masked('-y', '@acme/mcp', '--id', uuid), []);
    assert.deepEqual(masked('-y', '@acme/notes', '--key', uuid), []);
    assert.deepEqual(masked('-y', '@acme/mcp', '--key', 'created-at'), []);
  });

  it('stand on the lines in which cloud-init is told them', () => {
    const list = (lines: string | readonly string[]) => maskedIn({ chpasswd: { expire: false, list: lines } });
    assert.deepEqual(list('root:Maple7Street\nbob:quietmaple\namy:RANDOM\nkim:R\n'), ['Maple7Street', 'quietmaple']);
    assert.deepEqual(list(['root:Maple7Street', 'bob:${BOB_PASSWORD}']), ['Maple7Street']);
    assert.deepEqual(maskedIn({ groups: { list: 'root:wheel7x\nbob:desk9y' } }), []);
  });

  it('stand behind the names of people, if they look like it', () => {
    assert.deepEqual(maskedIn({ users: ['bob:Maple7#Street', 'amy:viewer-2'] }), ['Maple7#Street']);
    assert.deepEqual(maskedIn({ basic_auth_users: { bob: 'maplestreet' } }), ['maplestreet']);
    assert.deepEqual(maskedIn({ basic_auth_users: { file: '/etc/users7' }, users: { bob: 'owner2' } }), []);
  });

  it('are UUIDs that a service issued as its key', () => {
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

  it('stand under half a name', () => {
    const digest = new Random(21).text(32, '0123456789abcdef');
    for (const name of ['NEWSDESK_API', 'NEWSDESK_REFRESH', 'NEWSDESK_PRIVATE', 'NEWSDESK_LICENSE', 'NEWSDESK_SIGNING'])
      assert.deepEqual(maskedIn({ env: { [name]: digest } }), [digest], name);
    const env = { NEWSDESK_API: 'https://a.dev/v1', NEWSDESK_LICENSE: 'Apache-2.0', BUILD: digest, API_BASE: digest };
    assert.deepEqual(maskedIn({ env, api: digest, license: digest, private: true }), []);
  });

  it('stand in an environment that has a longer name', () => {
    const list = [{ name: 'NEWSDESK', value: secret }];
    assert.deepEqual(maskedIn({ extraEnv: list }), [secret]);
    assert.deepEqual(maskedIn({ upstream_headers: { 'X-Newsdesk': secret } }), [secret]);
    assert.deepEqual(maskedIn({ extraLabels: list, showSecrets: true, imagePullSecrets: [{ name: 'desk' }] }), []);
  });

  it('have the word for what they open above them', () => {
    assert.deepEqual(maskedIn({ auth: { type: 'bearer', token: 'harbour42' } }), ['harbour42']);
    assert.deepEqual(maskedIn({ api: { key: 'harbour42' } }), ['harbour42']);
    assert.deepEqual(maskedIn({ auth: { token: 'bearer' }, lexer: { token: 'harbour42' }, map: { key: 'x42' } }), []);
  });

  it('follow a flag of one letter', () => {
    assert.deepEqual(maskedIn({ args: ['-k', secret] }), [secret]);
    assert.deepEqual(maskedIn({ args: ['-k', 'search-service-production', '-t', 'acme/agent:1.2'] }), []);
    assert.deepEqual(maskedIn({ args: ['-f', secret] }), []);
  });
});

it('a token that a program asks of its callers may be words', () => {
  const word = 'quiet-maple';
  assert.deepEqual(maskedIn({ gateway: { auth: { mode: 'token', token: word } } }), [word]);
  assert.deepEqual(maskedIn({ gateway: { remote: { url: 'wss://desk.example.org', token: word } } }), [word]);
  assert.deepEqual(maskedIn({ hooks: { enabled: true, token: word } }), [word]);
  assert.deepEqual(maskedIn({ auth: { mode: 'oidc', token: word }, design: { token: word } }), []);
});

it('what a scheme of a card has to allow is no credential of it', () => {
  const scopes = { bearerAuth: ['depot:plan', 'crew:delegate'] };
  assert.deepEqual(maskedIn({ security: [scopes], skills: [{ security: [scopes] }] }), []);
  assert.deepEqual(maskedIn({ security: [{ bearerAuth: [secret] }] }), [secret]);
  assert.deepEqual(maskedIn({ security: { api_keys: [secret] } }), [secret]);
  assert.deepEqual(maskedIn({ security: { bearerAuth: [secret] } }), [secret]);
});

it('rights are no credentials, whatever they are about', () => {
  assert.deepEqual(
    maskedIn({ scopes: ['passwords:read', 'crew:write'], 'desk-oauth': ['depot:read', 'depot:hauls'] }),
    [],
  );
  assert.deepEqual(maskedIn({ auth: ['clerk:harbour42', 'depot:read'] }), ['harbour42']);
});

it('what a service that asks for none is given is no credential', () => {
  const secretOf = (stringData: object) => maskedIn({ apiVersion: 'v1', kind: 'Secret', stringData });
  assert.deepEqual(secretOf({ Authorization: 'Bearer not-required', OPENAI_API_KEY: 'desk-local-no-auth' }), []);
  assert.equal(secretOf({ Authorization: 'Bearer quiet-maple-harbour' }).length, 1);
  assert.equal(secretOf({ OPENAI_API_KEY: 'desk-local-no-problem' }).length, 1);
});
