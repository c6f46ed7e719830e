import assert from 'node:assert/strict';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { outputFormatNames } from '../choices.ts';
import { type Found, findFiles } from '../discovery/find.ts';
import { call, folderWith } from '../testing.ts';
import { analyseFile } from './analyse-file.ts';
import { analyseInThreads } from './pool.ts';

const unpinned = (name: string) => `{"mcpServers":{"${name}":{"command":"npx","args":["-y","${name}-server"]}}}`;
const files: Record<string, string | Uint8Array> = {};
for (let i = 0; i < 60; i++) files[`team-${i}/.mcp.json`] = unpinned(`notes-${i}`);
files['broken/.mcp.json'] = '{"mcpServers":';
files['latin/.mcp.json'] = Uint8Array.of(0x7b, 0xe9, 0x7d);
files['notes.json'] = '{"a": 1}';
files['agent.yaml'] = 'mcpServers:\n  notes: { command: npx, args: [some-notes-server] }\n';
files['locked/.mcp.json'] = unpinned('locked');
const folder = folderWith(files);
chmodSync(join(folder, 'locked/.mcp.json'), 0);
after(() => rmSync(folder, { recursive: true }));

describe('many files', () => {
  it('give the same results in one thread and in several', async () => {
    const found = findFiles(['.'], { workingDirectory: folder, ignoreFiles: true, exclude: [] });
    assert.ok(!('missing' in found));
    const seen: number[] = [];
    const inThreads = await analyseInThreads(found, 'without-trials', 3, (done) => seen.push(done));
    assert.deepEqual(
      inThreads,
      found.map((file) => analyseFile(file, 'without-trials')),
    );
    assert.equal(seen.at(-1), found.length);
  });

  it('give the same bytes in whatever order they are given', async () => {
    const names = Object.keys(files).filter((name) => name !== 'notes.json');
    for (const format of outputFormatNames) {
      const [below, named, reversed] = await Promise.all([
        call(['check', '--format', format], folder),
        call(['check', '--format', format, ...names], folder),
        call(['check', '--format', format, ...names.reverse()], folder),
      ]);
      assert.deepEqual(named, below);
      assert.deepEqual(reversed, below);
    }
  });

  it('are analysed even if some are broken, which are reported', async () => {
    const { code, out, error } = await call(['check', '--format', 'json'], folder);
    assert.equal(code, 12);
    const { files: all } = JSON.parse(out) as { files: { file: string; report?: object; problem?: string }[] };
    const unread = all.filter(({ problem }) => problem !== undefined).map(({ file }) => file);
    // Root can read the locked file, too.
    const expected = ['broken/.mcp.json', 'latin/.mcp.json', ...(process.getuid?.() === 0 ? [] : ['locked/.mcp.json'])];
    assert.deepEqual(unread.sort(), expected);
    assert.equal(all.length, Object.keys(files).length - 1);
    for (const file of expected) assert.match(error, new RegExp(`^${file.replace('.', '\\.')}: `, 'm'));
  });

  it('report their progress', async () => {
    const seen: string[] = [];
    await call(['check'], folder, {
      progress: (done, total) => {
        seen.push(`${done}/${total}`);
      },
    });
    assert.equal(seen.at(-1), `${Object.keys(files).length}/${Object.keys(files).length}`);
  });
});

describe('a thread that dies', () => {
  const code = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ files }) => {
      for (const { title } of files) {
        if (title === 'exits') process.exit(3);
        if (title === 'throws') throw new RangeError('no detail');
      }
      parentPort.postMessage(files.map(({ title }) => ({ title, reason: 'fine' })));
    });`;
  const worker = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const found = (titles: readonly string[]): Found[] =>
    titles.map((title) => ({ title, path: title, selectedBy: 'path' }));

  it('loses the file that killed it, and no other', async () => {
    const titles = Array.from({ length: 40 }, (_, index) =>
      index === 5 ? 'exits' : index === 30 ? 'throws' : `${index}`,
    );
    const outcomes = await analyseInThreads(found(titles), 'with-trials', 2, () => {}, worker);
    assert.deepEqual(
      outcomes.map((outcome) => outcome?.title),
      titles,
    );
    const faults = outcomes.filter((outcome) => outcome !== null && 'fault' in outcome);
    assert.deepEqual(faults, [
      { title: 'exits', fault: 'a worker thread exited' },
      { title: 'throws', fault: 'RangeError' },
    ]);
  });
});
