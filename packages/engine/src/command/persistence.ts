import type { Invocation, Word } from './invocation.ts';

/** Files that are run by themselves later on, by the manuals of shells, cron, systemd, launchd, git and the agents. */
const autostarts =
  /(?:^|[\\/])(?:\.(?:bashrc|bash_profile|bash_login|bash_logout|zshrc|zprofile|zshenv|zlogin|profile|kshrc|cshrc|tcshrc|inputrc|xprofile|xinitrc)|config\.fish|authorized_keys|rc\.local|sudoers|ld\.so\.preload)$|^\/etc\/(?:cron|profile|bash\.bashrc|environment|sudoers\.d|systemd\/system|init\.d|pam\.d)|\/spool\/cron|\.config\/(?:systemd\/user|autostart|fish\/conf\.d)\/|Library\/Launch(?:Agents|Daemons)\/|(?:^|\/)\.git\/hooks\/|\\Start Menu\\Programs\\Startup\\|\.ssh\/(?:config|rc)$|PowerShell_profile\.ps1$|^\$PROFILE$/i;
/** The agent's own settings: what it may do next time. */
const agentSettings =
  /(?:^|\/)(?:\.claude\/settings(?:\.local)?\.json|\.mcp\.json|\.cursor\/(?:mcp|hooks)\.json|\.vscode\/(?:tasks|mcp|settings)\.json|\.codex\/config\.toml|\.gemini\/settings\.json|claude_desktop_config\.json)$/i;

/** Keys of git whose values are run. https://git-scm.com/docs/git-config */
const executableKeys =
  /^(?:core\.(?:hookspath|sshcommand|fsmonitor|editor|pager|gitproxy|askpass)|alias\.|credential\.(?:[^ ]{1,200}\.)?helper|diff\.(?:[^ ]{1,80}\.)?(?:external|command|textconv)|filter\.|merge\.[^ ]{1,80}\.driver|url\.[^ ]{1,200}\.insteadof|include(?:if\.[^ ]{1,200})?\.path|init\.templatedir|http\.(?:[^ ]{1,200}\.)?(?:proxy|sslverify)|gpg\.program|protocol\.ext\.allow|sequence\.editor|uploadpack\.packobjectshook)/i;

/** The word by which an invocation stays, or has something run later; null when it does not. */
export function persists(invocation: Invocation): Word | null {
  const written = writtenFiles(invocation).find(({ text }) => isRunLater(text));
  if (written !== undefined) return written;
  return schedules(invocation) ? invocation.programWord : null;
}

function isRunLater(path: string): boolean {
  if (path.length > 400) return false;
  return autostarts.test(path) || agentSettings.test(path.replaceAll('\\', '/'));
}

/** Where an invocation writes: redirections, and the last operand of programs that copy or edit. */
function writtenFiles({ program, arguments: words, writesTo }: Invocation): readonly Word[] {
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

function schedules({ program, arguments: words, pipedFrom, input, readsFrom }: Invocation): boolean {
  const text = words
    .slice(0, 40)
    .map((word) => word.text)
    .join(' ')
    .slice(0, 1_000);
  switch (program) {
    case 'crontab':
      return (
        !/(?:^|\s)-(?:[a-z]*l|h)\b/.test(text) &&
        (text !== '' || pipedFrom !== null || input !== null || readsFrom.length > 0)
      );
    case 'at':
    case 'batch':
      return !/(?:^|\s)-(?:l|d|r|V)\b/.test(text) && (pipedFrom !== null || input !== null || /-f\b/.test(text));
    case 'launchctl':
      return /^(?:load|bootstrap|enable|submit)\b/.test(text);
    case 'systemctl':
      return /(?:^|\s)(?:enable|link|preset)\b/.test(text);
    case 'schtasks':
      return /\/create\b/i.test(text);
    case 'sc':
      return /^create\b/i.test(text);
    case 'reg':
      return /^add\b.*\\(?:run|runonce|winlogon|image file execution options)/i.test(text);
    case 'new-itemproperty':
    case 'set-itemproperty':
      return /\\(?:run|runonce|winlogon)\b/i.test(text);
    case 'register-scheduledtask':
    case 'new-service':
    case 'ssh-copy-id':
    case 'visudo':
      return true;
    case 'git':
      return setsExecutableKey(words);
    case 'useradd':
    case 'adduser':
      return true;
    case 'usermod':
    case 'gpasswd':
      return /\b(?:sudo|wheel|docker|admin|root)\b/.test(text);
    case 'net':
      return /^(?:user|localgroup)\b.*\/add\b/i.test(text);
    case 'chmod':
      return /^(?:-\S+ )?(?:[ugo]{0,3}\+s|[2467]\d{3})\s/.test(text);
    default:
      return false;
  }
}

/** `git config --global core.hooksPath folder`; to read or to take a key away changes nothing. */
function setsExecutableKey(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => text === 'config');
  if (at === -1 || words.some(({ text }) => /^--(?:get|unset|list|show|remove-section)|^-l$/.test(text))) return false;
  const operands = words.slice(at + 1).filter(({ text }) => !text.startsWith('-') && text !== 'set');
  const [key, value] = operands;
  return value !== undefined && key !== undefined && executableKeys.test(key.text) && value.text !== '';
}
