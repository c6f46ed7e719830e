import type { Place } from './span.ts';

const embedded = new WeakSet<Place>();

/** Marks a place as part of a text embedded in a scalar: it has no position of its own and stands for the whole scalar. */
export function markEmbedded(place: Place): void {
  embedded.add(place);
}

/** Whether a place is embedded in a scalar, and so cannot be replaced or removed by itself. */
export function isEmbedded(place: Place): boolean {
  return embedded.has(place);
}
