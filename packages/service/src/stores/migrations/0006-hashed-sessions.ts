import { type Kysely, type Migration, sql } from 'kysely';

/** From here on a session's row holds a digest of its token. Sessions from before end: everybody logs in once more. */
export const hashedSessions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`delete from sessions`.execute(database);
  },
};
