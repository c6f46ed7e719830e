import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../rules/testing.ts';

describe('map', () => {
  it('lists each server once with its inputs, data and outputs', () => {
    const { map } = reportOn({
      mcpServers: {
        github: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-github'] },
        quiet: { command: 'npx', args: ['-y', 'some-unknown-server-of-ours'] },
      },
    });
    assert.deepEqual(
      map.parts.map(({ kind, name, pointer }) => [kind, name, pointer]),
      [
        ['server', 'github', '/mcpServers/github'],
        ['server', 'quiet', '/mcpServers/quiet'],
      ],
    );
    assert.ok(map.parts[0]?.reach.includes('egress'));
    assert.deepEqual(map.parts[1]?.reach, []);
    assert.equal(map.omitted, 0);
  });

  it('shows harmless capabilities of a known server', () => {
    const filesystem = {
      command: 'npx',
      args: ['-y', '@modelcontextprotocol/server-filesystem@2025.11.25', '/srv/docs'],
    };
    const { map } = reportOn({ mcpServers: { files: filesystem } });
    assert.deepEqual(
      map.parts.map(({ name, reach }) => [name, reach]),
      [['files', ['read', 'write']]],
    );
  });

  it('shows what lets strangers in as a channel', () => {
    const { map } = reportOn({
      model: 'gpt-4o',
      system_prompt: 'Help the desk.',
      server: { host: '0.0.0.0', auth: 'none' },
    });
    assert.deepEqual(
      map.parts.map(({ kind, pointer, reach }) => [kind, pointer, reach]),
      [['channel', '/server/auth', ['inbound', 'untrusted']]],
    );
  });

  it('shows the commands of an extension that is part of its host', () => {
    const extension = (name: string) => ({ type: 'builtin', name, enabled: true, bundled: true });
    const drawn = (mode: string) =>
      reportOn({
        GOOSE_PROVIDER: 'openai',
        GOOSE_MODE: mode,
        extensions: { developer: extension('developer'), memory: extension('memory') },
      }).map.parts.map(({ name, reach, approval }) => [name, reach, approval]);
    assert.deepEqual(drawn('approve'), [
      ['developer', ['execute', 'read'], 'asked'],
      ['memory', ['read', 'write'], 'asked'],
    ]);
    assert.equal(drawn('auto')[0]?.at(-1), 'unasked');
  });

  it('draws a tool that its list names twice once, and the same tool of two agents twice', () => {
    const agent = (...tools: readonly string[]) => ({ role: 'Answers the mail.', model: 'm', tools });
    const drawn = (agents: object) => reportOn({ agents }).map.parts.map(({ pointer }) => pointer);
    assert.deepEqual(drawn({ desk: agent('web_fetch', 'send_email', 'web_fetch') }), [
      '/agents/desk/tools/0',
      '/agents/desk/tools/1',
    ]);
    assert.deepEqual(drawn({ desk: agent('web_fetch'), night: agent('web_fetch') }), [
      '/agents/desk/tools/0',
      '/agents/night/tools/0',
    ]);
  });

  it('omits disabled servers', () => {
    const { map } = reportOn({ mcpServers: { github: { command: 'gh-mcp', disabled: true } } });
    assert.deepEqual(map.parts, []);
  });

  it('masks a secret in a name', () => {
    const secret = ['ghp', '_', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('');
    const report = reportOn({ mcpServers: { [secret]: { command: 'npx', args: ['-y', 'server-github'] } } });
    assert.ok(report.map.parts.length > 0);
    assert.ok(!JSON.stringify(report).includes(secret));
  });

  it('is limited in size, whatever the number of parts', () => {
    const servers = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`s${i}`, { command: `server-${i}` }]));
    const { map } = reportOn({ mcpServers: servers });
    assert.deepEqual([map.parts.length, map.omitted], [40, 60]);
  });
});
