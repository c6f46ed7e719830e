// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const id = 'AG-011';
const found = (
  configuration: object | string,
  language: 'json' | 'yaml' = typeof configuration === 'string' ? 'yaml' : 'json',
) => findingsOf(id, configuration, language).map(({ pointer, severity }) => [pointer, severity]);
const gateway = (parts: object) => ({ gateway: { mode: 'local', ...parts }, agents: { defaults: { workspace: '.' } } });

describe('services without authentication', () => {
  const rows: readonly (readonly [
    name: string,
    configuration: object | string,
    expected: readonly (readonly string[])[],
  ])[] = [
    [
      'a gateway on the network',
      gateway({ bind: 'lan', auth: { mode: 'none' } }),
      [['/gateway/auth/mode', 'critical']],
    ],
    [
      'a gateway on this machine',
      gateway({ bind: 'loopback', auth: { mode: 'none' } }),
      [['/gateway/auth/mode', 'medium']],
    ],
    [
      'a control page without device authentication',
      gateway({ bind: 'loopback', controlUi: { dangerouslyDisableDeviceAuth: true } }),
      [['/gateway/controlUi/dangerouslyDisableDeviceAuth', 'critical']],
    ],
    ['a control page with it', gateway({ bind: 'loopback', controlUi: { dangerouslyDisableDeviceAuth: false } }), []],
    [
      'a gateway with a token by reference',
      gateway({ bind: 'lan', auth: { mode: 'token', token: '${GATEWAY_TOKEN}' } }),
      [],
    ],
    [
      'proxies on every network, whose word is taken',
      gateway({ bind: 'lan', auth: { mode: 'token', token: '${T}' }, trustedProxies: ['10.0.0.2', '0.0.0.0/0'] }),
      [['/gateway/trustedProxies/1', 'high']],
    ],
    [
      'a proxy that is named',
      gateway({ bind: 'lan', auth: { mode: 'token', token: '${T}' }, trustedProxies: ['10.0.0.2', '10.0.0.0/8'] }),
      [],
    ],
    [
      'a server that is started for every caller on every address',
      { mcpServers: { a: { command: 'acme-mcp', args: ['--host', '0.0.0.0', '--no-auth'] } } },
      [['/mcpServers/a/args/2', 'critical']],
    ],
    [
      'servers on a port without a login',
      {
        mcpServers: {
          a: { command: 'acme-mcp', args: ['--port', '8080', '--auth', 'none'] },
          b: { command: 'npx', args: ['-y', 'acme-mcp@1.0.0', '--transport=sse', '--disable-auth'] },
        },
      },
      [
        ['/mcpServers/a/args/2', 'medium'],
        ['/mcpServers/b/args/3', 'medium'],
      ],
    ],
    [
      'servers that only their client reaches, or with a login',
      {
        mcpServers: {
          a: { command: 'acme-mcp', args: ['--no-auth'] },
          b: { command: 'acme-mcp', args: ['--transport', 'stdio', '--no-auth'] },
          c: { command: 'acme-mcp', args: ['--port', '8080', '--auth', 'oauth'] },
          d: { command: 'acme-mcp', args: ['--port', '8080', '--no-auth=false', '--no-authors'] },
        },
      },
      [],
    ],
    [
      'a home-made server on every address',
      'agent:\n  name: a\n  system_prompt: Help.\nserver:\n  host: 0.0.0.0\n  auth: none\n',
      [['/server/auth', 'critical']],
    ],
    [
      'a home-made server that does not say where it listens',
      'agent:\n  name: a\n  system_prompt: Help.\nserver:\n  auth: none\n',
      [['/server/auth', 'medium']],
    ],
    [
      'a home-made server that says it is dangerous',
      'agent:\n  name: a\n  system_prompt: Help.\nserver:\n  host: 0.0.0.0\n  dangerouslyDisableAuth: true\n',
      [['/server/dangerouslyDisableAuth', 'critical']],
    ],
    [
      'a home-made server with a token',
      'agent:\n  name: a\n  system_prompt: Help.\nserver:\n  host: 0.0.0.0\n  auth: token\n',
      [],
    ],
  ];
  for (const [name, configuration, expected] of rows) {
    it(name, () =>
      assert.deepEqual(found(configuration, typeof configuration === 'string' ? 'yaml' : 'json'), expected),
    );
  }
});

describe('default passwords', () => {
  const word = ['ad', 'min'].join('');
  const rows: readonly (readonly [name: string, server: string, expected: readonly (readonly string[])[]])[] = [
    [
      'beside an open door',
      `host: 0.0.0.0\n  basic_auth:\n    password: ${word}`,
      [['/server/basic_auth/password', 'high']],
    ],
    ['beside a closed one', `host: 127.0.0.1\n  basic_auth:\n    password: ${word}`, []],
    ['by reference', 'host: 0.0.0.0\n  basic_auth:\n    password: ${SERVER_PASSWORD}', []],
  ];
  for (const [name, server, expected] of rows) {
    it(name, () =>
      assert.deepEqual(found(`agent:\n  name: a\n  system_prompt: Help.\nserver:\n  ${server}\n`), expected),
    );
  }
});

describe('weak authentication', () => {
  const rows: readonly (readonly [name: string, auth: string, expected: readonly (readonly string[])[]])[] = [
    ['any address after a login', 'oauth:\n  redirect_uris: ["*"]', [['/oauth/redirect_uris/0', 'high']]],
    ['one address after a login', 'oauth:\n  redirect_uris: ["https://app.example.com/cb"]', []],
    ['any address, written alone', 'oauth:\n  redirect_uri: "*"', [['/oauth/redirect_uri', 'high']]],
    ['one address, written alone', 'oauth:\n  redirect_uri: "https://app.example.com/cb"', []],
    ['PKCE off', 'oauth:\n  require_pkce: false', [['/oauth/require_pkce', 'medium']]],
    ['PKCE on', 'oauth:\n  require_pkce: true', []],
    ['unsigned tokens', 'auth:\n  jwt_algorithm: none', [['/auth/jwt_algorithm', 'high']]],
    ['signed tokens', 'auth:\n  jwt_algorithm: RS256', []],
  ];
  for (const [name, auth, expected] of rows) {
    it(name, () => assert.deepEqual(found(`agent:\n  name: a\n  system_prompt: Help.\n${auth}\n`, 'yaml'), expected));
  }
});

describe('MCP servers', () => {
  const rows: readonly (readonly [entry: object, expected: readonly (readonly string[])[]])[] = [
    [{ url: 'https://tools.example.com/mcp' }, [['/mcpServers/a/url', 'info']]],
    [{ url: 'https://tools.example.com/mcp', headers: { Authorization: 'Bearer ${T}' } }, []],
    [{ url: 'https://tools.example.com/mcp', oauth: { clientId: 'x' } }, []],
    [{ url: 'https://tools.example.com/mcp', disabled: true }, []],
    [{ url: 'http://localhost:3000/mcp' }, []],
    [{ url: 'http://tools:3000/mcp' }, []],
    [{ command: 'npx', args: ['-y', 'server@1.0.0'] }, []],
  ];
  for (const [entry, expected] of rows) {
    it(JSON.stringify(entry), () => assert.deepEqual(found({ mcpServers: { a: entry } }), expected));
  }
});
