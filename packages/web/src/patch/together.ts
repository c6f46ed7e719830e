import type { ReportedFinding } from '@agent-grade/engine';
import type { Operation } from '@agent-grade/engine/patch';

/**
 * The patches of several findings as one. Their paths are those of the text as it is, so what stands last goes first: an item taken out
 * moves only what follows it. Of patches at one place, or inside one another, the first finding's counts.
 */
export function together(findings: readonly ReportedFinding[]): readonly Operation[] {
  const taken: Operation[] = [];
  for (const { remediation } of findings) {
    const patch = remediation.patch ?? [];
    if (!patch.some(({ path }) => taken.some((other) => isWithin(path, other.path) || isWithin(other.path, path))))
      taken.push(...patch);
  }
  return taken.toSorted((a, b) => lastFirst(a.path.split('/'), b.path.split('/')));
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Items of one list from the end; a container before what is put into it; for the rest any order will do. */
function lastFirst(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [one = '', other = ''] = [a[at], b[at]];
    if (one === other) continue;
    const apart = Number(other) - Number(one);
    return Number.isInteger(apart) ? apart : one < other ? -1 : 1;
  }
  return a.length - b.length;
}
