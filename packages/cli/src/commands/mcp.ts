import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** Ends when standard input does. */
export async function serveTools(roots: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { serve } = await import('@agent-grade/mcp');
  try {
    await serve(roots.length === 0 ? ['.'] : roots, terminal.error);
  } catch {
    terminal.error('agent-grade mcp: a folder given with --root does not exist.\n');
    return exitCodes.usage;
  }
  return exitCodes.clean;
}
