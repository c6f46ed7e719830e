import type { Place } from './span.ts';

const depths = new WeakMap<Place, number>();

/** Marks a place as part of a text embedded in a scalar: it has no position of its own and stands for the whole scalar. */
export function markEmbedded(place: Place, depth: number): void {
  depths.set(place, depth);
}

/** Whether a place is embedded in a scalar, and so cannot be replaced or removed by itself. */
export function isEmbedded(place: Place): boolean {
  return depths.has(place);
}

/** How many texts a place is embedded in, one within the other: 0 for a place of the document itself. */
export function embeddingDepth(place: Place): number {
  return depths.get(place) ?? 0;
}
