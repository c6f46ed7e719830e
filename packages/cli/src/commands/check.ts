import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Accepted, accept, describeLeftovers, describeSuppressed } from '../accept.ts';
import {
  type Configuration,
  type ConfigurationProblems,
  findConfiguration,
  readConfiguration,
} from '../configuration/configuration.ts';
import { isDay } from '../configuration/day.ts';
import { examine, gather } from '../examine.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { formatsWithSuppressed, isOutputFormat, type OutputFormat, outputFormats } from '../formats.ts';
import type { Terminal } from '../terminal.ts';
import { narrow, type Threshold } from '../threshold.ts';

export interface CheckOptions {
  readonly format: string;
  /** A file, or false for none; by itself the one in the working directory is read. */
  readonly config?: string | false;
  readonly asOf?: string;
  readonly minSeverity: Threshold | 'info';
  readonly failOn: Threshold;
}

/** Analyses every path; a file that cannot be read is reported and the rest still analysed. */
export async function check(paths: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { format, asOf = null } = options;
  const configuration = configurationOf(options.config, terminal.workingDirectory);
  const mistakes = [...findMistakes(paths, options), ...('problems' in configuration ? configuration.problems : [])];
  if (!isOutputFormat(format) || 'problems' in configuration || mistakes.length > 0) {
    for (const mistake of mistakes) terminal.error(`${mistake}\n`);
    return exitCodes.usage;
  }
  const outcomes = (await gather(paths, terminal)).map(examine);
  const subjects = outcomes.flatMap((outcome) => ('report' in outcome ? [outcome] : []));
  const unreadable = outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : []));
  const [path] = paths;
  const single = paths.length === 1 && outcomes.length === 1 && (path === '-' || path === outcomes[0]?.title);
  const accepted = accept(subjects, configuration.suppressions, asOf, terminal.workingDirectory);
  const shown = accepted.map((each) => narrowed(each, options.minSeverity));
  terminal.out(outputFormats[format]({ subjects: shown, unreadable, single }, terminal));
  const notices = [
    ...unreadable.map(({ title, reason }) => `${title}: ${reason}`),
    ...(outcomes.length === 0 ? ['No file with a known name was found; name a file to analyse it.'] : []),
    ...describeUnshown(accepted, shown, format),
    ...describeLeftovers(configuration, accepted, asOf, unreadable.length === 0),
  ];
  for (const notice of notices) terminal.error(`${notice}\n`);
  return exitCodeOf(
    shown.map(({ report }) => report),
    unreadable.length,
    options.failOn,
  );
}

function findMistakes(paths: readonly string[], { format, asOf }: CheckOptions): readonly string[] {
  if (!isOutputFormat(format))
    return [`--format takes one of ${Object.keys(outputFormats).join(', ')}, not "${format}".`];
  if (asOf !== undefined && !isDay(asOf)) return [`--as-of takes a day as YYYY-MM-DD, not "${asOf}".`];
  const missing = paths.find((path) => path !== '-' && !existsSync(path));
  return missing === undefined ? [] : [`There is no file or folder "${missing}".`];
}

function configurationOf(config: string | false | undefined, folder: string): Configuration | ConfigurationProblems {
  const none = { title: '', suppressions: [] };
  if (config === false) return none;
  return (
    (config === undefined ? findConfiguration(folder) : readConfiguration(resolve(folder, config), config)) ?? none
  );
}

function narrowed(accepted: Accepted, least: CheckOptions['minSeverity']): Accepted {
  return least === 'info' ? accepted : { ...accepted, report: narrow(accepted.report, least) };
}

/** What the output does not show is counted beside it. */
function describeUnshown(
  accepted: readonly Accepted[],
  shown: readonly Accepted[],
  format: OutputFormat,
): readonly string[] {
  return accepted.flatMap((each, index) => {
    const hidden = each.report.findings.length - (shown[index]?.report.findings.length ?? 0);
    const suppressed = formatsWithSuppressed.has(format) ? null : describeSuppressed(each);
    return [
      ...(suppressed === null ? [] : [`${each.title}: ${suppressed}.`]),
      ...(hidden === 0
        ? []
        : [`${each.title}: ${hidden} less severe ${hidden === 1 ? 'finding' : 'findings'} not shown.`]),
    ];
  });
}
