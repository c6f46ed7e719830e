import type { Confidence } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import { Candidates } from './candidates.ts';
import type { Evidence, Features, Format, Signature } from './format.ts';
import type { Probe } from './probe.ts';

export interface Recognition {
  readonly format: Format;
  readonly confidence: Confidence;
  /** How many patterns of the signature held, and one for the file's name. */
  readonly discriminators: number;
}

/** One word in common says little: many formats share one. */
const discriminatorsMin = 2;
/** From here on the content alone leaves no doubt. */
const discriminatorsSure = 3;

/**
 * The format of which most shows. A file's name lifts a format whose content begins to show and settles a draw; it never
 * outweighs content. Then the first of the list is taken.
 */
export function recognise(probe: Probe, formats: readonly Format[], sourceFilename?: string): Recognition | null {
  const path = sourceFilename === undefined ? null : stepsOf(sourceFilename);
  let best: { readonly format: Format; readonly content: number; readonly named: number } | null = null;
  for (const format of candidatesOf(formats).of(probe.root)) {
    const content = countDiscriminators(probe, format.signature);
    if (content === 0 || content < (best?.content ?? 0)) continue;
    const named = path !== null && format.filenames.some((pattern) => matchesName(pattern, path)) ? 1 : 0;
    if (content + named < leastOf(format, named)) continue;
    if (best === null || content > best.content || named > best.named) best = { format, content, named };
  }
  if (best === null) return null;
  const { format, content, named } = best;
  return {
    format,
    discriminators: content + named,
    confidence: confidenceOf(content - leastOf(format, named) + discriminatorsMin, isSure(probe, format)),
  };
}

const candidatesOf = oncePer((formats: readonly Format[]) => new Candidates(formats));

function isSure(probe: Probe, { signature }: Format): boolean {
  return (signature.sure ?? []).every((pattern) => probe.holds(pattern));
}

function leastOf({ signature }: Format, named: number): number {
  const least = signature.least ?? discriminatorsMin;
  return named === 0 ? (signature.unnamedLeast ?? least) : least;
}

function countDiscriminators(probe: Probe, signature: Signature): number {
  const own = countFeatures(probe, signature);
  return (signature.alternatives ?? []).reduce((most, other) => Math.max(most, countFeatures(probe, other)), own);
}

/** Zero where a pattern that must hold does not, or one holds that must not. */
function countFeatures(probe: Probe, features: Features): number {
  if (!features.always.every((pattern) => probe.holds(pattern))) return 0;
  if (features.given !== undefined && !isShown(probe, features.given)) return 0;
  if (features.never.some((pattern) => probe.holds(pattern))) return 0;
  let count = features.always.length;
  for (const pattern of features.often) if (probe.holds(pattern)) count++;
  for (const pattern of features.certain ?? []) if (probe.holds(pattern)) count += 2;
  return count;
}

function isShown(probe: Probe, { sure, weak, weakLeast }: Evidence): boolean {
  if (sure.some((pattern) => probe.holds(pattern))) return true;
  return weak.filter((pattern) => probe.holds(pattern)).length >= weakLeast;
}

function confidenceOf(content: number, isSure: boolean): Confidence {
  if (content >= discriminatorsSure && isSure) return 'high';
  return content >= discriminatorsMin ? 'medium' : 'low';
}

/** Folders and name, folded; a path of any system. */
function stepsOf(path: string): readonly string[] {
  return path.toLowerCase().split(/[/\\]/);
}

/**
 * A name alone is enough where it says something: `settings.json` may be all a caller knows of `.claude/settings.json`. Where a pattern's
 * last part is a star and an ending, its folders have to be there as well.
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
