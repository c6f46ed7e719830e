import type { Step } from './span.ts';

/** Escapes one pointer step as RFC 6901 requires: `~` first, then `/`. */
export function escapeStep(step: Step): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The JSON Pointer (RFC 6901) of a path. */
export function toPointer(path: readonly Step[]): string {
  return path.map((step) => `/${escapeStep(step)}`).join('');
}
