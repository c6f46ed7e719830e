import { join } from 'node:path';
import type { Logger } from 'pino';
import { openAccounts } from './accounts/open-accounts.ts';
import { recommendedCost } from './accounts/passwords.ts';
import { loadSessionSecret } from './accounts/session-secret.ts';
import { createAnalyser } from './analysis/create-analyser.ts';
import { heapMegabytes, memoryBytes } from './analysis/heap-limit.ts';
import type { PoolLimits } from './analysis/pool.ts';
import { openBilling } from './billing/open-billing.ts';
import type { Config } from './config.ts';
import { createExposedKeys } from './keys/exposed-keys.ts';
import { createLastUsed, type LastUsed } from './keys/last-used.ts';
import { createUsageCounter, type UsageCounter } from './keys/usage.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer, outboxOf } from './mail/open-mailer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Parts } from './parts.ts';
import { createLogFault, type LogFault } from './plugins/log-fault.ts';
import { type Counters, limiterOf } from './rate-limit/counters.ts';
import { openCounters } from './rate-limit/open-counters.ts';
import { loadAccuracy } from './routes/pages/accuracy.ts';
import { loadAssets } from './routes/pages/assets.ts';
import { openStores } from './stores/open.ts';
import type { Stores } from './stores/stores.ts';
import { timeouts } from './wire/limits.ts';
import { createWire } from './wire/wire.ts';

/** What the process provides to the service. */
export interface ProcessContext {
  readonly log: Logger;
  /** The counters of the primary process; null if this is the only process. */
  readonly primary: Counters | null;
}

/** The opened parts and how to shut them down: `stopTimers` before the app is closed, `close` after it. */
export interface OpenedParts {
  readonly parts: Parts;
  readonly metrics: Metrics['registry'];
  stopTimers(): void;
  close(): Promise<void>;
}

/** Opens everything the app needs: the database, counters, analysis, mail, accounts and billing. */
export async function openParts(config: Config, { log, primary }: ProcessContext): Promise<OpenedParts> {
  const logFault = createLogFault(log);
  const stores = await openStores(config.database);
  const { users, teams, subscriptions, sessions, passkeys, audit, usage, keys, sharedReports } = stores;
  const shared = await openCounters({
    redis: config.redis,
    database: stores.counters,
    primary,
    onLost: (where, error) => logFault(`counters: ${where}`, null, error),
    onRecovered: (where) => log.info({ where: `counters: ${where}` }, 'found again'),
  });
  // Loaded only if it is used: otherwise it costs no memory or start-up time.
  const tracing = config.tracing ? (await import('./tracing/open-telemetry.ts')).openTracing() : null;
  const metrics = createMetrics();
  metrics.watch({ connections: stores.connections, countersShared: shared.shared });
  const analyser = metrics.measure(createAnalyser(analysisLimits(config)));
  const [lastUsed, usageCounter] = [createLastUsed(keys), createUsageCounter(usage)];
  const tasks = startPeriodicTasks({ lastUsed, usageCounter, counters: stores.counters, logFault });
  const mailer = await openMail(config, shared.counters, log, logFault);
  const exposedKeys = createExposedKeys({
    ...stores,
    mailer,
    baseUrl: config.baseUrl,
    logFault: (error) => logFault('exposed keys', null, error),
  });
  const wire = createWire(timeouts, config.baseUrl);
  const parts: Parts = {
    ...{ users, teams, subscriptions, sessions, passkeys, audit, usage, keys, sharedReports },
    ...{ log, logFault, wire, analyser, lastUsed, usageCounter, exposedKeys },
    ...(await openIdentity(config, stores, shared.counters, mailer, logFault)),
    ...limitersOf(config, shared.counters, metrics),
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    observers: tracing === null ? [metrics.observe] : [metrics.observe, tracing.observe],
    assets: loadAssets(join(repository, 'packages/web/dist')),
    accuracy: loadAccuracy(join(repository, 'docs/accuracy.json')),
    bodyTimeoutMs: timeouts.bodyMs,
    isReady: async () => wire.isOpen() && (await isReachable(stores)),
  };
  const close = async (): Promise<void> => {
    await analyser.close();
    await tasks.flush();
    await exposedKeys.close();
    await mailer.close();
    await tracing?.close().catch((error) => logFault('tracing', null, error));
    await shared.close();
    await stores.close();
  };
  return { parts, metrics: metrics.registry, stopTimers: tasks.stopTimers, close };
}

async function openMail(config: Config, counters: Counters, log: Logger, logFault: LogFault): Promise<Mailer> {
  if (config.smtpUrl === null)
    log.warn({ outbox: outboxOf(config.dataDirectory) }, 'SMTP_URL is not set: mail is written to files');
  return openMailer(config, counters, (error) => logFault('mail', null, error));
}

/** Accounts and billing. */
async function openIdentity(config: Config, stores: Stores, counters: Counters, mailer: Mailer, logFault: LogFault) {
  const { audit, passkeys, subscriptions: store } = stores;
  const { baseUrl } = config;
  const secret = config.sessionSecret ?? loadSessionSecret(config.dataDirectory);
  return {
    ...openAccounts({
      database: stores.accounts,
      audit,
      passkeys,
      baseUrl,
      secret,
      mailer,
      attemptsPerMinute,
      counters,
      logFault,
      passwordCost: recommendedCost,
    }),
    mailIsFiles: config.smtpUrl === null,
    billing: await openBilling({ settings: config.stripe, store, audit, baseUrl }),
  };
}

function limitersOf(config: Config, counters: Counters, metrics: Metrics) {
  return {
    limiter: metrics.count('key', limiterOf(counters, 'key', config.rateLimitPerMinute)),
    addressLimiter: metrics.count('page', limiterOf(counters, 'analyze from', config.webRateLimitPerMinute)),
    sharingLimiter: metrics.count('share', limiterOf(counters, 'share from', sharesPerMinute)),
  };
}

interface PeriodicTaskParts {
  readonly lastUsed: LastUsed;
  readonly usageCounter: UsageCounter;
  readonly counters: Stores['counters'];
  readonly logFault: LogFault;
}

/** Flushes collected writes and sweeps counters periodically; `flush` writes what is left. */
function startPeriodicTasks({ lastUsed, usageCounter, counters, logFault }: PeriodicTaskParts) {
  const flush = async (): Promise<void> => {
    await lastUsed.flush().catch((error) => logFault('last used', null, error));
    await usageCounter.flush().catch((error) => logFault('usage', null, error));
  };
  const flushing = setInterval(flush, flushEveryMs);
  const sweep = () => counters?.sweep().catch((error) => logFault('counters', null, error));
  const sweeping = setInterval(sweep, sweepEveryMs);
  const stopTimers = (): void => {
    clearInterval(flushing);
    clearInterval(sweeping);
  };
  return { stopTimers, flush };
}

const isReachable = (stores: Stores): Promise<boolean> =>
  stores.ping().then(
    () => true,
    () => false,
  );

const analysisLimits = ({ workers, analysisThreads: threads }: Config): PoolLimits => ({
  threads,
  heapMegabytesMax: heapMegabytes(memoryBytes(), workers * threads),
  deadlineMs: 30_000,
  queueMax: 32,
});
const repository = join(import.meta.dirname, '../../..');
const sharesPerMinute = 5;
const attemptsPerMinute = 20;
const flushEveryMs = 5_000;
const sweepEveryMs = 60_000;
