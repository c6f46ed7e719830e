import type { Features, Signature } from './format.ts';

/** One line of a format's evidence: alternative patterns and when they apply. */
export interface FeatureLine {
  readonly when: 'always' | 'given' | 'or some of' | 'often' | 'by itself' | 'never';
  /** The patterns as written or, where there are many spellings, the names they spell. */
  readonly either: readonly string[];
  readonly folded: boolean;
}

/** Above this number, spellings are summarised by name. */
const spellingsMax = 8;

/** The kinds of files that a signature recognises, each with its evidence. */
export function describeSignature(signature: Signature): readonly (readonly FeatureLine[])[] {
  return [signature, ...(signature.alternatives ?? [])].map(describeFeatures);
}

/** What the pages say about lines that count differently from the rest; empty where there are none. */
export function describeEvidence(signature: Signature): string {
  const kinds = [signature, ...(signature.alternatives ?? [])];
  const given = kinds.some((kind) => kind.given !== undefined)
    ? ' In addition, one pattern marked “given” must match, or several marked “or some of”; these do not count towards that number.'
    : '';
  return kinds.some(({ certain = [] }) => certain.length > 0)
    ? ` A pattern marked “by itself” counts as two.${given}`
    : given;
}

function describeFeatures({ always, given, often, certain = [], never }: Features): readonly FeatureLine[] {
  const lines = (when: FeatureLine['when'], patterns: readonly string[]) =>
    patterns.map((pattern) => ({ when, ...describePattern(pattern) }));
  return [
    ...lines('always', always),
    ...lines('given', given?.sure ?? []),
    ...lines('or some of', given?.weak ?? []),
    ...lines('often', often),
    ...lines('by itself', certain),
    ...lines('never', never),
  ];
}

function describePattern(pattern: string): Pick<FeatureLine, 'either' | 'folded'> {
  const spellings = pattern.split(' | ');
  if (spellings.length <= spellingsMax) return { either: spellings, folded: false };
  const ends = new Set(spellings.map(endOf));
  const names = new Set(spellings.map(nameOf));
  if (names.size < ends.size) return { either: [...names], folded: true };
  // The same items in several lists: the items alone are enough.
  const items = new Set([...ends].map(itemOf));
  const areItems = [...items].every((item) => item.startsWith('*')) && items.size < ends.size;
  if (areItems) return { either: [...items], folded: false };
  // The ends alone would say less and save hardly any words.
  return { either: 2 * ends.size > spellings.length ? spellings : [...ends], folded: false };
}

/** The last named step of a path, what is below it, and the test of its value. */
function endOf(path: string): string {
  const [steps = ''] = /^[^:=^~]*/.exec(path) ?? [];
  const parts = steps.split('/');
  const named = parts.findLastIndex((step) => /\w/.test(step));
  return parts.slice(Math.max(named, 0)).join('/') + path.slice(steps.length);
}

/** The test of a list item, without the path to it. */
function itemOf(end: string): string {
  return end.replace(/^[^/:=^~]*\//, '');
}

/** The name in one spelling, without the kind of its value. */
function nameOf(path: string): string {
  const [, steps = '', test = ''] = /^([^:=^~]*)(.*)$/s.exec(endOf(path)) ?? [];
  const name = steps
    .replaceAll('@', '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toLowerCase();
  return test.startsWith(':') ? name : `${name}${test}`;
}
