import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { passwordWords, secretWords } from '../values/name-words.ts';
import { nameWords } from '../values/names.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';

/** `echo -n 'user:password' | base64`: creates the value of a Basic header by hand. */
const encodedLogin =
  /^(?:["']%s["'] )?["'][\w.@+-]{2,40}:(?=[^\s"']{0,60}\d)([^\s"':]{6,120})["'] ?\| ?(?:base64|openssl (?:enc -)?base64)/;

/** How programs take a password on their command line. The form starts after the program's words; group 1 is the password. */
const passwordForms: ReadonlyMap<string, RegExp> = new Map([
  ['zip -p ', /^["']?([^\s"']{4,120})/],
  ['openssl enc ', /^[^\n|;&]{0,120}? -k ["']?([^\s"']{4,120})/],
  ['smbclient ', /^[^\n|;&]{0,120}?-U ["']?[\w.\\/-]{1,40}%([^\s"']{4,120})/],
  [
    'net use ',
    /^(?:[^\n|;&]{0,120}?\/user:[^\s]{1,60} |(?:[a-z]:|\*)? ?\\{2,4}[^\s]{1,80} (?=[^\s]{4,120} \/user:))["']?([^\s"'/]{4,120})/i,
  ],
  ['net user ', /^[\w.-]{1,40} ["']?([^\s"'/*]{4,120})["']? \/add/i],
  ['xfreerdp ', /^[^\n|;&]{0,120}?\/p:["']?([^\s"']{4,120})/],
  ['ldapsearch ', /^[^\n|;&]{0,160}? -w ["']?([^\s"']{4,120})/],
  ...['ldapmodify ', 'ldapwhoami ', 'ldapadd ', 'ldapdelete ', 'ldappasswd '].map(
    (program) => [program, /^[^\n|;&]{0,160}? -w ["']?([^\s"']{4,120})/] as const,
  ),
  ['az keyvault secret set ', /^[^\n|;&]{0,200}?--value[ =]["']?([^\s"']{4,200})/],
  ['--secret-string ', /^["']?(?!file)([^\s"'{$][^\s"'{]{5,200})/],
  ['poetry config http-basic.', /^[\w.-]{1,60} [\w.@-]{1,60} ["']?([^\s"']{4,200})/],
  ['poetry config pypi-token.', /^[\w.-]{1,60} ["']?([^\s"']{12,200})/],
  ['bw login ', /^[\w.+-]{1,60}@[\w.-]{1,80} ["']?([^\s"'-][^\s"']{3,120})/],
  ['bw unlock ', /^["']?([^\s"'-][^\s"']{3,120})/],
  ['caddy hash-password ', /^[^\n|;&]{0,80}?--plaintext[ =]["']?([^\s"']{4,120})/],
  ['cryptsetup ', /^[^\n|;&<]{0,120}<<< ?["']?([^\s"']{4,120})/],
  ['--password-file=<(echo ', /^["']?([^\s"')]{4,120})/],
  ['-passwd <(echo ', /^["']?([^\s"')]{4,120})/],
  ['impacket-', /^[\w.-]{2,30} ["']?(?:[\w.-]{1,40}\/)?[\w.-]{1,40}:([^\s"'@/]{4,120})@/],
  ['ttyd ', /^[^\n|;&]{0,80}?(?:-c|--credential)[ =]["']?[\w.-]{1,40}:([^\s"']{4,120})/],
  ['radtest ', /^[\w.@-]{1,60} ["']?([^\s"']{4,120})/],
  ['lftp ', /^[^\n|;&]{0,80}?-u ["']?[\w.@-]{1,40},([^\s"']{4,120})/],
  [
    'htpasswd ',
    /^(?:-(?=\w{0,4}b)(?=\w{0,4}n)\w{1,6} |-\w{0,4}b\w{0,4} [^\s]{1,80} )[^\s]{1,60} ["']?([^\s"']{4,120})/,
  ],
  ['wpa_passphrase ', /^[^\s]{1,40} ["']?([^\s"']{8,63})/],
  ['wifi connect ', /^[^\s]{1,40} password ["']?([^\s"']{8,63})/],
  ['-storepass ', /^["']?([^\s"']{4,120})/],
  ['-srcstorepass ', /^["']?([^\s"']{4,120})/],
  ['-deststorepass ', /^["']?([^\s"']{4,120})/],
  ['-keypass ', /^["']?([^\s"']{4,120})/],
  ['-srckeypass ', /^["']?([^\s"']{4,120})/],
  ['-destkeypass ', /^["']?([^\s"']{4,120})/],
  ['doctl ', /^[^\n|;&]{0,160}?(?: -t|--access-token)[ =]["']?(?=\S{0,40}\d)([^\s"'$-][^\s"']{31,200})/],
  ['rabbitmqctl add_user ', /^["']?[\w.@-]{1,60}["']? ["']?([^\s"']{4,120})/],
  ['rabbitmqctl change_password ', /^["']?[\w.@-]{1,60}["']? ["']?([^\s"']{4,120})/],
  ['snmpget ', /^[^\n|;&]{0,160}?-[AX] ["']?([^\s"']{8,120})/],
  ['snmpwalk ', /^[^\n|;&]{0,160}?-[AX] ["']?([^\s"']{8,120})/],
  ['rclone config create ', /^[^\n|;&]{0,200}? pass(?:word)?[ =]["']?([^\s"']{4,120})/],
  [':_authtoken ', /^["']?(?=\S{0,40}\d)([^\s"'$-][^\s"']{11,200})/],
  ['--password-command ', /^["'](?:echo|printf) {1,2}([^\s"'$`|]{4,120})["']/],
  ['ssh-keygen ', /^[^\n|;&]{0,120}?-N ["']([^\s"']{4,120})["']/],
  ['twine upload ', /^[^\n|;&]{0,120}?(?:-p|--password) ["']?([^\s"']{4,200})/],
  ['evil-winrm ', /^[^\n|;&]{0,120}?-p ["']?([^\s"']{4,120})/],
  ['mc alias set ', /^[^\s]{1,40} [^\s]{1,120} [^\s]{1,60} ["']?([^\s"']{4,120})/],
  ['add-generic-password ', /^[^\n|;&]{0,160}?-w ["']?([^\s"']{4,120})/],
  ['add-internet-password ', /^[^\n|;&]{0,160}?-w ["']?([^\s"']{4,120})/],
  ['unrar ', /^[^\n|;&]{0,20}?-p([^\s"']{4,120})/],
  ['config set requirepass ', /^["']?([^\s"']{4,120})/],
  ['psexec ', /^[^\n|;&]{0,120}?-p ["']?([^\s"']{4,120})/],
  ['operator unseal ', /^["']?([^\s"']{4,120})/],
  ['ipmitool ', /^[^\n|;&]{0,120}?-P ["']?([^\s"']{4,120})/],
  ['openssl passwd ', /^(?:-(?:\d|apr1|crypt|aixmd5) |-salt \w{1,20} ){0,3}["']?([^\s"')-][^\s"')]{3,120})/],
  ['ssm put-parameter ', /^(?=[^\n|;&]{0,200}SecureString)[^\n|;&]{0,200}?--value[ =]["']?(?!file)([^\s"']{4,200})/],
  ['gh secret set ', /^[\w-]{1,60} (?:-b ?|--body[ =])["']?([^\s"'$@][^\s"']{3,200})/],
  ['wandb login ', /^(?:--\w{1,12} ){0,2}["']?(?=[^\s]{0,40}\d)([^\s"'-][^\s"']{11,200})/],
  ['vault login ', /^(?:-[\w-]{1,20} ){0,2}["']?(?:token=)?(?=[^\s]{0,40}\d)([^\s"'=-][^\s"'=]{11,200})/],
  ['--from-literal=', /^["']?[\w.-]{1,60}=["']?([^\s"'=]{6,400}={0,2})(?=[\s"']|$)/],
  ['cargo login ', /^(?:--registry[ =][\w-]{1,40} )?["']?(?=[^\s]{0,40}\d)([^\s"'-][^\s"']{11,200})/],
  ['snyk auth ', /^["']?(?=[^\s]{0,40}\d)([^\s"'-][^\s"']{11,200})/],
  ['echo -n ', encodedLogin],
  ['printf ', encodedLogin],
  ['codecov ', /^[^\n|;&]{0,120}?-t ["']?(?=[^\s]{0,40}\d)([^\s"'-][^\s"']{11,200})/],
]);

export const programs: readonly string[] = [...passwordForms.keys()];

const lineMax = 420;

/** `start` and `end` are the range of the program's words. */
export function readProgram(scan: TextScan, start: number, end: number): void {
  const { text } = scan;
  const match = passwordForms.get(text.slice(start, end).toLowerCase())?.exec(text.slice(end, end + lineMax));
  const password = match?.[1];
  // `-storepass -alias`: another option follows.
  if (match === null || match === undefined || password === undefined || password.startsWith('-')) return;
  if (literalParts(password) !== null || isConfigMapOption(text, start) || isUserLiteral(match[0])) return;
  const verdict = judge('password', 'password', password);
  const from = end + match[0].lastIndexOf(password);
  if (verdict !== null) scan.add({ start: from, end: from + password.length, ...verdict });
}

const userLiteral =
  /^["']?((?:[\w.-]{1,40}[_.-])?(?:[Uu]ser(?:name)?|USER(?:NAME)?|db|DB|database|DATABASE|host(?:name)?|HOST(?:NAME)?|bucket|BUCKET))=["']?([a-z][a-z_.-]{1,40})$/;

/** `--from-literal=DESK_USER=bob`: words in lower case, stored beside their password under a name of their own. */
function isUserLiteral(literal: string): boolean {
  const [, name, value] = userLiteral.exec(literal) ?? [];
  return name !== undefined && value !== undefined && !isNameOfPassword(name) && randomness(value) < 0;
}

function isNameOfPassword(name: string): boolean {
  return nameWords(name).some((word) => passwordWords.has(word) || secretWords.has(word));
}

const commandMax = 600;

/**
 * `kubectl create configmap … --from-literal=state=open`: whether the option belongs to a ConfigMap, whose values are secrets only by
 * their names.
 */
function isConfigMapOption(text: string, start: number): boolean {
  if (!text.startsWith('--from-literal=', start)) return false;
  const before = text.slice(Math.max(0, start - commandMax), start);
  return /^create (?:configmap|cm) /.test(before.slice(before.lastIndexOf('create ')).slice(0, 20));
}
