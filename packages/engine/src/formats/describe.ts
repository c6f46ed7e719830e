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

/** What the pages say of a format's lines that are `given`; empty where there are none. */
export function describeEvidence(signature: Signature): string {
  const hasEvidence = [signature, ...(signature.alternatives ?? [])].some(({ given }) => given !== undefined);
  if (!hasEvidence) return '';
  return ' Beside them, and counted for nothing, one that says given has to hold, or several of those that say or some of.';
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
  const lastSteps = new Set(spellings.map(lastStep));
  // An item of a list has no name: what it looks like tells.
  if ([...lastSteps].every((step) => step.startsWith('*'))) return { either: [...lastSteps], folded: false };
  return { either: [...new Set(spellings.map(nameOf))], folded: true };
}

const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The last step of a path without the test of its value, in one spelling. */
function nameOf(path: string): string {
  return lastStep(path)
    .replace(/[:=^~].*$/, '')
    .replace(/^@/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toLowerCase();
}
