import { type Kysely, type Migration, sql } from 'kysely';

/** From now on a session's row contains a digest of its token. Existing sessions end: everybody logs in once more. */
export const hashedSessions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`delete from sessions`.execute(database);
  },
};
