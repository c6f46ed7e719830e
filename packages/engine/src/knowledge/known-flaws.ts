import { type Advisory, advisories, packagesOfImages } from './advisories.ts';
import { compareVersions, endOfRange, isInRange } from './version-range.ts';

const byName: ReadonlyMap<string, readonly Advisory[]> = indexAdvisories();

function indexAdvisories(): Map<string, Advisory[]> {
  const index = new Map<string, Advisory[]>();
  for (const advisory of advisories) {
    const key = `${advisory.ecosystem} ${advisory.name}`;
    const rows = index.get(key);
    if (rows === undefined) index.set(key, [advisory]);
    else rows.push(advisory);
  }
  return index;
}

/** An image of the table under its own spelling; null for every other image. */
export function imageName(name: string): string | null {
  const folded = name.toLowerCase();
  return [...packagesOfImages.keys()].find((image) => image === folded) ?? null;
}

/** Package names compare as their registries compare them: PyPI takes `_` and `.` for `-`. */
function rowsOf(ecosystem: string, name: string): readonly Advisory[] {
  const folded = name.toLowerCase();
  if (ecosystem === 'docker') {
    const held = packagesOfImages.get(folded.replace(/^(?:index\.)?docker\.io\//, ''));
    return held === undefined ? [] : rowsOf(held.ecosystem, held.name);
  }
  if (ecosystem !== 'pypi') return byName.get(`${ecosystem} ${folded}`) ?? [];
  return byName.get(`pypi ${folded}`) ?? byName.get(`pypi ${folded.replace(/[-_.]+/g, '-')}`) ?? [];
}

/** Worst first. Without a version only what is malicious in every version counts: what an unpinned name fetches is the newest release. */
export function flawsOf(ecosystem: string, name: string, version: string | null): readonly Advisory[] {
  const found = rowsOf(ecosystem, name).filter(({ affected, kind }) =>
    version === null
      ? kind === 'malicious' && affected.includes('*')
      : affected.some((range) => isInRange(version, range)),
  );
  return found.sort((a, b) => rank(a) - rank(b));
}

function rank({ kind, severity }: Advisory): number {
  return kind === 'malicious' ? 0 : severity === 'critical' ? 1 : 2;
}

/** The first version that none of the known flaws touches; null when there is none, or a release was taken over. */
export function repairedVersion(ecosystem: string, name: string, version: string): string | null {
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
  return flawsOf(ecosystem, name, candidate).length === 0 ? candidate : repairedVersion(ecosystem, name, candidate);
}
