import { type Report, type ReportedFinding, ruleCatalogue } from '@agent-grade/engine';
import { type Accepted, accept } from '../accept.ts';
import { analyse } from '../analysis/analyse.ts';
import { isPatchable, type Repair, repair } from '../analysis/repair.ts';
import { replaceContent } from '../analysis/replace-content.ts';
import { readSource, type Source } from '../analysis/source.ts';
import { isDay } from '../configuration/day.ts';
import { type Found, standardInput } from '../discovery/find.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { unifiedDiff } from '../output/unified-diff.ts';
import type { Terminal } from '../terminal.ts';
import { unknownRule } from './explain.ts';
import { describeNoFiles, prepare, type SearchOptions } from './prepare.ts';

export interface FixOptions extends SearchOptions {
  readonly write?: boolean;
  readonly rule: readonly string[];
  readonly asOf?: string;
}

/**
 * Applies the patches of findings: prints the changes as a diff, and writes them with `--write`. The exit code is the one `check` would
 * give for the files afterwards.
 */
export async function fix(paths: readonly string[], options: FixOptions, terminal: Terminal): Promise<ExitCode> {
  const { asOf = null } = options;
  const prepared = prepare(paths, options, terminal);
  const mistakes = [...findMistakes(paths, options), ...('problems' in prepared ? prepared.problems : [])];
  if ('problems' in prepared || mistakes.length > 0) {
    for (const mistake of mistakes) terminal.error(`${mistake}\n`);
    return exitCodes.usage;
  }
  const { files, configuration } = prepared;
  const { subjects, unreadable, faults } = await analyse(files, 'without-trials', terminal);
  const byTitle = new Map(files.map((file) => [file.title, file]));
  const reports: Report[] = [];
  let unwritten = 0;
  const all = accept(subjects, configuration.suppressions, asOf, terminal.workingDirectory);
  for (const accepted of all) {
    const file = byTitle.get(accepted.title);
    const outcome = file === undefined ? null : fixFile(file, accepted, options, terminal);
    if (outcome === 'unwritten') unwritten++;
    reports.push(outcome === null || outcome === 'unwritten' ? accepted.report : outcome);
  }
  if (subjects.length + unreadable.length + faults.length === 0) terminal.error(`${describeNoFiles(paths)}\n`);
  else if (!all.some((accepted) => isFixable(accepted, options))) terminal.error(`${describeUnfixable(reports)}\n`);
  for (const { title, reason } of unreadable) terminal.error(`${title}: ${reason}\n`);
  for (const { title, fault } of faults) terminal.error(`${title}: internal error in agent-grade (${fault})\n`);
  return exitCodeOf({ reports, unread: unreadable.length + unwritten, faults: faults.length }, 'low');
}

function findMistakes(paths: readonly string[], { rule, asOf }: FixOptions): readonly string[] {
  const known = new Set<string>(ruleCatalogue.map(({ id }) => id));
  return [
    ...(paths.includes(standardInput) ? ['fix changes files and cannot read standard input.'] : []),
    ...rule.filter((id) => !known.has(id.toUpperCase())).map((id) => unknownRule(id)),
    ...(asOf === undefined || isDay(asOf) ? [] : [`--as-of must be a date as YYYY-MM-DD, not "${asOf}".`]),
  ];
}

/** Selects the findings to fix: those of the selected rules that are not suppressed. */
function selectorOf({ suppression }: Accepted, { rule }: FixOptions): (finding: ReportedFinding) => boolean {
  const rules = new Set(rule.map((id) => id.toUpperCase()));
  const suppressed = new Set(suppression.suppressed.map(({ finding }) => finding.fingerprint));
  return ({ ruleId, fingerprint }) => (rules.size === 0 || rules.has(ruleId)) && !suppressed.has(fingerprint);
}

function isFixable(accepted: Accepted, options: FixOptions): boolean {
  const isWanted = selectorOf(accepted, options);
  return accepted.report.findings.some((finding) => isPatchable(finding) && isWanted(finding));
}

function describeUnfixable(reports: readonly Report[]): string {
  const count = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count === 0) return 'Nothing to fix: there are no findings.';
  return 'Nothing to fix automatically: none of the selected findings has a patch. Run "agent-grade check" to see them.';
}

/** The report on the file after the fix; null if nothing changed. */
function fixFile(
  file: Found,
  accepted: Accepted,
  options: FixOptions,
  terminal: Terminal,
): Report | null | 'unwritten' {
  if (!isFixable(accepted, options)) return null;
  const source = readSource(file.path, file.title);
  if ('reason' in source) return 'unwritten';
  const before = reportWithSuppressed(accepted);
  const repaired = repair(source, before, selectorOf(accepted, options));
  printChanges(file.title, source, before, repaired, options.write === true ? 'fixed' : 'would fix', terminal);
  if (repaired.fixed.length === 0) return null;
  if (options.write !== true) {
    terminal.error(`${file.title}: not changed; --write applies the changes.\n`);
    return null;
  }
  if (!replaceContent(file.path, source, repaired.content)) {
    terminal.error(`${file.title}: not changed, because it was modified in the meantime or cannot be written.\n`);
    return 'unwritten';
  }
  return withoutSuppressed(repaired.report, accepted);
}

function withoutSuppressed(report: Report, { suppression }: Accepted): Report {
  const suppressed = new Set(suppression.suppressed.map(({ finding }) => finding.fingerprint));
  return { ...report, findings: report.findings.filter(({ fingerprint }) => !suppressed.has(fingerprint)) };
}

/** The report including the suppressed findings: patches are verified against the file as it is. */
function reportWithSuppressed({ report, suppression }: Accepted): Report {
  return { ...report, findings: [...report.findings, ...suppression.suppressed.map(({ finding }) => finding)] };
}

function printChanges(
  title: string,
  source: Source,
  before: Report,
  repaired: Repair,
  done: 'fixed' | 'would fix',
  terminal: Terminal,
): void {
  const { out, paint } = terminal;
  const { content, report, fixed, refused } = repaired;
  if (fixed.length > 0)
    out(unifiedDiff(title, { content: source.content, report: before }, { content, report }, terminal));
  const name = ({ severity, ruleId, location }: ReportedFinding): string =>
    `${paint(severity, severity)}[${ruleId}] ${location.pointer || '(whole file)'}`;
  for (const finding of fixed) out(`${title}: ${paint('good', done)} ${name(finding)}: ${finding.message}\n`);
  for (const { finding, reason } of refused) out(`${title}: not fixed: ${name(finding)}: ${reason}\n`);
}
