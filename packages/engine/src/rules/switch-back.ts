import type { Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

interface Switch {
  readonly at: Place;
  readonly origin?: 'set' | 'default';
  readonly safeValue?: string | boolean;
}

/** Names that say of `true` that it is the dangerous value, and take nothing but `true` and `false`. */
const dangerWhenTrue = /^(?:dangerously|disable)(?:[A-Z]|_)/;

/** Writes the protecting value where it is certain: the reader knows it, or the switch names its own danger. */
export function switchBack({ at, origin, safeValue }: Switch): readonly Patch[] {
  if (origin === 'default') return [];
  if (safeValue !== undefined) return [{ op: 'replace', at, value: safeValue }];
  const name = at.path.at(-1);
  return typeof name === 'string' && dangerWhenTrue.test(name) ? [{ op: 'replace', at, value: false }] : [];
}
