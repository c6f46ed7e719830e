import { gzipSync } from 'node:zlib';
import { sarifLimits } from '@agent-grade/engine';
import type { Terminal } from '../terminal.ts';
import { fromRoot } from './addresses.ts';
import type { Results } from './results.ts';

/** GitHub refuses a file that is larger than this once compressed. */
const compressedBytesMax = 10 * 1024 * 1024;

/** SARIF that code scanning accepts, in size as well: where there is too much, the least severe findings are left out, and it says so. */
export async function renderSarifOf(
  { subjects, unread }: Results,
  { workingDirectory, error }: Terminal,
  bytesMax = compressedBytesMax,
): Promise<string> {
  const { toSarif } = await import('@agent-grade/engine/sarif');
  const titled = fromRoot(subjects, workingDirectory);
  const files = fromRoot(unread, workingDirectory);
  const found = titled.reduce((sum, { report }) => sum + report.findings.length, 0);
  let resultsMax = Math.min(found, sarifLimits.resultsMax);
  let sarif = toSarif(titled, { unread: files, resultsMax });
  while (resultsMax > 0 && !fits(sarif, bytesMax)) {
    resultsMax >>= 1;
    sarif = toSarif(titled, { unread: files, resultsMax });
  }
  if (resultsMax < found)
    error(
      `The SARIF file contains the ${resultsMax} most severe of ${found} findings: GitHub accepts no more in one upload.\n`,
    );
  else if (found > sarifLimits.resultsShown)
    error(
      `GitHub shows only the ${sarifLimits.resultsShown} most severe of the ${found} findings in the SARIF file.\n`,
    );
  return sarif;
}

/** Text that is small enough as it is need not be compressed to know. */
function fits(sarif: string, bytesMax: number): boolean {
  return Buffer.byteLength(sarif) <= bytesMax || gzipSync(sarif).length <= bytesMax;
}
