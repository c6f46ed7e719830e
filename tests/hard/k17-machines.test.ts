import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import { build } from 'rolldown';
import { hard } from './record.ts';

const root = join(import.meta.dirname, '../..');

describe('one text', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-k17-'));
  after(() => rmSync(directory, { recursive: true }));
  // Built as plain JavaScript, because Node without a compiler, and older versions, cannot run TypeScript.
  await build({
    input: join(root, 'packages/engine/src/index.ts'),
    platform: 'node',
    output: { file: join(directory, 'engine.mjs') },
  });
  writeFileSync(
    join(directory, 'all.mjs'),
    `import { readFileSync } from 'node:fs';
import { analyze, guessNotation, renderJson } from './engine.mjs';
for (const path of process.argv.slice(2)) {
  const content = readFileSync(path, 'utf8');
  const analysis = analyze({ content, format: guessNotation(path, content), sourceFilename: path });
  console.log(analysis.kind === 'report' ? renderJson(analysis.report) : JSON.stringify(analysis));
}
`,
  );
  const samples = globSync('packages/engine/src/formats/*/samples/*', { cwd: root }).sort();
  const digestOf = (
    program: string,
    flags: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): string => {
    const words = [...flags, join(directory, 'all.mjs'), ...samples];
    const bytes = execFileSync(program, words, {
      cwd: root,
      env: { ...process.env, ...environment },
      maxBuffer: 1 << 28,
    });
    assert.ok(bytes.length > 100_000);
    return createHash('sha256').update(bytes).digest('hex');
  };
  const expected = digestOf(process.execPath, [], {});

  for (const [name, flags, environment] of [
    ['in Kathmandu', [], { TZ: 'Asia/Kathmandu' }],
    ['in Turkish', [], { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' }],
    ['without a compiler', ['--jitless'], {}],
    ['with other hash seeds', ['--hash-seed=7', '--random-seed=7'], {}],
  ] as const) {
    hard('K17', `${name}: the reports of ${samples.length} samples have the same bytes`, async () => {
      assert.equal(digestOf(process.execPath, flags, environment), expected);
      return `sha256 ${expected.slice(0, 16)}…`;
    });
  }

  hard('K17', 'on the machine’s own Node the reports have the same bytes', async () => {
    const [own] = ['/usr/bin/node', '/usr/local/bin/node'].filter(
      (path) => path !== process.execPath && globSync(path).length > 0,
    );
    if (own === undefined) return { skipped: 'there is no other Node here' };
    assert.equal(digestOf(own, [], {}), expected);
    return execFileSync(own, ['--version'], { encoding: 'utf8' }).trim();
  });
});
