import { lazily } from '../text/lazily.ts';

/**
 * A program that is not an interpreter but starts any program named by its arguments. Allowing it with free arguments allows
 * everything. `subcommands`: only these do; `anything`: the program itself does, whatever its first argument.
 */
export interface ExecCapable {
  readonly subcommands: readonly string[] | 'anything';
  /** Number of fixed words after the program (or its subcommand) from which on only the started program's own arguments are free. */
  readonly fixedBy: number;
  /** Without a subcommand, most of its operations are harmless. */
  readonly mostlyHarmless: boolean;
  /** Subcommands that start any program, however much else is fixed. */
  readonly starts?: readonly string[];
  /** Subcommands that only display information. */
  readonly reads?: readonly string[];
  /** Subcommands of one or two words that register a program to be started later. */
  readonly registrations?: readonly string[];
  /** Options whose value is the next word and is never executed. */
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

/** The same, with options whose values are not part of a command. */
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

/** Programs that pass secrets to the program they start. */
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
const onOtherMachines = () => [
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

/** Equivalents on Windows and in PowerShell. */
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

/** Subcommands that register servers and plugins, whose programs the agent then starts without approval. https://code.claude.com/docs/en/mcp */
const registrations = ['mcp add', 'mcp add-json', 'plugin install', 'plugin marketplace', 'extensions install'];

/** https://man.openbsd.org/tmux */
const tmuxSubcommands =
  'ls list-sessions lsp list-panes lsw list-windows lsc list-clients lsb list-buffers has has-session capturep capture-pane'.split(
    ' ',
  );

const tmuxStarters =
  'send send-keys run run-shell if if-shell new new-session neww new-window splitw split-window respawnp respawn-pane respawnw respawn-window pipep pipe-pane'.split(
    ' ',
  );

/** Git runs commands through an alias, a pager or a hooks folder. Plain `git` is in nearly every allowlist and is not evidence of that. */
const git: ExecCapable = {
  subcommands: [],
  fixedBy: 0,
  mostlyHarmless: true,
  registrations: ['config'],
  source: 'https://git-scm.com/docs/git-config',
};

/** More fixed words than any pattern has: they narrow nothing, since `find . -name x` still accepts `-exec`. */
const neverFixed = 1_000;

/** Programs that keep others running, or start them again and again. */
const repeatedly = () => [
  ...anything('tmux', neverFixed, gtfobins).map(
    ([name, program]) => [name, { ...program, starts: tmuxStarters, reads: tmuxSubcommands }] as const,
  ),
  ...anything('hyperfine', neverFixed, 'https://github.com/sharkdp/hyperfine'),
  ...anything('watchexec', 1, 'https://github.com/watchexec/watchexec'),
  ...anything('concurrently', neverFixed, 'https://github.com/open-cli-tools/concurrently'),
];

export const execCapable = lazily<ReadonlyMap<string, ExecCapable>>(
  () =>
    new Map<string, ExecCapable>([
      ...anything(
        'find gfind fd fdfind sed gsed awk gawk mawk nawk expect gdb lldb vim vi nvim ex emacs',
        neverFixed,
        gtfobins,
      ),
      ...anything(
        'xargs gxargs parallel env nohup timeout gtimeout time nice ionice taskset flock stdbuf unbuffer setsid caffeinate watch strace ltrace valgrind rlwrap sshpass script entr',
        1,
        gtfobins,
      ),
      ...anything('sudo doas su runuser pkexec chroot unshare nsenter', 1, gtfobins),
      ...anything('screen crontab at systemd-run wsl socat', neverFixed, gtfobins),
      ...repeatedly(),
      ...onWindows(),
      ...onOtherMachines(),
      ...anything('ansible', neverFixed, 'https://docs.ansible.com/ansible/latest/cli/ansible.html'),
      ...anything('ansible-playbook', 1, 'https://docs.ansible.com/ansible/latest/cli/ansible-playbook.html'),
      ...anything('xcrun', 1, 'https://keith.github.io/xcode-man-pages/xcrun.1.html'),
      ...anything(
        'eval exec source command builtin',
        1,
        'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands',
      ),
      ...anything('npx bunx pnpx uvx', 1, 'https://docs.npmjs.com/cli/commands/npx'),
      ...only('npm pnpm yarn bun', 'exec x dlx', 1, 'https://docs.npmjs.com/cli/commands/npm-exec'),
      ...inEnvironments(),
      // The named package is downloaded and built first: `go run example.com/tool@latest`.
      ...only('go', 'run', 1, 'https://pkg.go.dev/cmd/go#hdr-Compile_and_run_Go_program'),
      ...withSecrets(),
      // A command of their own language starts a program on the host: `\!`, `.shell`, `system`.
      ...only('psql mysql mariadb sqlite3', 'exec', 1, gtfobins),
      // An option or a unit file names the program: `rsync -e`, `systemctl link`, `launchctl submit`.
      ...only('rsync', 'exec', 1, gtfobins),
      ...only('systemctl', 'link edit', 1, gtfobins),
      ...only('launchctl', 'submit asuser bsexec bootstrap load', 1, 'https://ss64.com/mac/launchctl.html'),
      // Another agent, which can be started with its approval prompts turned off.
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

/** Options and subcommands with which an interpreter executes no text from its open arguments. */
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
