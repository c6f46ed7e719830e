import { existsSync } from 'node:fs';
import { analyze, describeProblem } from '@agent-grade/engine';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { formatOf, readSource } from '../files.ts';
import type { Terminal } from '../terminal.ts';

/** Prints the sanitized text and nothing else; a text that does not parse is not printed at all. */
export async function redact(path: string, terminal: Terminal): Promise<ExitCode> {
  if (path !== '-' && !existsSync(path)) {
    terminal.error(`There is no file "${path}".\n`);
    return exitCodes.usage;
  }
  const source = path === '-' ? await fromStandardInput(terminal) : readSource(path);
  if ('reason' in source) {
    terminal.error(`${source.title} ${source.reason}.\n`);
    return exitCodes.unread;
  }
  const analysis = analyze({ content: source.content, format: source.format, sourceFilename: source.title });
  if (analysis.kind === 'problem') {
    terminal.error(`${source.title}: ${describeProblem(analysis.problem)}\n`);
    return exitCodes.unread;
  }
  terminal.out(analysis.report.sanitizedConfig);
  return exitCodes.clean;
}

async function fromStandardInput(terminal: Terminal) {
  const content = await terminal.standardInput();
  return { title: '<stdin>', content, format: formatOf('', content) };
}
