import { type Kysely, sql } from 'kysely';
import { failureLifeMs } from '../rate-limit/counters.ts';
import { allowanceOf, rateWindowSeconds } from '../rate-limit/rate-limiter.ts';
import { subjectDigest } from '../rate-limit/subject-digest.ts';
import type { Schema } from './schema.ts';
import type { SharedCounters } from './stores.ts';

/** The server's clock, so that the nodes' clocks need not agree. */
const nowMicroseconds = sql`(extract(epoch from clock_timestamp()) * 1000000)::bigint`;
const window = sql.lit(rateWindowSeconds * 1_000_000);
const failureLife = sql.lit(failureLifeMs * 1_000);

interface Taken {
  readonly allowed: boolean;
  readonly used: number;
  readonly wait: number;
}

/** Counters in the database that the nodes share. */
export function createPostgresCounters(database: Kysely<Schema>): SharedCounters {
  return {
    async take(subject, limit) {
      const { rows } = await take(subjectDigest(subject), limit).execute(database);
      const { allowed, used, wait } = rows[0] ?? { allowed: false, used: limit, wait: 0 };
      return allowanceOf({ allowed, limit, used, waitMs: wait / 1000 });
    },
    async failures(subject) {
      // As below, a time in the future is treated as now, so that the wait ends in time.
      const { rows } = await sql<{ count: number; elapsed: number }>`
        update failure_counts set failed_at = least(failed_at, ${nowMicroseconds})
        where subject = ${subjectDigest(subject)} and failed_at > ${nowMicroseconds} - ${failureLife}
        returning count, greatest(0, ${nowMicroseconds} - failed_at) as elapsed`.execute(database);
      return { count: rows[0]?.count ?? 0, elapsedMs: (rows[0]?.elapsed ?? 0) / 1000 };
    },
    async addFailure(subject) {
      await sql`
        insert into failure_counts as known (subject, count, failed_at)
        values (${subjectDigest(subject)}, 1, ${nowMicroseconds})
        on conflict (subject) do update set count = known.count + 1, failed_at = ${nowMicroseconds}`.execute(database);
    },
    async forgetFailures(subject) {
      await sql`delete from failure_counts where subject = ${subjectDigest(subject)}`.execute(database);
    },
    async sweep() {
      await sql`delete from passed_requests where last_at <= ${nowMicroseconds} - ${window}`.execute(database);
      await sql`delete from failure_counts where failed_at <= ${nowMicroseconds} - ${failureLife}`.execute(database);
    },
  };
}

/**
 * A sliding log in one statement: the conflict clause locks the row and reads its latest version, so each request sees all earlier ones. The
 * clock is read after that, once (`offset 0` keeps the planner from evaluating it again for each use). Times in the future come from a clock
 * that was set back; they are treated as now, so that nobody waits longer than the window.
 */
const take = (subject: string, limit: number) => sql<Taken>`
  insert into passed_requests as log (subject, times, allowed, last_at)
  values (${subject}, array[${nowMicroseconds}], true, ${nowMicroseconds})
  on conflict (subject) do update set (times, allowed, last_at) = (
    select case when cardinality(kept.times) < ${limit}::int then kept.times || clock.now else kept.times end,
      cardinality(kept.times) < ${limit}::int,
      clock.now
    from (select ${nowMicroseconds} as now offset 0) as clock,
    lateral (
      select coalesce(array_agg(least(at, clock.now) order by at), '{}') as times
      from unnest(log.times) as at where at > clock.now - ${window}
    ) as kept
  )
  returning allowed, cardinality(times) as used, times[1] + ${window} - last_at as wait`;
