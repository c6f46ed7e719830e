import type { Format, ReferenceNotation } from './format.ts';
import type { Probe } from './probe.ts';
import { stepsOf } from './recognise.ts';

/** How the host of a file refers to an environment variable; undefined for the usual `${*}`, null if it cannot. */
export function referenceOf(
  format: Format,
  probe: Probe,
  sourceFilename?: string,
): ReferenceNotation | null | undefined {
  if (isManifest(probe)) return null;
  const path = sourceFilename === undefined ? [] : stepsOf(sourceFilename);
  const host = format.otherReferences?.find(
    ({ paths, clues }) => paths.some((end) => endsWith(path, stepsOf(end))) || clues.some((clue) => probe.holds(clue)),
  );
  return host === undefined ? format.reference : host.notation;
}

/** Kubernetes takes values as they stand; a secret has its own kind of reference there. */
export function isManifest(probe: Probe): boolean {
  return manifest.every((pattern) => probe.holds(pattern));
}

const manifest = ['apiVersion:string', 'kind:string'];

function endsWith(path: readonly string[], end: readonly string[]): boolean {
  return end.length <= path.length && end.every((step, at) => step === path[path.length - end.length + at]);
}
