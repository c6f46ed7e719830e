import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe } from 'node:test';
import { hard } from './record.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a program in an empty network namespace; null if this machine does not allow one. */
function withoutNetwork(words: readonly string[]): { readonly status: number | null; readonly stdout: string } | null {
  if (spawnSync('unshare', ['--net', 'true']).status !== 0) return null;
  // A nested test runner would report to the outer one in an internal format.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  return spawnSync('unshare', ['--net', ...words], { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 });
}

describe('without a network', () => {
  const unavailable = { skipped: 'this machine lets nobody take a network of their own' };

  hard('K12', 'the engine’s and the command line’s tests pass', async () => {
    const run = withoutNetwork([
      process.execPath,
      'tools/test.ts',
      'packages/engine/src/document',
      'packages/engine/src/rules',
      'packages/engine/src/secrets',
      'packages/cli/',
    ]);
    if (run === null) return unavailable;
    const count = /^ℹ pass (\d+)$/m.exec(run.stdout)?.[1] ?? '0';
    assert.equal(run.status, 0);
    assert.ok(Number(count) > 100);
    return `${count} tests`;
  });

  hard('K12', 'an analysis of a text full of URLs gives the same answer as with a network', async () => {
    const words = [
      process.execPath,
      'packages/cli/bin/agent-grade.js',
      'check',
      '--format',
      'json',
      '--no-config',
      'packages/engine/src/formats/mcp-client/samples/risky.json',
    ];
    const run = withoutNetwork(words);
    if (run === null) return unavailable;
    assert.ok(run.stdout.length > 1_000);
    assert.equal(run.stdout, spawnSync(words[0] as string, words.slice(1), { cwd: root, encoding: 'utf8' }).stdout);
    return 'the same bytes';
  });
});
