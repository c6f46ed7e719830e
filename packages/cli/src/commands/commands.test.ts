import assert from 'node:assert/strict';
import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { coloured } from '@agent-grade/engine';
import { hasColour, hasLinks, hyperlink } from '../terminal.ts';
import { call, folderWith } from '../testing.ts';

const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const bypass = '{"permissions":{"defaultMode":"bypassPermissions","allow":["Bash(git status)"]}}';
const folders: string[] = [];
const folder = (files: Parameters<typeof folderWith>[0]): string => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
after(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

describe('fix', () => {
  const settings = `{
  "$schema": "https://opencode.ai/config.json",
  // who may do what
  "permission": {
    "edit": "ask",
    "bash": { "*": "ask", "node *": "allow" }, // for now
    "external_directory": "allow"
  }
}
`;
  const strict = `{
  "permissions": {
    "defaultMode": "bypassPermissions",
    "allow": ["Bash(git status)", "Read(~/.ssh/**)"],
    "deny": ["WebFetch"]
  }
}
`;
  const token = ['ghp', '_', 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb7d'].join('');
  const mcp = `mcpServers:
  github: # ours
    command: docker
    args: [run, -i, --rm, "ghcr.io/acme/x@sha256:${'0'.repeat(64)}"]
    env:
      GITHUB_TOKEN: ${token} # rotate
`;

  it('shows a diff and changes nothing', async () => {
    const at = folder({ 'opencode.json': settings });
    const { code, out, error } = await call(['fix'], at);
    assert.equal(code, 13);
    assert.match(out, /^--- a\/opencode\.json\n\+\+\+ b\/opencode\.json\n@@ -3,7 \+3,7 @@$/m);
    assert.match(out, /^- {4}"bash": \{ "\*": "ask", "node \*": "allow" \}, \/\/ for now$/m);
    assert.match(out, /^\+ {4}"bash": \{ "\*": "ask", "node \*": "ask" \}, \/\/ for now$/m);
    assert.match(out, /would fix high\[AG-002\]/);
    assert.match(error, /--write applies the changes/);
    assert.equal(readFileSync(join(at, 'opencode.json'), 'utf8'), settings);
  });

  it('keeps the mode of a file and the link to it, and leaves no other file', async () => {
    const at = folder({ 'real.json': settings });
    chmodSync(join(at, 'real.json'), 0o640);
    symlinkSync('real.json', join(at, 'opencode.json'));
    await call(['fix', '--write', 'opencode.json'], at);
    assert.deepEqual(readdirSync(at).sort(), ['opencode.json', 'real.json']);
    assert.ok(lstatSync(join(at, 'opencode.json')).isSymbolicLink());
    assert.equal(statSync(join(at, 'real.json')).mode & 0o777, 0o640);
    assert.match(readFileSync(join(at, 'real.json'), 'utf8'), /"node \*": "ask"/);
  });

  it('writes the changes, keeps comments, and exits by the remaining findings', async () => {
    const at = folder({ 'opencode.json': settings });
    assert.equal((await call(['fix', '--write'], at)).code, (await call(['check'], at)).code);
    assert.equal(
      readFileSync(join(at, 'opencode.json'), 'utf8'),
      settings.replace('"node *": "allow"', '"node *": "ask"').replace('directory": "allow"', 'directory": "ask"'),
    );
    assert.equal((await call(['fix', '--write'], at)).out, '');
  });

  for (const [title, encode] of [
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(text)],
    ['little-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ] as const) {
    it(`keeps the encoding and the line ends of a file in ${title}`, async () => {
      const windows = `\ufeff${settings.replaceAll('\n', '\r\n')}`;
      const at = folder({ 'opencode.json': encode(windows) });
      assert.equal((await call(['fix', '--write', '--rule', 'AG-002'], at)).error, '');
      const expected = windows.replace('"node *": "allow"', '"node *": "ask"');
      assert.deepEqual(readFileSync(join(at, 'opencode.json')), encode(expected));
    });
  }

  it('says when there is nothing to fix, and why', async () => {
    const at = folder({
      'a/.mcp.json': unpinned,
      'b/.mcp.json': '{"mcpServers":{"n":{"command":"node","args":["s.js"]}}}',
      c: undefined,
    });
    assert.match(
      (await call(['fix'], join(at, 'a'))).error,
      /none of the selected findings has a patch. Run "agent-grade check"/,
    );
    assert.match((await call(['fix'], join(at, 'b'))).error, /there are no findings/);
    const { code, error } = await call(['fix', 'c'], at);
    assert.deepEqual([code, /No agent configuration was found in "c"/.test(error)], [3, true]);
  });

  it('fixes the findings of one rule only', async () => {
    const at = folder({ '.claude/settings.json': strict });
    await call(['fix', '--write', '--rule', 'ag-006', '.'], at);
    const text = readFileSync(join(at, '.claude/settings.json'), 'utf8');
    assert.equal(text, strict.replace(', "Read(~/.ssh/**)"', ''));
  });

  it('applies a patch that makes another finding milder', async () => {
    const open =
      '{"permissions":{"allow":["Read(src/**)"],"defaultMode":"bypassPermissions"},"sandbox":{"enabled":false}}';
    const at = folder({ '.claude/settings.json': open });
    const { out } = await call(['fix', '--write', '--rule', 'AG-003'], at);
    assert.ok(!out.includes('not fixed'), out);
    const text = readFileSync(join(at, '.claude/settings.json'), 'utf8');
    assert.equal(text, open.replace('bypassPermissions', 'default'));
  });

  it('prints no secret, not even one that it removes', async () => {
    const at = folder({ 'mcp.yaml': mcp });
    const { out } = await call(['fix', '--write', 'mcp.yaml'], at);
    assert.match(out, /^-\s+GITHUB_TOKEN: REDACTED-github\S* # rotate$/m);
    assert.match(out, /^\+\s+GITHUB_TOKEN: "?\$\{GITHUB_TOKEN\}"? # rotate$/m);
    assert.ok(!out.includes(token.slice(4, 14)));
    assert.ok(!readFileSync(join(at, 'mcp.yaml'), 'utf8').includes(token));
  });

  it('leaves suppressed findings alone and reports files it cannot read', async () => {
    const at = folder({
      '.claude/settings.json': strict,
      '.mcp.json': '{',
      'agent-grade.yaml': 'suppressions:\n  - { rule: AG-003, pointer: /permissions/defaultMode, reason: Ours. }\n',
    });
    const { out, error } = await call(['fix', '--write'], at);
    assert.ok(!out.includes('AG-003'));
    assert.match(error, /\.mcp\.json: /);
    assert.match(readFileSync(join(at, '.claude/settings.json'), 'utf8'), /bypassPermissions/);
  });

  for (const [title, args] of [
    ['standard input', ['fix', '-']],
    ['an unknown rule', ['fix', '--rule', 'AG-999']],
    ['a missing file', ['fix', 'absent.json']],
  ] as const) {
    it(`refuses ${title}`, async () => assert.equal((await call(args, folder({}))).code, 2));
  }
});

describe('init', () => {
  it('writes a file that check reads, and never overwrites one', async () => {
    const at = folder({ 'x/.mcp.json': unpinned });
    assert.equal((await call(['init'], at)).code, 0);
    assert.equal((await call(['check'], at)).code, 12);
    const { code, error } = await call(['init'], join(at, 'x'));
    assert.equal(code, 0, error);
    assert.equal((await call(['init'], at)).code, 2);
  });
});

describe('the configuration file', () => {
  it('is found in parent folders, up to the repository’s root', async () => {
    const at = folder({
      'agent-grade.yaml': 'fail-on: high\n',
      'repository/.git': undefined,
      'repository/agent-grade.yaml': 'fail-on: critical\nexclude: [left-out/]\n',
      'repository/a/b/.mcp.json': unpinned,
      'repository/left-out/.mcp.json': bypass,
      'inner/.git': undefined,
      'inner/.mcp.json': unpinned,
    });
    assert.equal((await call(['check'], join(at, 'repository/a/b'))).code, 0);
    assert.equal((await call(['check'], join(at, 'repository'))).code, 0);
    assert.equal((await call(['check', '--no-config'], join(at, 'repository'))).code, 14);
    assert.equal((await call(['check', '--fail-on', 'medium'], join(at, 'repository/a'))).code, 12);
    assert.equal((await call(['check'], join(at, 'inner'))).code, 12);
  });
});

describe('check', () => {
  it('writes several outputs at once', async () => {
    const at = folder({ '.mcp.json': unpinned, 'b/.mcp.json': bypass });
    const { out, error } = await call(
      ['check', '--format', 'sarif=out.sarif', '--format', 'github', '--format', 'summary=page.md'],
      at,
    );
    assert.match(out, /^::error file=b\/\.mcp\.json,/);
    assert.equal(JSON.parse(readFileSync(join(at, 'out.sarif'), 'utf8')).version, '2.1.0');
    assert.match(readFileSync(join(at, 'page.md'), 'utf8'), /^\| `b\/\.mcp\.json` \| F \|/m);
    assert.match(error, /2 files analysed: 1 critical, 1 medium/);
  });

  it('adds the pages of the rules with findings', async () => {
    const { out } = await call(['check', '--explain'], folder({ '.mcp.json': unpinned }));
    assert.match(out, /^# AG-008/m);
    assert.ok(!out.includes('# AG-001'));
  });

  it('prints links on terminals that support them', async () => {
    const { out } = await call(['check'], folder({ '.mcp.json': unpinned }), { link: hyperlink, paint: coloured });
    assert.match(out, /\u001b\]8;;https:\S+\/rules\/AG-008\.md\u001b\\AG-008\u001b\]8;;\u001b\\/);
    assert.match(out, /\u001b\]8;;file:\/\/\S+\.mcp\.json\u001b\\/);
  });

  it('ignores files that are not agent configurations, but analyses one that is named', async () => {
    const at = folder({ 'config.yaml': 'a: 1\n', 'broken.yaml': '{{ .Values }}: [', 'list.json': '[1]' });
    const { code, out, error } = await call(['check'], at);
    assert.deepEqual([code, out], [3, '0 files analysed.\n']);
    assert.match(error, /^No agent configuration was found in the working directory;/);
    assert.match((await call(['check', 'config.yaml'], at)).out, /inconclusive/);
  });

  it('refuses files above the service’s size limit', async () => {
    const at = folder({ 'large.json': `{"mcpServers":{},"a":"${'x'.repeat(1_048_576)}"}` });
    assert.match((await call(['check', 'large.json'], at)).error, /is larger than 1,048,576 bytes/);
    const input = readFileSync(join(at, 'large.json'));
    assert.equal((await call(['check', '-'], at, { input })).code, 3);
  });
});

describe('mcp', () => {
  it('reports a folder that does not exist', async () => {
    const { code, error } = await call(['mcp', '--root', '.', '--root', 'absent'], folder({}));
    assert.deepEqual([code, error], [2, 'The folder "absent" given with --root does not exist.\n']);
  });
});

describe('watch', () => {
  it('checks again when a file changes', async () => {
    const at = folder({ '.mcp.json': unpinned });
    const stop = new AbortController();
    const seen: string[] = [];
    const result = call(['watch'], at, {
      untilStopped: () => stop.signal,
      out: (text) => {
        seen.push(text);
      },
      error: (text) => {
        if (!text.startsWith('Watching')) return;
        if (seen.join('').includes('AG-003')) stop.abort();
        else writeFileSync(join(at, '.mcp.json'), bypass);
      },
    });
    assert.equal((await result).code, 0);
    assert.match(seen.join(''), /AG-008[\s\S]*AG-003/);
  });

  it('rejects the same arguments as check', async () => {
    assert.equal((await call(['watch', 'absent'], folder({}))).code, 2);
  });
});

describe('the terminal', () => {
  for (const [environment, isTerminal, colour, links] of [
    [{}, false, false, false],
    [{}, true, true, false],
    [{ TERM: 'dumb' }, true, false, false],
    [{ NO_COLOR: '1', TERM_PROGRAM: 'vscode' }, true, false, false],
    [{ NO_COLOR: '', TERM_PROGRAM: 'vscode' }, true, true, true],
    [{ FORCE_COLOR: '1' }, false, true, false],
    [{ FORCE_COLOR: '0' }, true, false, false],
    [{ FORCE_HYPERLINK: '1' }, false, false, true],
    [{ TERM: 'xterm-kitty' }, true, true, true],
    [{ VTE_VERSION: '4999' }, true, true, false],
    [{ VTE_VERSION: '7600' }, true, true, true],
    [{ VTE_VERSION: '7600', CI: 'true' }, true, true, false],
    [{ WT_SESSION: 'x' }, true, true, true],
  ] as const) {
    it(`${isTerminal ? 'with' : 'without'} ${JSON.stringify(environment)}`, () => {
      assert.deepEqual([hasColour(environment, isTerminal), hasLinks(environment, isTerminal)], [colour, links]);
    });
  }

  it('lets no character inside a URL end the link', () => {
    assert.ok(!hyperlink('x', 'file:///a\u001b\\b\u0007').slice(5).startsWith('file:///a\u001b'));
  });
});
