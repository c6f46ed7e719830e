import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createProgram } from '../program.ts';
import { terminal } from '../terminal.ts';
import { call, folderWith } from '../testing.ts';
import { shells } from './completion.ts';

/** What is typed, and everything a shell may offer for its last word. */
const rows: readonly (readonly [typed: string, offered: readonly string[]])[] = [
  ['re', ['redact']],
  ['check --format s', ['sarif', 'summary']],
  ['check --no-', ['--no-config', '--no-ignore']],
  ['explain AG-02', ['AG-020', 'AG-021', 'AG-022', 'AG-023']],
  ['completion ', ['bash', 'fish', 'zsh']],
  ['check my', ['my file.json']],
  ['check --config my', ['my file.json']],
  ['rules my', []],
];

describe('completion', async () => {
  const program = createProgram(terminal(), () => {});
  const at = folderWith({ 'my file.json': '{}' });
  after(() => rmSync(at, { recursive: true }));

  it('lists every command in every shell', async () => {
    for (const shell of shells) {
      const { out } = await call(['completion', shell], at);
      for (const { name } of program.commands.map((each) => ({ name: each.name() }))) assert.ok(out.includes(name));
    }
    assert.equal((await call(['completion', 'tcsh'], at)).code, 2);
  });

  for (const [shell, ask] of [
    ['bash', askBash],
    ['fish', askFish],
    ['zsh', askZsh],
  ] as const) {
    const isHere = ['/bin', '/usr/bin'].some((place) => existsSync(join(place, shell)));
    it(`completes in ${shell}`, { skip: !isHere && `no ${shell} here` }, async () => {
      writeFileSync(join(at, '_agent-grade'), (await call(['completion', shell], at)).out);
      for (const [typed, offered] of rows) assert.deepEqual(ask(typed, at), offered, typed);
      // In zsh, the script is either a file in the function path or sourced.
      if (shell === 'zsh') assert.deepEqual(askZsh('re', at, 'compinit -u -D; source ./_agent-grade'), ['redact']);
    });
  }
});

function linesOf(shell: string, args: readonly string[], cwd: string): string[] {
  const { stdout, stderr, status } = spawnSync(shell, args, { encoding: 'utf8', cwd, timeout: 60_000 });
  assert.equal(status, 0, stderr);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.sort();
}

function askBash(typed: string, cwd: string): readonly string[] {
  const words = ['agent-grade', ...typed.split(' ')].map((word) => `'${word}'`);
  const script = `source ./_agent-grade; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}
_agent_grade; if [ "\${#COMPREPLY[@]}" -gt 0 ]; then printf '%s\\n' "\${COMPREPLY[@]}"; fi`;
  return linesOf('bash', ['--norc', '-c', script], cwd);
}

function askFish(typed: string, cwd: string): readonly string[] {
  const script = `source ./_agent-grade; complete -C 'agent-grade ${typed}'`;
  return linesOf('fish', ['--no-config', '-c', script], cwd).map((line) =>
    line.replace(/\t.*/, '').replaceAll('\\', ''),
  );
}

/** Types into a separate zsh, whose completion prints what it would insert. */
function askZsh(typed: string, cwd: string, load = 'fpath=($PWD $fpath); compinit -u -D'): readonly string[] {
  return linesOf('zsh', ['-f', '-c', zshOf(load, typed)], cwd).map((line) => line.replaceAll('\\', ''));
}

const zshOf = (load: string, typed: string): string => `
zmodload zsh/zpty
zpty z "zsh -f -i"
zpty -w z 'PS1=; PS2=; unsetopt zle_bracketed_paste beep; stty -echo; autoload -Uz compinit; ${load}
compadd() {
  local -a hits
  builtin compadd -A hits "$@"
  print
  for hit in $hits; do print -r -- "HIT $hit"; done
  builtin compadd "$@"
}
offer() { _main_complete; compstate[insert]=; compstate[list]=; print; print DO""NE }
zle -C offer complete-word offer; bindkey "^G" offer; print RE""ADY'
zpty -r z out '*READY*'
zpty -w -n z "agent-grade ${typed}"$'\\C-g'
zpty -r z out '*DONE*'
print -r -- "$out" | tr -d '\\r' | sed -n 's/^HIT //p' | sort -u
zpty -d z`;
