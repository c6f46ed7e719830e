import { once } from 'node:events';
import { Redis, type Result } from 'ioredis';
import { type Counters, failureLifeMs } from './counters.ts';
import { allowanceOf, rateWindowSeconds } from './rate-limiter.ts';
import { addFailureScript, failuresScript, takeScript } from './redis-scripts.ts';
import { subjectDigest } from './subject-digest.ts';
import { withTimeout } from './with-timeout.ts';

export interface RedisCounters extends Counters {
  close(): Promise<void>;
}

export interface RedisSettings {
  /** `redis://user:password@host:port/number`, or `rediss://` for TLS. */
  readonly url: string;
  /** If no answer comes within this time, the shared counters are considered lost. */
  readonly timeoutMs: number;
}

const firstConnectionMs = 1_000;

/** Counters in Redis or Valkey. While the server does not answer, calls reject at once or after the time-out. */
export async function openRedisCounters({ url, timeoutMs }: RedisSettings): Promise<RedisCounters> {
  const redis = new Redis(url, {
    // By default, an unreachable server would hold up each request for seconds.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs * 10,
    connectTimeout: 1_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
    // After a failover the server may have become a read-only replica; a new connection may reach the new primary.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    connectionName: 'agent-grade',
  });
  // The client reconnects by itself; calls in the meantime get the error from their own command.
  redis.on('error', () => {});
  await once(redis, 'ready', { signal: AbortSignal.timeout(firstConnectionMs) }).catch(() => {});
  redis.defineCommand('agentGradeTake', { numberOfKeys: 1, lua: takeScript });
  redis.defineCommand('agentGradeFailures', { numberOfKeys: 1, lua: failuresScript });
  redis.defineCommand('agentGradeAddFailure', { numberOfKeys: 1, lua: addFailureScript });
  const log = (subject: string): string => `agent-grade:passed:${subjectDigest(subject)}`;
  const failed = (subject: string): string => `agent-grade:failed:${subjectDigest(subject)}`;
  return {
    async take(subject, limit) {
      const [allowed, used, waitMicroseconds] = await withTimeout(
        timeoutMs,
        redis.agentGradeTake(log(subject), limit, windowMicroseconds),
      );
      return allowanceOf({ allowed: allowed === 1, limit, used, waitMs: waitMicroseconds / 1000 });
    },
    async failures(subject) {
      const [count, elapsedMs] = await withTimeout(timeoutMs, redis.agentGradeFailures(failed(subject)));
      return { count, elapsedMs };
    },
    async addFailure(subject) {
      await withTimeout(timeoutMs, redis.agentGradeAddFailure(failed(subject), failureLifeMs));
    },
    async forgetFailures(subject) {
      await withTimeout(timeoutMs, redis.del(failed(subject)));
    },
    async close() {
      redis.disconnect();
    },
  };
}

const windowMicroseconds = rateWindowSeconds * 1_000_000;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    agentGradeTake(key: string, limit: number, window: number): Result<[number, number, number], Context>;
    agentGradeFailures(key: string): Result<[number, number], Context>;
    agentGradeAddFailure(key: string, lifeMs: number): Result<number, Context>;
  }
}
