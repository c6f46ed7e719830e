import { resolve } from 'node:path';
import { analyzeWithoutTrials, describeProblem } from '@agent-grade/engine';
import { decode, readSource } from '../analysis/source.ts';
import { findFiles, standardInput } from '../discovery/find.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** Prints the sanitized text and nothing else. A text that does not parse is not printed at all. */
export async function redact(path: string, terminal: Terminal): Promise<ExitCode> {
  const { workingDirectory } = terminal;
  if ('missing' in findFiles([path], { workingDirectory, ignoreFiles: true, exclude: [] })) {
    terminal.error(`The file "${path}" does not exist.\n`);
    return exitCodes.usage;
  }
  const source =
    path === standardInput
      ? decode(await terminal.standardInput(), '<stdin>', '')
      : readSource(resolve(workingDirectory, path), path);
  if ('reason' in source) {
    terminal.error(`${source.title} ${source.reason}.\n`);
    return exitCodes.unread;
  }
  const analysis = analyzeWithoutTrials({
    content: source.content,
    format: source.format,
    sourceFilename: source.title,
  });
  if (analysis.kind === 'problem') {
    terminal.error(`${source.title}: ${describeProblem(analysis.problem)}\n`);
    return exitCodes.unread;
  }
  terminal.out(analysis.report.sanitizedConfig);
  return exitCodes.clean;
}
