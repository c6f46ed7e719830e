import { lazily } from '../text/lazily.ts';

/**
 * Programs that are no interpreters and yet start any program their arguments name. Whoever may run them with free arguments may run
 * everything. `subcommands`: only these do; `anything`: the program itself does, whatever stands first.
 */
export interface ExecCapable {
  readonly subcommands: readonly string[] | 'anything';
  /** The fixed words behind the program (or its subcommand) after which only that program's own arguments are free. */
  readonly fixedBy: number;
  /** Without a subcommand most of what it does is harmless. */
  readonly mostlyHarmless: boolean;
  /** Subcommands behind which everything starts, however much else is fixed. */
  readonly starts?: readonly string[];
  /** Subcommands that only tell what is there. */
  readonly reads?: readonly string[];
  /** Subcommands of one or two words that set up a program for the next start. */
  readonly registrations?: readonly string[];
  /** Options whose value is the next word, which names nothing that runs. */
  readonly valued?: readonly string[];
  readonly source: `https://${string}`;
}

const gtfobins = 'https://gtfobins.github.io/' as const;

const anything = (names: string, fixedBy: number, source: ExecCapable['source']) =>
  names.split(' ').map((name) => [name, { subcommands: 'anything', fixedBy, mostlyHarmless: false, source }] as const);
const only = (names: string, subcommands: string, fixedBy: number, source: ExecCapable['source']) =>
  names
    .split(' ')
    .map((name) => [name, { subcommands: subcommands.split(' '), fixedBy, mostlyHarmless: true, source }] as const);
const containers = (names: string, subcommands: string, source: ExecCapable['source']) =>
  names
    .split(' ')
    .map((name) => [name, { subcommands: subcommands.split(' '), fixedBy: 2, mostlyHarmless: false, source }] as const);

/** The same, with options whose values are no words of a command. */
const withValues =
  (options: string) =>
  ([name, program]: readonly [string, ExecCapable]) =>
    [name, { ...program, valued: options.split(' ') }] as const;

/** Programs that run another one in a container. */
const inContainers = () => [
  ...containers(
    'docker podman nerdctl',
    'exec run create compose',
    'https://docs.docker.com/reference/cli/docker/',
  ).map(withValues('-c --context --connection --config -H --host -l --log-level')),
  ...containers('docker-compose podman-compose', 'exec run', 'https://docs.docker.com/reference/cli/docker/compose/'),
  ...containers('kubectl oc k3s', 'exec run debug', 'https://kubernetes.io/docs/reference/kubectl/').map(
    withValues('-n --namespace --context --cluster --kubeconfig --user -s --server'),
  ),
];

/** Programs that run another one with the packages and variables of a project. */
const inEnvironments = () => [
  ...only('pipx uv poetry pipenv hatch rye pdm', 'run', 1, 'https://docs.astral.sh/uv/reference/cli/#uv-run'),
  ...only('conda mamba micromamba', 'run', 1, 'https://docs.conda.io/projects/conda/en/stable/commands/run.html').map(
    withValues('-n --name -p --prefix --cwd'),
  ),
  ...only('bundle mise asdf', 'exec x', 1, 'https://bundler.io/man/bundle-exec.1.html'),
  ...only('direnv', 'exec', 2, 'https://direnv.net/man/direnv.1.html'),
  ...anything('nix-shell', 1, 'https://nix.dev/manual/nix/latest/command-ref/nix-shell').map(
    withValues('-p --packages -I --attr -A'),
  ),
  ...only(
    'nix devbox pixi',
    'run shell develop exec',
    1,
    'https://nix.dev/manual/nix/latest/command-ref/new-cli/nix3-run',
  ),
];

/** Programs that hand secrets to the program they start. */
const withSecrets = () => [
  ...only('aws-vault chamber', 'exec', 2, 'https://github.com/99designs/aws-vault/blob/master/USAGE.md'),
  ...only(
    'op doppler infisical dotenvx railway',
    'run',
    1,
    'https://developer.1password.com/docs/cli/reference/commands/run',
  ),
  ...anything('dotenv', 1, 'https://github.com/entropitor/dotenv-cli').map(withValues('-e -f -v -c')),
];

/** Programs that run another one on another machine. */
const elsewhere = () => [
  ...anything('ssh autossh', 2, 'https://man.openbsd.org/ssh').map(
    withValues('-B -b -c -D -E -e -F -I -i -J -L -l -M -m -O -o -P -p -Q -R -S -W -w'),
  ),
  ...anything('mosh', 2, 'https://mosh.org/').map(withValues('-p')),
  ...anything('plink', 2, 'https://the.earth.li/~sgtatham/putty/latest/htmldoc/Chapter7.html').map(
    withValues('-P -l -pw -pwfile -i -hostkey'),
  ),
  ...only('lxc incus multipass', 'exec', 2, 'https://linuxcontainers.org/incus/docs/main/instance-exec/'),
  ...only('vagrant minikube', 'ssh', 1, 'https://developer.hashicorp.com/vagrant/docs/cli/ssh'),
  ...only('heroku', 'run', 1, 'https://devcenter.heroku.com/articles/one-off-dynos'),
];

/** What Windows and PowerShell have for the same. */
const onWindows = () => [
  ...anything('start', 1, 'https://learn.microsoft.com/en-us/windows-server/administration/windows-commands/start'),
  ...anything(
    'runas gsudo run0',
    1,
    'https://learn.microsoft.com/windows-server/administration/windows-commands/runas',
  ),
  ...only(
    'schtasks',
    '/create /Create /CREATE /change /Change',
    2,
    'https://learn.microsoft.com/windows-server/administration/windows-commands/schtasks',
  ),
  ...anything(
    'start-process saps start-job start-threadjob invoke-expression iex invoke-command icm invoke-wmimethod invoke-cimmethod register-scheduledtask',
    1,
    'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/start-process',
  ),
];

/** Servers and plugins, whose programs an agent starts unasked from then on. https://code.claude.com/docs/en/mcp */
const registrations = ['mcp add', 'mcp add-json', 'plugin install', 'plugin marketplace', 'extensions install'];

/** https://man.openbsd.org/tmux */
const toldByTmux =
  'ls list-sessions lsp list-panes lsw list-windows lsc list-clients lsb list-buffers has has-session capturep capture-pane'.split(
    ' ',
  );

const startedByTmux =
  'send send-keys run run-shell if if-shell new new-session neww new-window splitw split-window respawnp respawn-pane respawnw respawn-window pipep pipe-pane'.split(
    ' ',
  );

/** An alias, a pager or a folder of hooks. Git alone is what nearly every list holds, and tells nothing. */
const git: ExecCapable = {
  subcommands: [],
  fixedBy: 0,
  mostlyHarmless: true,
  registrations: ['config'],
  source: 'https://git-scm.com/docs/git-config',
};

/** A number no pattern reaches: more fixed words change nothing, since `find . -name x` still takes `-exec`. */
const never = 1_000;

/** Programs that keep others running, or start them again and again. */
const repeatedly = () => [
  ...anything('tmux', never, gtfobins).map(
    ([name, program]) => [name, { ...program, starts: startedByTmux, reads: toldByTmux }] as const,
  ),
  ...anything('hyperfine', never, 'https://github.com/sharkdp/hyperfine'),
  ...anything('watchexec', 1, 'https://github.com/watchexec/watchexec'),
  ...anything('concurrently', never, 'https://github.com/open-cli-tools/concurrently'),
];

export const execCapable = lazily<ReadonlyMap<string, ExecCapable>>(
  () =>
    new Map<string, ExecCapable>([
      ...anything('find fd fdfind sed gsed awk gawk mawk nawk expect gdb lldb vim vi nvim ex emacs', never, gtfobins),
      ...anything(
        'xargs parallel env nohup timeout gtimeout time nice ionice taskset flock stdbuf unbuffer setsid caffeinate watch strace ltrace valgrind rlwrap sshpass script entr',
        1,
        gtfobins,
      ),
      ...anything('sudo doas su runuser pkexec chroot unshare nsenter', 1, gtfobins),
      ...anything('screen crontab at systemd-run wsl socat', never, gtfobins),
      ...repeatedly(),
      ...onWindows(),
      ...elsewhere(),
      ...anything('ansible', never, 'https://docs.ansible.com/ansible/latest/cli/ansible.html'),
      ...anything(
        'eval exec source command builtin',
        1,
        'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands',
      ),
      ...anything('npx bunx pnpx uvx', 1, 'https://docs.npmjs.com/cli/commands/npx'),
      ...only('npm pnpm yarn bun', 'exec x dlx', 1, 'https://docs.npmjs.com/cli/commands/npm-exec'),
      ...inEnvironments(),
      // A package's address is fetched and built first: `go run example.com/tool@latest`.
      ...only('go', 'run', 1, 'https://pkg.go.dev/cmd/go#hdr-Compile_and_run_Go_program'),
      ...withSecrets(),
      // One word of their own language starts a program of the host: `\!`, `.shell`, `system`.
      ...only('psql mysql mariadb sqlite3', 'exec', 1, gtfobins),
      // Another agent, which may be started with its questions off.
      ...only(
        'claude codex gemini agy qwen opencode copilot cursor-agent amp droid q kiro-cli auggie goose pi crush aider',
        'exec run',
        1,
        'https://code.claude.com/docs/en/cli-reference',
      ).map(([name, program]) => [name, { ...program, registrations }] as const),
      ['git', git],
      // Runs other programs and shortens what they print.
      ...only('rtk', 'proxy err test summary', 1, 'https://github.com/rtk-ai/rtk'),
      ...inContainers(),
    ]),
);

/** Options of interpreters that run nothing but themselves. */
export const harmlessOptions: ReadonlySet<string> = new Set([
  '--version',
  '-v',
  '-V',
  '--help',
  '-h',
  '--check',
  '--test',
  '-n',
  'test',
]);
