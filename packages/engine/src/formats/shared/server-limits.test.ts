import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const server = (env: Readonly<Record<string, string>>, launch: object = { command: 'cli-mcp-server', args: [] }) => ({
  mcpServers: { cli: { ...launch, env } },
});
const inContainer = { command: 'docker', args: ['run', '-i', '--rm', 'acme/cli@sha256:'.padEnd(80, 'a')] };

describe('folders that a server’s environment allows', () => {
  const rows: readonly (readonly [severity: string | null, name: string, value: string])[] = [
    ['critical', 'ALLOWED_DIR', '/'],
    ['critical', 'FS_ALLOWED_PATHS', '/srv/app:~/.ssh'],
    ['high', 'ALLOWED_DIRECTORIES', '["/srv/app", "/home/ada"]'],
    [null, 'ALLOWED_DIR', '/srv/app'],
    [null, 'ALLOWED_DIR', '${WORKSPACE}'],
    [null, 'ALLOWED_ORIGINS', '/'],
    [null, 'LOG_PATH', '/'],
  ];
  for (const [severity, name, value] of rows) {
    it(`${name}=${value}: ${severity ?? 'no finding'}`, () => {
      const found = findingsOf('AG-006', server({ [name]: value }), 'json').map((finding) => finding.severity);
      assert.deepEqual(found, severity === null ? [] : [severity]);
    });
  }
  it('are not the host’s if the server runs in a container', () => {
    assert.deepEqual(findingsOf('AG-006', server({ ALLOWED_DIR: '/' }, inContainer), 'json'), []);
  });
});

describe('commands that a server’s environment allows', () => {
  const rows: readonly (readonly [severity: string | null, name: string, value: string])[] = [
    ['high', 'ALLOWED_COMMANDS', 'all'],
    ['high', 'SHELL_ALLOW_COMMANDS', '*'],
    [null, 'ALLOWED_COMMANDS', 'ls,cat,git'],
    [null, 'ALLOWED_COMMANDS', '${COMMANDS}'],
    [null, 'ALLOWED_FLAGS', 'all'],
    [null, 'DISALLOWED_COMMANDS', 'all'],
  ];
  for (const [severity, name, value] of rows) {
    it(`${name}=${value}: ${severity ?? 'no finding'}`, () => {
      const found = findingsOf('AG-002', server({ [name]: value }), 'json').map((finding) => finding.severity);
      assert.deepEqual(found, severity === null ? [] : [severity]);
    });
  }
  it('are of low severity in a container', () => {
    const found = findingsOf('AG-002', server({ ALLOWED_COMMANDS: 'all' }, inContainer), 'json');
    assert.deepEqual(
      found.map(({ severity }) => severity),
      ['low'],
    );
  });
});
