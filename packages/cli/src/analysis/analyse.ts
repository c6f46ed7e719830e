import { availableParallelism } from 'node:os';
import type { Subject } from '@agent-grade/engine';
import { type Found, standardInput } from '../discovery/find.ts';
import type { Terminal } from '../terminal.ts';
import { analyseFile, type Fault } from './analyse-file.ts';
import { examine, type Outcome, type PatchTrials } from './examine.ts';
import { decode, type Unreadable } from './source.ts';

/** The results of all files, each list in the order in which the files were found. */
export interface Analysed {
  readonly subjects: readonly Subject[];
  readonly unreadable: readonly Unreadable[];
  readonly faults: readonly Fault[];
  /** Number of files that turned out not to be agent configurations. */
  readonly skipped: number;
}

/** With fewer files, starting threads costs more than it saves. */
const threadsFromFiles = 200;

/** Analyses files, on all cores when there are many. The result does not depend on the number of threads. */
export async function analyse(
  files: readonly Found[],
  patchTrials: PatchTrials,
  terminal: Terminal,
  threads?: number,
): Promise<Analysed> {
  const outcomes = await outcomesOf(
    files,
    patchTrials,
    terminal,
    threads ?? (files.length < threadsFromFiles ? 1 : availableParallelism()),
  );
  const subjects: Subject[] = [];
  const unreadable: Unreadable[] = [];
  const faults: Fault[] = [];
  for (const outcome of outcomes) {
    if (outcome === null) continue;
    if ('report' in outcome) subjects.push(outcome);
    else if ('fault' in outcome) faults.push(outcome);
    else unreadable.push(outcome);
  }
  const skipped = outcomes.length - subjects.length - unreadable.length - faults.length;
  return { subjects, unreadable, faults, skipped };
}

async function outcomesOf(
  files: readonly Found[],
  patchTrials: PatchTrials,
  terminal: Terminal,
  threads: number,
): Promise<readonly (Outcome | Fault)[]> {
  const onProgress = (done: number): void => terminal.progress(done, files.length);
  if (threads > 1) {
    const { analyseInThreads } = await import('./pool.ts');
    const onDisk = files.filter(({ path }) => path !== standardInput);
    const outcomes = [...(await analyseInThreads(onDisk, patchTrials, threads, onProgress))];
    const at = files.findIndex(({ path }) => path === standardInput);
    if (at >= 0) outcomes.splice(at, 0, await analyseStandardInput(patchTrials, terminal));
    return outcomes;
  }
  const outcomes: (Outcome | Fault)[] = [];
  for (const file of files) {
    outcomes.push(
      file.path === standardInput ? await analyseStandardInput(patchTrials, terminal) : analyseFile(file, patchTrials),
    );
    onProgress(outcomes.length);
  }
  return outcomes;
}

async function analyseStandardInput(patchTrials: PatchTrials, { standardInput }: Terminal): Promise<Outcome> {
  return examine(decode(await standardInput(), '<stdin>', ''), 'path', patchTrials);
}
