import assert from 'node:assert/strict';
import { globSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { formatCatalogue } from '@agent-grade/engine';
import { folderWith } from '../testing.ts';
import { type Found, findFiles } from './find.ts';
import { ignoreRules } from './ignored.ts';
import { selectionOf } from './names.ts';

const mcp = '{"mcpServers":{}}';
const outside = folderWith({ 'elsewhere.json': mcp, 'folder/.mcp.json': mcp });
const folder = folderWith({
  '.git': undefined,
  '.gitignore': 'secret/\n*.local.json\n!keep.local.json\n/agents/only-here.yaml\n',
  '.mcp.json': mcp,
  '.claude/settings.json': '{}',
  '.claude/settings.local.json': '{}',
  'keep.local.json': '{}',
  'secret/.mcp.json': mcp,
  'package.json': '{}',
  'readme.md': '',
  'agents/.gitignore': 'b.yaml\n',
  'agents/a.yaml': '',
  'agents/b.yaml': '',
  'agents/only-here.yaml': '',
  'agents/deep/only-here.yaml': '',
  'node_modules/x/.mcp.json': mcp,
  'vendor/.mcp.json': mcp,
  '.git/info/exclude': 'private.json\n',
  'private.json': '{}',
  'examples/.mcp.json': mcp,
  'real.txt': mcp,
});
symlinkSync(join(outside, 'elsewhere.json'), join(folder, 'mcp.json'));
symlinkSync(join(outside, 'folder'), join(folder, 'linked'));
symlinkSync('real.txt', join(folder, 'mcp_config.json'));
symlinkSync('.mcp.json', join(folder, 'same.json'));
symlinkSync('circle.json', join(folder, 'circle.json'));
after(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true });
});

const search = (paths: readonly string[], more: Partial<Parameters<typeof findFiles>[1]> = {}) => {
  const files = findFiles(paths, { workingDirectory: folder, ignoreFiles: true, exclude: [], ...more });
  assert.ok(Array.isArray(files), JSON.stringify(files));
  return files as readonly Found[];
};
const titles = (files: readonly Found[]) => files.map(({ title }) => title);

describe('files below a folder', () => {
  const all = [
    '.claude/settings.json',
    '.mcp.json',
    'agents/a.yaml',
    'agents/deep/only-here.yaml',
    'examples/.mcp.json',
    'keep.local.json',
    'mcp_config.json',
  ];

  it('are those with a known name or extension that are not ignored, installed or generated, or linked from outside', () => {
    assert.deepEqual(titles(search(['.'])), all);
    assert.deepEqual(titles(search([])), []);
  });

  it('include ignored ones if ignore files are not applied', () => {
    const found = titles(search(['.'], { ignoreFiles: false }));
    for (const name of ['secret/.mcp.json', '.claude/settings.local.json', 'agents/b.yaml', 'private.json'])
      assert.ok(found.includes(name), name);
    assert.ok(!found.includes('node_modules/x/.mcp.json'));
  });

  it('exclude what a pattern matches, relative to its folder', () => {
    const exclude = [
      ...ignoreRules(folder, ['examples/', 'keep.*']),
      ...ignoreRules(join(folder, 'agents'), ['/a.yaml']),
    ];
    const left = all.filter((name) => !/^examples|^keep|^agents\/a/.test(name));
    assert.deepEqual(titles(search(['.'], { exclude })), left);
  });

  it('are subject to the ignore files of parent folders', () => {
    assert.deepEqual(titles(search(['agents'])), ['agents/a.yaml', 'agents/deep/only-here.yaml']);
    assert.deepEqual(titles(search(['agents/deep'])), ['agents/deep/only-here.yaml']);
  });

  it('are recognised with the folder’s own name', () => {
    assert.deepEqual(
      search(['.claude']).map(({ title, selectedBy }) => [title, selectedBy]),
      [['.claude/settings.json', 'name']],
    );
  });
});

describe('paths', () => {
  it('select a file even if it is ignored or has another extension, each once', () => {
    const files = search(['readme.md', 'secret/.mcp.json', './readme.md', '.']);
    const readmes = files.filter(({ path }) => path === join(folder, 'readme.md'));
    assert.deepEqual(
      readmes.map(({ title, selectedBy }) => [title, selectedBy]),
      [['readme.md', 'path']],
    );
    assert.ok(titles(files).includes('secret/.mcp.json'));
    assert.deepEqual(
      files,
      search(['.', './readme.md', 'secret/.mcp.json']).map((file) => files.find(({ path }) => path === file.path)),
    );
  });

  it('may be patterns', () => {
    assert.deepEqual(titles(search(['agents/**/*.yaml'])), ['agents/a.yaml', 'agents/deep/only-here.yaml']);
    assert.deepEqual(titles(search(['./agents/*.{yaml,yml}'])), ['agents/a.yaml']);
    assert.deepEqual(titles(search([join(folder, 'agents/*.yaml')])), ['agents/a.yaml']);
    assert.deepEqual(titles(search(['**/.mcp.json'])), ['.mcp.json', 'examples/.mcp.json']);
    assert.deepEqual(titles(search(['absent/*.json'])), []);
  });

  it('that do not exist are reported', () => {
    assert.deepEqual(findFiles(['.', 'absent'], { workingDirectory: folder, ignoreFiles: true, exclude: [] }), {
      missing: 'absent',
    });
  });
});

describe('names', () => {
  for (const [path, expected] of [
    ['x/.mcp.json', 'name'],
    ['x/.cursor/hooks.json', 'name'],
    ['x/.vscode/mcp.json', 'name'],
    ['x/team.agent.yaml', 'name'],
    ['X/.MCP.JSON', 'name'],
    ['x/.roomodes', 'name'],
    ['x/config.yaml', 'extension'],
    ['x/hooks.json', 'extension'],
    ['x/anything.json5', 'extension'],
    ['x/package-lock.json', null],
    ['x/tsconfig.build.json', null],
    ['x/readme.md', null],
    ['x/mcp.json.bak', null],
  ] as const) {
    it(`${path} is selected by ${expected ?? 'nothing'}`, () => assert.equal(selectionOf(path), expected));
  }

  it('of every format are at least selected by extension', () => {
    for (const { id, filenames } of formatCatalogue)
      for (const name of filenames) {
        const path = `x/${name.replace(/\.\*$/, '.json').replaceAll('*', 'name')}`;
        assert.notEqual(selectionOf(path), null, `${id}: ${name}`);
      }
  });

  it('of the formats’ own samples are found by extension', () => {
    const samples = globSync('../../../engine/src/formats/*/samples/*', { cwd: import.meta.dirname });
    assert.ok(samples.length > 0);
    for (const sample of samples) assert.notEqual(selectionOf(sample), null, sample);
  });
});
