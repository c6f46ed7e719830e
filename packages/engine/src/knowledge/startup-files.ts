interface StartupFile {
  /** Segments joined by `/`: below the home folder, from the root, or anywhere in a project. */
  readonly path: string;
  readonly runBy: string;
  readonly source: `https://${string}`;
}

const bash = {
  runBy: 'bash',
  source: 'https://www.gnu.org/software/bash/manual/html_node/Bash-Startup-Files.html',
} as const;
const zsh = { runBy: 'zsh', source: 'https://zsh.sourceforge.io/Doc/Release/Files.html' } as const;
const cron = { runBy: 'cron', source: 'https://man7.org/linux/man-pages/man5/crontab.5.html' } as const;
const systemd = {
  runBy: 'systemd',
  source: 'https://www.freedesktop.org/software/systemd/man/latest/systemd.unit.html',
} as const;
const launchd = {
  runBy: 'launchd',
  source:
    'https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPSystemStartup/Chapters/CreatingLaunchdJobs.html',
} as const;
const gitHooks = { runBy: 'git', source: 'https://git-scm.com/docs/githooks' } as const;
const gitSettings = {
  runBy: 'git',
  source: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-corehooksPath',
} as const;

/** Files of a home that some program runs by itself, each by that program's own documentation. */
const ofHome: readonly StartupFile[] = [
  { path: '.bashrc', ...bash },
  { path: '.bash_profile', ...bash },
  { path: '.bash_login', ...bash },
  { path: '.bash_logout', ...bash },
  { path: '.profile', ...bash },
  { path: '.zshrc', ...zsh },
  { path: '.zshenv', ...zsh },
  { path: '.zprofile', ...zsh },
  { path: '.zlogin', ...zsh },
  { path: '.gitconfig', ...gitSettings },
  { path: '.config/git/config', ...gitSettings },
  {
    path: '.config/fish/config.fish',
    runBy: 'fish',
    source: 'https://fishshell.com/docs/current/language.html#configuration',
  },
  { path: '.config/fish', runBy: 'fish', source: 'https://fishshell.com/docs/current/language.html#configuration' },
  {
    path: '.config/autostart',
    runBy: 'the desktop',
    source: 'https://specifications.freedesktop.org/autostart-spec/latest/',
  },
  { path: '.config/systemd/user', ...systemd },
  { path: 'library/launchagents', ...launchd },
];

/** Files and folders of a system that run as its administrator, or for everybody who logs in. */
const ofSystem: readonly StartupFile[] = [
  { path: 'etc/crontab', ...cron },
  { path: 'etc/cron.d', ...cron },
  { path: 'etc/cron.hourly', ...cron },
  { path: 'etc/cron.daily', ...cron },
  { path: 'var/spool/cron', ...cron },
  { path: 'etc/profile', ...bash },
  { path: 'etc/profile.d', ...bash },
  { path: 'etc/bash.bashrc', ...bash },
  { path: 'etc/zshrc', ...zsh },
  { path: 'etc/systemd/system', ...systemd },
  { path: 'library/launchagents', ...launchd },
  { path: 'library/launchdaemons', ...launchd },
];

/** What a project keeps beside its sources and no review shows. */
const ofProject: readonly StartupFile[] = [
  { path: '.git/hooks', ...gitHooks },
  { path: '.git/config', ...gitSettings },
];

const pathsOf = (table: readonly StartupFile[]): ReadonlySet<string> => new Set(table.map(({ path }) => path));
const inHome = pathsOf(ofHome);
const inSystem = pathsOf(ofSystem);
const inProject = pathsOf(ofProject);

/** The file, or what lies in the folder, runs by itself. Segments in lower case, without the closing stars of a pattern. */
export function runsByItself(base: 'home' | 'root' | 'project', segments: readonly string[]): boolean {
  const known = base === 'home' ? inHome : base === 'root' ? inSystem : inProject;
  return segments.some((_, index) => index < 4 && known.has(segments.slice(0, index + 1).join('/')));
}
