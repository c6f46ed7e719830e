import type { MappingNode, Node } from '../../document/tree.ts';
import type { NameTraits } from '../values/name-traits.ts';
import { type Context, isText } from './context.ts';

/** The name by which a member's value is judged. It may differ from the key, for example `pass` beside `fail`, or an entry of a map of keys. */
export function judgedName(mapping: MappingNode, key: string, traits: NameTraits, context: Context): string {
  if (key === 'pass' && mapping.get('fail') !== undefined) return 'passed';
  // A plugin's manifest publishes it, so that the platform can check who runs the plugin. https://platform.openai.com/docs/plugins/getting-started
  if (key === 'openai' && context.name === 'verification_tokens') return 'verification of openai';
  if (key === 'token' && isServerToken(mapping, context)) return 'gateway token';
  // The key of a conversation's memory in n8n, which its author chooses.
  if (key === 'sessionKey' && mapping.get('sessionIdType') !== undefined) return 'session id';
  // Without a digit, the value may be the name of a stored token.
  const token = key === 'token' && /^auth(?:entication)?$/i.test(context.name) ? mapping.get(key) : undefined;
  if (token?.kind === 'scalar' && /\d/.test(token.text)) return 'auth token';
  if (context.name === 'api' && (key === 'key' || key === 'secret' || key === 'token')) return `api ${key}`;
  if (key === 'private' && isText(mapping.get('public'))) return 'keypair private';
  if (key === 'community' && /snmp/i.test(context.name)) return 'snmp community';
  if (context.traits.cookie && isCookie(mapping, key, traits)) return cookieNamed(key);
  if (traits.provider && keyCollection.test(context.name)) return `${key} key`;
  return context.traits.plural && traits.class === 'neutral' ? nameInCollection(context, key) : key;
}

type Member = MappingNode['entries'][number];

/** Longer texts are no pieces of an answer. */
const pieceMax = 16;

/** A piece of a model's answer, beside its probability. https://platform.openai.com/docs/api-reference/chat/object */
export function isPieceOfAnswer({ key, value }: Member, mapping: MappingNode): boolean {
  if ((key.text !== 'token' && key.text !== 'text') || !isText(value) || value.text.length > pieceMax) return false;
  const probability = mapping.get('logprob');
  return probability?.kind === 'scalar' && typeof probability.value === 'number';
}

/** A production or test address with nothing but the path in it: a user, a password or a query may be secret. */
const workflowAddress = /^https?:\/\/[\w.:-]{1,253}\/(?:[a-z\d]{1,12}\/)?webhook(?:-test)?\/[\w/-]{1,200}$/;

/**
 * The address at which an n8n workflow was called, in a call that is kept with it. Whether a call needs a credential is a setting of the
 * trigger beside it. https://docs.n8n.io/data/data-pinning/
 */
export function isOwnAddress({ key, value }: Member, mapping: MappingNode): boolean {
  if (key.text !== 'webhookUrl' || !isText(value) || !workflowAddress.test(value.text)) return false;
  return mapping.get('executionMode') !== undefined && mapping.get('headers') !== undefined;
}

/** The id of a node in Node-RED, of the versions up to 1 with a point. https://nodered.org/docs/creating-nodes/node-js */
const nodeId = /^(?:[\da-f]{16}|[\da-f]{6,8}\.[\da-f]{4,6})$/;
const nodeIdMax = 16;
const configNames = /^(?:creds?|credentials?|auth|account)$/i;

/** `creds: 51d0a3…`: whether a node of Node-RED names the node that holds its credentials, which are in another file. */
export function isNodeReference({ key, value }: Member, mapping: MappingNode): boolean {
  if (!isText(value) || value.text.length > nodeIdMax) return false;
  if (!configNames.test(key.text) || !nodeId.test(value.text)) return false;
  return mapping.get('wires')?.kind === 'sequence' && isText(mapping.get('type')) && isText(mapping.get('id'));
}

/** Too ambiguous alone: keys of a keyboard and design tokens have these names as well. */
const keyCollection = /^(?:keys|tokens)$/i;

/** Whether a member is a cookie itself, and not an attribute beside its `value` or another setting. */
function isCookie(mapping: MappingNode, key: string, traits: NameTraits): boolean {
  if (mapping.get('value') !== undefined) return false;
  return traits.class === 'neutral' || traits.class === 'key' || /sess\w{0,20}[_-]?id$/i.test(key);
}

/** `cookies: { sessionid: … }`: a session or login cookie is a credential; of other cookies, only a value that looks like a key. */
export function cookieNamed(name: string): string {
  return /sess|sid$|auth|login|token|jwt|remember/i.test(name) ? 'session cookie' : `${name} cookie value`;
}

/** `auth: {mode: token, token: …}`, `hooks: {enabled: true, token: …}`: a token that the program requires of its callers, and that its operator made up. */
function isServerToken(mapping: MappingNode, { name }: Context): boolean {
  if (name === 'auth') return isTokenMode(mapping.get('mode'));
  return name === 'hooks' || name === 'gateway' || (name === 'remote' && mapping.get('url') !== undefined);
}

function isTokenMode(mode: Node | undefined): boolean {
  return mode?.kind === 'scalar' && mode.text === 'token';
}

/** `passwords: { root: … }` names the password of root; an entry of `api_keys: { search: … }` is a key if it looks like one. */
function nameInCollection({ name, traits }: Context, key: string): string {
  return traits.class === 'password' ? `${key} ${name}` : `${name} ${key}`;
}
