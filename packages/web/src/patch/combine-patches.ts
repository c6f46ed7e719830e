import type { ReportedFinding } from '@agent-grade/engine';
import type { Operation } from '@agent-grade/engine/patch';

/**
 * Combines the patches of several findings. Their paths refer to the current text, so they are applied from the end: removing an item then
 * moves only items that are already done. Of patches at the same place, or one inside the other, the first finding's is kept.
 */
export function combinePatches(findings: readonly ReportedFinding[]): readonly Operation[] {
  const taken: Operation[] = [];
  for (const { remediation } of findings) {
    const patch = remediation.patch ?? [];
    if (!patch.some(({ path }) => taken.some((other) => isWithin(path, other.path) || isWithin(other.path, path))))
      taken.push(...patch);
  }
  return taken.toSorted((a, b) => compareFromEnd(a.path.split('/'), b.path.split('/')));
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Orders operations: items of a list from the end, a container before what is inserted into it; the rest in any order. */
function compareFromEnd(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [one = '', other = ''] = [a[at], b[at]];
    if (one === other) continue;
    const apart = Number(other) - Number(one);
    return Number.isInteger(apart) ? apart : one < other ? -1 : 1;
  }
  return a.length - b.length;
}
