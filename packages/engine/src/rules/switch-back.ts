import type { Place } from '../text/span.ts';
import type { Patch } from './rule.ts';

interface Switch {
  readonly at: Place;
  readonly origin?: 'set' | 'default';
  readonly safeValue?: string | boolean;
}

/** Names of boolean settings for which `true` is the dangerous value. */
const dangerWhenTrue = /^(?:dangerously|disable)(?:[A-Z]|_)/;

/** A patch to the safe value where that is certain: the format documents it, or the setting's name implies it. */
export function switchBack({ at, origin, safeValue }: Switch): readonly Patch[] {
  if (origin === 'default') return [];
  if (safeValue !== undefined) return [{ op: 'replace', at, value: safeValue }];
  const name = at.path.at(-1);
  return typeof name === 'string' && dangerWhenTrue.test(name) ? [{ op: 'replace', at, value: false }] : [];
}
