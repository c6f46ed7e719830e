import { wordSet } from '../../text/word-set.ts';
import { isUuid } from './benign.ts';
import { classifyName, nameWords } from './names.ts';
import { randomness } from './randomness.ts';

/** `hooks\\\\auth.md: …`: whether a name is a file name, whose value is a digest. */
export function isFileName(name: string): boolean {
  return /\\|\.(?:md|m?jsx?|c?tsx?|sh|py[cid]?|go|rs|cs|java|jsonl?|rb|php|kt|swift|[ch](?:pp)?|ya?ml|toml|txt|html?|s?css|vue|sql|xml|class|jar|dll|so|exe|zip|gz|whl|svg|png)$/i.test(
    name,
  );
}

/**
 * `setTokens: 0x…`: whether the value is a transaction on a blockchain. A private key looks the same, so the name must describe an
 * action.
 */
export function isTransaction(name: string, value: string): boolean {
  const [verb, ...rest] = nameWords(name);
  return (
    /^0x[\da-f]{64}$/i.test(value) && transactionVerbs.has(verb ?? '') && rest.every((word) => /^tokens?$/.test(word))
  );
}

const transactionVerbs = wordSet(
  'set add approve burn claim deploy deposit grant lock mint send swap transfer unlock withdraw',
);

/**
 * `secrets: [desk_auth_file]`: whether the value is the name of a secret stored elsewhere. Under other names, such words may be a made-up
 * secret.
 */
export function isSecretName(name: string, value: string): boolean {
  return (
    /secrets$/i.test(name) &&
    /^[a-z][a-z\d]{1,30}(?:_[a-z\d]{1,30}){1,6}$/.test(value) &&
    randomness(value) < 0 &&
    classifyName(value) !== 'neutral'
  );
}

/** `existingSecret: desk2-keys` of Helm charts: the name of a secret in the cluster, which is words with hyphens. */
export function isClusterSecretName(name: string, value: string): boolean {
  return (
    /existing[-_]?secret(?:[-_]?(?:name|ref))?$/i.test(name) &&
    /^[a-z]{2,30}\d{0,3}(?:[-.](?:[a-z]{1,30}\d{0,3}|\d{1,3})){1,8}$/.test(value) &&
    randomness(value) < 0
  );
}

/**
 * A header by which Postman tells requests apart, and the member by which services of AWS do.
 * https://learning.postman.com/docs/sending-requests/create-requests/headers/
 */
export function isRequestNumber(name: string, value: string): boolean {
  return /^(?:postman-token|client_?request_?token)$/i.test(name) && isUuid(value.trim());
}

/** `signingkey = 0A1B…`: whether the value is an OpenPGP key id: a fingerprint or the end of one. */
export function isKeyId(name: string, value: string): boolean {
  return /sign|gpg|pgp/i.test(name) && /^(?:0x)?(?:[\dA-F]{16}|[\dA-F]{40})$/.test(value);
}

/** `S3Key: <SHA-256>`: whether the value names a file in a bucket by its digest, as templates for CloudFormation do. */
export function isObjectOfBucket(name: string, value: string): boolean {
  return /S3Key$/.test(name) && /^[\da-f]{64}$/.test(value);
}

/** `session_key: claude-code-0a1b2c3d-4e5f6a7b`: whether the value names a session by its program and short ids. */
export function isSessionOfProgram(name: string, value: string): boolean {
  if (!/session[_-]?keys?$/i.test(name)) return false;
  if (!/^[a-z]{2,16}-[a-z]{2,16}(?:-[\da-f]{4,12}){1,3}(?:-[a-z]{2,16})?$/.test(value)) return false;
  return value.split('-', 2).every((word) => randomness(word) < 0);
}

/** `agent:desk:telegram:direct:4915551230`: whether the value is an address of a conversation, made of names, numbers and ids. */
export function isConversationAddress(value: string): boolean {
  const pieces = value.split(':', 10);
  return (
    pieces.length > 2 &&
    pieces.length < 10 &&
    pieces.every((piece) => (/^[a-z][a-z_-]{0,60}$/.test(piece) ? randomness(piece) < 0 : isConversationPartner(piece)))
  );
}

/**
 * A phone number, a UUID, or an id of a person or room in Feishu (`ou_…`), Slack (`u…`, `c…`) or WhatsApp (`…@g.us`).
 * https://open.feishu.cn/document/home/user-identity-introduction/open-id; https://docs.slack.dev/reference/objects/user-object
 */
function isConversationPartner(piece: string): boolean {
  if (/^[+-]?\d{1,20}$/.test(piece) || isUuid(piece)) return true;
  return /^o[cnu]_[\da-f]{32}$|^[cdguw]0[a-z\d]{7,10}$|^\d{6,20}(?:-\d{6,12})?@(?:g\.us|s\.whatsapp\.net)$/i.test(
    piece,
  );
}

/** `[broker0:9092,broker1:9092]`: whether the value is a list of hosts with ports. */
export function isHostList(value: string): boolean {
  return /^\[?[\w.-]{1,80}:\d{2,5}(?:,[\w.-]{1,80}:\d{2,5}){1,40}\]?$/.test(value);
}

/**
 * `reset-password: node config/reset.js`: whether the value is a command. A passphrase may start with such a word too, but no file,
 * option or task follows it.
 */
export function isCommand(value: string): boolean {
  const [, program, first, ...rest] = /^([a-z][a-z\d-]{0,12}) (\S{1,200})(?: (\S{1,80}))?/.exec(value) ?? [];
  if (program === undefined || first === undefined || !programs.has(program)) return false;
  const isFile = (word: string) => /^[\w.@-]*\/[\w./@-]+$|^[\w-]{1,60}\.(?:[cm]?[jt]s|py|sh|rb|php)$/.test(word);
  return isFile(first) || tasks.has(first) || (/^--?[a-z][a-z-]*(?:=\S*)?$/.test(first) && isFile(rest[0] ?? ''));
}

const programs = wordSet('node deno bun tsx ts-node python python3 uv bash sh npx npm pnpm yarn php ruby docker');
const tasks = wordSet('run exec install compose');
