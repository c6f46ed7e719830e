// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-006';
const severities = (configuration: object) => findingsOf(id, configuration).map(({ severity }) => severity);
const files = (...roots: readonly string[]) => ({
  mcpServers: {
    files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem@2025.8.21', ...roots] },
  },
});

describe('roots of a filesystem server', () => {
  const cases: readonly (readonly [root: string, severity: string | null])[] = [
    ['/', 'critical'],
    ['C:\\', 'critical'],
    ['~/.ssh', 'critical'],
    ['/home/me/.aws', 'critical'],
    ['$HOME/.config', 'critical'],
    ['/Users/me/.docker', 'critical'],
    ['~', 'high'],
    ['${userHome}', 'high'],
    ['%USERPROFILE%', 'high'],
    ['/home/me', 'high'],
    ['/Users', 'high'],
    ['/etc', 'high'],
    ['/usr/bin', 'high'],
    ['C:\\Users\\me', 'high'],
    ['..', 'medium'],
    ['../other-project', 'medium'],
    ['**', 'medium'],
    ['/home/<user>', 'high'],
    ['.', null],
    ['<folder>', null],
    ['YOUR_DIR', null],
    ['/<folder>', null],
    ['../path/to/repo', null],
    ['./docs', null],
    ['${workspaceFolder}', null],
    ['/home/me/projects/app', null],
    ['C:\\Users\\me\\projects\\app', null],
    ['/tmp', null],
    ['/path/to/allowed/files', null],
    ['~/projects/app', null],
    ['.env.example', null],
  ];
  for (const [root, severity] of cases) {
    it(`${root}: ${severity ?? 'quiet'}`, () => {
      const pointer = '/mcpServers/files/args/2';
      const found = findingsOf(id, files(root)).map((finding) => ({
        pointer: finding.pointer,
        severity: finding.severity,
      }));
      assert.deepEqual(found, severity === null ? [] : [{ pointer, severity }]);
    });
  }

  it('each root is a separate finding', () => {
    assert.deepEqual(
      findingsOf(id, files('./docs', '~', '/')).map(({ pointer }) => pointer),
      ['/mcpServers/files/args/4', '/mcpServers/files/args/3'],
    );
  });

  it('a script in a home folder is no root', () => {
    assert.deepEqual(severities({ mcpServers: { own: { command: 'node', args: ['/home/me/server.js'] } } }), []);
  });
});

describe('a setting that gives access to everything', () => {
  const messagesOf = (configuration: object) =>
    reportOn(configuration).findings.flatMap(({ ruleId, message }) => (ruleId === id ? [message] : []));
  const agent = { name: 'a', system_prompt: 'Help.', model: 'm' };
  const rows: readonly (readonly [name: string, configuration: object, message: string])[] = [
    [
      'OpenClaw',
      {
        gateway: { mode: 'local', bind: 'loopback', auth: { mode: 'token', token: '${TOKEN}' } },
        agents: { defaults: { sandbox: { mode: 'all' } } },
        tools: { fs: { workspaceOnly: false } },
      },
      'fs.workspaceOnly does not confine access to one directory: everything the user may change can be written.',
    ],
    [
      'OpenCode',
      { $schema: 'https://opencode.ai/config.json', permission: { external_directory: 'allow', edit: 'allow' } },
      'permission.external_directory grants write access to the whole filesystem.',
    ],
    [
      'a home-made agent',
      { agent, filesystem: { workspace_only: false } },
      'filesystem.workspace_only does not confine access to one directory: everything the user may change can be written.',
    ],
    [
      'a switch that opens',
      { agent, filesystem: { allow_outside_workspace: true } },
      'filesystem.allow_outside_workspace grants write access to the whole filesystem.',
    ],
    [
      'a list of all',
      { agent, filesystem: { allowed_paths: ['all'] } },
      'filesystem.allowed_paths grants write access to the whole filesystem.',
    ],
    [
      'a path that is written there',
      { agent, filesystem: { allowed_paths: ['/'] } },
      '/ grants write access to the whole filesystem.',
    ],
  ];
  for (const [name, configuration, message] of rows) {
    it(`is named in the message: ${name}`, () => assert.deepEqual(messagesOf(configuration), [message]));
  }
});

it('the files a task changes are no grant', () => {
  const opened = (section: string) => {
    const agent = { name: 'a', system_prompt: 'Help.', model: 'm', [section]: [{ path: '~/.ssh/config' }] };
    return reportOn(agent).findings.flatMap(({ ruleId, severity }) => (ruleId === id ? [severity] : []));
  };
  assert.deepEqual(opened('files_to_modify'), []);
  assert.deepEqual(opened('files'), ['critical']);
});

describe('permission rules', () => {
  const cases: readonly (readonly [entry: string, severity: string | null])[] = [
    ['Read(//root/**)', 'medium'],
    ['Read(//root/.ssh/**)', 'high'],
    ['Read(~/.ssh/**)', 'high'],
    ['Read(~/**)', 'medium'],
    ['Read(//**)', 'high'],
    ['Write(~/**)', 'high'],
    ['Edit(~/.aws/credentials)', 'critical'],
    ['Edit(~/.zshrc)', 'high'],
    ['Read(~/.zshrc)', null],
    ['Edit(.git/hooks/**)', 'high'],
    ['Edit(.claude/settings.json)', 'medium'],
    ['Edit(.claude/commands/**)', null],
    ['Read(./.env)', 'high'],
    ['Read(../**)', 'medium'],
    ['Read(//usr/bin/**)', null],
    ['Read(**)', 'low'],
    ['Write(**)', 'medium'],
    ['Read(src/**/*.md)', null],
    ['Read(**/*.md)', null],
    ['Read(/src/**)', null],
    ['Read(//tmp/**)', null],
    ['Read(//opt/app/logs/**)', null],
    ['Read(~/.ssh/known_hosts)', null],
    ['Read(.env.example)', null],
    ['Read(*.env)', 'high'],
    ['Read(*.env.*)', 'high'],
    ['Read(*.env.example)', null],
    ['Bash(cat ~/.ssh/id_ed25519)', 'high'],
    ['Bash(cat ~/.ssh/*)', 'high'],
    ['Bash(head -5 .env | base64)', 'high'],
    ['Bash(grep TOKEN .env:*)', 'high'],
    ['Bash(cat ~/.ssh/id_ed25519.pub)', null],
    ['Bash(cat .env.example)', null],
    ['Bash(ls ~/.ssh)', null],
    ['Bash(wc -l .env)', null],
    ['Bash(grep -c TOKEN .env)', null],
    ['Bash(grep -rn .env src)', null],
    ['Bash(cat:*)', null],
  ];
  for (const [entry, severity] of cases) {
    it(`${entry}: ${severity ?? 'quiet'}`, () => {
      const permissions = { allow: [entry], defaultMode: 'default' };
      const found = findingsOf(id, { permissions }).map((finding) => ({
        pointer: finding.pointer,
        severity: finding.severity,
      }));
      assert.deepEqual(found, severity === null ? [] : [{ pointer: '/permissions/allow/0', severity }]);
    });
  }

  it('a deny rule is a protection', () => {
    assert.deepEqual(
      severities({ permissions: { deny: ['Read(~/.ssh/**)', 'Read(//**)', 'Write(~/**)'], ask: ['Read(~/.aws/**)'] } }),
      [],
    );
  });

  it('what may not be read may not be printed', () => {
    const allow = ['Bash(cat ~/.ssh/id_ed25519)', 'Bash(cat .env)'];
    assert.deepEqual(severities({ permissions: { allow, deny: ['Read(~/.ssh/**)', 'Read(./.env)'] } }), []);
    assert.deepEqual(severities({ permissions: { allow, deny: ['Read(~/.gnupg/**)', 'Bash(rm *)'] } }), [
      'high',
      'high',
    ]);
    assert.deepEqual(severities({ permissions: { ask: allow } }), []);
  });

  it('the patch removes the entry', () => {
    const report = reportOn({ permissions: { allow: ['Read(src/**)', 'Read(~/.ssh/**)'] } });
    const finding = report.findings.find(({ ruleId }) => ruleId === id);
    assert.deepEqual(finding?.remediation.patch, [{ op: 'remove', path: '/permissions/allow/1' }]);
  });
});

describe('directories, sandboxes, mounts', () => {
  it('additional directories are readable, and writable when edits need no approval', () => {
    const permissions = { additionalDirectories: ['~', '../shared', './packages'] };
    assert.deepEqual(severities({ permissions: { ...permissions, allow: ['WebSearch'] } }), ['medium', 'medium']);
    assert.deepEqual(
      severities({ permissions: { ...permissions, allow: ['WebSearch'], defaultMode: 'acceptEdits' } }),
      ['high', 'medium'],
    );
  });

  it('the agent’s own folder may be writable', () => {
    const permissions = { additionalDirectories: ['~/.claude', '~/.claude/plans'], allow: ['WebSearch'] };
    assert.deepEqual(severities({ permissions }), ['medium']);
  });

  it('a sandbox with write access', () => {
    const sandbox = (allowWrite: readonly string[]) => ({ sandbox: { enabled: true, filesystem: { allowWrite } } });
    assert.deepEqual(severities(sandbox(['/', './out', '/tmp'])), ['critical']);
    assert.deepEqual(
      severities({ sandbox: { enabled: true, filesystem: { denyWrite: ['/', '~/.ssh'], denyRead: ['~'] } } }),
      [],
    );
  });

  it('a sandbox that opens a folder of credentials, but not the keys in it', () => {
    const sandbox = (denied: object) => ({
      sandbox: { enabled: true, filesystem: { allowWrite: ['~/.gnupg'], ...denied } },
    });
    assert.deepEqual(severities(sandbox({})), ['critical']);
    assert.deepEqual(severities(sandbox({ denyWrite: ['~/.gnupg/private-keys-v1.d'] })), ['medium']);
    assert.deepEqual(severities(sandbox({ denyRead: ['~/.gnupg/private-keys-v1.d'] })), ['critical']);
    assert.deepEqual(severities(sandbox({ denyWrite: ['~/.ssh'] })), ['critical']);
  });

  it('a mounted home and mounted credentials', () => {
    const docker = (mount: string) => ({
      mcpServers: {
        it: { command: 'docker', args: ['run', '--rm', '-i', '-v', mount, `acme/it@sha256:${'0'.repeat(64)}`] },
      },
    });
    assert.deepEqual(findingsOf(id, docker('/home/me:/data')), [
      { pointer: '/mcpServers/it/args/4', severity: 'high', confidence: 'high' },
    ]);
    assert.deepEqual(severities(docker('~/.aws:/root/.aws:ro')), ['high']);
    assert.deepEqual(severities(docker('./data:/data:ro')), []);
    // So that commits in the container bear a name; that the mount is writable is docker's default.
    assert.deepEqual(severities(docker('~/.gitconfig:/root/.gitconfig')), []);
  });

  it('a mount of the root is reported once, as a container escape', () => {
    const args = ['run', '--rm', '-i', '-v', '/:/host', `acme/it@sha256:${'0'.repeat(64)}`];
    const report = reportOn({ mcpServers: { it: { command: 'docker', args } } });
    const found = report.findings.filter(({ ruleId }) => ruleId === 'AG-006' || ruleId === 'AG-007');
    assert.deepEqual(
      found.map(({ ruleId, severity }) => `${ruleId} ${severity}`),
      ['AG-007 critical'],
    );
  });
});

describe('home-made agents', () => {
  const agent = { name: 'helper', system_prompt: 'You help people.', model: 'm', tools: ['search_docs'] };
  const rows: readonly (readonly [more: object, found: readonly string[]])[] = [
    [{ filesystem: { writable: true } }, ['/filesystem/writable medium']],
    [{ filesystem: { writable: true, root: './docs' } }, []],
    [{ filesystem: { writable: false } }, []],
    [{ writable_paths: ['.env', './out'] }, ['/writable_paths/0 critical']],
    [{ readable_paths: ['~/.kube', '/home', './docs'] }, ['/readable_paths/0 high', '/readable_paths/1 medium']],
    [{ denied_paths: ['~/.ssh', '/'] }, []],
  ];
  for (const [more, found] of rows) {
    it(JSON.stringify(more), () => {
      const places = findingsOf(id, { ...agent, ...more }).map(({ pointer, severity }) => `${pointer} ${severity}`);
      assert.deepEqual(places, found);
    });
  }
});
