import type { Invocation, Word } from '../invocation.ts';
import { lineOf } from '../syntax/line.ts';

const logs =
  /(?:^|[\\/])\.(?:bash|zsh|sh|python|mysql|psql|node_repl)_history$|^\/var\/log(?:\/|$)|\.claude\/(?:projects|history)|\.codex\/(?:sessions|history)|\/(?:wtmp|btmp|utmp|lastlog)$/;
const protections =
  /\b(?:auditd|rsyslog|syslog(?:-ng)?|systemd-journald|ufw|firewalld|nftables|iptables|apparmor|fail2ban|falcon-sensor|crowdstrike|osqueryd|wazuh(?:-agent)?|mdatp|clamav-daemon|WinDefend|EventLog)\b/i;

type Check = (line: string, words: readonly Word[]) => boolean;
const removes: Check = (_, words) => words.some(({ text }) => logs.test(text.slice(0, 400)));
const stops: Check = (line) => /\b(?:stop|disable|mask|kill)\b/i.test(line) && protections.test(line);
const flushes: Check = (line) => /(?:^|\s)(?:-F|--flush|-X)(?:\s|$)|-P\s+(?:INPUT|FORWARD|OUTPUT)\s+ACCEPT/.test(line);

/** Programs that delete logs or disable protections. Sources: their manual pages. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['history', (line) => /^-[a-z]*c/.test(line)],
  ['unset', (line) => /\bHISTFILE\b/.test(line)],
  ['export', (line) => /\bHISTFILE=(?:\/dev\/null)?(?:\s|$)|\bHIST(?:FILE)?SIZE=0\b/.test(line)],
  ['rm', removes],
  ['shred', removes],
  ['truncate', removes],
  ['unlink', removes],
  ['journalctl', (line) => /--vacuum-(?:time|size|files)|--rotate/.test(line)],
  ['wevtutil', (line) => /^(?:cl|clear-log)\b/i.test(line)],
  ['clear-eventlog', () => true],
  ['auditctl', (line) => /(?:^|\s)-(?:D\b|e\s*0)/.test(line)],
  ['systemctl', stops],
  ['service', stops],
  ['sc', stops],
  ['ufw', (line) => /^(?:--force )?(?:disable|reset)\b/.test(line)],
  ['iptables', flushes],
  ['ip6tables', flushes],
  ['nft', (line) => /^flush ruleset/.test(line)],
  ['pfctl', (line) => /(?:^|\s)-(?:d|F\s+all)\b/.test(line)],
  ['setenforce', (line) => /^(?:0|permissive)/i.test(line)],
  ['netsh', (line) => /advfirewall\b.*\bstate\s+off/i.test(line)],
  ['set-mppreference', (line) => /-Disable\w+\s+(?:\$?true|1)/i.test(line)],
  ['set-netfirewallprofile', (line) => /-Enabled\s+(?:\$?false|0)/i.test(line)],
  ['spctl', (line) => /--(?:master|global)-disable/.test(line)],
  ['csrutil', (line) => /^disable/.test(line)],
]);

/** The word that deletes logs or disables a protection of the machine; null if there is none. */
export function tampers({ program, programWord, arguments: words, writesTo, assignments }: Invocation): Word | null {
  if (checks.get(program)?.(lineOf(words), words) === true) return programWord;
  const emptied = writesTo.find(
    ({ text }) => /\.\w{1,20}_history$/.test(text.slice(-60)) && logs.test(text.slice(0, 400)),
  );
  if (emptied !== undefined) return emptied;
  const silenced = assignments.find(({ name, value }) => name === 'HISTFILE' && /^(?:\/dev\/null)?$/.test(value.text));
  return silenced?.value ?? null;
}
