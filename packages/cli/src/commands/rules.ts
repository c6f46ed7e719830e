import { ruleCatalogue } from '@agent-grade/engine';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

export function listRules(terminal: Terminal): ExitCode {
  for (const { id, severity, title, category } of ruleCatalogue) {
    terminal.out(
      `${id}  ${terminal.paint(severity, severity.padEnd(8))}  ${title}  ${terminal.paint('faint', category)}\n`,
    );
  }
  return exitCodes.clean;
}
