import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const id = 'AG-012';
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);
const claw = (parts: object) => ({ gateway: { mode: 'local', bind: 'loopback' }, agents: { defaults: {} }, ...parts });
const home = (parts: string) => `agent:\n  name: a\n  system_prompt: Help.\n${parts}\n`;
type Rows = readonly (readonly [
  name: string,
  configuration: object | string,
  expected: readonly (readonly string[])[],
])[];

describe('listeners', () => {
  const rows: Rows = [
    ['every address', home('server:\n  host: 0.0.0.0'), [['/server/host', 'high']]],
    ['every address of IPv6', home("server:\n  host: '::'"), [['/server/host', 'high']]],
    ['this machine', home('server:\n  host: 127.0.0.1'), []],
    ['a variable of an agent', home('env:\n  WEB_HOST: 0.0.0.0'), [['/env/WEB_HOST', 'high']]],
    ['a variable of something that is no agent', 'test:\n  environment:\n    WEB_HOST: 0.0.0.0\n', []],
    ['an address that is dialled', home('database:\n  host: 10.0.0.3'), []],
    ['a denied address', home('blocked_hosts:\n  - 0.0.0.0'), []],
    ['a gateway on the network', { gateway: { mode: 'local', bind: 'lan' }, agents: {} }, [['/gateway/bind', 'high']]],
    [
      'a flag of a server',
      { mcpServers: { a: { command: 'uvx', args: ['server==1.0', '--host', '0.0.0.0'] } } },
      [['/mcpServers/a/args/2', 'high']],
    ],
    [
      'a debugger on every address',
      { mcpServers: { a: { command: 'node', args: ['--inspect=0.0.0.0:9229', 'server.js'] } } },
      [['/mcpServers/a/args/0', 'critical']],
    ],
    [
      'a debugger for Python on every address',
      { mcpServers: { a: { command: 'python', args: ['-m', 'debugpy', '--listen', '0.0.0.0:5678', 'server.py'] } } },
      [['/mcpServers/a/args/3', 'critical']],
    ],
    [
      'a debugger for Python on this machine, which a port alone means',
      { mcpServers: { a: { command: 'python', args: ['-m', 'debugpy', '--listen', '5678', 'server.py'] } } },
      [],
    ],
    [
      'a debugger on this machine',
      { mcpServers: { a: { command: 'node', args: ['--inspect=127.0.0.1:9229', '--inspect', 'server.js'] } } },
      [],
    ],
    [
      'an address with a port',
      { mcpServers: { a: { command: 'server', args: ['--listen', '0.0.0.0:8080'] } } },
      [['/mcpServers/a/args/1', 'high']],
    ],
    [
      'a port that a container publishes on every address in so many words',
      { mcpServers: { a: { command: 'docker', args: ['run', '-i', '-p', '0.0.0.0:3000:3000', 'tools@sha256:0'] } } },
      [['/mcpServers/a/args/3', 'high']],
    ],
    [
      'a port that a container publishes',
      { mcpServers: { a: { command: 'docker', args: ['run', '-i', '-p', '3000:3000', 'tools@sha256:0'] } } },
      [],
    ],
    [
      'a variable of a server',
      { mcpServers: { a: { command: 'server', env: { MCP_HOST: '0.0.0.0' } } } },
      [['/mcpServers/a/env/MCP_HOST', 'high']],
    ],
    [
      'a container that publishes to this machine alone',
      {
        mcpServers: {
          a: {
            command: 'docker',
            args: ['run', '-i', '-p', '127.0.0.1:3000:3000', '-e', 'HOST=0.0.0.0', 'tools@sha256:0'],
          },
        },
      },
      [],
    ],
    [
      'a container that publishes to all',
      {
        mcpServers: {
          a: { command: 'docker', args: ['run', '-i', '-p', '3000:3000', '-e', 'HOST=0.0.0.0', 'tools@sha256:0'] },
        },
      },
      [['/mcpServers/a/args/5', 'high']],
    ],
    [
      'a container that publishes nothing',
      { mcpServers: { a: { command: 'docker', args: ['run', '--rm', '-i', '-e', 'HOST=0.0.0.0', 'tools@sha256:0'] } } },
      [],
    ],
  ];
  for (const [name, configuration, expected] of rows) it(name, () => assert.deepEqual(found(configuration), expected));
});

describe('allowed origins', () => {
  const rows: Rows = [
    ['any', home('server:\n  cors_origins: ["*"]'), [['/server/cors_origins/0', 'medium']]],
    [
      'any, with the visitor’s login',
      home('server:\n  cors:\n    allow_origins: ["*"]\n    allow_credentials: true'),
      [['/server/cors/allow_origins/0', 'high']],
    ],
    ['one', home('server:\n  cors_origins: ["https://app.example.com"]'), []],
    [
      'any Host header',
      claw({ gateway: { bind: 'loopback', controlUi: { dangerouslyAllowHostHeaderOriginFallback: true } } }),
      [['/gateway/controlUi/dangerouslyAllowHostHeaderOriginFallback', 'medium']],
    ],
  ];
  for (const [name, configuration, expected] of rows) it(name, () => assert.deepEqual(found(configuration), expected));
});

describe('allowed senders', () => {
  const rows: Rows = [
    ['everybody', claw({ channels: { telegram: { dmPolicy: 'open' } } }), [['/channels/telegram/dmPolicy', 'high']]],
    [
      'everybody in groups',
      claw({ channels: { telegram: { groupPolicy: 'open' } } }),
      [['/channels/telegram/groupPolicy', 'high']],
    ],
    ['a star', claw({ channels: { telegram: { allowFrom: ['*'] } } }), [['/channels/telegram/allowFrom/0', 'high']]],
    [
      'a star beside a policy that is open',
      claw({ channels: { telegram: { dmPolicy: 'open', allowFrom: ['*'] } } }),
      [
        ['/channels/telegram/dmPolicy', 'high'],
        ['/channels/telegram/allowFrom/0', 'high'],
      ],
    ],
    [
      'named people beside a policy that is open',
      claw({ channels: { telegram: { dmPolicy: 'open', allowFrom: ['user:1'] } } }),
      [['/channels/telegram/dmPolicy', 'high']],
    ],
    ['the paired', claw({ channels: { telegram: { dmPolicy: 'pairing' } } }), []],
    ['one', claw({ channels: { telegram: { allowFrom: ['user:1'] } } }), []],
    [
      'an owner’s commands for all',
      claw({ commands: { ownerAllowFrom: ['*'] } }),
      [['/commands/ownerAllowFrom/0', 'high']],
    ],
    [
      'commands of a channel for all',
      claw({ commands: { allowFrom: { chat: ['*'] } } }),
      [['/commands/allowFrom/chat/0', 'high']],
    ],
    [
      'an owner’s commands for one',
      claw({ commands: { ownerAllowFrom: ['user:1'], allowFrom: { chat: ['user:1'] } } }),
      [],
    ],
    [
      'everybody, to an agent that runs commands',
      claw({
        channels: { telegram: { dmPolicy: 'open' } },
        tools: { exec: { security: 'full', ask: 'off' } },
      }),
      [['/channels/telegram/dmPolicy', 'critical']],
    ],
  ];
  for (const [name, configuration, expected] of rows) it(name, () => assert.deepEqual(found(configuration), expected));
});

describe('access from the internet', () => {
  const rows: Rows = [
    [
      'a tunnel',
      { hooks: { SessionStart: [{ hooks: [{ type: 'command', command: 'ngrok http 3000' }] }] } },
      [['/hooks/SessionStart/0/hooks/0/command', 'high']],
    ],
    ['its version', { hooks: { SessionStart: [{ hooks: [{ type: 'command', command: 'ngrok version' }] }] } }, []],
    [
      'a tunnel by a package',
      { mcpServers: { a: { command: 'npx', args: ['-y', 'localtunnel@2.0.2', '--port', '3000'] } } },
      [['/mcpServers/a/args/1', 'high']],
    ],
    [
      'shared sessions',
      { $schema: 'https://opencode.ai/config.json', share: 'auto', permission: { bash: 'ask' } },
      [['/share', 'high']],
    ],
    [
      'manual sharing',
      { $schema: 'https://opencode.ai/config.json', share: 'manual', permission: { bash: 'ask' } },
      [],
    ],
  ];
  for (const [name, configuration, expected] of rows) it(name, () => assert.deepEqual(found(configuration), expected));
});

it('an open channel does not make an authenticated listener an unauthenticated one', () => {
  const configuration = (auth: object) => ({
    gateway: { mode: 'local', bind: 'lan', auth },
    agents: { defaults: {} },
    tools: { exec: { security: 'full' } },
    channels: { slack: { groupPolicy: 'open' } },
  });
  const bindOf = (auth: object) =>
    findingsOf(id, configuration(auth)).find(({ pointer }) => pointer === '/gateway/bind')?.severity;
  assert.equal(bindOf({ mode: 'token', token: '${GATEWAY_TOKEN}' }), 'high');
  assert.equal(bindOf({ mode: 'none' }), 'critical');
});
