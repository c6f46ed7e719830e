import type { Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

/** Takes an item out of a list. A member of a map is left alone: what its absence means is the host's to say. */
export function removeItem(at: Place): readonly Patch[] {
  return typeof at.path.at(-1) === 'number' ? [{ op: 'remove', at }] : [];
}

interface Switch {
  readonly at: Place;
  readonly origin: 'set' | 'default';
  readonly safeValue?: string | boolean;
}

/** Has an entry of a permission list or map asked about again. */
export function askAgain({ at, safeValue }: Pick<Switch, 'at' | 'safeValue'>): readonly Patch[] {
  return safeValue === undefined ? removeItem(at) : [{ op: 'replace', at, value: safeValue }];
}

/** Puts a switch back to the value that its host documents as protecting, or takes an approved item out of its list. */
export function restore({ at, origin, safeValue }: Switch): readonly Patch[] {
  return origin === 'default' ? [] : askAgain(safeValue === undefined ? { at } : { at, safeValue });
}
