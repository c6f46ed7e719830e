import type { Found } from '../discovery/find.ts';
import { type Effort, examine, type Outcome } from './examine.ts';
import { readSource } from './source.ts';

/** A fault of this program in one file, which must not cost the others. */
export interface Fault {
  readonly title: string;
  readonly fault: string;
}

/** Reads and analyses one file. Never throws. */
export function work({ path, title, standing }: Found, effort: Effort): Outcome | Fault {
  try {
    return examine(readSource(path, title), standing, effort);
  } catch (error) {
    // A message may quote the file; the name of the error does not.
    return { title, fault: error instanceof Error ? error.name : 'unknown error' };
  }
}
