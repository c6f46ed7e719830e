import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';

/** Where programs take a password on their command line; the form begins behind the program's words. Group 1 is the password. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['zip -p ', /^["']?([^\s"']{4,120})/],
  ['openssl enc ', /^[^\n|;&]{0,120}? -k ["']?([^\s"']{4,120})/],
  ['smbclient ', /^[^\n|;&]{0,120}?-U ["']?[\w.\\/-]{1,40}%([^\s"']{4,120})/],
  ['net use ', /^[^\n|;&]{0,120}?\/user:[^\s]{1,60} ["']?([^\s"'/]{4,120})/i],
  ['net user ', /^[\w.-]{1,40} ["']?([^\s"'/*]{4,120})["']? \/add/i],
  ['xfreerdp ', /^[^\n|;&]{0,120}?\/p:["']?([^\s"']{4,120})/],
  ['ldapsearch ', /^[^\n|;&]{0,160}? -w ["']?([^\s"']{4,120})/],
  ['ldapmodify ', /^[^\n|;&]{0,160}? -w ["']?([^\s"']{4,120})/],
  ['lftp ', /^[^\n|;&]{0,80}?-u ["']?[\w.@-]{1,40},([^\s"']{4,120})/],
  ['htpasswd ', /^-\w{0,4}b\w{0,4} [^\s]{1,80} [^\s]{1,60} ["']?([^\s"']{4,120})/],
  ['wpa_passphrase ', /^[^\s]{1,40} ["']?([^\s"']{8,63})/],
  ['wifi connect ', /^[^\s]{1,40} password ["']?([^\s"']{8,63})/],
  ['-storepass ', /^["']?([^\s"']{4,120})/],
  ['-keypass ', /^["']?([^\s"']{4,120})/],
  ['ssh-keygen ', /^[^\n|;&]{0,120}?-N ["']([^\s"']{4,120})["']/],
  ['twine upload ', /^[^\n|;&]{0,120}?(?:-p|--password) ["']?([^\s"']{4,200})/],
  ['evil-winrm ', /^[^\n|;&]{0,120}?-p ["']?([^\s"']{4,120})/],
  ['mc alias set ', /^[^\s]{1,40} [^\s]{1,120} [^\s]{1,60} ["']?([^\s"']{4,120})/],
]);

export const programs: readonly string[] = [...forms.keys()];

const lineMax = 420;

/** `start` and `end` are the range of the program's words. */
export function readProgram(scan: TextScan, start: number, end: number): void {
  const { text } = scan;
  const match = forms.get(text.slice(start, end).toLowerCase())?.exec(text.slice(end, end + lineMax));
  const password = match?.[1];
  // `-storepass -alias`: the next flag.
  if (match === null || match === undefined || password === undefined || password.startsWith('-')) return;
  if (literalParts(password) !== null) return;
  const verdict = judge('password', 'password', password);
  const from = end + match[0].lastIndexOf(password);
  if (verdict !== null) scan.add({ start: from, end: from + password.length, ...verdict });
}
