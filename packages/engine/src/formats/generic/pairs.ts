import { type Located, locate } from '../../text/span.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Cursor } from '../cursor.ts';
import { type Context, isNestedIn } from './context.ts';
import { nameOfKey } from './names/key-name.ts';

/** A setting whose name and value are separate members or items. */
export interface Pair {
  readonly name: Located<string>;
  readonly value: Cursor;
}

const nameKeys = ['key', 'k', 'name', 'option', 'flag', 'parameter', 'param', 'property', 'switch', 'setting'] as const;
/** Names of entries that are called after their list: `controls: [{control: approval, status: off}]`. */
const entryKeys = [
  ...['control', 'safeguard', 'rule', 'policy', 'check', 'feature', 'protection', 'guardrail', 'toggle', 'id'],
  'title',
] as const;
const valueKeys = ['value', 'val', 'v', 'setting', 'is', 'set'] as const;
/** Name, value and at most two more members, such as a description; an entry with more is not a plain pair. */
const pairMax = 4;

/** One name, or up to four words: `approval before running`. A sentence is no name. */
const settingName = /^[\w.-]{2,60}$|^[a-z]{2,20}(?: [a-z]{1,20}){1,3}$/i;

/** In these lists an entry with a name and a state is a switch: `features: [{name: auto_approve, enabled: true}]`. */
const toggles = wordSet(
  'feature flag toggle switch option setting control safeguard guardrail protection policy governance check rule',
);
const stateKeys = ['enabled', 'on', 'state', 'status', 'active', 'mode'] as const;

/** `[[approval, off], [sandbox, off]]` */
export function tupleIn(item: Cursor): Pair | null {
  const [first, second, ...more] = item.items();
  if (second?.plain === undefined || more.length > 0) return null;
  const name = first?.plain;
  if (typeof name !== 'string' || !settingName.test(name) || !nameOfKey(name).familiar) return null;
  return { name: locate(name, second.at), value: second };
}

/** `{key: approval_policy, value: never}` */
export function pairIn(entry: Cursor, context: Context): Pair | null {
  const given = entry.any(...valueKeys);
  const value = given.exists || !isNestedIn(context, toggles, 1) ? given : entry.any(...stateKeys);
  if (!value.exists || value.isMapping || value.claimed || entry.members().length > pairMax) return null;
  const named = entry.any(...nameKeys);
  const written = named.exists && named.node !== value.node ? named : entry.any(...entryKeys);
  if (written.node === value.node || typeof written.plain !== 'string' || !settingName.test(written.plain)) return null;
  if (written !== named && nameOfKey(written.plain).idea === null) return null;
  const name = written.text();
  entry.any('description', 'comment', 'note').ignore();
  return name === null ? null : { name: locate(name.value, name.at), value };
}
