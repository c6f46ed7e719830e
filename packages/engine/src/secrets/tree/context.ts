import type { MappingNode, Node, ScalarNode } from '../../document/tree.ts';
import { wordSet } from '../../text/word-set.ts';
import { type NameTraits, noTraits, traitsOf } from '../values/name-traits.ts';
import { isReference } from '../values/references.ts';

/** What is known about a value from its place. */
export interface Context {
  /** The name it stands under: its key, its sibling `name`, its list's key. */
  readonly name: string;
  readonly traits: NameTraits;
  /** The node of that name, if the name is written at the value. */
  readonly nameNode: ScalarNode | null;
  /** In environments, headers and credentials, a random-looking value is a secret under any name. */
  readonly exposed: boolean;
  /** A sibling or its type declares it a secret. */
  readonly declared: boolean;
  /** It is the name of a stored variable. */
  readonly stored: boolean;
}

export const emptyContext: Context = {
  name: '',
  traits: noTraits,
  nameNode: null,
  exposed: false,
  declared: false,
  stored: false,
};

/** Members that contain a name, the most reliable first. Of several, the first with an indicative name is used. */
const nameKeys = indexWords(
  'name key variable_name env_var envvar header headername header_name keyvalue variable env param parameter field var k id argument arg property setting option attribute ' +
    'input selector slug display_name displayname label title ' +
    '名称 名稱 名前 이름 nombre nom nome naam имя',
);

/** `parameter_key` beside `parameter_value`, `headerName` beside `headerValue`. */
const longNameKey = /[a-z_ -](?:Name|Key|_name|_key|-name|-key)$/;

function indexWords(line: string): ReadonlyMap<string, number> {
  return new Map(line.split(' ').map((word, rank) => [word, rank]));
}

/** From this member on, names are labels for people. The value beside a label may be words as well. */
const labelRank = nameKeys.get('argument') ?? 0;

const unnamed = Number.POSITIVE_INFINITY;
/** The rank of members with a longer key that ends like a name. They are used only if no other member has an indicative name. */
const longNameRank = nameKeys.size;
/** Added to the rank of names that are not indicative, so that they come after all indicative ones. */
const neutralRank = longNameRank + 1;

function nameRank(key: string, value: ScalarNode): number {
  // A reference is not a name: `{default: some-model, api_key: ${KEY}}`.
  const isLong = longNameKey.test(key) && !isReference(value.text);
  const rank = nameKeys.get(key.toLowerCase()) ?? (isLong ? longNameRank : unnamed);
  return rank === unnamed || traitsOf(value.text).indicative ? rank : rank + neutralRank;
}

const declaringKeys = wordSet(
  'password secret sensitive masked is_secret issecret is_sensitive issensitive is_password encrypted confidential hidden',
);

/** Keys for the type of a value. */
const typeKeys = new Set(['type', 'value_type', 'valuetype', 'var_type', 'vartype', 'data_type', 'datatype']);

/** The name in a mapping that has name and value as members: `{ name: TOKEN, value: … }`. */
export interface Pair {
  readonly name: ScalarNode | null;
  /** The name is only a label. */
  readonly labelled: boolean;
  readonly declared: boolean;
  readonly stored: boolean;
}

export function readPair(mapping: MappingNode): Pair {
  let name: ScalarNode | null = null;
  let best = unnamed;
  let declared = false;
  let stored = false;
  // In n8n's resource locators (`__rl`), the other members do not name the value.
  const isChoice = mapping.get('__rl') !== undefined;
  for (const { key, value } of mapping.entries) {
    if (value.kind !== 'scalar' || key.text.length > 20 || (isChoice && key.text !== 'value')) continue;
    const word = key.text.toLowerCase();
    const rank = typeof value.value === 'string' ? nameRank(key.text, value) : unnamed;
    if (rank < best) [best, name] = [rank, value];
    if (declaringKeys.has(word) && isTrue(value)) declared = true;
    if (typeKeys.has(word) && /^(?:secret|password|secretstr|secure_?string|credential|sensitive)$/i.test(value.text))
      declared = true;
    if (word === 'load_from_db' && isTrue(value)) stored = true;
  }
  return {
    name,
    labelled: best % neutralRank >= labelRank && best % neutralRank !== longNameRank,
    declared,
    stored,
  };
}

function isTrue(node: ScalarNode): boolean {
  return node.value === true || /^(?:true|yes|1)$/i.test(node.text);
}

/** Whether a member named like a private one belongs to a JSON Web Key. */
export function isPrivateKeyMember(mapping: MappingNode, key: string): boolean {
  if (key.length > 3) return false;
  const type = mapping.get('kty');
  return type?.kind === 'scalar' && (key !== 'k' || type.text === 'oct');
}

/** The types of a stored login, and the names by which its members are judged: `{ type: oauth, access: …, refresh: … }`. */
const loginTypes = /^(?:oauth2?|api|api[_-]?keys?|token|bearer|wellknown)$/i;
const loginMembers: ReadonlyMap<string, string> = new Map([
  ['access', 'access_token'],
  ['refresh', 'refresh_token'],
  ['key', 'api_key'],
]);

/** The name by which a member of a stored login is judged; null if the mapping is no stored login. https://opencode.ai/docs/providers/#credentials */
export function loginMemberName(mapping: MappingNode, key: string): string | null {
  const name = loginMembers.get(key);
  if (name === undefined) return null;
  const type = mapping.get('type');
  return type?.kind === 'scalar' && loginTypes.test(type.text) ? name : null;
}

/** Whether a mapping is a credential as n8n's command line exports it: `{ name: …, type: httpHeaderAuth, data: … }`. https://docs.n8n.io/hosting/cli-commands/ */
export function isStoredCredential(mapping: MappingNode, key: string): boolean {
  if (key !== 'data') return false;
  const type = mapping.get('type');
  if (type?.kind !== 'scalar') return false;
  if (/^http(?:Header|Query|Basic|Digest|Custom|Bearer)Auth$/.test(type.text)) return true;
  return /^[a-z]\w{2,40}Api$/.test(type.text) && mapping.get('name') !== undefined && mapping.get('id') !== undefined;
}

/** How the data of a Kubernetes Secret is encoded; null for other mappings. */
export function isSecretManifestData(mapping: MappingNode, key: string): 'base64' | 'plain' | null {
  if (key !== 'data' && key !== 'stringData') return null;
  const kind = mapping.get('kind');
  if (kind?.kind !== 'scalar' || kind.text !== 'Secret') return null;
  return key === 'data' ? 'base64' : 'plain';
}

export function isText(node: Node | undefined): node is ScalarNode {
  return node?.kind === 'scalar' && typeof node.value === 'string';
}
