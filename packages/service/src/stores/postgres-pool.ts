import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { describeFault } from '../fault.ts';
import type { Connections } from './stores.ts';
import { unavailable } from './unavailable.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, also with `sslmode`. */
  readonly url: string;
  readonly connectionsMax: number;
  /** For connecting, and for each statement; 0 for as long as it takes. */
  readonly timeoutMs: number;
}

/** The pool as Kysely wants it, with faults told apart and broken connections thrown away. */
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
      // A server that does not answer at all cannot keep the limit itself.
      query_timeout: timeoutMs + 500,
      idle_in_transaction_session_timeout: timeoutMs * 2,
    }),
  });
  // An idle connection that ends is replaced when it is needed; without a listener the event would end the process.
  pool.on('error', () => {});
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailable(error, codeOf(error) ?? 'CONNECTION_FAILED');
      });
      const known = clients.get(client) ?? guard(client);
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

/** int8 as a number: what we keep are milliseconds and counts, far below 2^53. Everything else stays as the driver reads it. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text'); // Its overloads do not add up.

function guard(client: PoolClient): PostgresPoolClient {
  let broken = false;
  // The pool listens only while a connection is idle; the event of one in use would end the process.
  client.on('error', () => {
    broken = true;
  });
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters.map(withoutNul));
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = true;
      throw isPassing(error) ? unavailable(error, codeOf(error) ?? 'CONNECTION_LOST') : error;
    }
  };
  const release = (): void => {
    // After a time-out the answer may still come, and would be taken for the next one's.
    client.release(broken);
    broken = false;
  };
  // Kysely's type has an overload for cursors too, which only streams use, and we have none.
  return { query: query as never, release };
}

/** PostgreSQL keeps no NUL in text. Nothing that we keep has one, so such a value is just not found. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value;

/**
 * Connection lost (08), rolled back for another's sake (40), no resources (53), lock not had (55P03), cancelled or shutting down (57),
 * read-only after a failover (25006), input or output error (58): PostgreSQL's appendix A. Whatever is no answer of the server is
 * one of the connection.
 */
const isPassing = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(?:08|40|53|57|58|55P03|25006)/.test(error.code ?? '');

const codeOf = (error: unknown): string | null => describeFault(error).code;
