import type { Confidence } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import { Candidates } from './candidates.ts';
import type { Evidence, Features, Format, Signature } from './format.ts';
import type { Probe } from './probe.ts';

/** A recognised format, and how certain it is. */
export interface Recognition {
  readonly format: Format;
  readonly confidence: Confidence;
  /** How many discriminators of the signature matched, plus one for a matching file name. */
  readonly discriminators: number;
}

/** One match is weak evidence: many formats have a key in common. */
const discriminatorsMin = 2;
/** From this number on, the content alone is enough for high confidence. */
const discriminatorsSure = 3;

/**
 * The format with the most matching discriminators, or null. A file name adds one discriminator to a format whose content already
 * matches and breaks ties, but never outweighs content. Remaining ties go to the first format in the list.
 */
export function recognise(probe: Probe, formats: readonly Format[], sourceFilename?: string): Recognition | null {
  const path = sourceFilename === undefined ? null : stepsOf(sourceFilename);
  let best: { readonly format: Format; readonly content: number; readonly named: number } | null = null;
  for (const format of candidatesOf(formats).of(probe.root)) {
    const content = countDiscriminators(probe, format.signature);
    if (content === 0 || content < (best?.content ?? 0)) continue;
    const named = path !== null && format.filenames.some((pattern) => matchesName(pattern, path)) ? 1 : 0;
    if (content + named < minimumOf(format, named)) continue;
    if (best === null || content > best.content || named > best.named) best = { format, content, named };
  }
  if (best === null) return null;
  const { format, content, named } = best;
  return {
    format,
    discriminators: content + named,
    confidence: confidenceOf(content - minimumOf(format, named) + discriminatorsMin, isSure(probe, format)),
  };
}

const candidatesOf = oncePer((formats: readonly Format[]) => new Candidates(formats));

function isSure(probe: Probe, { signature }: Format): boolean {
  return (signature.highConfidence ?? []).every((pattern) => probe.holds(pattern));
}

function minimumOf({ signature }: Format, named: number): number {
  const minimum = signature.minimum ?? discriminatorsMin;
  return named === 0 ? (signature.unnamedMinimum ?? minimum) : minimum;
}

function countDiscriminators(probe: Probe, signature: Signature): number {
  const own = countFeatures(probe, signature);
  return (signature.alternatives ?? []).reduce((most, other) => Math.max(most, countFeatures(probe, other)), own);
}

/** The number of discriminators; zero when a required pattern is missing or an excluding one matches. */
function countFeatures(probe: Probe, features: Features): number {
  if (!features.always.every((pattern) => probe.holds(pattern))) return 0;
  if (features.given !== undefined && !hasEvidence(probe, features.given)) return 0;
  if (features.never.some((pattern) => probe.holds(pattern))) return 0;
  let count = features.always.length;
  for (const pattern of features.often) if (probe.holds(pattern)) count++;
  for (const pattern of features.certain ?? []) if (probe.holds(pattern)) count += 2;
  return count;
}

function hasEvidence(probe: Probe, { sure, weak, weakMinimum }: Evidence): boolean {
  if (sure.some((pattern) => probe.holds(pattern))) return true;
  return weak.filter((pattern) => probe.holds(pattern)).length >= weakMinimum;
}

function confidenceOf(content: number, isSure: boolean): Confidence {
  if (content >= discriminatorsSure && isSure) return 'high';
  return content >= discriminatorsMin ? 'medium' : 'low';
}

/** The folders and file name of a path in lower case, with the separators of any operating system. */
export function stepsOf(path: string): readonly string[] {
  return path.toLowerCase().split(/[/\\]/);
}

/**
 * The file name alone is enough when it is specific: `settings.json` may be all a caller knows of `.claude/settings.json`. When the
 * pattern's file name is only a wildcard and an extension (`*.json`), its folders must match as well.
 */
function matchesName(pattern: string, path: readonly string[]): boolean {
  const wanted = stepsOf(pattern);
  const last = wanted.at(-1) ?? '';
  const bare = /^\*\.(?:json|jsonc|ya?ml)$/.test(last);
  if (bare && wanted.length === 1) return false;
  const needed = bare ? wanted.length : 1;
  for (let back = 1; back <= needed; back++) {
    if (!matchesStep(wanted.at(-back) ?? '', path.at(-back) ?? '')) return false;
  }
  return true;
}

/** One `*` stands for any run of characters. */
function matchesStep(pattern: string, name: string): boolean {
  const [head = '', tail] = pattern.split('*');
  if (tail === undefined) return name === head;
  return name.length >= head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
}
