import { type Advisory, advisories, packagesOfImages } from './advisories.ts';
import { compareVersions, endOfRange, isInRange } from './version-range.ts';

/** Advisories by ecosystem, then by package name. */
const index: ReadonlyMap<string, ReadonlyMap<string, readonly Advisory[]>> = indexAdvisories();

function indexAdvisories(): Map<string, Map<string, Advisory[]>> {
  const ecosystems = new Map<string, Map<string, Advisory[]>>();
  for (const advisory of advisories) {
    const names = ecosystems.get(advisory.ecosystem) ?? new Map<string, Advisory[]>();
    ecosystems.set(advisory.ecosystem, names);
    const rows = names.get(advisory.name);
    if (rows === undefined) names.set(advisory.name, [advisory]);
    else rows.push(advisory);
  }
  return ecosystems;
}

const none: readonly never[] = [];

/** Canonical name of an image in the table; null for any other image. */
export function imageName(name: string): string | null {
  const folded = name.toLowerCase();
  return [...packagesOfImages.keys()].find((image) => image === folded) ?? null;
}

/** Package names are compared as their registries do: PyPI treats `_` and `.` as `-`. */
function rowsOf(ecosystem: string, name: string): readonly Advisory[] {
  const folded = name.toLowerCase();
  if (ecosystem === 'docker') {
    const held = packagesOfImages.get(withoutHub(folded));
    return held === undefined ? none : rowsOf(held.ecosystem, held.name);
  }
  const names = index.get(ecosystem);
  const rows = names?.get(folded) ?? (ecosystem === 'pypi' ? names?.get(dashed(folded)) : undefined);
  return rows ?? none;
}

/** Whether the table may have advisories for a package or image of this name, whatever its ecosystem and version. */
export function hasAdvisories(name: string): boolean {
  const folded = name.toLowerCase();
  if (named.has(folded) || packagesOfImages.has(folded)) return true;
  // Asked about every package of a file; few names are written in another way than the table's.
  return (
    (otherDashes.test(folded) && named.has(dashed(folded))) ||
    (folded.includes('docker.io/') && packagesOfImages.has(withoutHub(folded)))
  );
}

const otherDashes = /[_.]|--/;

const named: ReadonlySet<string> = new Set(advisories.map(({ name }) => name));

function dashed(folded: string): string {
  return folded.replace(/[-_.]+/g, '-');
}

function withoutHub(folded: string): string {
  return folded.replace(/^(?:index\.)?docker\.io\//, '');
}

/** Advisories for a package, worst first. Without a version only packages malicious in every version count: an unpinned name fetches the newest release. */
export function advisoriesOf(ecosystem: string, name: string, version: string | null): readonly Advisory[] {
  const rows = rowsOf(ecosystem, name);
  if (rows.length === 0) return none;
  const found = rows.filter(({ affected, kind }) =>
    version === null
      ? kind === 'malicious' && affected.includes('*')
      : affected.some((range) => isInRange(version, range)),
  );
  return found.sort((a, b) => rank(a) - rank(b));
}

function rank({ kind, severity }: Advisory): number {
  return kind === 'malicious' ? 0 : severity === 'critical' ? 1 : 2;
}

/** The first version without a known flaw; null when there is none, or when a release was compromised. */
export function fixedVersion(ecosystem: string, name: string, version: string): string | null {
  let candidate: string | null = null;
  for (const { affected, kind } of rowsOf(ecosystem, name)) {
    for (const range of affected) {
      if (!isInRange(version, range)) continue;
      const end = endOfRange(range);
      if (kind === 'malicious' || end === null) return null;
      if (candidate === null || compareVersions(end, candidate) > 0) candidate = end;
    }
  }
  if (candidate === null || candidate === version) return null;
  return advisoriesOf(ecosystem, name, candidate).length === 0 ? candidate : fixedVersion(ecosystem, name, candidate);
}
