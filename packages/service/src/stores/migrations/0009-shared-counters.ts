import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

/**
 * What nodes count together where there is no Redis. Without a write-ahead log (`unlogged`) counting costs no write to disk; after a crash
 * of the server the counts begin anew. The embedded database needs none: its processes count in memory.
 */
export const sharedCounters: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
    // Space in each page lets a row be written anew beside itself.
    await sql`create unlogged table passed_requests (
      subject text primary key, times bigint[] not null, allowed boolean not null, last_at bigint not null
    ) with (fillfactor = 50)`.execute(database);
    await sql`create unlogged table failure_counts (
      subject text primary key, count integer not null, failed_at bigint not null
    )`.execute(database);
  },
};
