import type { Found } from '../discovery/find.ts';
import { examine, type Outcome, type PatchTrials } from './examine.ts';
import { readSource } from './source.ts';

/** An internal error while one file was analysed; the other files are still analysed. */
export interface Fault {
  readonly title: string;
  readonly fault: string;
}

/** Reads and analyses one file. Never throws. */
export function analyseFile({ path, title, selectedBy }: Found, patchTrials: PatchTrials): Outcome | Fault {
  try {
    return examine(readSource(path, title), selectedBy, patchTrials);
  } catch (error) {
    // The message may quote the file; the error's name does not.
    return { title, fault: error instanceof Error ? error.name : 'unknown error' };
  }
}
