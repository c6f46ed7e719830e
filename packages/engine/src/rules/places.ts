import { type Located, locate, type Place } from '../text/span.ts';

/** The key a value stands under, or for a list item the key of its list: what a message calls a setting. */
export function nameOf(at: Place): Located<string> {
  const key = at.path.findLast((step) => typeof step === 'string');
  return locate(typeof key === 'string' && key !== '' ? key : 'The file', at);
}

/** A parent key that reads well before a dot: no URL, no path, nothing with a dot of its own. */
const plainKey = /^[\p{L}_][\p{L}\d_-]{0,40}$/u;

/** The same with the parent key in front (`sandbox.enabled`), since many keys say little alone: `enabled`, `mode`, `host`. */
export function settingOf(at: Place): Located<string> {
  const name = nameOf(at);
  const parent = at.path[at.path.lastIndexOf(name.value) - 1];
  return typeof parent === 'string' && plainKey.test(parent) ? locate(`${parent}.${name.value}`, at) : name;
}
