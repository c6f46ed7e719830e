/**
 * A program that executes program text. Shells read command lines; the others read a programming language. `inline` lists the
 * options that take program text, from each program's own manual.
 */
export interface Interpreter {
  readonly inline: readonly string[];
  /** Options whose value is the next word, which must not be mistaken for a script. */
  readonly valued: readonly string[];
  readonly source: `https://${string}`;
}

export const shells: ReadonlySet<string> = new Set(
  'sh bash zsh dash ash ksh mksh fish rbash csh tcsh busybox elvish nu xonsh'.split(' '),
);

export const powershells: ReadonlySet<string> = new Set(['powershell', 'pwsh']);

const table = {
  python: {
    inline: ['-c'],
    valued: ['-W', '-X', '-Q', '--check-hash-based-pycs'],
    source: 'https://docs.python.org/3/using/cmdline.html',
  },
  node: {
    inline: ['-e', '--eval', '-p', '--print', '-pe'],
    valued: ['-r', '--require', '--import', '--loader', '--experimental-loader', '-C', '--conditions', '--env-file'],
    source: 'https://nodejs.org/api/cli.html',
  },
  deno: { inline: [], valued: [], source: 'https://docs.deno.com/runtime/reference/cli/eval/' },
  bun: {
    inline: ['-e', '--eval', '-p', '--print'],
    valued: ['-r', '--preload', '--cwd', '-c', '--config'],
    source: 'https://bun.com/docs/runtime',
  },
  tsx: { inline: ['-e', '--eval', '-p', '--print'], valued: ['--tsconfig'], source: 'https://tsx.is/' },
  'ts-node': {
    inline: ['-e', '--eval', '-p', '--print'],
    valued: ['-r', '--require', '-P', '--project', '-O', '--compilerOptions'],
    source: 'https://typestrong.org/ts-node/docs/options',
  },
  perl: { inline: ['-e', '-E'], valued: ['-I', '-M'], source: 'https://perldoc.perl.org/perlrun' },
  ruby: {
    inline: ['-e'],
    valued: ['-I', '-r', '-C'],
    source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html',
  },
  php: {
    inline: ['-r', '--run', '-B', '-R', '-E'],
    valued: ['-d', '-c', '-z'],
    source: 'https://www.php.net/manual/en/features.commandline.options.php',
  },
  lua: { inline: ['-e'], valued: ['-l'], source: 'https://www.lua.org/manual/5.4/lua.html' },
  julia: {
    inline: ['-e', '--eval', '-E', '--print'],
    valued: ['-L', '--load', '-J'],
    source: 'https://docs.julialang.org/en/v1/manual/command-line-interface/',
  },
  r: { inline: ['-e'], valued: [], source: 'https://stat.ethz.ch/R-manual/R-devel/library/utils/html/Rscript.html' },
  rscript: {
    inline: ['-e'],
    valued: [],
    source: 'https://stat.ethz.ch/R-manual/R-devel/library/utils/html/Rscript.html',
  },
  osascript: { inline: ['-e'], valued: ['-l'], source: 'https://ss64.com/mac/osascript.html' },
  groovy: { inline: ['-e'], valued: ['-cp', '--classpath'], source: 'https://groovy-lang.org/groovy.html' },
  elixir: { inline: ['-e', '--eval'], valued: ['-r', '-S'], source: 'https://hexdocs.pm/elixir/main/Code.html' },
  runghc: {
    inline: ['-e'],
    valued: ['-f'],
    source: 'https://downloads.haskell.org/ghc/latest/docs/users_guide/runghc.html',
  },
  ghci: { inline: ['-e'], valued: [], source: 'https://downloads.haskell.org/ghc/latest/docs/users_guide/ghci.html' },
  raku: { inline: ['-e'], valued: ['-I', '-M'], source: 'https://docs.raku.org/programs/03-environment-variables' },
  racket: {
    inline: ['-e', '--eval'],
    valued: ['-l', '-t', '-r'],
    source: 'https://docs.racket-lang.org/reference/running-sa.html',
  },
  guile: {
    inline: ['-c'],
    valued: ['-L', '-l'],
    source: 'https://www.gnu.org/software/guile/manual/html_node/Command_002dline-Options.html',
  },
  octave: {
    inline: ['--eval'],
    valued: ['-p', '--path'],
    source: 'https://docs.octave.org/latest/Command-Line-Options.html',
  },
  tclsh: { inline: [], valued: [], source: 'https://www.tcl-lang.org/man/tcl8.6/UserCmd/tclsh.htm' },
  mshta: { inline: [], valued: [], source: 'https://lolbas-project.github.io/lolbas/Binaries/Mshta/' },
  cscript: { inline: [], valued: [], source: 'https://lolbas-project.github.io/lolbas/Binaries/Cscript/' },
  wscript: { inline: [], valued: [], source: 'https://lolbas-project.github.io/lolbas/Binaries/Wscript/' },
} as const satisfies Record<string, Interpreter>;

export const interpreters: ReadonlyMap<string, Interpreter> = new Map(Object.entries(table));

const aliases: ReadonlyMap<string, string> = new Map([
  ['py', 'python'],
  ['pythonw', 'python'],
  ['pypy', 'python'],
  ['ipython', 'python'],
  ['nodejs', 'node'],
  ['luajit', 'lua'],
  ['jruby', 'ruby'],
  ['irb', 'ruby'],
  ['runhaskell', 'runghc'],
  ['pry', 'ruby'],
]);

/** Canonical name of a program: `python3.12` is `python`, `nodejs` is `node`. */
export function canonicalProgram(program: string): string {
  if (interpreters.has(program)) return program;
  const last = program.charCodeAt(program.length - 1);
  const stem = last >= 48 && last <= 57 ? program.replace(/(?<=[a-z])-?\d{1,3}(?:\.\d{1,3}){0,2}$/, '') : program;
  return aliases.get(stem) ?? stem;
}

/** Programs that evaluate their arguments as program text again. */
export const evaluatesText: ReadonlySet<string> = new Set(['eval', 'iex', 'invoke-expression']);
