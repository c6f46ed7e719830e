import { compare, type ReportedFinding } from '@agent-grade/engine';
import { analyse } from '../analysis/analyse.ts';
import { findFiles } from '../discovery/find.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { thresholds } from '../threshold.ts';

/** Prints what changed between two versions of a configuration. The exit code is that of the most severe new finding. */
export async function diff(before: string, after: string, terminal: Terminal): Promise<ExitCode> {
  const { workingDirectory } = terminal;
  const sides = [before, after].map((path) => findFiles([path], { workingDirectory, ignoreFiles: true, exclude: [] }));
  const missing = sides.find((side) => 'missing' in side);
  if (missing !== undefined && 'missing' in missing) {
    terminal.error(`The file "${missing.missing}" does not exist.\n`);
    return exitCodes.usage;
  }
  const [first, second] = await Promise.all(
    sides.map((side) => analyse('missing' in side ? [] : side.slice(0, 2), 'without-trials', terminal)),
  );
  for (const { title, reason } of [...(first?.unreadable ?? []), ...(second?.unreadable ?? [])])
    terminal.error(`${title}: ${reason}\n`);
  const [one, ...others] = first?.subjects ?? [];
  const [two, ...more] = second?.subjects ?? [];
  if (one === undefined || two === undefined || others.length + more.length > 0) {
    terminal.error('diff needs two readable files.\n');
    return exitCodes.unread;
  }
  const { score, introduced, fixed, unchanged, moved } = compare(one.report, two.report);
  terminal.out(`score ${score.before} -> ${score.after}\n`);
  list('new', introduced, terminal);
  list('fixed', fixed, terminal);
  terminal.out(`unchanged: ${unchanged.length}, moved: ${moved.length}\n`);
  const worst = thresholds.find((severity) => introduced.some((finding) => finding.severity === severity));
  return worst === undefined ? exitCodes.clean : exitCodes[worst];
}

function list(heading: string, findings: readonly ReportedFinding[], { out, paint }: Terminal): void {
  for (const { severity, ruleId, message, location } of findings) {
    out(`${heading}: ${paint(severity, severity)}[${ruleId}] ${message} (${location.pointer || 'whole file'})\n`);
  }
}
