import type { Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

interface Switch {
  readonly at: Place;
  readonly origin?: 'set' | 'default';
  readonly safeValue?: string | boolean;
}

/** Boolean settings whose name says that `true` is the dangerous value. */
const dangerWhenTrue = /^(?:dangerously|disable)(?:[A-Z]|_)/;

/** Sets the protecting value where it is certain: the format documents it, or the setting's name implies it. */
export function switchBack({ at, origin, safeValue }: Switch): readonly Patch[] {
  if (origin === 'default') return [];
  if (safeValue !== undefined) return [{ op: 'replace', at, value: safeValue }];
  const name = at.path.at(-1);
  return typeof name === 'string' && dangerWhenTrue.test(name) ? [{ op: 'replace', at, value: false }] : [];
}
