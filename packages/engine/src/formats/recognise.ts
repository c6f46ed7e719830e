import type { Node } from '../document/tree.ts';
import type { Confidence } from '../score/table.ts';
import { oncePer } from '../text/once-per.ts';
import { Candidates } from './candidates.ts';
import type { Evidence, Features, Format, Signature } from './format.ts';
import { holds } from './signature.ts';

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
export function recognise(root: Node, formats: readonly Format[], sourceFilename?: string): Recognition | null {
  const path = sourceFilename === undefined ? null : stepsOf(sourceFilename);
  let best: { readonly format: Format; readonly content: number; readonly named: number } | null = null;
  for (const format of candidatesOf(formats).of(root)) {
    const content = countDiscriminators(root, format.signature);
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
    confidence: confidenceOf(content - leastOf(format, named) + discriminatorsMin, isSure(root, format)),
  };
}

const candidatesOf = oncePer((formats: readonly Format[]) => new Candidates(formats));

function isSure(root: Node, { signature }: Format): boolean {
  return (signature.sure ?? []).every((pattern) => holds(pattern, root));
}

function leastOf({ signature }: Format, named: number): number {
  const least = signature.least ?? discriminatorsMin;
  return named === 0 ? (signature.unnamedLeast ?? least) : least;
}

function countDiscriminators(root: Node, signature: Signature): number {
  const own = countFeatures(root, signature);
  return (signature.alternatives ?? []).reduce((most, other) => Math.max(most, countFeatures(root, other)), own);
}

/** Zero where a pattern that must hold does not, or one holds that must not. */
function countFeatures(root: Node, features: Features): number {
  if (!features.always.every((pattern) => holds(pattern, root))) return 0;
  if (features.given !== undefined && !isShown(root, features.given)) return 0;
  if (features.never.some((pattern) => holds(pattern, root))) return 0;
  let count = features.always.length;
  for (const pattern of features.often) if (holds(pattern, root)) count++;
  for (const pattern of features.certain ?? []) if (holds(pattern, root)) count += 2;
  return count;
}

function isShown(root: Node, { sure, weak, weakLeast }: Evidence): boolean {
  if (sure.some((pattern) => holds(pattern, root))) return true;
  return weak.filter((pattern) => holds(pattern, root)).length >= weakLeast;
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
