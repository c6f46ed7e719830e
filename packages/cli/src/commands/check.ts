import { writeFileSync } from 'node:fs';
import { normalize, resolve } from 'node:path';
import { summarise } from '@agent-grade/engine';
import { type Accepted, accept, describeLeftovers, describeSuppressed } from '../accept.ts';
import { type Analysed, analyse } from '../analysis/analyse.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { isDay } from '../configuration/day.ts';
import { type Found, standardInput } from '../discovery/find.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { formatsWithFixes, formatsWithSuppressed, type Output, outputFormats, readOutputs } from '../output/formats.ts';
import type { Results } from '../output/results.ts';
import type { Terminal } from '../terminal.ts';
import { narrow, type Threshold } from '../threshold.ts';
import { explainFound } from './explain.ts';
import { describeNothing, prepare, type SearchOptions } from './settings.ts';

export interface CheckOptions extends SearchOptions {
  readonly format: readonly string[];
  readonly asOf?: string;
  readonly minSeverity?: Threshold | 'info';
  readonly failOn?: Threshold;
  readonly jobs?: number;
  readonly explain?: boolean;
}

/** Analyses every path; a file that cannot be read is reported and the rest still analysed. */
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
  const effort = outputs.some(({ format }) => formatsWithFixes.has(format)) ? 'tried' : 'untried';
  const analysed = await analyse(files, effort, terminal, options.jobs);
  const accepted = accept(analysed.subjects, configuration.suppressions, asOf, terminal.workingDirectory);
  const least = options.minSeverity ?? configuration.minSeverity ?? 'info';
  const shown = accepted.map((each) => narrowed(each, least));
  const results = { subjects: shown, unread: unreadOf(analysed), single: isSingle(paths, files) };
  const unwritten = await write(results, outputs, terminal);
  if (options.explain === true) await explainFound(shown, terminal);
  const notices = describe({ paths, results, analysed, accepted, configuration, outputs, asOf });
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

/** Sentences on files that could not be written. */
async function write(results: Results, outputs: readonly Output[], terminal: Terminal): Promise<readonly string[]> {
  const unwritten: string[] = [];
  for (const { format, file } of outputs) {
    const text = await outputFormats[format](results, terminal);
    if (file === null) terminal.out(text);
    else {
      try {
        // A job's summary page is a file to which every step adds.
        writeFileSync(resolve(terminal.workingDirectory, file), text, { flag: format === 'summary' ? 'a' : 'w' });
      } catch {
        unwritten.push(`The file "${file}" cannot be written.`);
      }
    }
  }
  return unwritten;
}

interface Said {
  readonly paths: readonly string[];
  readonly results: Results;
  readonly analysed: Analysed;
  readonly accepted: readonly Accepted[];
  readonly configuration: Configuration;
  readonly outputs: readonly Output[];
  readonly asOf: string | null;
}

/** What standard error says beside the output. */
function describe({ paths, results, analysed, accepted, configuration, outputs, asOf }: Said): readonly string[] {
  const { subjects, unread, single } = results;
  const inText = outputs.some(({ format, file }) => format === 'text' && file === null);
  const complete = analysed.unreadable.length === 0;
  return [
    ...unread.map(({ title, reason }) => `${title}: ${reason}`),
    ...(subjects.length + unread.length === 0 ? [describeNothing(paths)] : []),
    ...describeUnshown(accepted, subjects, outputs),
    ...describeLeftovers(configuration, accepted, asOf, complete),
    ...(single || inText || subjects.length === 0 ? [] : [summarise(subjects, unread)]),
  ];
}

function narrowed(accepted: Accepted, least: Threshold | 'info'): Accepted {
  return least === 'info' ? accepted : { ...accepted, report: narrow(accepted.report, least) };
}

/** What the output does not show is counted beside it. */
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
