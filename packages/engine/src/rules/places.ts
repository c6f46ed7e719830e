import { type Located, locate, type Place } from '../text/span.ts';

/** Passes each place once: a rule reports a place for its worst reason and leaves it at that. */
export function onePerPlace(): (place: Place) => boolean {
  const seen = new Set<string>();
  return ({ document, span }) => {
    const key = `${document} ${span.start} ${span.end}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/** The key a value stands under, that of its list for an item: what a message calls a setting. */
export function nameOf(at: Place): Located<string> {
  const key = at.path.findLast((step) => typeof step === 'string');
  return locate(typeof key === 'string' && key !== '' ? key : 'The file', at);
}
