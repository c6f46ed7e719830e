import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { describeFault } from '../fault.ts';
import type { Connections } from './stores.ts';
import { unavailable } from './unavailable.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, optionally with `sslmode`. */
  readonly url: string;
  readonly connectionsMax: number;
  /** Time-out for connecting and for each statement; 0 for none. */
  readonly timeoutMs: number;
}

/** A connection pool for Kysely that classifies errors and discards broken connections. */
export function openPool(settings: PostgresSettings): PostgresPool & { readonly connections: () => Connections } {
  const { url, connectionsMax, timeoutMs } = settings;
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    application_name: applicationName,
    connectionTimeoutMillis: timeoutMs === 0 ? migrationConnectMs : timeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    ...(timeoutMs > 0 && {
      statement_timeout: timeoutMs,
      // A server that does not answer at all cannot enforce its own time-out.
      query_timeout: timeoutMs + 500,
      idle_in_transaction_session_timeout: timeoutMs * 2,
    }),
  });
  // An idle connection that ends is replaced when needed; without a listener the event would end the process.
  pool.on('error', () => {});
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailable(error, codeOf(error) ?? 'CONNECTION_FAILED');
      });
      const known = clients.get(client) ?? wrapClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

export const applicationName = 'agent-grade';
const migrationConnectMs = 10_000;

/** Reads int8 as a number: the stored values are milliseconds and counts, far below 2^53. All other types are read as the driver does. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text'); // Its overloads do not add up.

function wrapClient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  // The pool listens only while a connection is idle; the error of a connection in use would end the process.
  client.on('error', () => {
    broken = true;
  });
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters.map(withoutNul));
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = true;
      throw isTemporary(error) ? unavailable(error, codeOf(error) ?? 'CONNECTION_LOST') : error;
    }
  };
  const release = (): void => {
    // After a time-out the answer may still arrive, and would be taken for that of the next query.
    client.release(broken);
    broken = false;
  };
  // Kysely's type also has an overload for cursors, which are needed for streaming only.
  return { query: query as never, release };
}

/** PostgreSQL cannot store NUL in text. No stored value contains one, so a value with NUL is simply not found. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value;

/**
 * Temporary errors by class (PostgreSQL's appendix A): connection lost (08), transaction rolled back (40), insufficient resources (53), lock not
 * available (55P03), operator intervention (57), read-only after a failover (25006), I/O error (58). An error that does not come from the server
 * is one of the connection.
 */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(?:08|40|53|57|58|55P03|25006)/.test(error.code ?? '');

const codeOf = (error: unknown): string | null => describeFault(error).code;
