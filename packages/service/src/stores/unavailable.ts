import { AsyncLocalStorage } from 'node:async_hooks';
import { describeFault, FaultError } from '../fault.ts';

/** A temporary failure of the database: not a bug, and answered with 503. */
export class DatabaseUnavailable extends FaultError {
  override readonly name = 'DatabaseUnavailable';
}

interface Scope {
  unavailable: DatabaseUnavailable | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Wraps an error as a temporary one, and records it for `watchDatabase`. */
export function unavailable(error: unknown, code: string): DatabaseUnavailable {
  const wrapped = new DatabaseUnavailable({ ...describeFault(error), name: 'DatabaseUnavailable', code });
  const scope = scopes.getStore();
  if (scope !== undefined) scope.unavailable = wrapped;
  return wrapped;
}

/**
 * Runs code of a library that turns every exception into an answer of its own, and reports whether the database was unavailable to one of its
 * queries.
 */
export async function watchDatabase<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly unavailable: DatabaseUnavailable | null }> {
  const scope: Scope = { unavailable: null };
  const result = await scopes.run(scope, work);
  return { result, unavailable: scope.unavailable };
}
