import type { TextScan } from '../search/text-scan.ts';
import { readCookies } from './cookie.ts';
import { endAfterInnerSymbol } from './inner-symbol.ts';
import { addPassword } from './password.ts';
import { isSampleLogin } from './sample-login.ts';

const lookBack = 300;

/** `curl -u :token`, for servers that take the token without a user; `--user :1000` and `--user :wheel` name groups. */
const tokenWithoutUser = /^[ =]{1,3}(["']?)():(?=[^\s"']{0,199}\d)([^\s"']{16,200})/;

/** Reads `curl -u user:password`, `--user user:password`; `at` is the offset after the option. */
export function readUserFlag(scan: TextScan, at: number): void {
  const { text } = scan;
  const window = text.slice(at, at + 340);
  const value =
    /^[ =]{0,3}(["'])([^\s"':]{1,120}):((?:(?!\1)[^\\\n]){3,200})\1/.exec(window) ??
    /^[ =]{0,3}(["']?)([^\s"':]{1,120}):([^\s"']{3,200})/.exec(window) ??
    tokenWithoutUser.exec(window);
  if (
    value === null ||
    !/\b(?:curl|wget|http|https|httpie|xh|etcdctl|skopeo|buildah|podman|jenkins-cli\.jar)\b/.test(
      text.slice(Math.max(0, at - lookBack), at),
    )
  )
    return;
  const [whole, , user = '', password = ''] = value;
  // Neither a date format (`date -u +%H:%M:%S`) nor a URL (`-u http://…`).
  if (isSampleLogin(user, password) || user.startsWith('+%') || password.startsWith('//')) return;
  addPassword(scan, at + whole.lastIndexOf(password), password);
}

/** Programs without a row in `programs.ts` whose option `-p` takes a password. */
export const passwordPrograms = 'docker podman helm az oc 7z 7za'.split(' ');

/** Programs that take a port behind `-p`, and their password behind `-a` or `-P`. */
const portFlag = /\b(?:redis-cli|mosquitto_(?:pub|sub|rr))\b[^\n|;&]{0,200}-p$/;

/** Reads `sshpass -p secret`, `mysql -psecret`; `at` is the offset after ` -p`. */
export function readPasswordFlag(scan: TextScan, at: number): void {
  const { text } = scan;
  const before = text.slice(Math.max(0, at - lookBack), at);
  if (portFlag.test(before)) return;
  const spaced =
    /\b(?:sshpass|docker login|podman login|helm registry login|az login|oc login|redis-cli|rclone|mongosh|mongo|mongodump|mongorestore|cqlsh|sqlcmd|bcp|beeline|mosquitto_pub|mosquitto_sub|mosquitto_rr)\b[^\n|;&]{0,200}$/.test(
      before,
    );
  const glued = /\b(?:mysql|mysqldump|mysqladmin|mariadb|7z|7za)\b[^\n|;&]{0,200}$/.test(before);
  if (!spaced && !glued) {
    readPasswordBesideUser(scan, at, before);
    return;
  }
  const window = text.slice(at, at + 140);
  const value = (spaced ? /^[ =]{0,2}(?=[^\s])/ : /^(?=[^\s-])/).exec(window);
  if (value !== null) addShellWord(scan, at + value[0].length, 120);
}

/** `-u desk … -p password`: only options stand between the user and the password. */
const userFlagBefore =
  /(?:^|\s)(?:-[uU]|--user(?:name)?)[ =]["']?[A-Za-z][\w.@\\-]{0,60}["']?(?: --?[A-Za-z][\w-]{0,30}(?:[ =][^\s-][^\s]{0,80})?){0,3} -[pP]$/;
/** Text behind ` -p` up to a quote or white space. */
const wordBehindFlag = /^ ["']?([^\s"'`)]{6,81})(?=["'\s`)]|$)/;
/** Letters and digits without the signs of ports, mappings, paths and JSON. */
const passwordForm = /^(?=.{0,60}\d)(?=.{0,60}[A-Za-z])[^\s"'/:{}[\]$-][^\s"'/:{}[\]]{5,80}$/;
/** `project2`, `release-2024`: names with a number, which other programs take behind `-p`. */
const numberedName = /^[a-z]{1,30}(?:[-_.][a-z]{1,30}){0,4}[-_.]?\d{1,8}$/;

/** Whether a word behind `-u user … -p` is a password, whatever the program is: no port, no path and no name. */
export function isPasswordBesideUser(word: string): boolean {
  return passwordForm.test(word) && !numberedName.test(word);
}

/** Reads `-p password` after a user option, whatever the program is. */
function readPasswordBesideUser(scan: TextScan, at: number, before: string): void {
  if (!/[pP]/.test(scan.text.charAt(at - 1))) return;
  const password = wordBehindFlag.exec(scan.text.slice(at, at + 100))?.[1];
  if (password !== undefined && isPasswordBesideUser(password) && userFlagBefore.test(before))
    addPassword(scan, scan.text.indexOf(password, at), password);
}

/** Reads `sqlplus user/password@database`; `at` is the offset after the program's name. */
export function readOracleLogin(scan: TextScan, at: number): void {
  const value = /^(?:-\w{1,4} ){0,3}["']?[\w$#]{1,60}\/([^\s"'@]{3,120})(?=[@\s"']|$)/.exec(
    scan.text.slice(at, at + 200),
  );
  if (value !== null) addPassword(scan, at + value[0].length - (value[1]?.length ?? 0), value[1] ?? '');
}

/** Reads `echo password | docker login --password-stdin`; `at` is the offset of the command or option that takes the password. */
export function readPipedPassword(scan: TextScan, at: number): void {
  const from = Math.max(0, at - lookBack);
  const value =
    /(?:^|[\s(`;&"'])(?:echo|printf)(?: -\w{1,3}| ["']%s(?:\\n)?["'])? {1,3}["']?([^\s"'|]{4,200})["']? {0,3}\|[^|\n]{0,200}$/.exec(
      scan.text.slice(from, at),
    );
  const password = value?.[1];
  if (value === null || password === undefined) {
    readHereString(scan, at);
    return;
  }
  // `echo user:password | chpasswd`
  const user = scan.text.startsWith('chpasswd', at) ? (/^[\w.-]{1,40}:/.exec(password)?.[0].length ?? 0) : 0;
  addPassword(scan, from + value.index + value[0].indexOf(password) + user, password.slice(user));
}

/** Reads `wrangler secret put NAME <<< "…"`. */
function readHereString(scan: TextScan, at: number): void {
  const match = /^[^\n|;&<]{0,120}<<< ?["']?([^\s"'|;&]{4,200})/.exec(scan.text.slice(at, at + 330));
  const password = match?.[1];
  if (match !== null && password !== undefined) addPassword(scan, at + match[0].length - password.length, password);
}

/** Reads `curl -b 'session=…'`; `at` is the offset after the option. */
export function readCookieFlag(scan: TextScan, at: number): void {
  const value = /^[ =]{1,3}(["']?)([\w.-]{1,80}=[^"'\n]{8,2000})/.exec(scan.text.slice(at, at + 2_100));
  if (value === null || !/\bcurl\b/.test(scan.text.slice(Math.max(0, at - lookBack), at))) return;
  const [whole, quote, pairs = ''] = value;
  const start = at + whole.length - pairs.length;
  const length = quote === '' ? (/^\S*/.exec(pairs)?.[0].length ?? 0) : pairs.length;
  readCookies(scan, start, start + length);
}

/** Reads `ConvertTo-SecureString "password" -AsPlainText` (PowerShell); `at` is the offset after the name. */
export function readSecureString(scan: TextScan, at: number): void {
  const value = /^(?: -String)? {1,3}["']([^"'\n]{4,200})["'](?= .{0,40}-AsPlainText)/i.exec(
    scan.text.slice(at, at + 280),
  );
  const password = value?.[1];
  if (value !== null && password !== undefined) addPassword(scan, at + value[0].length - 1 - password.length, password);
}

/** Reads `IDENTIFIED BY 'password'` (SQL); `at` is the offset after it. */
export function readIdentifiedBy(scan: TextScan, at: number): void {
  const before = scan.text.slice(Math.max(0, at - lookBack), at);
  const value = /^ {0,3}(?:PASSWORD |VALUES )?["']([^"'\n]{4,200})["']/i.exec(scan.text.slice(at, at + 230));
  const password = value?.[1];
  if (value === null || password === undefined || !/\b(?:create|alter|grant)\b/i.test(before)) return;
  addPassword(scan, at + value[0].length - 1 - password.length, password);
}

/** A word of a shell: quoted, possibly with the other quote inside, or up to white space and quotes. */
const shellWord = /^(?:'([^'\n]{4,200})'|"((?:[^"\\\n]|\\[^\n]){4,200})"|["']?([^\s"']{4,200}))/;

function addShellWord(scan: TextScan, at: number, lengthMax: number): void {
  const [whole = '', single, double, bare = ''] = shellWord.exec(scan.text.slice(at, at + lengthMax)) ?? [];
  const quoted = single ?? double;
  if (quoted !== undefined) addPassword(scan, at + 1, quoted);
  else if (bare !== '') {
    const start = at + whole.length - bare.length;
    addPassword(scan, start, scan.text.slice(start, endAfterInnerSymbol(scan.text, start, start + bare.length)));
  }
}
