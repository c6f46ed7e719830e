import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-007';
const places = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ pointer, severity }) => `${pointer} ${severity}`);

describe('containers', () => {
  const image = `acme/it@sha256:${'0'.repeat(64)}`;
  const run = (...flags: readonly string[]) => ({
    mcpServers: { it: { command: 'docker', args: ['run', ...flags, image] } },
  });
  const cases: readonly (readonly [flags: readonly string[], severity: string | null])[] = [
    [['--privileged'], 'critical'],
    [['--cap-add', 'SYS_ADMIN'], 'critical'],
    [['--cap-add=ALL'], 'critical'],
    [['--pid', 'host'], 'critical'],
    [['-v', '/var/run/docker.sock:/var/run/docker.sock'], 'critical'],
    [['-v', '/:/host'], 'critical'],
    [['--mount', 'type=bind,source=/,target=/host'], 'critical'],
    [['-v', '/:/host:ro'], 'high'],
    [['--network', 'host'], 'high'],
    [['--net=host'], 'high'],
    [['--security-opt', 'seccomp=unconfined'], 'high'],
    [['--rm', '-i', '--read-only'], null],
    [['--rm', '-i', '--cap-drop', 'ALL', '--network', 'none'], null],
    [['--privileged=false'], null],
    [['-v', './data:/data:ro'], null],
    [['--security-opt', 'no-new-privileges'], null],
    [['--cap-add', 'NET_BIND_SERVICE'], null],
    [['--cap-add', 'NET_ADMIN'], null],
    [['--cap-add', 'DAC_OVERRIDE'], null],
    [['--network', 'backend'], null],
  ];
  for (const [flags, severity] of cases) {
    it(`${flags.join(' ')}: ${severity ?? 'quiet'}`, () => {
      const found = findingsOf(id, run(...flags)).map((finding) => finding.severity);
      assert.deepEqual(found, severity === null ? [] : [severity]);
    });
  }

  it('points at the word, and is less severe for a disabled server', () => {
    const server = { command: 'docker', args: ['run', '--rm', '--privileged', image], disabled: true };
    assert.deepEqual(places({ mcpServers: { it: server } }), ['/mcpServers/it/args/2 high']);
  });
});

describe('Claude Code', () => {
  const claude = (sandbox: object, permissions: object = { allow: ['WebSearch'], deny: ['Read(./.env)'] }) => ({
    permissions,
    sandbox,
  });
  const cases: readonly (readonly [name: string, configuration: object, found: readonly string[]])[] = [
    ['on', claude({ enabled: true }), []],
    ['off', claude({ enabled: false }), ['/sandbox/enabled medium']],
    ['off, and everything runs', claude({ enabled: false }, { allow: ['Bash'], deny: [] }), ['/sandbox/enabled high']],
    ['no word about it', { permissions: { allow: ['WebSearch'], deny: ['Read(./.env)'] } }, []],
    [
      'a way out',
      claude({ enabled: true, allowUnsandboxedCommands: true }),
      ['/sandbox/allowUnsandboxedCommands medium'],
    ],
    ['no way out', claude({ enabled: true, allowUnsandboxedCommands: false }), []],
    [
      'weaker',
      claude({ enabled: true, enableWeakerNestedSandbox: true }),
      ['/sandbox/enableWeakerNestedSandbox medium'],
    ],
    [
      'docker outside',
      claude({ enabled: true, excludedCommands: ['docker', 'git'] }),
      ['/sandbox/excludedCommands/0 medium'],
    ],
    ['git outside', claude({ enabled: true, excludedCommands: ['git'] }), []],
    [
      'ssh with any arguments',
      claude({ enabled: true, excludedCommands: ['ssh:*'] }),
      ['/sandbox/excludedCommands/0 medium'],
    ],
    ['git with any arguments', claude({ enabled: true, excludedCommands: ['git:*', 'npm run test:*'] }), []],
    [
      'the engine’s socket',
      claude({ enabled: true, network: { allowUnixSockets: ['/var/run/docker.sock'] } }),
      ['/sandbox/network/allowUnixSockets/0 critical'],
    ],
  ];
  for (const [name, configuration, found] of cases) it(name, () => assert.deepEqual(places(configuration), found));
});

describe('other hosts and frameworks', () => {
  it('OpenClaw: without a sandbox setting, and with one that is on', () => {
    const gateway = {
      gateway: { mode: 'local', bind: 'loopback', auth: { mode: 'token' } },
      channels: { telegram: { dmPolicy: 'pairing' } },
    };
    assert.deepEqual(places({ ...gateway, agents: { defaults: { model: { primary: 'a/b' } } } }), [
      '/agents/defaults high',
    ]);
    assert.deepEqual(places({ ...gateway, agents: { defaults: { sandbox: { mode: 'off' } } } }), [
      '/agents/defaults/sandbox/mode high',
    ]);
    assert.deepEqual(places({ ...gateway, agents: { defaults: { sandbox: { mode: 'all' } } } }), []);
  });

  it('a browser and a runtime without their sandbox', () => {
    const start = (command: string, ...args: readonly string[]) => places({ mcpServers: { it: { command, args } } });
    assert.deepEqual(start('npx', '-y', '@playwright/mcp@1.0.0', '--no-sandbox'), ['/mcpServers/it/args/2 high']);
    assert.deepEqual(start('npx', '-y', 'chrome-mcp@1.0.0', '--chromeArg=--no-sandbox'), [
      '/mcpServers/it/args/2 high',
    ]);
    assert.deepEqual(start('npx', '-y', 'chrome-mcp@1.0.0', '--launch-args=--mute-audio,--no-sandbox'), [
      '/mcpServers/it/args/2 high',
    ]);
    assert.deepEqual(start('npx', '-y', 'chrome-mcp@1.0.0', '--chromeArg=--no-sandbox-and-elevated'), []);
    assert.deepEqual(start('npx', '-y', 'chrome-mcp@1.0.0', '--forbidden=--no-sandbox'), []);
    assert.deepEqual(start('deno', 'run', '-A', 'server.ts'), ['/mcpServers/it/args/1 high']);
    assert.deepEqual(start('deno', 'run', '--allow-net=api.example.com', 'server.ts'), []);
    assert.deepEqual(start('grep', '-A', '3', 'pattern'), []);
  });

  it('a browser whose sandbox is turned off by a variable', () => {
    const start = (env: object) => places({ mcpServers: { it: { command: 'browser-server', env } } });
    const options = (...args: readonly string[]) => start({ PUPPETEER_LAUNCH_OPTIONS: JSON.stringify({ args }) });
    assert.deepEqual(options('--no-sandbox'), ['/mcpServers/it/env/PUPPETEER_LAUNCH_OPTIONS high']);
    assert.deepEqual(options('--headless'), []);
    assert.deepEqual(start({ PLAYWRIGHT_MCP_NO_SANDBOX: '1' }), ['/mcpServers/it/env/PLAYWRIGHT_MCP_NO_SANDBOX high']);
    assert.deepEqual(start({ PLAYWRIGHT_MCP_NO_SANDBOX: 'false', NOTES: 'never use --no-sandbox' }), []);
  });

  it('Codex: full access', () => {
    const codex = { model: 'm', approval_policy: 'on-request' };
    assert.deepEqual(places({ ...codex, sandbox_mode: 'danger-full-access' }), ['/sandbox_mode medium']);
    assert.deepEqual(places({ ...codex, sandbox_mode: 'workspace-write' }), []);
  });

  it('home-made agents', () => {
    const agent = { name: 'helper', system_prompt: 'You help people.', model: 'm', tools: ['execute_command'] };
    assert.equal(places({ ...agent, sandbox: false }).length, 1);
    assert.deepEqual(places({ ...agent, sandbox: true }), []);
    assert.equal(places({ ...agent, docker: { privileged: true } }).length, 1);
    assert.deepEqual(places({ ...agent, docker: { privileged: false } }), []);
    assert.deepEqual(places(agent), []);
  });
});

describe('containers started by hooks', () => {
  const hook = (command: string) => ({ hooks: { Stop: [{ hooks: [{ type: 'command', command, timeout: 5 }] }] } });
  const image = `acme/it@sha256:${'0'.repeat(64)}`;
  it('are treated like those of servers', () => {
    const found = (command: string) => findingsOf(id, hook(command)).map(({ severity }) => severity);
    assert.deepEqual(found(`docker run --privileged ${image}`), ['critical']);
    assert.deepEqual(found(`docker run --rm --network none ${image} lint`), []);
    assert.deepEqual(found('echo "docker run --privileged"'), []);
  });
});

describe('the API of the container engine in a compose file', () => {
  const cases: readonly (readonly [name: string, service: object, severity: string | null])[] = [
    ['its socket', { volumes: ['/var/run/docker.sock:/var/run/docker.sock'] }, 'critical'],
    ['the switch for it', { use_api_socket: true }, 'high'],
    ['the switch, off', { use_api_socket: false }, null],
  ];
  for (const [name, service, severity] of cases) {
    it(`${name}: ${severity ?? 'quiet'}`, () => {
      const found = findingsOf(id, { services: { 'mcp-gateway': { image: 'acme/gateway:1', ...service } } });
      assert.deepEqual(
        found.map((finding) => finding.severity),
        severity === null ? [] : [severity],
      );
    });
  }
});

it('names a command-line option as written, and any other setting by its key', () => {
  const said = (configuration: object) => reportOn(configuration).findings.map(({ message }) => String(message));
  const options = ['--cap-add', 'SYS_ADMIN', '--network=host'];
  const launched = said({ mcpServers: { desk: { command: 'docker', args: ['run', ...options, 'desk:1.2.3'] } } });
  assert.ok(launched.includes('--cap-add SYS_ADMIN lets the container take over its host.'));
  assert.ok(launched.includes('--network=host weakens the isolation between the container and its host.'));
  const switched = said({ permissions: { deny: ['Read(.env)'] }, sandbox: { enabled: false } });
  assert.ok(switched.includes('sandbox.enabled turns the sandbox off.'));
});

it('a sandbox that is off matters more where commands need no confirmation', () => {
  const agent = { model: 'm', system_prompt: 'Work.', tools: ['bash'], sandbox: 'none' };
  const severities = (more: object) => findingsOf('AG-007', { ...agent, ...more }).map(({ severity }) => severity);
  assert.deepEqual(severities({ confirm_commands: false }), ['high']);
  assert.deepEqual(severities({}), ['medium']);
});

it('a privileged container is patched where the switch is a boolean or the word for one', () => {
  const patch = (value: unknown) =>
    reportOn({ services: { 'mcp-gateway': { image: 'acme/gateway:1', privileged: value } } }).findings.find(
      ({ ruleId }) => ruleId === id,
    )?.remediation.patch;
  const path = '/services/mcp-gateway/privileged';
  assert.deepEqual(patch(true), [{ op: 'replace', path, value: false }]);
  assert.deepEqual(patch('true'), [{ op: 'replace', path, value: 'false' }]);
  assert.equal(patch('${PRIVILEGED:-true}'), undefined);
});
