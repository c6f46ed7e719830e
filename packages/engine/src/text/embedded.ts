import type { Place } from './span.ts';

const embedded = new WeakSet<Place>();

/** The place is a part of a text that has no place of its own: it stands where the text stands. */
export function markEmbedded(place: Place): void {
  embedded.add(place);
}

/** Nothing there can be replaced or taken out by itself. */
export function isEmbedded(place: Place): boolean {
  return embedded.has(place);
}
