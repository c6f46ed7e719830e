import { AsyncLocalStorage } from 'node:async_hooks';
import { describeFault, FaultError } from '../fault.ts';

/** The database cannot do this now and may do it soon: no bug, and to be answered 503. */
export class DatabaseUnavailable extends FaultError {
  override readonly name = 'DatabaseUnavailable';
}

interface Scope {
  unavailable: DatabaseUnavailable | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The same fault as one that may pass, also for whoever watches. */
export function unavailable(error: unknown, code: string): DatabaseUnavailable {
  const wrapped = new DatabaseUnavailable({ ...describeFault(error), name: 'DatabaseUnavailable', code });
  const scope = scopes.getStore();
  if (scope !== undefined) scope.unavailable = wrapped;
  return wrapped;
}

/**
 * Runs work of a library that turns every exception into an answer of its own, and tells whether the database was unavailable to one of
 * its queries.
 */
export async function watchDatabase<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly unavailable: DatabaseUnavailable | null }> {
  const scope: Scope = { unavailable: null };
  const result = await scopes.run(scope, work);
  return { result, unavailable: scope.unavailable };
}
