/** `agent-grade mcp`: the analysis as tools of the Model Context Protocol, on standard input and output. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { AllowedFiles } from './allowed-files.ts';
import { createServer } from './server.ts';

/** Serves until standard input ends. Rejects if a folder does not exist. */
export async function serve(folders: readonly string[], report: (sentence: string) => void): Promise<void> {
  const files = await AllowedFiles.below(folders);
  serveStdio(() => createServer(files), {
    // The message may contain what a client sent; the error's name does not.
    onerror: (error) => report(`agent-grade mcp: ${error.name}\n`),
  });
}
