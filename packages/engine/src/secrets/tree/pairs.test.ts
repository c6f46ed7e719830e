import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, secretsOf } from '../testing.ts';

const secret = new Random(19).text(22);

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
    it(`is a pair in the spelling ${pair}`, () => {
      const [name = '', value = ''] = pair.split('=');
      assert.deepEqual(maskedIn({ list: [{ [name]: 'ACME_API_KEY', [value]: secret }] }), [secret]);
      assert.deepEqual(maskedIn({ list: [{ [value]: secret, type: 'text', [name]: 'acmeApiKey' }] }), [secret]);
      assert.deepEqual(maskedIn({ list: [{ [name]: 'region', [value]: 'eu-central-1' }] }), []);
      assert.deepEqual(maskedIn({ list: [{ [name]: 'API key', [value]: 'apiKey' }] }), []);
    });
  }

  it('is a pair in a list of two, unless the first is a path', () => {
    assert.deepEqual(maskedIn({ list: ['deskPassword', secret] }), [secret]);
    assert.deepEqual(maskedIn({ list: ['../../etc/passwd', secret.slice(0, 12)] }), []);
  });

  it('ends at the quote that its name opens, if YAML reads a shell command as a mapping', () => {
    const line = (value: string) => ({
      script: [{ 'echo "password': `${value}" >> ~/.deskrc` }, 'echo "x" >> ~/.deskrc'],
    });
    assert.deepEqual(maskedIn(line('${DESK_TOKEN}')), []);
    assert.deepEqual(maskedIn(line(secret)), [secret]);
    assert.deepEqual(maskedIn(line(`\\"${secret}\\"`)).length, 1);
    assert.deepEqual(maskedIn(line(`"${secret}`)).length, 1);
    assert.deepEqual(maskedIn({ 'the "desk" password': `${secret}"x` }), [`${secret}"x`]);
  });

  it('may look like a PowerShell command', () => {
    assert.deepEqual(maskedIn({ password: ['Start', 'Harbour'].join('-') }), ['Start-Harbour']);
  });

  it('is no pair for the profile of a login', () => {
    assert.deepEqual(maskedIn({ authProfileOverride: 'acme-desk:default', auth_profile: 'acme:maple7' }), []);
    assert.deepEqual(maskedIn({ basicAuth: ['bob', 'Maple7Street!'].join(':') }), ['Maple7Street!']);
  });

  it('is no pair in a list of conditions', () => {
    assert.deepEqual(maskedIn({ gates: ['desk-voice PASS', 'desk-review != BLOCK'] }), []);
    assert.deepEqual(maskedIn({ gates: ['desk-voice PASS', 'coverage >= 80'] }), []);
    assert.deepEqual(maskedIn({ list: ['desk pass', `${secret}!=x`] }), [`${secret}!=x`]);
  });

  it('is no pair in lists of class names, methods, permissions and packages', () => {
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

  it('is a reference in an option that takes secrets of a store', () => {
    const pairs = 'DESK_PASSWORD=desk-password:latest,DESK_API_KEY=projects/7/secrets/desk-key/versions/3';
    assert.deepEqual(maskedIn({ args: ['deploy', '--set-secrets', pairs] }), []);
    assert.deepEqual(maskedIn({ args: ['deploy', `--set-secrets=${pairs}`] }), []);
    assert.deepEqual(maskedIn({ args: ['deploy', '--set-env-vars', `DESK_PASSWORD=${secret}`] }), [secret]);
  });

  it('may contain white space in a password of an environment or option', () => {
    const words = ['Maple7', 'Street9'].join(' ');
    assert.deepEqual(maskedIn({ command: 'docker', args: ['run', '-e', `DB_PASSWORD=${words}`, 'desk'] }), [words]);
    assert.deepEqual(maskedIn({ command: 'node', args: ['x.js', `--password=${words}`] }), [words]);
    assert.deepEqual(maskedIn({ args: ['--password=Maple7Street --verbose'] }), ['Maple7Street']);
    assert.deepEqual(maskedIn({ args: ['run', '-e', 'ACME_NOTE=two words'] }), []);
  });

  it('uses the name of a credential, not the identifier before it', () => {
    const field = { id: '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f', name: 'acme_api_key', value: secret, type: 'string' };
    assert.deepEqual(maskedIn({ assignments: [field] }), [secret]);
    assert.deepEqual(maskedIn({ assignments: [{ ...field, name: 'cache_key' }] }), []);
  });

  it('is no pair for the label and value of a choice', () => {
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

describe('collections of credentials', () => {
  it('contain a credential in each entry', () => {
    assert.deepEqual(maskedIn({ api_keys: { prod: secret } }), [secret]);
    assert.deepEqual(maskedIn({ tokens: { search: secret, theme: 'x' } }), [secret]);
    assert.deepEqual(maskedIn({ passwords: { root: 'maplestreet' } }), ['maplestreet']);
    for (const name of [
      'passwörter',
      'kennwoerter',
      'contraseñas',
      'senhas',
      'mots_de_passe',
      'wachtwoorden',
      'пароли',
    ])
      assert.deepEqual(maskedIn({ [name]: { erp: 'Lager#2291-Tor' } }), ['Lager#2291-Tor'], name);
    assert.deepEqual(maskedIn({ wörter: { erp: 'Lager#2291-Tor' } }), []);
  });

  it('the password of a system may be named before it', () => {
    for (const name of ['password_db', 'mot_de_passe_erp', 'senha_crm', 'contraseña_smtp', 'passwort_sap'])
      assert.deepEqual(maskedIn({ [name]: 'Fournil-8842-zq' }), ['Fournil-8842-zq'], name);
    for (const value of ['vault', 'required', './keys/team.kdbx', '${DB_PASSWORD}'])
      assert.deepEqual(maskedIn({ password_db: value }), [], value);
    assert.deepEqual(maskedIn({ password_policy_db: 'strong-12' }), []);
  });

  it('do not contain sizes, colours, words and settings', () => {
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

it('text under `pass` beside `fail` is no password, but is scanned like other text', () => {
  const text = 'Page has at least one level-one heading';
  assert.deepEqual(maskedIn({ checks: { heading: { pass: text, fail: 'Page has none' } } }), []);
  assert.deepEqual(
    maskedIn({ checks: { heading: { pass: secret, fail: 'Page has none' } } }).length > 0,
    maskedIn({ note: secret }).length > 0,
  );
  assert.deepEqual(maskedIn({ smtp: { user: 'robot', pass: secret } }), [secret]);
});

it('an example beside the name of a token is a secret if it looks generated', () => {
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

  it('names the values at the same positions', () => {
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

  it('names nothing in descriptions, lists of another length or under neutral names', () => {
    assert.deepEqual(maskedIn({ fields: ['id', 'password'], values: ['number', 'string'] }), []);
    assert.deepEqual(maskedIn({ names: ['API_KEY'], values: ['eu-west-1', 'Maple7-Street'] }), []);
    const two = { keys: ['DB_PASSWORD'], values: ['${PW}'], headers: ['colour'], rows: [['blue42']] };
    assert.deepEqual(maskedIn(two), []);
    assert.deepEqual(maskedIn({ columns: ['token', 'count'], rows: [['hello', 12]] }), []);
    assert.deepEqual(maskedIn({ names: ['host', 'region'], values: ['db7-internal', 'eu-west-1'] }), []);
  });
});

it('`auth@docker` is a reference and no name', () => {
  assert.deepEqual(maskedIn({ middlewares: ['auth@docker', 'secure-headers@kubernetescrd'] }), []);
  assert.deepEqual(maskedIn({ headers: ['auth', secret] }), [secret]);
});

it('two names are a list of names', () => {
  assert.deepEqual(maskedIn({ needs: ['review_pass', 'review_attempts'] }), []);
  assert.deepEqual(maskedIn({ login: ['password', 'maplestreet'] }), ['maplestreet']);
});
