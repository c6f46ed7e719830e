import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** Runs the MCP server until standard input ends. */
export async function serveTools(roots: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const folders = (roots.length === 0 ? ['.'] : roots).map((root) => resolve(terminal.workingDirectory, root));
  const missing = folders.findIndex((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true);
  if (missing >= 0) {
    terminal.error(`The folder "${roots[missing] ?? '.'}" given with --root does not exist.\n`);
    return exitCodes.usage;
  }
  const { serve } = await import('@agent-grade/mcp');
  await serve(folders, terminal.error);
  return exitCodes.clean;
}
