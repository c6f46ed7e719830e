import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

/** Runs the command line: takes arguments, returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
    terminal.error(`agent-grade failed: ${error instanceof Error ? error.name : 'unknown error'}\n`);
    return exitCodes.fault;
  }
}
