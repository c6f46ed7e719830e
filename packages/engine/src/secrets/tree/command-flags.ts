import type { ScalarNode, SequenceNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { isPasswordBesideUser } from '../structures/command-line.ts';
import { isSampleLogin } from '../structures/sample-login.ts';
import { isIssuedKey } from '../values/issued-key.ts';
import { judge, judgePossible, judgeVariable } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { type Context, isText } from './context.ts';

const noHits: readonly Hit[] = [];
const programMax = 12;

/** `-e NAME=value` and items of an environment list: a random-looking value is a secret under any name. */
export function scanPairItem(node: ScalarNode, context: Context, flag: ScalarNode | null): readonly Hit[] {
  const isEnvironment =
    context.exposed || (flag !== null && /^(?:-e|--env|--build-arg|-H|--header|-D)$/.test(flag.text));
  const match = isEnvironment ? pair.exec(node.text) : null;
  return match === null ? noHits : scanPair(node, match[1] ?? '', match[2] ?? '');
}

const pair = /^([A-Za-z_][\w.-]{0,80})\s{0,2}[=:]\s{0,2}(\S.{6,400}\S)$/;

/** `-e NAME=value` in one item. */
const flaggedPair = /^(?:-e ?|--(?:env|build-arg)[ =])([A-Za-z_][\w.-]{0,80})=(\S.{6,400}\S)$/;

/** `--env=NAME=two words` in one item: unless another option follows, the rest is the value. */
export function scanFlaggedPair(node: ScalarNode): readonly Hit[] {
  const match = flaggedPair.exec(node.text);
  if (match === null) return noHits;
  const [, name = '', value = ''] = match;
  return /\s-/.test(value) ? noHits : scanPair(node, name, value);
}

function scanPair(node: ScalarNode, name: string, value: string): readonly Hit[] {
  const nameClass = classifyName(name);
  if (nameClass === 'excluded' || literalParts(value) !== null) return noHits;
  // Each variable is its own item, so text behind white space belongs to a password. Behind other values it is a remark.
  if (nameClass !== 'password' && /\s/.test(value)) return noHits;
  const own = nameClass === 'key' && isIssuedKey(name, value) ? 'secret' : nameClass;
  const verdict = judge(own, name, value) ?? judgeVariable(name, value);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: node.text.length - value.length, end: node.text.length, ...verdict });
  return scan.hits;
}

/** Flags whose next word is a password, by program. */
const passwordFlags: ReadonlyMap<string, RegExp> = new Map([
  ['-p', /^(?:sshpass|mongosh?|mongodump|mongorestore|mongoimport|mongoexport|cqlsh)$/],
  ['-P', /^(?:mosquitto_(?:pub|sub|rr)|sqlcmd|bcp)$/],
  ['-a', /^(?:redis-cli|valkey-cli|keydb-cli)$/],
  ['-w', /^ldap(?:search|modify|add|delete|whoami)$/],
]);

/** `sshpass -p password`, word by word: the program is an earlier item, or the `command` beside the list. */
export function followsPasswordFlag(list: SequenceNode, index: number): boolean {
  const flag = list.items[index - 1];
  const programs = isText(flag) ? passwordFlags.get(flag.text) : undefined;
  if (programs === undefined) return false;
  if (isBesideUser(list, index)) return true;
  const { parent } = list;
  const beside = parent?.kind === 'mapping' ? parent.get('command') : undefined;
  const before = list.items.slice(Math.max(0, index - programMax), index - 1);
  return [...before, beside].some(
    (node) => isText(node) && programs.test(node.text.replace(/^\/(?:[\w.-]{1,30}\/){0,6}/, '')),
  );
}

/** `-u desk -p password` of any program. MySQL's ask for the password and take a database behind `-p`, whose name has no such signs. */
function isBesideUser({ items, parent }: SequenceNode, index: number): boolean {
  const [userFlag, user, flag, word] = items.slice(Math.max(0, index - 3), index + 1);
  if (!isText(userFlag) || !isText(user) || !isText(flag) || !isText(word) || !/^-[pP]$/.test(flag.text)) return false;
  if (!/^(?:-[uU]|--user(?:name)?)$/.test(userFlag.text) || !/^[A-Za-z][\w.@\\-]{0,60}$/.test(user.text)) return false;
  const command = parent?.kind === 'mapping' ? parent.get('command') : undefined;
  const asks = [command, ...items.slice(0, index - 3)].some((node) => isText(node) && asksForPassword.test(node.text));
  return isPasswordBesideUser(word.text) && (!asks || /[!#%&*+?@^~]/.test(word.text));
}

const asksForPassword = /^(?:\/(?:[\w.-]{1,30}\/){0,6})?(?:mysql|mysqldump|mysqladmin|mariadb(?:-dump)?)$/;

const spacedFlag = /^--?([A-Za-z][\w.-]{0,60})=(\S.{2,198}\S)$/;

/** `--password=two words`: the rest of a list item is the password, unless it contains another flag. */
export function scanSpacedFlag(node: ScalarNode): readonly Hit[] {
  const match = spacedFlag.exec(node.text);
  if (match === null) return noHits;
  const [, name = '', value = ''] = match;
  // Other values are found by the text scan; only those with delimiters need this.
  if (!/[\s;,<>|"'`()[\]{}\\:=&]/.test(value)) return noHits;
  if (classifyName(name) !== 'password' || /\s-/.test(value) || literalParts(value) !== null) return noHits;
  const verdict = judge('password', name, value);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: node.text.length - value.length, end: node.text.length, ...verdict });
  return scan.hits;
}

/** `-ppassword` of MySQL's programs and of similar ones: the program is known, or `-uuser` is the item before. */
export function scanGluedPassword(list: SequenceNode, index: number): readonly Hit[] {
  const node = list.items[index];
  if (!isText(node) || !node.text.startsWith('-p')) return noHits;
  if (!/^-p[^\s=-][^\s]{3,120}$/.test(node.text) || literalParts(node.text) !== null) return noHits;
  const user = list.items[index - 1];
  // `-Uroot -p5432` names a port.
  const isLogin = isText(user) && /^-u[A-Za-z][\w.@-]{1,60}$/.test(user.text) && !/^-p\d[\d:,-]*$/.test(node.text);
  const { parent } = list;
  const beside = parent?.kind === 'mapping' ? parent.get('command') : undefined;
  const programs = [list.items[0], user, beside];
  if (
    !isLogin &&
    !programs.some((one) => isText(one) && /^(?:\/usr\/bin\/)?(?:mysql|mysqldump|mysqladmin|mariadb)$/.test(one.text))
  )
    return noHits;
  const verdict = judge('password', 'password', node.text.slice(2));
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: 2, end: node.text.length, ...verdict });
  return scan.hits;
}

/** `-k <key>`, `-t <token>`: a short flag is ambiguous, so its value has to look random. */
export function scanShortFlag(node: ScalarNode, flag: ScalarNode): readonly Hit[] {
  if (!/^-[akKpPstT]$/.test(flag.text)) return noHits;
  const verdict = judgePossible(node.text);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: 0, end: node.text.length, ...verdict });
  return scan.hits;
}

/** `curl -u user:password`, word by word. */
export function scanUserItem(list: SequenceNode, index: number): readonly Hit[] {
  const before = list.items[index - 1];
  const node = list.items[index];
  if (!isText(before) || before.text.charCodeAt(0) !== 45 || !isText(node)) return noHits;
  if (!/^(?:-u|--user|--proxy-user|-U|--creds)$/.test(before.text)) return noHits;
  const colon = findUserColon(node.text);
  const password = node.text.slice(colon + 1);
  if (colon < 1 || /^\d+$/.test(password) || literalParts(password) !== null || isAddress(node.text)) return noHits;
  if (isSampleLogin(node.text.slice(0, colon), password)) return noHits;
  const verdict = judge('password', 'password', password);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: colon + 1, end: node.text.length, ...verdict });
  return scan.hits;
}

/** `redis://queue:6379`: an address, whose own login the structure of URLs finds. A password may begin with slashes as well. */
function isAddress(text: string): boolean {
  const host = /^[a-z][a-z\d+.-]{1,20}:\/\/(?:[^\s/@]{0,200}@)?([a-z\d.-]{1,200})(?::\d{1,5})?(?:\/|$)/.exec(text)?.[1];
  return host !== undefined && randomness(host) < 0;
}

/** The offset of the first colon outside references such as `${USER:-me}`. */
function findUserColon(text: string): number {
  const literals = literalParts(text) ?? [{ start: 0, end: text.length, fallback: false }];
  for (const { start, end, fallback } of literals) {
    const colon = text.slice(start, end).indexOf(':');
    if (!fallback && colon !== -1) return start + colon;
  }
  return -1;
}
