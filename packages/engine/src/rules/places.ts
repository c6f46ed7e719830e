import { type Located, locate, type Place } from '../text/span.ts';

/** The name of a setting in messages: the key of a value, or for a list item the key of its list. */
export function nameOf(at: Place): Located<string> {
  const key = at.path.findLast((step) => typeof step === 'string');
  return locate(typeof key === 'string' && key !== '' ? key : 'The file', at);
}

/** A parent key that is readable before a dot: no URL, no path and no dot inside. */
const plainKey = /^[\p{L}_][\p{L}\d_-]{0,40}$/u;

/** The same with the parent key as a prefix (`sandbox.enabled`), since many keys are ambiguous alone: `enabled`, `mode`, `host`. */
export function keysOf(at: Place): Located<string> {
  const name = nameOf(at);
  const above = at.path.slice(0, Math.max(0, at.path.lastIndexOf(name.value)));
  const parent = above.findLast((step) => typeof step === 'string');
  return parent !== undefined && plainKey.test(parent) ? locate(`${parent}.${name.value}`, at) : name;
}

/** What a message calls a setting: its keys, and in a list of named items also the item, since each of them has these keys. */
export function settingOf(at: Place): Located<string> {
  return ofItem(keysOf(at));
}

/** A name with that of the list item it belongs to, unless they are the same. */
export function ofItem({ value, at }: Located<string>): Located<string> {
  return at.itemName === undefined || at.itemName === value
    ? locate(value, at)
    : locate(`${value} of ${at.itemName}`, at);
}

/** A trigger or listener by its own name, anything else by its setting. */
export function itemOrSetting(at: Place): Located<string> {
  return at.isListItem && at.itemName !== undefined ? locate(at.itemName, at) : settingOf(at);
}
