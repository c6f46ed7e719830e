import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { call as callIn, folderWith } from './testing.ts';

const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const folder = folderWith({ 'good/.mcp.json': unpinned, 'closed/.mcp.json': unpinned, 'other/.mcp.json': unpinned });
symlinkSync('circle.json', join(folder, 'circle.json'));
symlinkSync('.gitignore', join(folder, 'good/.gitignore'));

const isRoot = process.getuid?.() === 0;
chmodSync(join(folder, 'closed'), 0o000);
after(() => {
  chmodSync(join(folder, 'closed'), 0o700);
  rmSync(folder, { recursive: true });
});

const call = (...args: readonly string[]) => callIn(args, folder);

describe('a path that cannot be accessed', () => {
  for (const [title, path] of [
    ['a circular link', 'circle.json'],
    ['a name that is too long', `${'a'.repeat(300)}.json`],
  ] as const) {
    it(`is reported without keeping the other files from being analysed: ${title}`, async () => {
      const { code, error } = await call('check', path, 'good', '--format', 'summary');
      assert.equal(code, 12);
      assert.match(error, /^[^\n]*\.json: cannot be read$/m);
      assert.equal((await call('check', path)).code, 3);
      assert.equal((await call('redact', path)).code, 3);
      assert.equal((await call('diff', path, 'good/.mcp.json')).code, 3);
    });
  }

  it('is an ignore file that is not applied', async () => {
    assert.equal((await call('check', 'good')).code, 12);
  });

  it('is reported if it is a folder below the one that is searched', { skip: isRoot }, async () => {
    for (const path of ['.', '*/.mcp.json']) {
      const { code, error } = await call('check', path, '--format', 'summary');
      assert.equal(code, 12);
      assert.match(error, /^closed: cannot be read$/m);
    }
    for (const path of ['closed', 'closed/.mcp.json', 'closed/*.json'])
      assert.equal((await call('check', path)).code, 3);
  });
});

/** A name that is not UTF-8 cannot be opened by anybody; other systems than Linux refuse to create one. */
describe('a name that is not UTF-8', { skip: process.platform !== 'linux' }, () => {
  const at = (name: string): Buffer => Buffer.from(join(folder, name), 'latin1');

  it('is reported for a folder and for a file that may be a configuration', async () => {
    mkdirSync(at('other/folder\xff'));
    writeFileSync(at('other/folder\xff/.mcp.json'), unpinned);
    writeFileSync(at('other/agents\xff.yaml'), 'agents: []');
    const { code, error } = await call('check', 'other', '--format', 'summary');
    assert.equal(code, 12);
    assert.match(error, /^other\/agents\ufffd\.yaml: cannot be read$/m);
    assert.match(error, /^other\/folder\ufffd: cannot be read$/m);
  });
});
