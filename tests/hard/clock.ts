import { chmodSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The clock of a machine: whatever runs with this environment reads it, and a test sets it. Clocks that nobody can set run on. */
export interface Clock {
  readonly environment: Readonly<Record<string, string>>;
  /** So many seconds from the true time. */
  set(seconds: number): void;
}

/** Null where libfaketime is not installed. */
export function makeClock(): Clock | null {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (library === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'agent-grade-clock-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Servers run under another account.
  chmodSync(folder, 0o755);
  const file = join(folder, 'clock');
  const set = (seconds: number): void => {
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}`);
    // Nobody reads half a number.
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
