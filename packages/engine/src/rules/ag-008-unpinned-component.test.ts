import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const id = 'AG-008';
type Words = readonly [command: string, ...args: string[]];

const server = ([command, ...args]: Words, more: object = {}) => ({ mcpServers: { a: { command, args, ...more } } });
const found = (configuration: object | string) =>
  findingsOf(id, configuration, typeof configuration === 'string' ? 'yaml' : 'json').map(({ pointer, severity }) => [
    pointer,
    severity,
  ]);

describe('packages and images of servers', () => {
  const digest = `sha256:${'0f'.repeat(32)}`;
  const commit = '0a'.repeat(20);
  const rows: readonly (readonly [words: Words, severity: string | null, at?: number])[] = [
    [['npx', '-y', 'a'], 'medium', 1],
    [['npx', '-y', '@s/a@latest'], 'medium', 1],
    [['npx', '-y', 'a@next'], 'medium', 1],
    [['npx', '-y', 'a@^1.2.3'], 'medium', 1],
    [['npx', '-y', 'a@1'], 'medium', 1],
    [['npx', '-y', 'a@>=1.0.0'], 'medium', 1],
    [['bunx', 'a'], 'medium', 0],
    [['pnpm', 'dlx', 'a'], 'medium', 1],
    [['yarn', 'dlx', 'a'], 'medium', 1],
    [['npm', 'exec', '--yes', 'a'], 'medium', 2],
    [['uvx', 'a'], 'medium', 0],
    [['uvx', 'a>=1.2'], 'medium', 0],
    [['uvx', 'a@latest'], 'medium', 0],
    [['uv', 'run', '--with', 'a', 'b.py'], 'medium', 2],
    [['uv', 'tool', 'run', 'a'], 'medium', 2],
    [['pipx', 'run', 'a'], 'medium', 1],
    [['deno', 'run', '-A', 'npm:a'], 'medium', 2],
    [['deno', 'run', 'https://deno.land/x/a/mod.ts'], 'medium', 1],
    [['deno', 'run', 'https://deno.land/x/a@1.2.3/mod.ts'], null],
    [['deno', 'run', 'https://deno.land/x/a@v1.2.3/mod.ts'], null],
    [['deno', 'run', './mod.ts'], null],
    [['go', 'run', 'x.example.com/o/a@latest'], 'medium', 1],
    [['docker', 'run', '-i', '--rm', 'img'], 'medium', 3],
    [['docker', 'run', '-i', '--rm', 'img:latest'], 'medium', 3],
    [['docker', 'run', '-i', '--rm', 'img:1.2.3'], 'low', 3],
    [['docker', 'run', 'img:main-stable'], 'medium', 1],
    [['docker', 'run', 'img:latest-cuda12'], 'medium', 1],
    [['docker', 'run', 'img:nightly-20310102'], 'low', 1],
    [['docker', 'run', 'img:stable-1.2'], 'low', 1],
    [['docker', 'run', 'img:gpu-rocm'], 'low', 1],
    [['docker', 'run', 'img:main-arm64'], 'medium', 1],
    [['docker', 'run', 'img:stable_x86_64'], 'medium', 1],
    [['docker', 'run', 'img:main-20310102-arm64'], 'low', 1],
    [['docker', 'run', 'img:desk-arm64'], 'low', 1],
    [['podman', 'run', 'r.example.com:5000/img'], 'medium', 1],
    [['cmd', '/c', 'npx', '-y', 'a'], 'medium', 3],
    [['cmd', '/c', 'npx', '-y', 'a', '--key', '$K'], 'medium', 3],
    [['cmd', '/c', 'npx', '-y', 'a', '--config', '{"b": 1}'], 'medium', 3],
    [['cmd', '/c', 'npx -y a --key $K'], 'medium', 1],
    [['C:\\Program Files\\nodejs\\npx.cmd', '-y', 'a'], 'medium', 1],
    [['bash', '-c', 'cd x && npx -y a'], 'medium', 1],
    [['uvx', '--from', 'git+https://github.com/o/a', 'a'], 'high', 1],
    [['uvx', '--from', 'git+https://github.com/o/a@main', 'a'], 'high', 1],
    [['npx', '-y', 'github:o/a'], 'high', 1],
    [['uvx', '--from', 'git+https://github.com/o/a@v1.2.3', 'a'], 'low', 1],
    [['npx', '-y', 'a@1.2.3'], null],
    [['npx', '-y', '@s/a@1.2.3-beta.1'], null],
    [['uvx', 'a==1.2.3'], null],
    [['uvx', 'a@1.2.3'], null],
    [['uvx', '--from', `git+https://github.com/o/a@${commit}`, 'a'], null],
    [['docker', 'run', `img@${digest}`], null],
    [['docker', 'run', '${IMAGE}'], null],
    [['docker', 'run', 'localhost:5001/desk:latest'], null],
    [['podman', 'run', 'localhost/desk'], null],
    [['docker', 'run', 'desk:local'], null],
    [['docker', 'run', 'desk:localized'], 'low', 1],
    [['docker', 'run', 'localhost.example.com/desk'], 'medium', 1],
    [['uvx', '--with', 'a[cli]', 'a', 'run', 'b.py'], 'medium', 1],
    [['uvx', '--with', 'a[cli]==1.2.3', 'a', 'run', 'b.py'], null],
    [['uvx', '--with', 'b==1.2.3', 'a'], 'medium', 2],
    [['npx', '-y', 'a@${VERSION}'], null],
    [['npx', '-y', 'file:../a'], null],
    [['npx', './tools/a'], null],
    [['npx', '--no-install', 'a'], null],
    [['uv', 'run', 'a.py'], null],
    [['uv', '--directory', '/srv/a', 'run', 'server'], null],
    [['node', './a.js'], null],
    [['python', '-m', 'a'], null],
    [['a-mcp'], null],
    [['docker', 'exec', '-i', 'box', 'a'], null],
    [['docker', 'compose', 'run', 'a'], null],
    [['npx', 'https://x.example.com/a.tgz'], null],
  ];
  for (const [words, severity, at = 0] of rows) {
    it(`${words.join(' ')}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(server(words)), severity === null ? [] : [[`/mcpServers/a/args/${at}`, severity]]);
    });
  }
  it('one finding for each package in a separate word', () => {
    assert.deepEqual(found(server(['npx', '-p', 'a', '-p', 'b@1.0.0', '-p', 'c', 'tool'])), [
      ['/mcpServers/a/args/1', 'medium'],
      ['/mcpServers/a/args/5', 'medium'],
    ]);
  });
  it('one finding for several packages in one word, for the worst', () => {
    const text = 'uvx --from git+https://github.com/o/a a & npx -y b';
    assert.deepEqual(found(server(['bash', '-c', text])), [['/mcpServers/a/args/1', 'high']]);
  });
  it('less severe for a disabled server', () => {
    assert.deepEqual(found(server(['npx', '-y', 'a'], { disabled: true })), [['/mcpServers/a/args/1', 'low']]);
  });
  it('a command and its arguments in one string', () => {
    assert.deepEqual(found({ mcpServers: { a: { command: 'npx -y a' } } }), [['/mcpServers/a/command', 'medium']]);
  });
});

describe('packages fetched only by a hook or helper', () => {
  const hook = (command: string) => ({
    hooks: { PostToolUse: [{ matcher: 'Edit', hooks: [{ type: 'command', command, timeout: 9 }] }] },
  });
  const rows: readonly (readonly [command: string, severity: string | null])[] = [
    ['npx -y a', 'medium'],
    ['npx prettier --write .', 'medium'],
    ['npx --no-install prettier --write .', null],
    ['npm install a', 'low'],
    ['npm install', null],
    ['npm test', null],
    ['pip install -r requirements.txt', null],
  ];
  for (const [command, severity] of rows) {
    it(`${command}: ${severity ?? 'quiet'}`, () => {
      const pointer = '/hooks/PostToolUse/0/hooks/0/command';
      assert.deepEqual(found(hook(command)), severity === null ? [] : [[pointer, severity]]);
    });
  }
  it('a permission starts nothing', () => {
    assert.deepEqual(found({ permissions: { allow: ['Bash(npx -y a)', 'Bash(docker run img)'] } }), []);
  });
});

describe('models and plugins', () => {
  const agent = (model: string) => `agent:\n  name: a\n  system_prompt: Help.\n  model: ${model}\n`;
  it('a model alias is an informational finding', () => {
    assert.deepEqual(found(agent('claude-3-5-sonnet-latest')), [['/agent/model', 'info']]);
  });
  for (const model of ['claude-sonnet-4-5-20250929', 'gpt-4o', 'latest-model-a', '${MODEL}']) {
    it(`${model} is no alias`, () => assert.deepEqual(found(agent(model)), []));
  }
  it('a marketplace with automatic updates', () => {
    const source = { source: 'github', repo: 'o/a' };
    const settings = {
      permissions: { deny: ['WebFetch'] },
      extraKnownMarketplaces: { a: { source, autoUpdate: true } },
    };
    assert.deepEqual(
      found(settings).map(([, severity]) => severity),
      ['high'],
    );
  });
});

it('marketplaces of the program’s own vendor are trusted', () => {
  const marketplaces = (...repos: readonly string[]) => ({
    permissions: { deny: ['WebFetch'] },
    extraKnownMarketplaces: Object.fromEntries(
      repos.map((repo, i) => [`a${i}`, { source: { source: 'github', repo } }]),
    ),
  });
  assert.deepEqual(found(marketplaces('anthropics/skills')), []);
  assert.deepEqual(found(marketplaces('anthropics-fake/skills', 'o/anthropics')), [
    ['/extraKnownMarketplaces/a0/source/repo', 'high'],
    ['/extraKnownMarketplaces/a1/source/repo', 'high'],
  ]);
});

describe('catalogue entries', () => {
  const offered = (owner: object, source: object) =>
    found({ name: 'tools', owner, metadata: { description: 'Tools.' }, plugins: [{ name: 'a', source }] });
  const at = '/plugins/0/source/repo';
  const rows: readonly (readonly [name: string, owner: object, source: object, severity: string | null])[] = [
    ['of somebody else', { name: 'Acme' }, { source: 'github', repo: 'other/a' }, 'medium'],
    ['of its owner', { name: 'Acme' }, { source: 'github', repo: 'acme/a' }, 'low'],
    [
      'of its owner’s account',
      { name: 'A', url: 'https://github.com/acme' },
      { source: 'github', repo: 'acme/a' },
      'low',
    ],
    ['of a longer name', { name: 'Acme' }, { source: 'github', repo: 'acme-fake/a' }, 'medium'],
    ['at a commit', { name: 'Acme' }, { source: 'github', repo: 'other/a', sha: '0a'.repeat(20) }, null],
  ];
  for (const [name, owner, source, severity] of rows) {
    it(`${name}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(offered(owner, source), severity === null ? [] : [[at, severity]]);
    });
  }
});

it('a Git plugin is as pinned as its reference, and looked-up content is less severe', () => {
  const opencode = (more: object) => found({ $schema: 'https://opencode.ai/config.json', permission: 'ask', ...more });
  const plugin = 'notes@git+https://git.example.com/o/notes.git';
  assert.deepEqual(opencode({ plugin: [plugin] }), [['/plugin/0', 'high']]);
  assert.deepEqual(opencode({ plugin: [`${plugin}#v1.2.3`] }), [['/plugin/0', 'low']]);
  assert.deepEqual(opencode({ plugin: [`${plugin}#${'0a'.repeat(20)}`] }), []);
  const references = { docs: { repository: 'o/docs', branch: 'main' } };
  assert.deepEqual(opencode({ references }), [['/references/docs/repository', 'medium']]);
});

it('a schema URL is no component', () => {
  assert.deepEqual(found({ $schema: 'https://opencode.ai/config.json', permission: { bash: 'ask' } }), []);
});

describe('components that home-made agents load by URL', () => {
  const agent = (more: object) => ({
    agent: { name: 'a', model: 'm', system_prompt: 'Help.' },
    tools: ['search'],
    ...more,
  });
  const rows: readonly (readonly [more: object, expected: readonly string[]])[] = [
    [{ plugins: ['https://example.com/p.js'] }, ['/plugins/0 medium']],
    [{ plugins: [{ name: 'p', url: 'https://example.com/p.wasm?v=2' }] }, ['/plugins/0/url medium']],
    [{ extensions: ['https://cdn.example.com/e.tgz'] }, ['/extensions/0 medium']],
    [{ plugins: [{ name: 'p', url: 'https://example.com/about-p' }] }, []],
    [{ plugins: ['./plugins/p.js', 'https://example.com/p'] }, []],
    [{ documents: ['https://example.com/p.zip'] }, []],
  ];
  for (const [more, expected] of rows) {
    it(JSON.stringify(more), () => {
      const found = findingsOf('AG-008', agent(more)).map(({ pointer, severity }) => `${pointer} ${severity}`);
      assert.deepEqual(found, expected);
    });
  }
});

describe('trigger phrases of a skill', () => {
  const skill = (triggers: string) =>
    `agent:\n  model: gpt-4o\nskills:\n  finder:\n    description: Finds skills.\n    type: tool\n    triggers: ${triggers}\n`;
  it('are no commands, even if spelled like one', () => {
    assert.deepEqual(found(skill('["which skills are there", "npx skills"]')), []);
  });
  it('separate commands are reported', () => {
    assert.deepEqual(found(skill('["npx skills"]')), [['/skills/finder/triggers/0', 'medium']]);
  });
});

it('checksums fix what a name leaves open', () => {
  const agent = { name: 'desk', system_prompt: 'Help.', model: 'm' };
  const pointers = (settings: object) => findingsOf('AG-008', { agent, ...settings }).map(({ pointer }) => pointer);
  const packages = ['@desk/orders'];
  assert.deepEqual(pointers({ packages }), ['/packages/0']);
  assert.deepEqual(pointers({ packages, checksums: { '@desk/orders': 'sha256:0' } }), []);
  assert.deepEqual(pointers({ plugins: [{ source: '@desk/orders', sha256: '0' }] }), []);
  assert.deepEqual(pointers({ plugins: [{ source: '@desk/orders', sha256: '0', auto_update: true }] }), [
    '/plugins/0/source',
  ]);
});
