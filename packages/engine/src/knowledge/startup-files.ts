interface StartupFile {
  /** Path segments joined by `/`: below the home folder, from the root, or anywhere in a project. */
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

/** Files of a home folder that a program runs automatically, each with that program's documentation as source. */
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

/** System files and folders that run with administrator rights, or for every user who logs in. */
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

/** Files of a project that run automatically and that code review does not show. */
const ofProject: readonly StartupFile[] = [
  { path: '.git/hooks', ...gitHooks },
  { path: '.git/config', ...gitSettings },
];

const pathsOf = (table: readonly StartupFile[]): ReadonlySet<string> => new Set(table.map(({ path }) => path));
const inHome = pathsOf(ofHome);
const inSystem = pathsOf(ofSystem);
const inProject = pathsOf(ofProject);

/** Whether the file, or the content of the folder, runs automatically. Segments in lower case, without a pattern's trailing wildcards. */
export function runsByItself(base: 'home' | 'root' | 'project', segments: readonly string[]): boolean {
  const known = base === 'home' ? inHome : base === 'root' ? inSystem : inProject;
  return segments.some((_, index) => index < 4 && known.has(segments.slice(0, index + 1).join('/')));
}
