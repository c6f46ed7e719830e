import type { Invocation, Word } from './invocation.ts';

const records =
  /(?:^|[\\/])\.(?:bash|zsh|sh|python|mysql|psql|node_repl)_history$|^\/var\/log(?:\/|$)|\.claude\/(?:projects|history)|\.codex\/(?:sessions|history)|\/(?:wtmp|btmp|utmp|lastlog)$/;
const guards =
  /\b(?:auditd|rsyslog|syslog(?:-ng)?|systemd-journald|ufw|firewalld|nftables|iptables|apparmor|fail2ban|falcon-sensor|crowdstrike|osqueryd|wazuh(?:-agent)?|mdatp|clamav-daemon|WinDefend|EventLog)\b/i;

/** The word by which records are wiped or a protection of the machine is switched off; null when neither happens. */
export function tampers(invocation: Invocation): Word | null {
  const { program, programWord, arguments: words, writesTo, assignments } = invocation;
  const text = words
    .slice(0, 40)
    .map((word) => word.text)
    .join(' ')
    .slice(0, 1_000);
  if (stopsProtection(program, text) || wipesRecords(program, words, text)) return programWord;
  const emptied = writesTo.find((word) => records.test(word.text) && /\.\w+_history$/.test(word.text));
  if (emptied !== undefined) return emptied;
  const silenced = assignments.find(({ name, value }) => name === 'HISTFILE' && /^(?:\/dev\/null)?$/.test(value.text));
  return silenced?.value ?? null;
}

function wipesRecords(program: string, words: readonly Word[], text: string): boolean {
  switch (program) {
    case 'history':
      return /^-[a-z]*c/.test(text);
    case 'unset':
      return /\bHISTFILE\b/.test(text);
    case 'export':
      return /\bHISTFILE=(?:\/dev\/null)?(?:\s|$)|\bHIST(?:FILE)?SIZE=0\b/.test(text);
    case 'rm':
    case 'shred':
    case 'truncate':
    case 'unlink':
      return words.some((word) => records.test(word.text.slice(0, 400)));
    case 'journalctl':
      return /--vacuum-(?:time|size|files)|--rotate/.test(text);
    case 'wevtutil':
      return /^(?:cl|clear-log)\b/i.test(text);
    case 'clear-eventlog':
      return true;
    case 'auditctl':
      return /(?:^|\s)-(?:D\b|e\s*0)/.test(text);
    default:
      return false;
  }
}

function stopsProtection(program: string, text: string): boolean {
  switch (program) {
    case 'systemctl':
    case 'service':
    case 'sc':
      return /\b(?:stop|disable|mask|kill)\b/i.test(text) && guards.test(text);
    case 'ufw':
      return /^(?:--force )?(?:disable|reset)\b/.test(text);
    case 'iptables':
    case 'ip6tables':
      return /(?:^|\s)(?:-F|--flush|-X)(?:\s|$)|-P\s+(?:INPUT|FORWARD|OUTPUT)\s+ACCEPT/.test(text);
    case 'nft':
      return /^flush ruleset/.test(text);
    case 'pfctl':
      return /(?:^|\s)-(?:d|F\s+all)\b/.test(text);
    case 'setenforce':
      return /^(?:0|permissive)/i.test(text);
    case 'netsh':
      return /advfirewall\b.*\bstate\s+off/i.test(text);
    case 'set-mppreference':
      return /-Disable\w+\s+(?:\$?true|1)/i.test(text);
    case 'set-netfirewallprofile':
      return /-Enabled\s+(?:\$?false|0)/i.test(text);
    case 'spctl':
      return /--(?:master|global)-disable/.test(text);
    case 'csrutil':
      return /^disable/.test(text);
    default:
      return false;
  }
}
