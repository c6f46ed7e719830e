import { lazily } from '../text/lazily.ts';
import { remembered } from '../text/remembered.ts';
import { knownPackages, wellKnownDomains, wellKnownPackages } from './packages.ts';

/** Shorter parts of a name are too easily confused with another word. */
const partLengthMin = 6;
/** Independent words that differ by one letter from a well-known part. */
const otherWords: ReadonlySet<string> = new Set([
  'openapi',
  'sever',
  'emery',
  'gitlab',
  'github',
  'langgraph',
  'langchain',
]);
/** Maximum number of parts of a well-known name. */
const partsMax = 8;
/** Maximum length of a package name on npm. */
const nameLengthMax = 214;

/**
 * The well-known package that this name imitates: a typo in one part, look-alike letters, or the same name with its scope
 * written out differently. Null for known names, and for names that differ by a whole word, a number or a plural.
 */
export function imitatedPackage(name: string): string | null {
  const folded = name.toLowerCase();
  if (folded.length > nameLengthMax || knownPackages.has(folded)) return null;
  const flat = flattened().get(letters(folded));
  if (flat !== undefined) return flat.name;
  const parts = partsOf(folded);
  if (parts.length > partsMax) return null;
  const scoped = folded.startsWith('@');
  for (let at = 0; at < parts.length; at++) {
    const entry = byOtherParts()
      .get(withoutPart(parts, at, scoped))
      ?.find((known) => isSlip(parts[at] ?? '', known.parts[at] ?? ''));
    if (entry !== undefined) return entry.name;
  }
  return null;
}

/** A well-known name, split into its parts once. */
interface Known {
  readonly name: string;
  readonly parts: readonly string[];
  readonly scoped: boolean;
}

const known = lazily<readonly Known[]>(() =>
  wellKnownPackages.map((name) => ({ name, parts: partsOf(name), scoped: name.startsWith('@') })),
);
/** Well-known scoped names reduced to their letters, to find scopes written differently: `@model-context-protocol/server-filesystem`. */
const flattened = lazily<ReadonlyMap<string, Known>>(
  () =>
    new Map(
      known()
        .filter(({ name }) => name.startsWith('@modelcontextprotocol/') || name.startsWith('@anthropic-ai/'))
        .map((entry) => [letters(entry.name), entry]),
    ),
);
/** Well-known names by all of their parts but one, since an imitation differs in only one. */
const byOtherParts = lazily<ReadonlyMap<string, readonly Known[]>>(() => {
  const index = new Map<string, Known[]>();
  for (const entry of known()) {
    for (let at = 0; at < entry.parts.length; at++) {
      const key = withoutPart(entry.parts, at, entry.scoped);
      const list = index.get(key);
      if (list === undefined) index.set(key, [entry]);
      else list.push(entry);
    }
  }
  return index;
});

/** The parts with a gap in place of the one at this index. No part contains the dividers. */
function withoutPart(parts: readonly string[], at: number, scoped: boolean): string {
  let key = scoped ? '@' : '';
  for (let index = 0; index < parts.length; index++) key += index === at ? '/' : `${parts[index]}.`;
  return key;
}

/** The vendor's domain that a host imitates with look-alike letters; null otherwise. Typos are not considered: one letter makes a different name. */
export const imitatedDomain: (host: string) => string | null = remembered((host) => {
  const labels = host.split('.');
  const [name = '', suffix = ''] = labels.slice(-2);
  const domain = `${name}.${suffix}`;
  if (labels.length < 2 || host.length > nameLengthMax || wellKnownDomains.includes(domain)) return null;
  return domainsByShape().get(shapeOfDomain(domain)) ?? null;
});

/** Well-known domains by their skeleton; no two share one. */
const domainsByShape = lazily<ReadonlyMap<string, string>>(
  () => new Map(wellKnownDomains.map((domain) => [shapeOfDomain(domain), domain])),
);

function shapeOfDomain(domain: string): string {
  const [name = '', suffix = ''] = domain.split('.');
  return `${skeleton(name)}.${suffix}`;
}

function partsOf(name: string): readonly string[] {
  return name.replace(/^@/, '').split(/[-_./]+/);
}

function letters(name: string): string {
  return name.replace(/[^a-z0-9]/g, '');
}

/** Whether one letter is missing, added, replaced or transposed, or letters look alike; plurals and numbers do not count. */
function isSlip(part: string, known: string): boolean {
  if (part === known || known.length < partLengthMin || otherWords.has(part)) return false;
  if (skeleton(part) === skeleton(known)) return true;
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

/** The skeleton of a text: every look-alike letter is replaced by the one it resembles. */
const skeleton: (text: string) => string = remembered((text) =>
  text
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('5', 's'),
);
