import { existsSync, readFileSync } from 'node:fs';

/** A result of `npm run bench:accuracy` or `bench:secrets`, written with `--write`. */
export interface Measured {
  readonly id: 'findings' | 'secrets';
  readonly ruleset: string;
  /** Number of files or vectors, of expectations in them, and of formats or kinds among them. */
  readonly files: number;
  readonly labels: number;
  readonly formats: number;
  readonly figures: readonly { readonly name: string; readonly part: number; readonly all: number }[];
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** Empty if nothing has been measured: only results of actual runs are shown. */
export function loadAccuracy(path: string): readonly Measured[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Measured[]) : []; // Written by bench/publish.ts in this shape.
}
