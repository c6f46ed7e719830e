import { type Located, locate, type Place } from '../text/span.ts';

/** The name of a setting in messages: the key of a value, or for a list item the key of its list. */
export function nameOf(at: Place): Located<string> {
  const key = at.path.findLast((step) => typeof step === 'string');
  return locate(typeof key === 'string' && key !== '' ? key : 'The file', at);
}

/** A parent key that is readable before a dot: no URL, no path and no dot inside. */
const plainKey = /^[\p{L}_][\p{L}\d_-]{0,40}$/u;

/** The same with the parent key as a prefix (`sandbox.enabled`), since many keys are ambiguous alone: `enabled`, `mode`, `host`. */
export function settingOf(at: Place): Located<string> {
  const name = nameOf(at);
  const above = at.path.slice(0, Math.max(0, at.path.lastIndexOf(name.value)));
  const parent = above.findLast((step) => typeof step === 'string');
  return parent !== undefined && plainKey.test(parent) ? locate(`${parent}.${name.value}`, at) : name;
}
