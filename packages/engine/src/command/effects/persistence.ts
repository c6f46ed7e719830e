import type { Invocation, Word } from '../invocation.ts';
import { lineOf } from '../syntax/line.ts';

/** Files that run automatically later, according to the manuals of shells, cron, systemd, launchd, git and the agents. */
const autostarts =
  /(?:^|[\\/])(?:\.(?:bashrc|bash_profile|bash_login|bash_logout|zshrc|zprofile|zshenv|zlogin|profile|kshrc|cshrc|tcshrc|inputrc|xprofile|xinitrc)|config\.fish|authorized_keys|rc\.local|sudoers|ld\.so\.preload)$|^\/etc\/(?:cron|profile|bash\.bashrc|environment|sudoers\.d|systemd\/system|init\.d|pam\.d)|\/spool\/cron|\.config\/(?:systemd\/user|autostart|fish\/conf\.d)\/|Library\/Launch(?:Agents|Daemons)\/|(?:^|\/)\.git\/hooks\/|\\Start Menu\\Programs\\Startup\\|\.ssh\/(?:config|rc)$|PowerShell_profile\.ps1$|^\$PROFILE$/i;
/** The agent's own settings, which control what it may do next time. */
const agentSettings =
  /(?:^|\/)(?:\.claude\/settings(?:\.local)?\.json|\.mcp\.json|\.cursor\/(?:mcp|hooks)\.json|\.vscode\/(?:tasks|mcp|settings)\.json|\.codex\/config\.toml|\.gemini\/settings\.json|claude_desktop_config\.json)$/i;

/** Git settings whose values are executed. https://git-scm.com/docs/git-config */
const executableKeys =
  /^(?:core\.(?:hookspath|sshcommand|fsmonitor|editor|pager|gitproxy|askpass)|alias\.|credential\.(?:[^ ]{1,200}\.)?helper|diff\.(?:[^ ]{1,80}\.)?(?:external|command|textconv)|filter\.|merge\.[^ ]{1,80}\.driver|url\.[^ ]{1,200}\.insteadof|include(?:if\.[^ ]{1,200})?\.path|init\.templatedir|http\.(?:[^ ]{1,200}\.)?(?:proxy|sslverify)|gpg\.program|protocol\.ext\.allow|sequence\.editor|uploadpack\.packobjectshook)/i;

/** The word through which an invocation persists or schedules something; null if it does not. */
export function persists(invocation: Invocation): Word | null {
  const written = writtenFiles(invocation).find(({ text }) => isRunLater(text));
  if (written !== undefined) return written;
  return schedules(invocation) ? invocation.programWord : null;
}

function isRunLater(path: string): boolean {
  if (path.length > 400) return false;
  return autostarts.test(path) || agentSettings.test(path.replaceAll('\\', '/'));
}

const writers: ReadonlySet<string> = new Set(
  'tee set-content add-content out-file cp mv ln install rsync sed gsed perl'.split(' '),
);

/** The files that an invocation writes: redirections, and the last operand of programs that copy or edit. */
function writtenFiles({ program, arguments: words, writesTo }: Invocation): readonly Word[] {
  if (!writers.has(program)) return writesTo;
  const operands = words.filter(({ text }) => !text.startsWith('-'));
  const last = operands.at(-1);
  switch (program) {
    case 'tee':
    case 'set-content':
    case 'add-content':
    case 'out-file':
      return [...writesTo, ...operands];
    case 'cp':
    case 'mv':
    case 'ln':
    case 'install':
    case 'rsync':
      return last === undefined || operands.length < 2 ? writesTo : [...writesTo, last];
    case 'sed':
    case 'gsed':
    case 'perl':
      return words.some(({ text }) => /^-[a-zA-Z]{0,4}i/.test(text) || text === '--in-place') && last !== undefined
        ? [...writesTo, last]
        : writesTo;
    default:
      return writesTo;
  }
}

type Check = (line: string, invocation: Invocation) => boolean;
const always: Check = () => true;

/** Programs that schedule something or grant renewed access. Sources: their manual pages. */
const schedulers: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['crontab', (line, invocation) => !/(?:^|\s)-(?:[a-z]*l|h)\b/.test(line) && (line !== '' || hasInput(invocation))],
  ['at', (line, invocation) => !/(?:^|\s)-(?:l|d|r|V)\b/.test(line) && (hasInput(invocation) || /-f\b/.test(line))],
  ['batch', (_, invocation) => hasInput(invocation)],
  ['launchctl', (line) => /^(?:load|bootstrap|enable|submit)\b/.test(line)],
  ['systemctl', (line) => /(?:^|\s)(?:enable|link|preset)\b/.test(line)],
  ['schtasks', (line) => /\/create\b/i.test(line)],
  ['sc', (line) => /^create\b/i.test(line)],
  ['reg', (line) => /^add\b.*\\(?:run|runonce|winlogon|image file execution options)/i.test(line)],
  ['new-itemproperty', (line) => /\\(?:run|runonce|winlogon)\b/i.test(line)],
  ['set-itemproperty', (line) => /\\(?:run|runonce|winlogon)\b/i.test(line)],
  ['register-scheduledtask', always],
  ['new-service', always],
  ['ssh-copy-id', always],
  ['visudo', always],
  ['useradd', always],
  ['adduser', always],
  ['usermod', (line) => /\b(?:sudo|wheel|docker|admin|root)\b/.test(line)],
  ['gpasswd', (line) => /\b(?:sudo|wheel|docker|admin|root)\b/.test(line)],
  ['net', (line) => /^(?:user|localgroup)\b.*\/add\b/i.test(line)],
  ['chmod', (line) => /^(?:-\S+ )?(?:[ugo]{0,3}\+s|[2467]\d{3})\s/.test(line)],
  ['git', (_, { arguments: words }) => setsExecutableKey(words)],
]);

function schedules(invocation: Invocation): boolean {
  return schedulers.get(invocation.program)?.(lineOf(invocation.arguments), invocation) === true;
}

function hasInput({ pipedFrom, input, readsFrom }: Invocation): boolean {
  return pipedFrom !== null || input !== null || readsFrom.length > 0;
}

/** `git config core.hooksPath .githooks`: hooks inside the project, set for this clone, are reviewed with the project. */
function isProjectLocal(key: string, value: string, words: readonly Word[]): boolean {
  if (!/^core\.hookspath$/i.test(key) || words.some(({ text }) => /^--(?:global|system|file)|^-f$/.test(text)))
    return false;
  return /^(?:\.\/)?\.?[\w-]{1,60}(?:\/[\w.-]{1,60}){0,6}$/.test(value) && !value.includes('..');
}

/** `git config --global core.hooksPath folder`. Reading or removing a setting does not count. */
function setsExecutableKey(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => text === 'config');
  if (at === -1 || words.some(({ text }) => /^--(?:get|unset|list|show|remove-section)|^-l$/.test(text))) return false;
  const operands = words.slice(at + 1).filter(({ text }) => !text.startsWith('-') && text !== 'set');
  const [key, value] = operands;
  if (key !== undefined && value !== undefined && isProjectLocal(key.text, value.text, words)) return false;
  return value !== undefined && key !== undefined && executableKeys.test(key.text) && value.text !== '';
}
