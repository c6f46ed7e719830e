import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'servers /customizations/vscode/mcp/servers/shop stdio can ',
    'commands /postCreateCommand/tools build',
    'commands /postCreateCommand/packages build',
    'commands /postStartCommand build',
    'commands /customizations/vscode/mcp/servers/shop/command server',
    'approvals /customizations/vscode/settings/chat.tools.global.autoApprove all-prompts off',
    'isolations /privileged container-flag off escapes true',
    'isolations /capAdd/0 container-flag off escapes true',
    'isolations /runArgs/0 container-flag weakened',
    'isolations /mounts/1/source docker-socket off escapes true',
    'isolations /features/ghcr.io~1devcontainers~1features~1docker-outside-of-docker:1 docker-socket off escapes true',
    'fileGrants /runArgs/3 write mount',
    'fileGrants /mounts/0 write mount',
    'environment /containerEnv/CLAUDE_CONFIG_DIR container',
    'components /image image docker version 3',
  ],
  'hardened.json': [
    'commands /postCreateCommand build',
    'commands /postStartCommand build',
    'isolations /runArgs/3 container-flag on',
    'fileGrants /workspaceMount write mount',
    'environment /remoteEnv/ANTHROPIC_API_KEY container',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`devcontainer reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'devcontainer');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a development container', () => {
  const container = (parts: object) => ({
    image: `example.net/base@sha256:${'a'.repeat(64)}`,
    remoteUser: 'dev',
    ...parts,
  });
  const agent = { customizations: { vscode: { extensions: ['anthropic.claude-code'] } } };

  it('is recognised only with evidence of an agent', () => {
    const formatOf = (parts: object) => readSample(JSON.stringify(container(parts)), 'json').format;
    assert.equal(formatOf(agent), 'devcontainer');
    assert.equal(
      formatOf({ features: { 'ghcr.io/anthropics/devcontainer-features/claude-code:1': {} } }),
      'devcontainer',
    );
    assert.equal(formatOf({ postCreateCommand: { agent: 'npm i -g @openai/codex@1.2.3' } }), 'devcontainer');
    assert.notEqual(formatOf({ customizations: { vscode: { extensions: ['golang.go'] } } }), 'devcontainer');
  });

  it('may allow tracing and mount its project', () => {
    const parts = {
      runArgs: ['--cap-add', 'SYS_PTRACE', '--cap-add=SYS_PTRACE', '-v', '${localWorkspaceFolder}/data:/data'],
      capAdd: ['SYS_PTRACE'],
      mounts: ['source=${localWorkspaceFolder}/.cache,target=/cache,type=bind', 'source=memory,target=/m,type=volume'],
    };
    const found = ['AG-006', 'AG-007'] as const;
    for (const rule of found) assert.deepEqual(findingsOf(rule, container({ ...agent, ...parts })), []);
  });

  it('is reported if it mounts the home directory', () => {
    const mounts = ['source=${localEnv:HOME},target=/host,type=bind'];
    assert.equal(findingsOf('AG-006', container({ ...agent, mounts })).length, 1);
  });

  it('may take keys from variables of the host', () => {
    const remoteEnv = { OPENAI_API_KEY: '${localEnv:OPENAI_API_KEY}' };
    assert.deepEqual(findingsOf('AG-001', container({ remoteEnv })), []);
  });

  it('is reported for the host’s Docker socket, but not for its own Docker', () => {
    const socket = (feature: string) =>
      findingsOf('AG-007', container({ ...agent, features: { [feature]: {} } })).length;
    assert.equal(socket('ghcr.io/devcontainers/features/docker-in-docker:2'), 0);
    assert.equal(socket('ghcr.io/devcontainers/features/docker-outside-of-docker:1'), 1);
  });
});

it('reports features without a version', () => {
  const found = (feature: string) => {
    const agent = { customizations: { vscode: { extensions: ['anthropic.claude-code'] } }, remoteUser: 'me' };
    const container = { ...agent, image: 'acme/base@sha256:0', features: { [feature]: {} } };
    return findingsOf('AG-008', container).filter(({ pointer }) => pointer.startsWith('/features')).length;
  };
  assert.equal(found('ghcr.io/devcontainers/features/node'), 1);
  assert.equal(found('ghcr.io/devcontainers/features/node:latest'), 1);
  for (const pinned of ['ghcr.io/devcontainers/features/node:1', 'ghcr.io/acme/desk@sha256:0', './local', 'node'])
    assert.equal(found(pinned), 0, pinned);
});
