import { existsSync, readFileSync } from 'node:fs';

/** Figures that `npm run bench:accuracy -- DIR --write` measured. */
export interface Accuracy {
  readonly ruleset: string;
  readonly files: number;
  readonly figures: readonly { readonly name: string; readonly part: number; readonly all: number }[];
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** Null until somebody has measured: no figure is shown that no run has given. */
export function loadAccuracy(path: string): Accuracy | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Accuracy) : null; // Written by bench/accuracy.ts in this shape.
}
