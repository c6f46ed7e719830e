import { type Located, locate, type Place } from '../text/span.ts';

/** The key a value stands under, that of its list for an item: what a message calls a setting. */
export function nameOf(at: Place): Located<string> {
  const key = at.path.findLast((step) => typeof step === 'string');
  return locate(typeof key === 'string' && key !== '' ? key : 'The file', at);
}
