import type { MappingNode, Node, ScalarNode } from '../../document/tree.ts';
import { type NameTraits, noTraits } from '../values/name-traits.ts';

/** What the place of a value says about it. */
export interface Context {
  /** The name it stands under: its key, its sibling `name`, its list's key. */
  readonly name: string;
  readonly traits: NameTraits;
  /** The node of that name, when it is written at the value. */
  readonly nameNode: ScalarNode | null;
  /** Environments, headers and credentials: what looks random there is a secret whatever its name. */
  readonly exposed: boolean;
  /** Its siblings or its kind declare it a secret. */
  readonly declared: boolean;
  /** It is the name of a stored variable. */
  readonly stored: boolean;
}

export const noContext: Context = {
  name: '',
  traits: noTraits,
  nameNode: null,
  exposed: false,
  declared: false,
  stored: false,
};

const nameKeys = new Set([
  'name',
  'key',
  'id',
  'header',
  'variable',
  'variable_name',
  'env',
  'field',
  'param',
  'parameter',
  'env_var',
  'envvar',
  'headername',
  'header_name',
  'k',
]);
const declaringKeys = new Set([
  'password',
  'secret',
  'sensitive',
  'masked',
  'is_secret',
  'issecret',
  'is_sensitive',
  'issensitive',
  'is_password',
  'encrypted',
  'confidential',
  'hidden',
]);

/** What a mapping of name and value beside each other tells: `{ name: TOKEN, value: … }`. */
export interface Pair {
  readonly name: ScalarNode | null;
  readonly declared: boolean;
  readonly stored: boolean;
}

export function readPair(mapping: MappingNode): Pair {
  let name: ScalarNode | null = null;
  let declared = false;
  let stored = false;
  for (const { key, value } of mapping.entries) {
    if (value.kind !== 'scalar' || key.text.length > 20) continue;
    const word = key.text.toLowerCase();
    if (name === null && nameKeys.has(word) && typeof value.value === 'string') name = value;
    if (declaringKeys.has(word) && isTrue(value)) declared = true;
    if (word === 'type' && /^(?:secret|password|secretstr|secure_?string|credential|sensitive)$/i.test(value.text))
      declared = true;
    if (word === 'load_from_db' && isTrue(value)) stored = true;
  }
  return { name, declared, stored };
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

/** What a stored login says of itself, and the names that its members stand for: `{ type: oauth, access: …, refresh: … }`. */
const loginTypes = /^(?:oauth2?|api|api[_-]?keys?|token|bearer|wellknown)$/i;
const loginMembers: ReadonlyMap<string, string> = new Map([
  ['access', 'access_token'],
  ['refresh', 'refresh_token'],
  ['key', 'api_key'],
]);

/** What a member of a stored login holds, in a telling name; null where the mapping is none. https://opencode.ai/docs/providers/#credentials */
export function loginMemberName(mapping: MappingNode, key: string): string | null {
  const name = loginMembers.get(key);
  if (name === undefined) return null;
  const type = mapping.get('type');
  return type?.kind === 'scalar' && loginTypes.test(type.text) ? name : null;
}

/** The data of a Kubernetes Secret. */
export function isSecretManifestData(mapping: MappingNode, key: string): 'base64' | 'plain' | null {
  if (key !== 'data' && key !== 'stringData') return null;
  const kind = mapping.get('kind');
  if (kind?.kind !== 'scalar' || kind.text !== 'Secret') return null;
  return key === 'data' ? 'base64' : 'plain';
}

export function isText(node: Node | undefined): node is ScalarNode {
  return node?.kind === 'scalar' && typeof node.value === 'string';
}
