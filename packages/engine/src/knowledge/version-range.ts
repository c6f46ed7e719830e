/** Compares two releases, as a sort comparator: a pre-release comes before its release. Covers npm's versions and the common ones of PyPI. */
export function compareVersions(left: string, right: string): number {
  const a = readVersion(left);
  const b = readVersion(right);
  const length = Math.max(a.release.length, b.release.length);
  for (let i = 0; i < length; i++) {
    const difference = (a.release[i] ?? 0) - (b.release[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePre(a.pre, b.pre);
}

interface Version {
  readonly release: readonly number[];
  /** Pre-release identifiers; empty for a release. */
  readonly pre: readonly (number | string)[];
}

const versionLengthMax = 80;

function readVersion(text: string): Version {
  const trimmed = text
    .slice(0, versionLengthMax)
    .replace(/^[v=]+/, '')
    .replace(/\+.*$/s, '');
  const [, release = '', pre = ''] = /^(\d+(?:\.\d+)*)(.*)$/s.exec(trimmed) ?? [];
  const tokens = pre.match(/\d+|[a-z]+/gi) ?? [];
  return {
    release: release.split('.').map(Number),
    pre: /^\.?post/i.test(pre) ? [] : tokens.map((token) => (/^\d/.test(token) ? Number(token) : token.toLowerCase())),
  };
}

function comparePre(a: Version['pre'], b: Version['pre']): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const left = a[i];
    const right = b[i];
    if (left === right || left === undefined || right === undefined) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return a.length - b.length;
}

/** Whether a version satisfies all space-separated comparisons of a range: `>=0.0.5 <0.1.16`; `*` matches every version. */
export function isInRange(version: string, range: string): boolean {
  if (range === '*') return true;
  return range.split(' ').every((comparison) => {
    const [, operator = '=', bound = ''] = /^(>=|<=|>|<|=)(.+)$/.exec(comparison) ?? [];
    const order = compareVersions(version, bound);
    switch (operator) {
      case '>=':
        return order >= 0;
      case '<=':
        return order <= 0;
      case '>':
        return order > 0;
      case '<':
        return order < 0;
      default:
        return order === 0;
    }
  });
}

/** The first version after a range, or null: `<0.1.16` ends at 0.1.16. */
export function endOfRange(range: string): string | null {
  return (
    range
      .split(' ')
      .find((comparison) => /^<[^=]/.test(comparison))
      ?.slice(1) ?? null
  );
}
