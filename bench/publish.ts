import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one measurement found, as `docs/accuracy.json` keeps it for the page `/accuracy`. */
export interface Measured {
  readonly id: 'findings' | 'secrets';
  readonly ruleset: string;
  /** Files or vectors. */
  readonly files: number;
  /** What is expected to be found in them. */
  readonly labels: number;
  /** Formats or kinds among them. */
  readonly formats: number;
  readonly figures: readonly { readonly name: string; readonly part: number; readonly all: number }[];
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

const path = join(import.meta.dirname, '../docs/accuracy.json');

/** Puts a measurement in the place of the one before it. */
export function publish(measured: Measured): void {
  const others = read().filter(({ id }) => id !== measured.id);
  const all = [...others, measured].sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}

const read = (): readonly Measured[] => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
