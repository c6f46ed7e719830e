import type { Word } from './invocation.ts';
import { readOptions } from './syntax/options.ts';

/** A program that starts another one and has no effect of its own that a rule needs to see. */
interface Wrapper {
  /** Subcommands, one of which must come first; empty if the command follows the options. */
  readonly verbs: readonly string[];
  /** Options whose value is the next word. */
  readonly valued: readonly string[];
  /** Number of words between the options and the command: the seconds of `timeout`, the profile of `aws-vault exec`. */
  readonly operands: number;
  /** Whether the command follows only after `--`. */
  readonly separated: boolean;
  /** Options or subcommands with which the program does something else: `command -v`, `dotenv list`. */
  readonly unless: readonly string[];
}

const plain: Wrapper = { verbs: [], valued: [], operands: 0, separated: false, unless: [] };
const list = (text: string): readonly string[] => text.split(' ');

/** Sources: the manual page of each program. */
const table = {
  sudo: {
    ...plain,
    valued: list(
      '-u -g -h -p -C -r -t -T -U -D -R --user --group --host --prompt --close-from --role --type --chdir --chroot',
    ),
    unless: ['-l', '-v', '-k'],
  },
  doas: { ...plain, valued: list('-u -C') },
  pkexec: { ...plain, valued: ['--user'] },
  gsudo: { ...plain, valued: list('-u --user -i --integrity --loglevel'), unless: list('config cache status') },
  run0: { ...plain, valued: list('-u --user -g --group -D --chdir --unit --property --slice --setenv') },
  env: { ...plain, valued: list('-u -C --unset --chdir') },
  nohup: plain,
  setsid: plain,
  command: { ...plain, unless: ['-v', '-V'] },
  builtin: plain,
  exec: { ...plain, valued: ['-a'] },
  time: { ...plain, valued: list('-o -f') },
  nice: { ...plain, valued: list('-n --adjustment') },
  ionice: { ...plain, valued: list('-c -n -p') },
  chrt: { ...plain, operands: 1 },
  taskset: { ...plain, operands: 1 },
  timeout: { ...plain, valued: list('-s -k --signal --kill-after'), operands: 1 },
  gtimeout: { ...plain, valued: list('-s -k --signal --kill-after'), operands: 1 },
  stdbuf: { ...plain, valued: list('-i -o -e') },
  unbuffer: plain,
  chronic: plain,
  caffeinate: { ...plain, valued: list('-t -w') },
  xargs: {
    ...plain,
    valued: list(
      '-I -J -R -n -P -d -a -E -L -s --replace --max-args --max-procs --delimiter --arg-file --max-lines --max-chars',
    ),
  },
  winpty: plain,
  start: { ...plain },
  'cross-env': plain,
  tini: plain,
  'dumb-init': plain,
  gosu: { ...plain, operands: 1 },
  'su-exec': { ...plain, operands: 1 },
  chroot: { ...plain, operands: 1, valued: ['--userspec', '--groups'] },
  strace: { ...plain, valued: list('-e -o -p -s -u') },
  valgrind: plain,
  rlwrap: plain,
  sshpass: { ...plain, valued: list('-p -f -d -P') },
  arch: { ...plain, valued: ['-arch'] },
  proxychains: { ...plain, valued: ['-f'] },
  proxychains4: { ...plain, valued: ['-f'] },
  torsocks: plain,
  wsl: {
    ...plain,
    valued: list('-d --distribution -u --user --cd --shell-type'),
    unless: list('--shutdown -l --list --install --status --update -t --terminate --export --import --unregister -s'),
  },
  firejail: plain,
  'flatpak-spawn': plain,
  'systemd-run': { ...plain, valued: list('-p --property -u --unit --slice') },
  'xvfb-run': { ...plain, valued: list('-e -f -n -p -s -w') },
  'dbus-run-session': plain,
  dotenv: { ...plain, valued: list('-e -f -v -c'), unless: ['list', 'get', 'set'] },
  poetry: { ...plain, verbs: ['run'], valued: list('-C --directory -P --project') },
  pipenv: { ...plain, verbs: ['run'] },
  pdm: { ...plain, verbs: ['run'], valued: list('-p --project') },
  hatch: { ...plain, verbs: ['run'] },
  rye: { ...plain, verbs: ['run'] },
  pixi: { ...plain, verbs: ['run'], valued: ['--manifest-path', '-e', '--environment'] },
  conda: { ...plain, verbs: ['run'], valued: list('-n --name -p --prefix --cwd') },
  mamba: { ...plain, verbs: ['run'], valued: list('-n --name -p --prefix --cwd') },
  micromamba: { ...plain, verbs: ['run'], valued: list('-n --name -p --prefix --cwd') },
  bundle: { ...plain, verbs: ['exec'] },
  mise: { ...plain, verbs: ['exec', 'x'], separated: true },
  asdf: { ...plain, verbs: ['exec'] },
  direnv: { ...plain, verbs: ['exec'], operands: 1 },
  fnm: { ...plain, verbs: ['exec'], valued: ['--using'] },
  volta: { ...plain, verbs: ['run'], valued: ['--node', '--npm', '--yarn', '--pnpm'] },
  op: { ...plain, verbs: ['run'], separated: true, valued: ['--env-file', '--account'] },
  doppler: { ...plain, verbs: ['run'], separated: true, valued: list('-p --project -c --config -t --token') },
  infisical: { ...plain, verbs: ['run'], separated: true, valued: ['--env', '--path', '--projectId', '--token'] },
  dotenvx: { ...plain, verbs: ['run'], separated: true, valued: list('-f --env-file') },
  'aws-vault': { ...plain, verbs: ['exec'], operands: 1 },
  chamber: { ...plain, verbs: ['exec'], separated: true },
  teller: { ...plain, verbs: ['run'], separated: true },
  // An instruction of a Dockerfile.
  RUN: { ...plain, valued: [] },
} as const satisfies Record<string, Wrapper>;

const wrappers: ReadonlyMap<string, Wrapper> = new Map(Object.entries(table));

/** Wrappers that run a command as another user, usually root. */
export const elevating: ReadonlySet<string> = new Set(['sudo', 'doas', 'pkexec', 'gsudo', 'run0']);

export function isWrapper(program: string): boolean {
  return wrappers.has(program);
}

/**
 * Index of the word that a wrapper starts, or null if it starts none. `words[from]` is the first word after the
 * wrapper.
 */
export function wrappedFrom(program: string, words: readonly Word[], from: number): number | null {
  const wrapper = wrappers.get(program);
  if (wrapper === undefined) return null;
  const valued = { has: (name: string) => wrapper.valued.includes(name) };
  let { options, rest } = readOptions(words, from, valued);
  if (wrapper.verbs.length > 0) {
    if (!wrapper.verbs.includes(words[rest]?.text ?? '')) return null;
    ({ options, rest } = readOptions(words, rest + 1, valued));
  }
  if (options.some(({ name }) => wrapper.unless.includes(name)) || wrapper.unless.includes(words[rest]?.text ?? ''))
    return null;
  if (wrapper.separated && words[rest - 1]?.text !== '--') return null;
  for (let skipped = 0; skipped < wrapper.operands; skipped++) {
    rest++;
    if (words[rest]?.text === '--') rest++;
  }
  const word = words[rest];
  return word === undefined || openWords.has(word.text) ? null : rest;
}

/** Words that a permission pattern leaves open, which name no program. */
const openWords: ReadonlySet<string> = new Set(['', '*', '.*']);
