import { gzipSync } from 'node:zlib';
import { sarifLimits } from '@agent-grade/engine';
import type { Terminal } from '../terminal.ts';
import { relativeToRoot } from './locations.ts';
import type { Results } from './results.ts';

/** GitHub rejects a file that is larger than this when compressed. */
const compressedBytesMax = 10 * 1024 * 1024;

/** SARIF within the size limits of code scanning: if there are too many findings, the least severe are left out and standard error says so. */
export async function renderSarifOf(
  { subjects, unread }: Results,
  { workingDirectory, error }: Terminal,
  bytesMax = compressedBytesMax,
): Promise<string> {
  const { toSarif } = await import('@agent-grade/engine/sarif');
  const titled = relativeToRoot(subjects, workingDirectory);
  const files = relativeToRoot(unread, workingDirectory);
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

/** A text that fits uncompressed need not be compressed. */
function fits(sarif: string, bytesMax: number): boolean {
  return Buffer.byteLength(sarif) <= bytesMax || gzipSync(sarif).length <= bytesMax;
}
