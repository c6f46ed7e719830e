import { existsSync } from 'node:fs';
import { analyze, describeProblem, type Report, renderJson, renderText } from '@agent-grade/engine';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { findFiles, formatOf, readSource, type Source, type Unreadable } from '../files.ts';
import type { Terminal } from '../terminal.ts';

type Outcome = { readonly title: string; readonly report: Report } | Unreadable;

/** Analyses every path; a file that cannot be read is reported and the rest still analysed. */
export async function check(paths: readonly string[], format: string, terminal: Terminal): Promise<ExitCode> {
  if (format !== 'text' && format !== 'json') {
    terminal.error(`--format takes text or json, not "${format}".\n`);
    return exitCodes.usage;
  }
  const missing = paths.find((path) => path !== '-' && !existsSync(path));
  if (missing !== undefined) {
    terminal.error(`There is no file or folder "${missing}".\n`);
    return exitCodes.usage;
  }
  const sources = await gather(paths, terminal);
  const outcomes = sources.map(examine);
  const single = paths.length === 1 && outcomes.length === 1 && (paths[0] === '-' || paths[0] === outcomes[0]?.title);
  if (format === 'json') terminal.out(single ? jsonOfOne(outcomes[0]) : jsonOfMany(outcomes));
  else for (const outcome of outcomes) showText(outcome, terminal);
  for (const outcome of outcomes) if ('reason' in outcome) terminal.error(`${outcome.title}: ${outcome.reason}\n`);
  if (outcomes.length === 0) terminal.error('No file with a known name was found; name a file to analyse it.\n');
  const reports = outcomes.flatMap((outcome) => ('report' in outcome ? [outcome.report] : []));
  return exitCodeOf(reports, outcomes.length - reports.length);
}

async function gather(paths: readonly string[], terminal: Terminal): Promise<readonly (Source | Unreadable)[]> {
  const sources: (Source | Unreadable)[] = [];
  for (const path of paths) {
    if (path !== '-') {
      sources.push(...findFiles(path).map(readSource));
      continue;
    }
    const content = await terminal.standardInput();
    sources.push({ title: '<stdin>', content, format: formatOf('', content) });
  }
  return sources;
}

function examine(source: Source | Unreadable): Outcome {
  if ('reason' in source) return source;
  const { title, content, format } = source;
  const analysis = analyze({ content, format, ...(title === '<stdin>' ? {} : { sourceFilename: title }) });
  if (analysis.kind === 'report') return { title, report: analysis.report };
  const { position } = analysis.problem;
  const where = position === null ? '' : ` (line ${position.line}, column ${position.column})`;
  return { title, reason: `${describeProblem(analysis.problem)}${where}` };
}

/** One file named on the command line: exactly the bytes of the API's answer. */
function jsonOfOne(outcome: Outcome | undefined): string {
  return outcome !== undefined && 'report' in outcome ? renderJson(outcome.report) : '';
}

function jsonOfMany(outcomes: readonly Outcome[]): string {
  const files = outcomes.map((outcome) =>
    'report' in outcome
      ? { file: outcome.title, report: outcome.report }
      : { file: outcome.title, problem: outcome.reason },
  );
  return JSON.stringify({ files });
}

function showText(outcome: Outcome, terminal: Terminal): void {
  if ('report' in outcome) terminal.out(`${renderText(outcome.report, outcome.title, terminal.paint)}\n`);
}
