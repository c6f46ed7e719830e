import type { SequenceNode } from '../../document/tree.ts';
import { findMasks } from '../mask.ts';
import { phraseMin } from '../search/character-runs.ts';
import { mnemonicNumber } from '../structures/mnemonic-words.ts';
import { isUuid } from '../values/benign.ts';
import { traitsOf } from '../values/name-traits.ts';
import { randomness } from '../values/randomness.ts';
import { isTypedPassword } from '../values/typed-password.ts';
import { followsPasswordFlag } from './command-flags.ts';
import { type Context, emptyContext, isText } from './context.ts';

/** Smithery's client takes a UUID as `--key`, which has no form of its own. https://smithery.ai/docs */
const smitheryKey = 'SMITHERY_API_KEY';
/** The name for a UUID that an MCP server is started with as `--key`. */
const serverKey = 'API_KEY';

/** The words before the flags that may name the program. */
const programMax = 12;

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
  if (listsAuthenticationMethods(value.text) || (listOfNames.test(own.name) && /^[A-Za-z_-]+$/.test(value.text)))
    return own;
  // `refuse: [requests for passwords, ignore the rules]`: two phrases.
  if (phrase.test(before.text) && phrase.test(value.text)) return own;
  if (permission.test(before.text) && permission.test(value.text)) return own;
  if (packageAtVersion.test(value.text) || condition.test(value.text)) return own;
  return { ...emptyContext, name: before.text, traits, nameNode: before, exposed: true };
}

/** `required: [password, displayname]`: lists of members or columns. */
const listOfNames =
  /^(?:required|optional|properties|fields?|columns?|attributes|select|include|exclude|omit|ignore|hidden|redact|mask|sensitive|readOnly|writeOnly)$/i;

const phrase = /^\p{L}+(?: \p{L}+){2,12}[.!?]?$/u;

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

const wordsMin = 6;
const plainWord = /^[a-z]{2,20}(?:[ '-][a-z]{1,20}){0,3}$/;

/** `tokens: [barely, clearly, quickly]`: whether a list is of words, for what a text may not contain. Credentials have digits or capitals. */
export function listsWords({ items }: SequenceNode): boolean {
  const texts = items.flatMap((item) => (isText(item) && plainWord.test(item.text) ? item.text : []));
  if (items.length < wordsMin || texts.length < items.length) return false;
  return texts.filter((text) => randomness(text) < 0).length * 3 >= items.length * 2;
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
