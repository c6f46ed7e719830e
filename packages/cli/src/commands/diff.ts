import { existsSync } from 'node:fs';
import { compare, type ReportedFinding, type Subject } from '@agent-grade/engine';
import { examine, gather } from '../examine.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** What changed from one version of a configuration to another. Exits by the worst finding that is new. */
export async function diff(before: string, after: string, terminal: Terminal): Promise<ExitCode> {
  const missing = [before, after].find((path) => path !== '-' && !existsSync(path));
  if (missing !== undefined) {
    terminal.error(`There is no file "${missing}".\n`);
    return exitCodes.usage;
  }
  const outcomes = (await gather([before, after], terminal)).map(examine);
  for (const outcome of outcomes) if ('reason' in outcome) terminal.error(`${outcome.title}: ${outcome.reason}\n`);
  const [first, second, third] = outcomes.flatMap((outcome): readonly Subject[] =>
    'report' in outcome ? [outcome] : [],
  );
  if (first === undefined || second === undefined || third !== undefined) {
    terminal.error('A comparison takes two files that can be read.\n');
    return exitCodes.unread;
  }
  const { score, introduced, fixed, unchanged, moved } = compare(first.report, second.report);
  terminal.out(`score ${score.before} -> ${score.after}\n`);
  list('new', introduced, terminal);
  list('fixed', fixed, terminal);
  terminal.out(`unchanged: ${unchanged.length}, moved: ${moved.length}\n`);
  const worst = (['critical', 'high', 'medium', 'low'] as const).find((severity) =>
    introduced.some((finding) => finding.severity === severity),
  );
  return worst === undefined ? exitCodes.clean : exitCodes[worst];
}

function list(heading: string, findings: readonly ReportedFinding[], { out, paint }: Terminal): void {
  for (const { severity, ruleId, message, location } of findings) {
    out(`${heading}: ${paint(severity, severity)}[${ruleId}] ${message} (${location.pointer || 'whole file'})\n`);
  }
}
