import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

/**
 * Counters shared by the nodes if there is no Redis. Without a write-ahead log (`unlogged`) counting does not wait for the disk; after a crash
 * of the server the counters start again. The embedded database needs no such tables: its processes count in memory.
 */
export const sharedCounters: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
    // Free space in each page, so that an updated row can stay in its page.
    await sql`create unlogged table passed_requests (
      subject text primary key, times bigint[] not null, allowed boolean not null, last_at bigint not null
    ) with (fillfactor = 50)`.execute(database);
    await sql`create unlogged table failure_counts (
      subject text primary key, count integer not null, failed_at bigint not null
    )`.execute(database);
  },
};
