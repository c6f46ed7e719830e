import { knownPackages, wellKnownDomains, wellKnownPackages } from './packages.ts';

/** A part of a name shorter than this is too easily another word. */
const partLengthMin = 6;
/** Words of their own that are one letter away from a well-known part. */
const otherWords: ReadonlySet<string> = new Set([
  'openapi',
  'sever',
  'emery',
  'gitlab',
  'github',
  'langgraph',
  'langchain',
]);
/** Longer names are no names. */
const nameLengthMax = 214;

/**
 * The well-known package whose name this one imitates: one slip in one part, letters that look alike, or the same name with its scope
 * written out differently. Null for known names, and for names that differ by a whole word, a number or a plural.
 */
export function imitatedPackage(name: string): string | null {
  const folded = name.toLowerCase();
  if (folded.length > nameLengthMax || knownPackages.has(folded)) return null;
  const parts = partsOf(folded);
  for (const known of candidates(folded, parts)) if (imitates(parts, known)) return known.name;
  return null;
}

/** A well-known name, taken apart once. */
interface Known {
  readonly name: string;
  readonly parts: readonly string[];
  readonly scoped: boolean;
  readonly skeletons: readonly string[];
}

const known: readonly Known[] = wellKnownPackages.map((name) => {
  const parts = partsOf(name);
  return { name, parts, scoped: name.startsWith('@'), skeletons: parts.map(skeleton) };
});
/** Names whose scope people write out differently, by their letters alone. */
const flattened: ReadonlyMap<string, Known> = new Map(
  known
    .filter(({ name }) => name.startsWith('@modelcontextprotocol/') || name.startsWith('@anthropic-ai/'))
    .map((entry) => [letters(entry.name), entry]),
);
/** One part may slip, so every other part is equal: known names by each of their parts, and those of one part by themselves. */
const byPart = indexByPart();

function indexByPart(): ReadonlyMap<string, readonly Known[]> {
  const index = new Map<string, Known[]>();
  for (const entry of known) {
    const keys = entry.parts.length === 1 ? [''] : entry.parts.map((part, at) => `${at} ${part}`);
    for (const key of new Set(keys)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [entry]);
      else list.push(entry);
    }
  }
  return index;
}

function* candidates(name: string, parts: readonly string[]): Iterable<Known> {
  const flat = flattened.get(letters(name));
  if (flat !== undefined) yield flat;
  const keys = parts.length === 1 ? [''] : parts.map((part, at) => `${at} ${part}`);
  const scoped = name.startsWith('@');
  for (const key of keys) {
    for (const entry of byPart.get(key) ?? [])
      if (entry.scoped === scoped && entry.parts.length === parts.length) yield entry;
  }
}

/** The vendor's domain that a host imitates with letters that look alike; null for every other host: one letter makes other names. */
export function imitatedDomain(host: string): string | null {
  const labels = host.split('.');
  const [name = '', suffix = ''] = labels.slice(-2);
  const domain = `${name}.${suffix}`;
  if (labels.length < 2 || host.length > nameLengthMax || wellKnownDomains.includes(domain)) return null;
  return wellKnownDomains.find((known) => imitatesDomain(name, suffix, known)) ?? null;
}

function imitatesDomain(name: string, suffix: string, known: string): boolean {
  const [knownName = '', knownSuffix = ''] = known.split('.');
  return suffix === knownSuffix && name !== knownName && skeleton(name) === skeleton(knownName);
}

function imitates(parts: readonly string[], { parts: knownParts, skeletons, name }: Known): boolean {
  if (parts.length !== knownParts.length) return isFlattened(parts, name);
  let slips = 0;
  for (const [index, part] of parts.entries()) {
    const other = knownParts[index] ?? '';
    if (part === other) continue;
    slips++;
    if (slips > 1 || !isSlip(part, other, skeletons[index] ?? '')) return isFlattened(parts, name);
  }
  return slips === 1 || isFlattened(parts, name);
}

function partsOf(name: string): readonly string[] {
  return name.replace(/^@/, '').split(/[-_./]+/);
}

/** `modelcontextprotocol-server-filesystem`, `@model-context-protocol/server-filesystem`: the scope's letters without the scope. */
function isFlattened(parts: readonly string[], name: string): boolean {
  return flattened.get(letters(parts.join('')))?.name === name;
}

function letters(name: string): string {
  return name.replace(/[^a-z0-9]/g, '');
}

/** One letter left out, added, exchanged or swapped with its neighbour, or letters that look alike; not a plural, nor a number. */
function isSlip(part: string, known: string, knownSkeleton: string): boolean {
  if (part === known || known.length < partLengthMin || otherWords.has(part)) return false;
  if (skeleton(part) === knownSkeleton) return true;
  if (part[0] !== known[0] || Math.abs(part.length - known.length) > 1) return false;
  if (`${part}s` === known || part === `${known}s`) return false;
  const start = commonStart(part, known);
  const differing = `${part[start] ?? ''}${known[start] ?? ''}`;
  return !/\d/.test(differing) && isOneEdit(part, known, start);
}

function commonStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

function isOneEdit(a: string, b: string, start: number): boolean {
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (restOfA.slice(1) === restOfB.slice(1) || restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1))
    return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** Letters that are taken for one another. */
function skeleton(text: string): string {
  return text
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('5', 's');
}
