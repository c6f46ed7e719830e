import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json5': [
    'agents /agents/list/0',
    'models /agents/defaults/model/primary',
    'models /agents/defaults/model/fallbacks/0',
    'models /models/providers/relay',
    'prompts /hooks/mappings/0/messageTemplate task',
    'servers /mcp/servers/shop stdio can ',
    'commands /mcp/servers/shop/command server',
    'approvals /agents/list/0/tools/exec/ask tool off',
    'approvals /hooks/mappings/0/allowUnsafeExternalContent guardrail off',
    'executions /tools/elevated/allowFrom/chat/0 elevated unrestricted',
    'executions /agents/list/0/tools/exec/security command-policy unrestricted',
    'isolations /agents/defaults/sandbox/mode sandbox off',
    'isolations /agents/defaults/sandbox/docker/network container-flag weakened',
    'isolations /agents/defaults/sandbox/docker/binds/0 host-mount off escapes true',
    'isolations /agents/defaults/sandbox/docker/binds/1 docker-socket off escapes true',
    'isolations /agents/defaults/sandbox/docker/seccompProfile container-flag weakened',
    'isolations /browser/noSandbox browser-sandbox off',
    'fileGrants /tools/fs/workspaceOnly write tool',
    'fileGrants /agents/defaults/sandbox/docker/binds/0 write mount',
    'endpoints /channels/matrix/homeserver tool credential true disabled',
    'endpoints /browser/profiles/far/cdpUrl browser',
    'endpoints /models/providers/relay/baseUrl model credential true',
    'transports /mcp/servers/shop/sslVerify certificate-check off',
    'authentications /gateway/auth/mode gateway none exposed true',
    'authentications /gateway/controlUi/dangerouslyDisableDeviceAuth control-page none exposed true',
    'authentications /gateway/controlUi/allowInsecureAuth control-page weak exposed true',
    'authentications /hooks/allowRequestSessionKey webhook chosen-session',
    'exposures /gateway/bind bind open',
    'exposures /gateway/tailscale/mode tunnel open',
    'exposures /gateway/controlUi/dangerouslyAllowHostHeaderOriginFallback host-check open',
    'exposures /gateway/controlUi/allowedOrigins/0 origin open',
    'exposures /channels/telegram/dmPolicy sender open',
    'exposures /channels/telegram/groupPolicy sender restricted',
    'exposures /channels/telegram/allowFrom/0 sender open',
    'exposures /channels/telegram/groupAllowFrom/0 sender open',
    'egresses /channels/matrix/network/dangerouslyAllowPrivateNetwork private-network open disabled',
    'egresses /browser/ssrfPolicy/dangerouslyAllowPrivateNetwork private-network open',
    'environment /skills/entries/mail/env/MAIL_USER tool',
    'environment /env/vars/REGION host',
    'components /plugins/installs/chat/spec plugin npm',
    'components /plugins/installs/fixed/spec plugin npm version 2.0.1',
    'limits /tools/loopDetection/enabled loop-detection unlimited',
    'limits /agents/defaults/timeoutSeconds timeout 0',
    'memories /session/dmScope session open shared true writableByUsers true',
    'trusts /tools/agentToAgent/allow/0 all-agents open',
    'loggings /logging/redactSensitive redaction unsafe',
    'loggings /logging/level debug unsafe',
  ],
  'hardened.json': [
    'agents /agents/list/0',
    'permissions /tools/exec/safeBins/0 allow shell',
    'permissions /tools/deny/0 deny shell wildcard true',
    'permissions /tools/deny/1 deny other wildcard true',
    'approvals /tools/exec/ask tool on',
    'executions /tools/exec/security command-policy restricted',
    'executions /tools/elevated/enabled elevated off',
    'isolations /agents/defaults/sandbox/mode sandbox on',
    'isolations /agents/defaults/sandbox/docker/network container-flag on',
    'isolations /agents/defaults/sandbox/docker/readOnlyRoot container-flag on',
    'isolations /browser/noSandbox browser-sandbox on',
    'authentications /gateway/auth/token gateway present',
    'exposures /gateway/bind bind restricted',
    'exposures /gateway/controlUi/allowedOrigins origin restricted',
    'exposures /channels/telegram/dmPolicy sender restricted',
    'exposures /channels/telegram/groupPolicy sender restricted',
    'exposures /channels/telegram/allowFrom sender restricted',
    'egresses /browser/ssrfPolicy/hostnameAllowlist domains restricted',
    'limits /tools/loopDetection/enabled loop-detection 30',
    'memories /session/dmScope session scoped writableByUsers true',
    'loggings /logging/redactSensitive redaction safe',
  ],
  'silent.json': [
    'executions  command-policy unrestricted origin default',
    'isolations /agents/defaults sandbox off origin default',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`openclaw reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'openclaw');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads a channel’s listen address and the check of SSH host keys', () => {
  const file = (host: string, checks: boolean) => ({
    gateway: { mode: 'local' },
    agents: { defaults: { sandbox: { mode: 'all', ssh: { target: 'a@b', strictHostKeyChecking: checks } } } },
    channels: { telegram: { webhookHost: host } },
  });
  const factsOf = (host: string, checks: boolean) =>
    readSample(JSON.stringify(file(host, checks)), 'json').facts.filter((fact) =>
      /^(?:exposures|transports)/.test(fact),
    );
  const checking = '/agents/defaults/sandbox/ssh/strictHostKeyChecking host-key-check';
  assert.deepEqual(factsOf('0.0.0.0', false), [
    `transports ${checking} off`,
    'exposures /channels/telegram/webhookHost bind open',
  ]);
  assert.deepEqual(factsOf('127.0.0.1', true), [
    `transports ${checking} on`,
    'exposures /channels/telegram/webhookHost bind restricted',
  ]);
});

it('adds no default sandbox if every agent has a mode, and no weakened sandbox if it is off', () => {
  const isolationsOf = (sandboxes: readonly (object | undefined)[]) =>
    readSample(
      JSON.stringify({
        gateway: { mode: 'local' },
        tools: { allow: ['read', 'exec'] },
        agents: { defaults: {}, list: sandboxes.map((sandbox, index) => ({ id: `desk${index}`, sandbox })) },
      }),
      'json',
    ).facts.filter((fact) => fact.startsWith('isolations'));
  assert.deepEqual(isolationsOf([{ mode: 'off', workspaceAccess: 'rw' }]), [
    'isolations /agents/list/0/sandbox/mode sandbox off',
  ]);
  assert.deepEqual(isolationsOf([{ mode: 'all', workspaceAccess: 'rw' }, undefined]), [
    'isolations /agents/defaults sandbox off origin default',
    'isolations /agents/list/0/sandbox/mode sandbox on',
    'isolations /agents/list/0/sandbox/workspaceAccess weakened weakened',
  ]);
});

it('does not assume OpenClaw’s defaults for other programs with the same layout', () => {
  const isolationsOf = (more: object) =>
    readSample(
      JSON.stringify({ channels: { telegram: { dmPolicy: 'open' } }, agents: { defaults: {} }, ...more }),
      'json',
    );
  assert.deepEqual(
    isolationsOf({ sandbox: { enabled: true } }).facts.filter((fact) => fact.includes('origin default')),
    [],
  );
  const listed = readSample(
    JSON.stringify({ agents: [{ id: 'desk' }], channels: { web: {} }, gateway: { mode: 'local' } }),
    'json',
  );
  assert.deepEqual(
    listed.facts.filter((fact) => fact.includes('origin default')),
    [],
  );
  assert.notEqual(isolationsOf({ llm: { openai: {} }, gateway: { port: 1 } }).format, 'openclaw');
  assert.notEqual(isolationsOf({ gateway: { port: 1, host: '127.0.0.1' } }).format, 'openclaw');
  assert.notEqual(isolationsOf({ gateway: { port: 1 }, providers: { openrouter: {} } }).format, 'openclaw');
  // A home-made bot with a channel and a gateway of its own.
  for (const own of [
    { tools: [{ name: 'lookup' }] },
    { bot: { model: 'gpt-4o' } },
    { model: 'gpt-4o' },
    { gateway: { listen: '127.0.0.1', port: 1, auth: { type: 'oauth2' } } },
  ])
    assert.notEqual(isolationsOf({ gateway: { port: 1 }, ...own }).format, 'openclaw', JSON.stringify(own));
  assert.equal(isolationsOf({ gateway: { port: 1 }, tools: { profile: 'coding' } }).format, 'openclaw');
});

it('uses the installed version of a plugin unless the requested one is exact', () => {
  const versionsOf = (install: object) =>
    readSample(
      JSON.stringify({ gateway: { mode: 'local' }, plugins: { installs: { desk: { source: 'npm', ...install } } } }),
      'json',
    ).facts.filter((fact) => fact.startsWith('components') || fact.startsWith('packages'));
  assert.notDeepEqual(versionsOf({ spec: '@acme/desk', version: '1.2.3' }), versionsOf({ spec: '@acme/desk' }));
  const at = 'components /plugins/installs/desk/spec plugin npm version';
  assert.deepEqual(versionsOf({ spec: '@acme/desk@latest', resolvedVersion: '1.2.3' }), [`${at} 1.2.3`]);
  assert.deepEqual(versionsOf({ spec: '@acme/desk@1.2.0', resolvedVersion: '1.2.3' }), [`${at} 1.2.0`]);
  assert.deepEqual(versionsOf({ spec: '@acme/desk@latest' }), [`${at} latest`]);
});

it('skips canvas commands of paired devices except `canvas.eval`, and the login shell’s environment', () => {
  const nodes = { allowCommands: ['canvas.a2ui.reset', 'canvas.eval', 'camera.snap'] };
  const configuration = {
    gateway: { mode: 'local', nodes },
    agents: { defaults: {} },
    env: { shellEnv: { enabled: true } },
  };
  const { facts } = readSample(JSON.stringify(configuration), 'json');
  const kinds = facts
    .filter((fact) => /^(?:permissions|environmentSharing) /.test(fact))
    .map((fact) => fact.split(' ')[1]);
  assert.deepEqual(kinds, ['/gateway/nodes/allowCommands/1', '/gateway/nodes/allowCommands/2']);
});

it('does not rate the strength of a masked or placeholder secret', () => {
  const stateOf = (token: string) =>
    readSample(JSON.stringify({ gateway: { mode: 'local', auth: { mode: 'token', token } }, agents: {} }), 'json')
      .facts.filter((fact) => fact.startsWith('authentications /gateway/auth/token'))
      .map((fact) => fact.split(' ')[3]);
  for (const token of ['<YOUR_TOKEN>', '[REDACTED_TOKEN]', 'your-token', '********', '${TOKEN}', ''])
    assert.deepEqual(stateOf(token), ['present'], token);
  assert.deepEqual(stateOf('quiet-maple'), ['weak']);
});

it('reads the permission mode of the ACPX harness and the command policy under `mode`', () => {
  const factsOf = (permissionMode: string, mode: string) =>
    readSample(
      JSON.stringify({
        gateway: { mode: 'local' },
        agents: { defaults: {} },
        plugins: { entries: { acpx: { enabled: true, config: { permissionMode } } } },
        tools: { exec: { mode } },
      }),
      'json',
    )
      .facts.filter((fact) => /^(?:approvals|executions|isolations) /.test(fact))
      .map((fact) => fact.split(' ').slice(0, 4).join(' '));
  const approval = 'approvals /plugins/entries/acpx/config/permissionMode all-prompts';
  const denied = factsOf('approve-all', 'deny');
  assert.deepEqual(denied, [`${approval} off`, 'executions /tools/exec/mode command-policy off']);
  assert.ok(factsOf('approve-reads', 'ask').includes(`${approval} on`));
  assert.ok(factsOf('approve-reads', 'ask').includes('executions /tools/exec/mode command-policy restricted'));
});

it('reads visibility of all sessions as shared transcripts', () => {
  const memoriesOf = (visibility: string) =>
    readSample(
      JSON.stringify({ gateway: { mode: 'local' }, channels: { telegram: {} }, tools: { sessions: { visibility } } }),
      'json',
    ).facts.filter((fact) => fact.startsWith('memories'));
  assert.equal(memoriesOf('all').length, 1);
  assert.deepEqual(memoriesOf('tree'), []);
});

it('reads whether web fetches may reach the private network', () => {
  const egressesOf = (allowPrivateNetwork: boolean) =>
    readSample(
      JSON.stringify({
        gateway: { mode: 'local' },
        channels: { telegram: {} },
        tools: { web: { fetch: { allowPrivateNetwork } } },
      }),
      'json',
    ).facts.filter((fact) => fact.startsWith('egresses'));
  assert.equal(egressesOf(true).length, 1);
  assert.deepEqual(egressesOf(false), []);
});

it('reads the timeout of sub-agents', () => {
  const limitsOf = (runTimeoutSeconds: number) =>
    readSample(
      JSON.stringify({ gateway: { mode: 'local' }, agents: { defaults: { subagents: { runTimeoutSeconds } } } }),
      'json',
    ).facts.filter((fact) => fact.startsWith('limits'));
  assert.deepEqual(limitsOf(0), ['limits /agents/defaults/subagents/runTimeoutSeconds timeout 0']);
  assert.deepEqual(limitsOf(600), ['limits /agents/defaults/subagents/runTimeoutSeconds timeout 600']);
});

it('callers who are limited to conversations of their own choose none of others', () => {
  const hooks = { enabled: true, token: '${TOKEN}', allowRequestSessionKey: true };
  const chosen = (more: object) =>
    findingsOf('AG-011', { gateway: { mode: 'local', bind: 'loopback' }, hooks: { ...hooks, ...more } })
      .map(({ pointer, severity }) => `${pointer} ${severity}`)
      .filter((line) => line.startsWith('/hooks'));
  assert.deepEqual(chosen({}), ['/hooks/allowRequestSessionKey medium']);
  assert.deepEqual(chosen({ allowedSessionKeyPrefixes: [''] }), ['/hooks/allowRequestSessionKey medium']);
  assert.deepEqual(chosen({ allowedSessionKeyPrefixes: ['hook:'] }), []);
});

it('knows a file by its schema', () => {
  const formatOf = ($schema: string) =>
    readSample(JSON.stringify({ $schema, plugins: { entries: { tides: { enabled: true } } } }), 'json').format;
  assert.equal(formatOf('https://openclaw.ai/config.json'), 'openclaw');
  assert.notEqual(formatOf('https://openclaw.air.example/config.json'), 'openclaw');
});

it('assumes no default sandbox for a file of plugins', () => {
  const found = (more: object) =>
    readSample(JSON.stringify({ plugins: { entries: { tides: { enabled: true } }, slots: {} }, ...more }), 'json')
      .facts;
  assert.deepEqual(
    found({ $schema: 'https://openclaw.ai/config.json' }).filter((fact) => /^isolations/.test(fact)),
    [],
  );
  assert.equal(found({ channels: { telegram: {} } }).filter((fact) => /^isolations/.test(fact)).length, 1);
});

it('assumes no default sandbox for a file that only connects to a remote gateway', () => {
  const remote = { gateway: { mode: 'remote', remote: { url: 'wss://desk.example.com' } }, wizard: { lastRunAt: '1' } };
  const meta = { lastTouchedVersion: '2031.1.1' };
  assert.deepEqual(findingsOf('AG-007', { meta, ...remote }), []);
  assert.equal(findingsOf('AG-007', { meta, ...remote, gateway: { mode: 'local' } }).length, 1);
});

it('reads the approval mode of a server for one harness', () => {
  const found = (mode: string) => {
    const desk = { url: 'https://desk.example.com/mcp', codex: { defaultToolsApprovalMode: mode } };
    const meta = { lastTouchedVersion: '2031.1.1' };
    return findingsOf('AG-003', { meta, gateway: { mode: 'local' }, mcp: { servers: { desk } } }).map(
      ({ pointer }) => pointer,
    );
  };
  assert.deepEqual(found('approve'), ['/mcp/servers/desk/codex/defaultToolsApprovalMode']);
  assert.deepEqual(found('prompt'), []);
});

it('ignores a channel’s policy that every account overrides', () => {
  const open = (accounts: object) => {
    const channels = { telegram: { groupPolicy: 'open', dmPolicy: 'pairing', accounts } };
    const text = JSON.stringify({ gateway: { mode: 'local' }, agents: { defaults: {} }, channels });
    return readSample(text, 'json').facts.filter((fact) => fact.endsWith('sender open'));
  };
  const group = (policy: string) => ({ groupPolicy: policy });
  assert.deepEqual(open({ main: group('allowlist'), desk: group('disabled') }), []);
  assert.deepEqual(open({}), ['exposures /channels/telegram/groupPolicy sender open']);
  assert.deepEqual(open({ main: group('allowlist'), desk: {} }), [
    'exposures /channels/telegram/groupPolicy sender open',
  ]);
  assert.deepEqual(open({ main: group('allowlist'), desk: group('open') }), [
    'exposures /channels/telegram/accounts/desk/groupPolicy sender open',
  ]);
});

it('reads a default level that runs elevated commands without approvals', () => {
  const found = (elevatedDefault: string, enabled = true) => {
    const tools = { elevated: { enabled, allowFrom: { telegram: ['12345'] } } };
    const agents = { defaults: { elevatedDefault, sandbox: { mode: 'all' } } };
    return findingsOf('AG-003', { gateway: { mode: 'local' }, agents, tools }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  };
  assert.deepEqual(found('full'), ['/agents/defaults/elevatedDefault high']);
  assert.deepEqual(found('full', false), []);
  assert.deepEqual(found('ask'), []);
});
