import type { Features, Signature } from './format.ts';

/** One line on what shows a format: one of these patterns. */
export interface FeatureLine {
  readonly when: 'always' | 'given' | 'or some of' | 'often' | 'by itself' | 'never';
  /** The patterns as they are written, or, where there are many spellings, the names that they are spellings of. */
  readonly either: readonly string[];
  readonly folded: boolean;
}

/** More spellings than this are told by their words. */
const spellingsMax = 8;

/** The kinds of files that a signature recognises, each by what shows it. */
export function describeSignature(signature: Signature): readonly (readonly FeatureLine[])[] {
  return [signature, ...(signature.alternatives ?? [])].map(describeFeatures);
}

/** What the pages say of lines that count otherwise than the rest; empty where there are none. */
export function describeEvidence(signature: Signature): string {
  const kinds = [signature, ...(signature.alternatives ?? [])];
  const given = kinds.some((kind) => kind.given !== undefined)
    ? ' Beside them, and counted for nothing, one that says given has to hold, or several of those that say or some of.'
    : '';
  return kinds.some(({ certain = [] }) => certain.length > 0)
    ? ` One that says by itself counts as two.${given}`
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
  // The same items in several lists: what they look like tells.
  const items = new Set([...ends].map(itemOf));
  const areItems = [...items].every((item) => item.startsWith('*')) && items.size < ends.size;
  if (areItems) return { either: [...items], folded: false };
  // Ends alone would tell less, and hardly in fewer words.
  return { either: 2 * ends.size > spellings.length ? spellings : [...ends], folded: false };
}

/** The last step of a path that has a name, what is below it, and the value that it has to have. */
function endOf(path: string): string {
  const [steps = ''] = /^[^:=^~]*/.exec(path) ?? [];
  const parts = steps.split('/');
  const named = parts.findLastIndex((step) => /\w/.test(step));
  return parts.slice(Math.max(named, 0)).join('/') + path.slice(steps.length);
}

/** An item of a list has no name. */
function itemOf(end: string): string {
  return end.replace(/^[^/:=^~]*\//, '');
}

/** The same in one spelling, whatever kind of value it has. */
function nameOf(path: string): string {
  const [, steps = '', test = ''] = /^([^:=^~]*)(.*)$/s.exec(endOf(path)) ?? [];
  const name = steps
    .replaceAll('@', '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toLowerCase();
  return test.startsWith(':') ? name : `${name}${test}`;
}
