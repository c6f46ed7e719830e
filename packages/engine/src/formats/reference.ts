import type { Format, ReferenceNotation } from './format.ts';
import type { Probe } from './probe.ts';
import { stepsOf } from './recognise.ts';

/** How the host of a file refers to an environment variable; undefined for the usual `${*}`. */
export function referenceOf(format: Format, probe: Probe, sourceFilename?: string): ReferenceNotation | undefined {
  const path = sourceFilename === undefined ? [] : stepsOf(sourceFilename);
  const host = format.otherReferences?.find(
    ({ paths, clues }) => paths.some((end) => endsWith(path, stepsOf(end))) || clues.some((clue) => probe.holds(clue)),
  );
  return host?.notation ?? format.reference;
}

function endsWith(path: readonly string[], end: readonly string[]): boolean {
  return end.length <= path.length && end.every((step, at) => step === path[path.length - end.length + at]);
}
