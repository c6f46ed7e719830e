import { chmodSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The clock of a machine: programs run with this environment see it, and a test sets it. Monotonic clocks are not affected. */
export interface Clock {
  readonly environment: Readonly<Record<string, string>>;
  /** Offset from the real time in seconds. */
  set(seconds: number): void;
}

/** Null if libfaketime is not installed. */
export function makeClock(): Clock | null {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (library === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'agent-grade-clock-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Readable by the servers, which run under another account.
  chmodSync(folder, 0o755);
  const file = join(folder, 'clock');
  const set = (seconds: number): void => {
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}`);
    // Written atomically, so that nobody reads a partial number.
    renameSync(`${file}.next`, file);
  };
  set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
