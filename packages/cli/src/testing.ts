import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plain } from '@agent-grade/engine';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

/** For tests: what a run printed, and its exit code. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** For tests: runs the command line in a folder. */
export async function call(
  args: readonly string[],
  workingDirectory: string,
  more: Partial<Omit<Terminal, 'standardInput'>> & { readonly input?: string | Uint8Array } = {},
): Promise<Called> {
  const printed = { out: '', error: '' };
  const { input = '', ...terminal } = more;
  const code = await run(args, {
    out: (text) => {
      printed.out += text;
    },
    error: (text) => {
      printed.error += text;
    },
    standardInput: () => Promise.resolve(Buffer.from(input)),
    paint: plain,
    link: (text) => text,
    progress: () => {},
    workingDirectory,
    untilStopped: () => new AbortController().signal,
    ...terminal,
  });
  return { code, ...printed };
}

/** For tests: creates a temporary folder with these files; undefined makes an empty folder. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array | undefined>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-grade-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(content === undefined ? path : dirname(path), { recursive: true });
    if (content !== undefined) writeFileSync(path, content);
  }
  return folder;
}
