import { availableParallelism } from 'node:os';
import type { Subject } from '@agent-grade/engine';
import { type Found, standardInput } from '../discovery/find.ts';
import type { Terminal } from '../terminal.ts';
import { type Effort, examine, type Outcome } from './examine.ts';
import { decode, type Unreadable } from './source.ts';
import { type Fault, work } from './work.ts';

/** The results of all files, each list in the order in which the files were found. */
export interface Analysed {
  readonly subjects: readonly Subject[];
  readonly unreadable: readonly Unreadable[];
  readonly faults: readonly Fault[];
  /** Number of files that turned out not to be agent configurations. */
  readonly passed: number;
}

/** With fewer files, starting threads costs more than it saves. */
const threadedFrom = 200;

/** Analyses files, on all cores when there are many. The result does not depend on the number of threads. */
export async function analyse(
  files: readonly Found[],
  effort: Effort,
  terminal: Terminal,
  threads?: number,
): Promise<Analysed> {
  const outcomes = await outcomesOf(
    files,
    effort,
    terminal,
    threads ?? (files.length < threadedFrom ? 1 : availableParallelism()),
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
  const passed = outcomes.length - subjects.length - unreadable.length - faults.length;
  return { subjects, unreadable, faults, passed };
}

async function outcomesOf(
  files: readonly Found[],
  effort: Effort,
  terminal: Terminal,
  threads: number,
): Promise<readonly (Outcome | Fault)[]> {
  const advance = (done: number): void => terminal.progress(done, files.length);
  if (threads > 1) {
    const { workInThreads } = await import('./pool.ts');
    const onDisk = files.filter(({ path }) => path !== standardInput);
    const outcomes = [...(await workInThreads(onDisk, effort, threads, advance))];
    const at = files.findIndex(({ path }) => path === standardInput);
    if (at >= 0) outcomes.splice(at, 0, await workOnInput(effort, terminal));
    return outcomes;
  }
  const outcomes: (Outcome | Fault)[] = [];
  for (const file of files) {
    outcomes.push(file.path === standardInput ? await workOnInput(effort, terminal) : work(file, effort));
    advance(outcomes.length);
  }
  return outcomes;
}

async function workOnInput(effort: Effort, { standardInput }: Terminal): Promise<Outcome> {
  return examine(decode(await standardInput(), '<stdin>', ''), 'asked', effort);
}
