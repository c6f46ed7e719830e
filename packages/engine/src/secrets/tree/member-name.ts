import type { MappingNode, Node } from '../../document/tree.ts';
import type { NameTraits } from '../values/name-traits.ts';
import type { Context } from './context.ts';

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
  return context.traits.plural && traits.class === 'neutral' ? nameAmong(context, key) : key;
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
