import type { Place, Step } from '../../text/span.ts';

/** Whether both are in one section, or one is in a subsection of the other's. */
export function areInOneSection(one: Place, other: Place): boolean {
  if (one.document !== other.document) return false;
  const [upper, lower] = [one.path, other.path].toSorted((left, right) => left.length - right.length);
  return upper !== undefined && lower !== undefined && isWithin(lower, upper.slice(0, -1));
}

function isWithin(path: readonly Step[], section: readonly Step[]): boolean {
  return section.every((step, index) => path[index] === step);
}
