import type { Place } from './span.ts';

const enclosed = new WeakSet<Place>();

/** The place is a part of a text that has no place of its own: it stands where the text stands. */
export function markEnclosed(place: Place): void {
  enclosed.add(place);
}

/** Nothing there can be replaced or taken out by itself. */
export function isEnclosed(place: Place): boolean {
  return enclosed.has(place);
}
