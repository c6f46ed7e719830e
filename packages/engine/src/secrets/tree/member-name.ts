import type { MappingNode, Node } from '../../document/tree.ts';
import type { NameTraits } from '../values/name-traits.ts';
import { type Context, isText } from './context.ts';

/** The name of a member: a verdict's text is no password, an entry of keys is one of them. */
export function nameIn(mapping: MappingNode, key: string, traits: NameTraits, context: Context): string {
  if (key === 'pass' && mapping.get('fail') !== undefined) return 'passed';
  if (key === 'token' && isOwnToken(mapping, context)) return 'gateway token';
  // The memory of a conversation in n8n, by any name its author gives it.
  if (key === 'sessionKey' && mapping.get('sessionIdType') !== undefined) return 'session id';
  // Words alone may as well say which token is meant.
  const own = /^auth(?:entication)?$/i.test(context.name) ? mapping.get(key) : undefined;
  if (key === 'token' && own?.kind === 'scalar' && /\d/.test(own.text)) return 'auth token';
  if (context.name === 'api' && (key === 'key' || key === 'secret' || key === 'token')) return `api ${key}`;
  if (key === 'private' && isText(mapping.get('public'))) return 'keypair private';
  if (key === 'community' && /snmp/i.test(context.name)) return 'snmp community';
  if (context.traits.cookie && isCookie(mapping, key, traits)) return cookieNamed(key);
  if (traits.provider && severalKeys.test(context.name)) return `${key} key`;
  return context.traits.plural && traits.class === 'neutral' ? nameAmong(context, key) : key;
}

/** Of what: keys of a map, of a keyboard and tokens of a design are called so as well. */
const severalKeys = /^(?:keys|tokens)$/i;

/** A cookie itself: what is said of one stands beside its value, and settings have names of their own. */
function isCookie(mapping: MappingNode, key: string, traits: NameTraits): boolean {
  if (mapping.get('value') !== undefined) return false;
  return traits.class === 'neutral' || traits.class === 'key' || /sess\w{0,20}[_-]?id$/i.test(key);
}

/** `cookies: { sessionid: … }`: what keeps somebody logged in is a credential, by whatever name; of other cookies what looks like a key. */
export function cookieNamed(name: string): string {
  return /sess|sid$|auth|login|token|jwt|remember/i.test(name) ? 'session cookie' : `${name} cookie value`;
}

/** `auth: {mode: token, token: …}`, `hooks: {enabled: true, token: …}`: what a program asks of its callers, and nobody issued. */
function isOwnToken(mapping: MappingNode, { name }: Context): boolean {
  if (name === 'auth') return isTokenMode(mapping.get('mode'));
  return name === 'hooks' || name === 'gateway' || (name === 'remote' && mapping.get('url') !== undefined);
}

function isTokenMode(mode: Node | undefined): boolean {
  return mode?.kind === 'scalar' && mode.text === 'token';
}

/** `passwords: { root: … }` is the password of root; `api_keys: { search: … }` a key, if it looks like one. */
function nameAmong({ name, traits }: Context, key: string): string {
  return traits.class === 'password' ? `${key} ${name}` : `${name} ${key}`;
}
