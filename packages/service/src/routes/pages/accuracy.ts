import { existsSync, readFileSync } from 'node:fs';

/** What `npm run bench:accuracy` or `bench:secrets` measured with `--write`. */
export interface Measured {
  readonly id: 'findings' | 'secrets';
  readonly ruleset: string;
  /** Files or vectors, what is expected in them, and formats or kinds among them. */
  readonly files: number;
  readonly labels: number;
  readonly formats: number;
  readonly figures: readonly { readonly name: string; readonly part: number; readonly all: number }[];
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** Empty until somebody has measured: no figure is shown that no run has given. */
export function loadAccuracy(path: string): readonly Measured[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Measured[]) : []; // Written by bench/publish.ts in this shape.
}
