import { writeFileSync } from 'node:fs';
import { normalize, resolve } from 'node:path';
import { summarise } from '@agent-grade/engine';
import { type Accepted, accept, describeSuppressed, describeUnappliedSuppressions } from '../accept.ts';
import { type Analysed, analyse } from '../analysis/analyse.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { isDay } from '../configuration/day.ts';
import { type Found, standardInput } from '../discovery/find.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import {
  formatsWithSuppressed,
  formatsWithTrials,
  type Output,
  outputFormats,
  readOutputs,
} from '../output/formats.ts';
import type { Results } from '../output/results.ts';
import type { Terminal } from '../terminal.ts';
import { filterBySeverity, type Threshold } from '../threshold.ts';
import { explainFound } from './explain.ts';
import { describeNoFiles, prepare, type SearchOptions } from './prepare.ts';

export interface CheckOptions extends SearchOptions {
  readonly format: readonly string[];
  readonly asOf?: string;
  readonly minSeverity?: Threshold | 'info';
  readonly failOn?: Threshold;
  readonly jobs?: number;
  readonly explain?: boolean;
}

/** Analyses every path. A file that cannot be read is reported, and the other files are still analysed. */
export async function check(paths: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { asOf = null } = options;
  const outputs = readOutputs(options.format);
  const prepared = prepare(paths, options, terminal);
  const mistakes = [
    ...('mistakes' in outputs ? outputs.mistakes : []),
    ...(asOf === null || isDay(asOf) ? [] : [`--as-of must be a date as YYYY-MM-DD, not "${asOf}".`]),
    ...('problems' in prepared ? prepared.problems : []),
  ];
  if ('mistakes' in outputs || 'problems' in prepared || mistakes.length > 0) {
    for (const mistake of mistakes) terminal.error(`${mistake}\n`);
    return exitCodes.usage;
  }
  const { files, configuration } = prepared;
  const patchTrials = outputs.some(({ format }) => formatsWithTrials.has(format)) ? 'with-trials' : 'without-trials';
  const analysed = await analyse(files, patchTrials, terminal, options.jobs);
  const accepted = accept(analysed.subjects, configuration.suppressions, asOf, terminal.workingDirectory);
  const minSeverity = options.minSeverity ?? configuration.minSeverity ?? 'info';
  const shown = accepted.map((each) => withMinSeverity(each, minSeverity));
  const results = { subjects: shown, unread: unreadOf(analysed), single: isSingle(paths, files) };
  const unwritten = await writeOutputs(results, outputs, terminal);
  if (options.explain === true) await explainFound(shown, terminal);
  const notices = describeNotices({ paths, results, analysed, accepted, configuration, outputs, asOf });
  for (const notice of [...notices, ...unwritten]) terminal.error(`${notice}\n`);
  if (unwritten.length > 0) return exitCodes.usage;
  return exitCodeOf(
    { reports: shown.map(({ report }) => report), unread: analysed.unreadable.length, faults: analysed.faults.length },
    options.failOn ?? configuration.failOn ?? 'low',
  );
}

function isSingle(paths: readonly string[], files: readonly Found[]): boolean {
  const [path = ''] = paths;
  const [file] = files;
  return paths.length === 1 && files.length === 1 && (path === standardInput || normalize(path) === file?.title);
}

function unreadOf({ unreadable, faults }: Analysed): Results['unread'] {
  return [
    ...unreadable,
    ...faults.map(({ title, fault }) => ({ title, reason: `internal error in agent-grade (${fault})` })),
  ];
}

/** Writes every output; returns a sentence for each file that could not be written. */
async function writeOutputs(
  results: Results,
  outputs: readonly Output[],
  terminal: Terminal,
): Promise<readonly string[]> {
  const unwritten: string[] = [];
  for (const { format, file } of outputs) {
    const text = await outputFormats[format](results, terminal);
    if (file === null) terminal.out(text);
    else {
      try {
        // GitHub's job summary is a file to which every step appends.
        writeFileSync(resolve(terminal.workingDirectory, file), text, { flag: format === 'summary' ? 'a' : 'w' });
      } catch {
        unwritten.push(`The file "${file}" cannot be written.`);
      }
    }
  }
  return unwritten;
}

interface NoticeContext {
  readonly paths: readonly string[];
  readonly results: Results;
  readonly analysed: Analysed;
  readonly accepted: readonly Accepted[];
  readonly configuration: Configuration;
  readonly outputs: readonly Output[];
  readonly asOf: string | null;
}

/** The notices for standard error. */
function describeNotices({
  paths,
  results,
  analysed,
  accepted,
  configuration,
  outputs,
  asOf,
}: NoticeContext): readonly string[] {
  const { subjects, unread, single } = results;
  const inText = outputs.some(({ format, file }) => format === 'text' && file === null);
  const isComplete = analysed.unreadable.length === 0;
  return [
    ...unread.map(({ title, reason }) => `${title}: ${reason}`),
    ...(subjects.length + unread.length === 0 ? [describeNoFiles(paths)] : []),
    ...describeUnshown(accepted, subjects, outputs),
    ...describeUnappliedSuppressions(configuration, accepted, asOf, isComplete),
    ...(single || inText || subjects.length === 0 ? [] : [summarise(subjects, unread)]),
  ];
}

function withMinSeverity(accepted: Accepted, minSeverity: Threshold | 'info'): Accepted {
  return minSeverity === 'info' ? accepted : { ...accepted, report: filterBySeverity(accepted.report, minSeverity) };
}

/** Counts the findings that the output does not show. */
function describeUnshown(
  accepted: readonly Accepted[],
  shown: readonly Accepted[],
  outputs: readonly Output[],
): readonly string[] {
  const saysSuppressed = outputs.some(({ format, file }) => file === null && formatsWithSuppressed.has(format));
  return accepted.flatMap((each, index) => {
    const hidden = each.report.findings.length - (shown[index]?.report.findings.length ?? 0);
    const suppressed = saysSuppressed ? null : describeSuppressed(each);
    return [
      ...(suppressed === null ? [] : [`${each.title}: ${suppressed}.`]),
      ...(hidden === 0
        ? []
        : [`${each.title}: ${hidden} less severe ${hidden === 1 ? 'finding is' : 'findings are'} not shown.`]),
    ];
  });
}
