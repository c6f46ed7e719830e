import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import { call as callIn, folderWith } from './testing.ts';

const clean = '{"mcpServers":{"notes":{"command":"node","args":["./server.js"]}}}';
const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const bypass = '{"permissions":{"defaultMode":"bypassPermissions","allow":["Bash(git status)"]}}';
const folder = folderWith({
  'clean.json': clean,
  'unpinned.json': unpinned,
  'bypass.json': bypass,
  'low.json': '{"mcpServers":{"a":{"command":"docker","args":["run","-i","--rm","acme/x:1.2"]}}}',
  'high.json': '{"mcpServers":{"a":{"url":"http://api.example.com/mcp"}}}',
  'broken.json': '{"mcpServers":',
  'latin1.json': Buffer.from([0x7b, 0xe9, 0x7d]),
  'little.json': Buffer.from(`\ufeff${unpinned}`, 'utf16le'),
  'big.json': Buffer.from(`\ufeff${unpinned}`, 'utf16le').swap16(),
  'half.json': Buffer.from([0xff, 0xfe, 0x7b]),
  'team/.mcp.json': unpinned,
  'team/notes.txt': 'nothing to see',
  'team/node_modules/x/.mcp.json': bypass,
  'mixed/.mcp.json': unpinned,
  'mixed/inner/.mcp.json': '{',
  'empty/readme.md': '# nothing',
});

after(() => rmSync(folder, { recursive: true }));

const call = (args: readonly string[], input = '') => callIn(args, folder, { input });
const at = (name: string) => join(folder, name);

describe('exit codes', () => {
  for (const [title, args, expected] of [
    ['a clean file', ['check', at('clean.json')], 0],
    ['a medium finding', ['check', at('unpinned.json')], 12],
    ['a critical finding', ['check', at('bypass.json')], 14],
    ['the worst of several files', ['check', at('unpinned.json'), at('bypass.json'), at('clean.json')], 14],
    ['a broken file alone', ['check', at('broken.json')], 3],
    ['a file that is not UTF-8', ['check', at('latin1.json')], 3],
    ['a file of little-endian UTF-16 with a byte order mark', ['check', at('little.json')], 12],
    ['a file of big-endian UTF-16', ['check', at('big.json')], 12],
    ['half a UTF-16 character after the byte order mark', ['check', at('half.json')], 3],
    ['a broken file beside a clean one', ['check', at('broken.json'), at('clean.json')], 3],
    ['a broken file beside a finding', ['check', at('broken.json'), at('unpinned.json')], 12],
    ['a folder without known files', ['check', at('empty')], 3],
    ['a missing file', ['check', at('absent.json')], 2],
    ['an unknown format', ['check', '--format', 'xml', at('clean.json')], 2],
    ['no arguments', [], 2],
    ['two outputs to standard output', ['check', '--format', 'json', '--format', 'sarif', at('clean.json')], 2],
    ['an output that cannot be written', ['check', '--format', 'json=absent/x.json', at('clean.json')], 2],
    ['an invalid date', ['check', '--as-of', 'today', at('clean.json')], 2],
    ['no threads', ['check', '--jobs', '0', at('clean.json')], 2],
    ['a pattern that matches nothing', ['check', 'absent/*.json'], 3],
    ['a finding below --fail-on', ['check', '--fail-on', 'high', at('unpinned.json')], 0],
    ['a finding below --min-severity', ['check', '--min-severity', 'high', at('unpinned.json')], 0],
    ['a low finding', ['check', at('low.json')], 11],
    ['a high finding', ['check', at('high.json')], 13],
    ['a comparison without new findings', ['diff', at('unpinned.json'), at('clean.json')], 0],
    ['a comparison with a new critical finding', ['diff', at('clean.json'), at('bypass.json')], 14],
    ['a comparison with a broken file', ['diff', at('clean.json'), at('broken.json')], 3],
    ['a comparison with a missing file', ['diff', at('clean.json'), at('absent.json')], 2],
    ['an unknown command', ['examine'], 2],
    ['an unknown rule', ['explain', 'AG-999'], 2],
    ['help', ['--help'], 0],
    ['the version', ['--version'], 0],
    ['the rules', ['rules'], 0],
  ] as const) {
    it(`is ${expected} for ${title}`, async () => {
      assert.equal((await call(args)).code, expected);
    });
  }
});

describe('check', () => {
  it('prints for one file, as JSON, exactly the bytes of the engine’s report', async () => {
    const analysis = analyze({ content: unpinned, format: 'json', sourceFilename: at('unpinned.json') });
    assert.equal(analysis.kind, 'report');
    if (analysis.kind !== 'report') return;
    assert.equal((await call(['check', '--format', 'json', at('unpinned.json')])).out, JSON.stringify(analysis.report));
  });

  it('reads standard input', async () => {
    assert.equal((await call(['check', '-'], unpinned)).code, 12);
    assert.equal(
      (await call(['check', '-'], 'mcpServers:\n  notes:\n    command: npx\n    args: [some-notes-server]\n')).code,
      12,
    );
  });

  it('finds the files with known names below a folder and skips installed packages', async () => {
    const { out } = await call(['check', '--format', 'json', at('team')]);
    const names = JSON.parse(out).files.map(({ file }: { file: string }) => file);
    assert.deepEqual(names, [at('team/.mcp.json')]);
  });

  it('reports a broken file with its place and still analyses the rest', async () => {
    const { code, out, error } = await call(['check', at('mixed')]);
    assert.equal(code, 12);
    assert.match(out, /AG-008/);
    assert.match(error, /^[^\n]*inner[^\n]*: Line 1, column 2: [^(\n]*$/m);
  });

  it('shows place, evidence, reason and fix of a finding', async () => {
    const { out } = await call(['check', at('unpinned.json')]);
    assert.match(out, /medium\[AG-008\].*\n.*unpinned\.json:1:\d+.*\n.*some-notes-server.*\n.*why: .*\n.*fix: /);
  });
});

describe('formats', () => {
  for (const [format, pattern] of [
    ['sarif', /"ruleId":"AG-008\/medium"/],
    ['junit', /<failure type="medium"/],
    ['markdown', /^# `.*unpinned\.json`/],
    ['github', /^::warning file=.*unpinned\.json,line=1/],
  ] as const) {
    it(`prints ${format}`, async () => {
      const { out, code } = await call(['check', '--format', format, at('unpinned.json')]);
      assert.equal(code, 12);
      assert.match(out, pattern);
    });
  }
});

describe('diff', () => {
  it('prints new and fixed findings', async () => {
    const { out } = await call(['diff', at('unpinned.json'), at('bypass.json')]);
    assert.match(out, /^score \d+ -> \d+\n/);
    assert.match(out, /^new: critical\[AG-003\]/m);
    assert.match(out, /^fixed: medium\[AG-008\]/m);
  });
});

describe('redact', () => {
  it('prints the text with its secrets masked, and a text without secrets unchanged', async () => {
    const token = ['ghp', '_', 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb7d'].join('');
    const { out, code } = await call(
      ['redact', '-'],
      `{"mcpServers":{"g":{"command":"g","env":{"GITHUB_TOKEN":"${token}"}}}}`,
    );
    assert.equal(code, 0);
    assert.ok(!out.includes(token.slice(6, 14)));
    assert.match(out, /REDACTED-github/);
    assert.equal((await call(['redact', at('clean.json')])).out, clean);
  });
});

describe('explain', () => {
  it('prints a rule’s page, whatever the case of its id', async () => {
    const { out, code } = await call(['explain', 'ag-008']);
    assert.equal(code, 0);
    assert.match(out, /^# AG-008/);
    assert.match(out, /When it is fine/);
  });
});

it('the entry of the built program also runs from source', () => {
  const entry = join(import.meta.dirname, 'bin.ts');
  const { status, stderr } = spawnSync(process.execPath, [entry, 'check', at('clean.json')], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});
