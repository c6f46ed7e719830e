import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

/** Credentials are put together at run time: no line of this repository holds one. */
const letters = 'aQ7xK2mZ9pL4vR8tW3nB6yD1cF5gH0jS';
const random = (length: number) => letters.repeat(4).slice(0, length);
const key = {
  github: ['ghp', random(36)].join('_'),
  anthropic: ['sk', 'ant', 'api03', random(93)].join('-'),
  own: ['ag', 'live', random(36)].join('_'),
  aws: ['AKIA', 'Q3EGZ7WPL2XK5VTN'].join(''),
  hex: ['e1a7c3f9', '4b8d2c6e0a5f1397'].join(''),
};

function at(configuration: string | object, language: 'json' | 'yaml' = 'json') {
  return findingsOf('AG-001', configuration, language).map(({ pointer, severity }) => `${severity} ${pointer}`);
}

const fires: readonly (readonly [guarantee: string, configuration: object, expected: readonly string[]])[] = [
  [
    'a provider key in an environment',
    { mcpServers: { gh: { command: 'x', env: { GITHUB_TOKEN: key.github } } } },
    ['critical /mcpServers/gh/env/GITHUB_TOKEN'],
  ],
  [
    'an address of a script that may ask for a login beside it',
    { tools: [{ name: 'sheet', url: `https://script.google.com/macros/s/${['AKfy', random(60)].join('')}/exec` }] },
    ['high /tools/0/url'],
  ],
  [
    'a webhook of a server on the network',
    { notify: 'http://flows.acme.dev/webhook/3f2b8c1e-9d4a-4e7b-8a6c-2d1f0e9b7c5a' },
    ['critical /notify'],
  ],
  [
    'a webhook of the machine itself, which only its own programs reach',
    { notify: 'http://localhost:5678/webhook/3f2b8c1e-9d4a-4e7b-8a6c-2d1f0e9b7c5a' },
    ['medium /notify'],
  ],
  [
    'a literal under a secret name',
    { environment: { DB_PASSWORD: 'hunter2hunter2' } },
    ['high /environment/DB_PASSWORD'],
  ],
  ['a password in a connection string', { dsn: 'postgres://admin:Sup3r!@db/prod' }, ['critical /dsn']],
  [
    'its password by itself, under a name of its own and in a text',
    { dsn: 'postgres://admin:Sup3r!x9@db/prod', DB_PASSWORD: 'Sup3r!x9', note: 'Log in with Sup3r!x9 first.' },
    ['critical /dsn', 'high /DB_PASSWORD', 'high /note'],
  ],
  ['the element behind a flag', { args: ['run', '--access-token', random(32)] }, ['high /args/2']],
  ['a bearer header', { headers: { Authorization: `Bearer ${random(32)}` } }, ['high /headers/Authorization']],
  ['a key in a query', { allow: [`WebFetch(https://api.acme.io/v1?key=${random(39)})`] }, ['high /allow/0']],
  ['a header written as one string', { headers: [`X-Api-Key:${random(32)}`] }, ['high /headers/0']],
  [
    'a field that declares itself a password',
    { api_key: { value: random(30), password: true, load_from_db: false } },
    ['high /api_key/value'],
  ],
  ['a secret inside a prompt', { system_prompt: `Send ${key.anthropic} along.` }, ['critical /system_prompt']],
  [
    'user and password in base64',
    { headers: { Authorization: `Basic ${btoa(`svc:${random(14)}`)}` } },
    ['critical /headers/Authorization'],
  ],
  ['a default password', { redis: { password: 'admin123' } }, ['medium /redis/password']],
  ['a key id alone', { aws: { access_key_id: key.aws } }, ['medium /aws/access_key_id']],
  ['a literal that asks to be changed', { redis: { password: 'changeme' } }, ['info /redis/password']],
  ['our own key', { note: key.own }, ['critical /note']],
  ['a secret used as a key, at the parent', { tokens: { [key.github]: true } }, ['critical /tokens']],
  [
    'both places of a secret used twice',
    { a: { token: random(32) }, b: { token: random(32) } },
    ['high /a/token', 'high /b/token'],
  ],
  ['the default of a reference', { env: { API_KEY: `\${API_KEY:-${random(32)}}` } }, ['high /env/API_KEY']],
  [
    'the worst of two secrets in one value once',
    { env: { BOTH: `${key.github},${random(32)}` } },
    ['critical /env/BOTH'],
  ],
];

const staysQuiet: readonly (readonly [guarantee: string, configuration: object])[] = [
  [
    'references',
    {
      env: {
        A_TOKEN: '${A_TOKEN}',
        B_KEY: '$B_KEY',
        C_SECRET: '{{secrets.C}}',
        D_TOKEN: '{env:D}',
        E_KEY: 'op://vault/item/key',
      },
    },
  ],
  [
    'placeholders',
    {
      env: {
        A_TOKEN: 'your-api-key',
        B_KEY: '<TOKEN>',
        C_SECRET: 'xxxx',
        D_KEY: 'sk-...',
        E_SECRET: '自行补充',
        F_KEY: 'votre-clé-ici',
      },
    },
  ],
  [
    'limits and modes',
    { TOKEN_LIMIT: 4096, max_tokens: 8000, AUTH_MODE: 'oauth', KEYBOARD_LAYOUT: 'us', apiKeyHelper: './bin/key.sh' },
  ],
  [
    'digests and ids',
    {
      image: `app@sha256:${key.hex.repeat(3).slice(0, 64)}`,
      instanceId: key.hex,
      webhookId: '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f',
    },
  ],
  ['switches about secrets', { inputs: [{ id: 'k', type: 'promptString', password: true }], redactSecrets: true }],
  ['the name of a variable passed on', { args: ['run', '-e', 'DATABASE_URI', 'image'] }],
  ['a wallet address', { wallet: `0x${'52908400098527886e0f7030069857d2e4169ee7'}` }],
  [
    'a field that names a stored variable',
    { api_key: { value: 'OPENAI_KEY_OF_TEAM', password: true, load_from_db: true } },
  ],
];

describe('AG-001', () => {
  for (const [guarantee, configuration, expected] of fires) {
    it(`reports ${guarantee}`, () => assert.deepEqual(at(configuration), expected));
  }

  for (const [guarantee, configuration] of staysQuiet) {
    it(`is quiet about ${guarantee}`, () => assert.deepEqual(at(configuration), []));
  }

  it('reports a comment at its enclosing value', () => {
    assert.deepEqual(at(`tools:\n  # old: ${key.github}\n  search: on\n`, 'yaml'), ['critical /tools']);
  });

  it('does not mask the message when a secret is part of one of its words', () => {
    const report = reportOn({
      mcpServers: { db: { command: 'x', env: { DSN: 'mysql://desk:pass@db.example.net/desk' } } },
    });
    const [finding] = report.findings.filter(({ ruleId }) => ruleId === 'AG-001');
    assert.match(
      finding?.message ?? '',
      /^The environment of server db contains a hardcoded secret: Default password in a URL\.$/,
    );
  });

  it('names the kind of secret and the server, and prints no part of the secret', () => {
    const report = reportOn({ mcpServers: { gh: { command: 'x', env: { GITHUB_TOKEN: key.github } } } });
    const [finding] = report.findings.filter(({ ruleId }) => ruleId === 'AG-001');
    assert.equal(finding?.message, 'The environment of server gh contains a hardcoded secret: GitHub token.');
    assert.equal(finding?.evidence, '"GITHUB_TOKEN": "REDACTED-github-token-1"');
    assert.deepEqual(finding?.remediation.patch, [
      { op: 'replace', path: '/mcpServers/gh/env/GITHUB_TOKEN', value: '${GITHUB_TOKEN}' },
    ]);
    assert.ok(!JSON.stringify(report).includes(key.github.slice(4, 14)));
  });
});

it('names a variable in a list by its own name, a secret in a URL by its parameter, and a common key with the one above', () => {
  const compose = { services: { desk: { environment: ['LOG=1', `DESK_PASSWORD=${random(20)}`] } } };
  const client = { mcpServers: { desk: { url: `https://me:${random(20)}@mcp.acme.dev/mcp` } } };
  const note = { nodes: [{ parameters: { content: `Proxy token: ${key.github}` } }] };
  const messages = [compose, client, note].flatMap((one) =>
    reportOn(one).findings.map(({ message }) => String(message)),
  );
  assert.ok(messages.includes('DESK_PASSWORD contains a hardcoded secret: Password.'));
  assert.ok(messages.includes('The URL of server desk contains a hardcoded secret: Password in a URL.'));
  assert.ok(messages.includes('parameters.content contains a hardcoded secret: GitHub token.'));
});

describe('a secret that ends in equals signs', () => {
  const padded = (length: number, signs: string) => `${random(length)}${signs}`;
  const carriers: Readonly<Record<string, (secret: string) => object>> = {
    'behind an option': (secret) => ({ mcpServers: { a: { command: 'node', args: ['a.js', '--token', secret] } } }),
    'in a list of secrets': (secret) => ({ api_keys: [secret] }),
    'in a list of lists': (secret) => ({ tokens: [[secret]] }),
    'in a header of several values': (secret) => ({ headers: { 'x-auth-token': [secret] } }),
    'behind the name of a variable': (secret) => ({ env: [`API_TOKEN=${secret}`] }),
  };
  for (const [name, carry] of Object.entries(carriers)) {
    it(`is not mistaken for its own name: ${name}`, () => {
      for (const secret of [padded(22, '=='), padded(43, '='), `${padded(12, '=')}${padded(14, '')}`]) {
        const report = JSON.stringify(reportOn(carry(secret)));
        for (let start = 0; start + 8 <= secret.replace(/=+$/, '').length; start++)
          assert.ok(!report.includes(secret.slice(start, start + 8)), `${name}: ${start}`);
      }
    });
  }
});

describe('a secret outside of values', () => {
  for (const [name, before, after, pointer] of [
    ['in a comment at the top', '# token: ', '\na: 1\nb: 2\n', ''],
    ['in a comment behind a value', 'a: 1\nb: 2 # ', '\nc: 3\n', ''],
    ['in a comment inside a mapping', 'a:\n  b: 1\n  # ', '\n  c: 1\n', '/a'],
    ['in a later document', 'a: 1\n---\nb:\n  c: 2\n  # ', '\n  d: 1\n', '/1/b'],
    ['in a tag', 'a: 1\nb: !', ' 2\n', ''],
    ['in a key', 'a:\n  ', ': 1\n', '/a'],
  ] as const) {
    it(`is shown where it is, with the path of what contains it: ${name}`, () => {
      const text = `${before}${key.github}${after}`;
      const [finding, ...others] = reportOn(text, 'yaml').findings.filter(({ ruleId }) => ruleId === 'AG-001');
      assert.ok(finding !== undefined && others.length === 0);
      const { location, evidence } = finding;
      const line = before.split('\n').length;
      const column = before.length - before.lastIndexOf('\n');
      assert.equal(location.pointer, pointer);
      assert.deepEqual(location.start, { line, column });
      assert.deepEqual(location.end, { line, column: column + key.github.length });
      assert.equal(evidence, 'REDACTED-github-token-1');
    });
  }
});
