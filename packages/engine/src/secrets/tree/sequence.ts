import type { ScalarNode, SequenceNode } from '../../document/tree.ts';
import { findMasks } from '../mask.ts';
import type { Hit } from '../search/hit.ts';
import { phraseMin } from '../search/survey.ts';
import { TextScan } from '../search/text-scan.ts';
import { isPasswordBesideUser } from '../structures/command-line.ts';
import { mnemonicNumber } from '../structures/mnemonic-words.ts';
import { isSampleLogin } from '../structures/sample-login.ts';
import { isUuid } from '../values/benign.ts';
import { isIssuedKey } from '../values/issued-key.ts';
import { judge, judgePossible } from '../values/judge.ts';
import { traitsOf } from '../values/name-traits.ts';
import { classifyName } from '../values/names.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { isTypedPassword } from '../values/typed-password.ts';
import { type Context, emptyContext, isText } from './context.ts';

const noHits: readonly Hit[] = [];

/** Smithery's client takes a UUID as `--key`, which has no form of its own. https://smithery.ai/docs */
const smitheryKey = 'SMITHERY_API_KEY';
/** The name for a UUID that an MCP server is started with as `--key`. */
const serverKey = 'API_KEY';

/** A pair with a shorter second item is a plain list. */
const tupleMin = 8;

/** The context of a list item from the item before it: a flag or a header's name. `NAME=value` is an assignment and no name. */
export function neighbourContext(list: SequenceNode, index: number, own: Context): Context {
  const before = list.items[index - 1];
  if (!isText(before) || before.text.length > 80) return own;
  if (followsPasswordFlag(list, index)) {
    return { ...emptyContext, name: 'password', traits: traitsOf('password'), nameNode: before };
  }
  if (isLogin(list, own.name))
    return { ...emptyContext, name: 'password', traits: traitsOf('password'), nameNode: before };
  if (before.text === '--key' && runsSmithery(list)) {
    return { ...emptyContext, name: smitheryKey, traits: traitsOf(smitheryKey), nameNode: before };
  }
  if (before.text === '--key' && isUuidAt(list, index) && startsServer(list)) {
    return { ...emptyContext, name: serverKey, traits: traitsOf(serverKey), nameNode: before };
  }
  const isFlag = before.text.charCodeAt(0) === 45;
  if (!isFlag && (list.items.length !== 2 || index !== 1 || before.text.includes('='))) return own;
  if (isFlag && /^--?[A-Za-z][\w.-]*$/.test(before.text)) {
    const name = before.text.slice(before.text.charCodeAt(1) === 45 ? 2 : 1);
    return { ...emptyContext, name, traits: traitsOf(name), nameNode: before };
  }
  const traits = traitsOf(before.text);
  const value = list.items[index];
  if (isFlag || traits.class === 'neutral' || !isText(value) || value.text.length < tupleMin) return own;
  // `/etc/passwd` is a path, `export.*SECRET` a pattern, `auth@docker` a reference.
  if (/[/*\\^|@]/.test(before.text)) return own;
  // `deploy-token-1, LOG_LEVEL=debug`: variables of an environment. A mask is no name.
  if (/^[A-Z][A-Z\d_]{2,60}=(?!=|$)/.test(value.text) || findMasks(before.text).length > 0) return own;
  // Two names are a plain list.
  if (/^[a-z]+(?:_[a-z]+)+$/.test(value.text) || areClassNames(before.text, value.text)) return own;
  if (listsAuthenticationMethods(value.text)) return own;
  if (permission.test(before.text) && permission.test(value.text)) return own;
  if (packageAtVersion.test(value.text) || condition.test(value.text)) return own;
  return { ...emptyContext, name: before.text, traits, nameNode: before, exposed: true };
}

/** `[oauth2, api-key+mtls]`: authentication methods, alone or combined. */
function listsAuthenticationMethods(value: string): boolean {
  return value
    .split('+')
    .every((way) => /^(?:mtls|tls|oidc|saml|jwt|basic|oauth2?)$/.test(way) || isAuthenticationMethod(way));
}

function isAuthenticationMethod(value: string): boolean {
  return /^[a-z]+(?:-[a-z]+){1,3}$/.test(value) && traitsOf(value).class !== 'neutral';
}

/** `basic: [deploy, <password>]`: whether a list is a user and a password. Two names may be roles or authentication methods. */
function isLogin(list: SequenceNode, name: string): boolean {
  if (list.items.length !== 2 || !loginName.test(name)) return false;
  const [user, password] = list.items;
  if (!isText(user) || !isText(password) || !/^[A-Za-z][\w.@+-]{1,63}$/.test(user.text)) return false;
  const { text } = password;
  return isTypedPassword(text) || wordWithNumber.test(text) || (mixed.test(text) && randomness(text) > 0);
}

const loginName = /^(?:basic|digest|(?:(?:http|basic|digest|proxy)[_-]?)?auth|creds|credentials?|logins?)$/i;
/** A word and a number, as people make passwords. */
const wordWithNumber = /^[A-Z][a-z]{3,20}\d{3,6}$/;
const mixed = /^(?=\D{0,63}\d)(?=\d{0,63}[A-Za-z])[^\W_]{8,64}$/;

/** `credentials:password:patch`: a permission. */
const permission = /^[A-Za-z]{2,40}(?:[:.][A-Za-z_]{2,40}){1,4}(?:[:.]\*)?$/;

/** The ending of a permission that is certainly no password. */
const certainPermission = /[:.](?:read|write|list|create|update|delete|manage|view|edit|execute|readonly|\*)$/;

/** `[passwords:read, project:releases]`: a list of permissions. If one item certainly is one, all are. */
export function listsPermissions({ items }: SequenceNode): boolean {
  return (
    items.every((item) => isText(item) && permission.test(item.text)) &&
    items.some((item) => isText(item) && certainPermission.test(item.text))
  );
}

/** `desk-auth, @acme/desk-tools@latest`: two packages. */
const packageAtVersion =
  /^(?:@[\w.-]{1,60}\/[\w.-]{1,60}(?:@[\w.^~-]{1,40})?|[a-z][a-z\d-]{1,60}@(?:latest|next|[\^~]?\d{1,4}\.[\w.-]{1,40}))$/;

/** `voice check PASS, review != BLOCK`: conditions. */
const condition = /[\w)] (?:[=!]==?|[<>]=?) [\w('"]/;

/** `Ed25519PrivateKey, Ed25519PublicKey`: two class names with the same ending. */
function areClassNames(before: string, value: string): boolean {
  const kindOf = (text: string) => /^[A-Z][A-Za-z\d]{1,60}(Key|Token|Secret|Password|Credentials)$/.exec(text)?.[1];
  return kindOf(before) !== undefined && kindOf(before) === kindOf(value);
}

function runsSmithery({ items }: SequenceNode): boolean {
  return items.slice(0, programMax).some((item) => isText(item) && /^@smithery\/cli(?:@|$)/.test(item.text));
}

function isUuidAt({ items }: SequenceNode, index: number): boolean {
  const value = items[index];
  return isText(value) && isUuid(value.text);
}

/** Whether the words before the flags include a package with `mcp` in its name. */
function startsServer({ items }: SequenceNode): boolean {
  return items
    .slice(0, programMax)
    .some(
      (item) =>
        isText(item) &&
        /^(?:@[\w.-]{1,60}\/)?[\w.-]{0,60}(?<![a-z])mcp(?![a-z])[\w.-]{0,60}(?:@[\w.-]{1,40}|==[\w.-]{1,40})?$/i.test(
          item.text,
        ),
    );
}

/** `-e NAME=value` and items of an environment list: a random-looking value is a secret under any name. */
export function scanPairItem(node: ScalarNode, context: Context, flag: ScalarNode | null): readonly Hit[] {
  const isEnvironment =
    context.exposed || (flag !== null && /^(?:-e|--env|--build-arg|-H|--header|-D)$/.test(flag.text));
  const match = isEnvironment ? /^[A-Za-z_][\w.-]{0,80}\s{0,2}[=:]\s{0,2}(\S.{6,400}\S)$/.exec(node.text) : null;
  const value = match?.[1];
  if (value === undefined || match === null) return noHits;
  const name = match[0].slice(0, match[0].length - value.length).replace(/[=:\s]+$/, '');
  const nameClass = classifyName(name);
  if (nameClass === 'excluded' || literalParts(value) !== null) return noHits;
  // Each variable is its own item, so text behind white space belongs to a password. Behind other values it is a remark.
  if (nameClass !== 'password' && /\s/.test(value)) return noHits;
  const own = nameClass === 'key' && isIssuedKey(name, value) ? 'secret' : nameClass;
  const verdict = judge(own, name, value) ?? judgePossible(value);
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
const programMax = 12;

/** `sshpass -p password`, word by word: the program is an earlier item, or the `command` beside the list. */
function followsPasswordFlag(list: SequenceNode, index: number): boolean {
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

/** `--password=two words`: the rest of a list item is the password, unless it contains another flag. */
export function scanSpacedFlag(node: ScalarNode): readonly Hit[] {
  const match = /^--?([A-Za-z][\w.-]{0,60})=(\S.{2,198}\S)$/.exec(node.text);
  const [, name = '', value = ''] = match ?? [];
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
  if (colon < 1 || /^\d+$/.test(password) || literalParts(password) !== null) return noHits;
  if (isSampleLogin(node.text.slice(0, colon), password)) return noHits;
  const verdict = judge('password', 'password', password);
  if (verdict === null) return noHits;
  const scan = new TextScan(node.text);
  scan.add({ start: colon + 1, end: node.text.length, ...verdict });
  return scan.hits;
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

const blockMax = 200;
const blockStart = '-----BEGIN ';

/** The number of items from BEGIN to END of a PEM key that is written line by line; 0 if there is none. */
export function pemBlockLength(list: SequenceNode, index: number): number {
  const first = list.items[index];
  if (!isText(first) || !first.text.includes(blockStart)) return 0;
  if (!/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/.test(first.text) || /-----END/.test(first.text)) return 0;
  for (let length = 1; length < blockMax; length++) {
    const item = list.items[index + length];
    if (!isText(item)) return length > 1 ? length : 0;
    if (item.text.includes('-----END')) return length + 1;
    if (!/^[A-Za-z0-9+/=\s\\]{4,100}$/.test(item.text)) return length > 1 ? length : 0;
  }
  return blockMax;
}

/** Whether a list has the 32 or 64 bytes of a key as numbers, as written by Solana's tools. */
export function isKeyBytes(list: SequenceNode): boolean {
  if (list.items.length !== 64 && list.items.length !== 32) return false;
  return list.items.every(
    (item) =>
      item.kind === 'scalar' &&
      typeof item.value === 'number' &&
      Number.isInteger(item.value) &&
      item.value >= 0 &&
      item.value < 256,
  );
}

/** Whether the items of a list are the words of a seed phrase. */
export function isSeedWords(list: SequenceNode): boolean {
  const { items } = list;
  if (items.length < phraseMin || items.length > 24 || items.length % 3 !== 0) return false;
  return items.every((item) => isText(item) && mnemonicNumber(item.text) !== undefined);
}
