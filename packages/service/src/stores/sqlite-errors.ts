import { unavailable } from './unavailable.ts';

/** Temporary errors, such as a full disk, an I/O error or a lock of another process (https://sqlite.org/rescode.html). Any other error is a bug. */
const temporaryErrors: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);

/** Runs work on a SQLite database; temporary errors are thrown as `DatabaseUnavailable`. */
export function withClassifiedErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = temporaryErrors.get(resultCode(error));
    throw code === undefined ? error : unavailable(error, code);
  }
}

/** Whether another process holds a lock that the work needs. */
export function isBusy(error: unknown): boolean {
  return temporaryErrors.get(resultCode(error)) === 'SQLITE_BUSY';
}

/** The primary result code, which is the lowest byte of the extended one; 0 for other errors. */
function resultCode(error: unknown): number {
  const extended = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return extended & 0xff;
}
