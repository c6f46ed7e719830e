import type { Step } from './span.ts';

/** RFC 6901 escapes: `~` before `/`. */
export function escapeStep(step: Step): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}

export function toPointer(path: readonly Step[]): string {
  return path.map((step) => `/${escapeStep(step)}`).join('');
}
