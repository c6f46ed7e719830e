import { existsSync } from 'node:fs';
import { examine, gather } from '../examine.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { isOutputFormat, outputFormats } from '../formats.ts';
import type { Terminal } from '../terminal.ts';

/** Analyses every path; a file that cannot be read is reported and the rest still analysed. */
export async function check(paths: readonly string[], format: string, terminal: Terminal): Promise<ExitCode> {
  if (!isOutputFormat(format)) {
    terminal.error(`--format takes one of ${Object.keys(outputFormats).join(', ')}, not "${format}".\n`);
    return exitCodes.usage;
  }
  const missing = paths.find((path) => path !== '-' && !existsSync(path));
  if (missing !== undefined) {
    terminal.error(`There is no file or folder "${missing}".\n`);
    return exitCodes.usage;
  }
  const outcomes = (await gather(paths, terminal)).map(examine);
  const subjects = outcomes.flatMap((outcome) => ('report' in outcome ? [outcome] : []));
  const unreadable = outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : []));
  const [path] = paths;
  const single = paths.length === 1 && outcomes.length === 1 && (path === '-' || path === outcomes[0]?.title);
  terminal.out(outputFormats[format]({ subjects, unreadable, single }, terminal));
  for (const { title, reason } of unreadable) terminal.error(`${title}: ${reason}\n`);
  if (outcomes.length === 0) terminal.error('No file with a known name was found; name a file to analyse it.\n');
  return exitCodeOf(
    subjects.map(({ report }) => report),
    unreadable.length,
  );
}
