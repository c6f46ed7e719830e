import { join } from 'node:path';
import type { Logger } from 'pino';
import { openAccounts } from './accounts/open-accounts.ts';
import { keepSessionSecret } from './accounts/session-secret.ts';
import { createAnalyser } from './analysis/analysers.ts';
import { createStripeBilling } from './billing/stripe-billing.ts';
import type { Config } from './config.ts';
import { createExposedKeys } from './keys/exposed-keys.ts';
import { createLastUsed, type LastUsed } from './keys/last-used.ts';
import { createUsageCounter, type UsageCounter } from './keys/usage.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer, outboxOf } from './mail/open-mailer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Parts } from './parts.ts';
import { createNoteFault, type NoteFault } from './plugins/faults.ts';
import { type Counters, limiterOf } from './rate-limit/counters.ts';
import { openCounters } from './rate-limit/open-counters.ts';
import { loadAccuracy } from './routes/pages/accuracy.ts';
import { loadAssets } from './routes/pages/assets.ts';
import { openStores } from './stores/open.ts';
import type { Stores } from './stores/stores.ts';
import { timeouts } from './wire/limits.ts';
import { createWire } from './wire/wire.ts';

/** What the process around it gives it. */
export interface Surroundings {
  readonly log: Logger;
  /** The counters of the process that started this one beside others. */
  readonly primary: Counters | null;
}

/** The parts, and how they end: `rest` before the app is closed, `close` after. */
export interface OpenedParts {
  readonly parts: Parts;
  readonly metrics: Metrics['registry'];
  rest(): void;
  close(): Promise<void>;
}

/** Opens everything the app is built from: the database, the counters, the analysis, mail, accounts, billing. */
export async function openParts(config: Config, { log, primary }: Surroundings): Promise<OpenedParts> {
  const noteFault = createNoteFault(log);
  const stores = await openStores(config.database);
  const { users, teams, subscriptions, sessions, audit, usage, keys, sharedReports } = stores;
  const shared = await openCounters({
    redis: config.redis,
    database: stores.counters,
    primary,
    lost: (where, error) => noteFault(`counters: ${where}`, null, error),
    found: (where) => log.info({ where: `counters: ${where}` }, 'found again'),
  });
  // Loaded where it is wanted alone: elsewhere it costs nothing.
  const tracing = config.tracing ? (await import('./tracing/open-telemetry.ts')).openTracing() : null;
  const metrics = createMetrics();
  metrics.watch({ connections: stores.connections, countersShared: shared.shared });
  const analyser = metrics.measure(createAnalyser({ ...analysisLimits, threads: config.analysisThreads }));
  const [lastUsed, usageCounter] = [createLastUsed(keys), createUsageCounter(usage)];
  const chores = startChores({ lastUsed, usageCounter, counters: stores.counters, noteFault });
  if (config.smtpUrl === null)
    log.warn({ outbox: outboxOf(config.dataDirectory) }, 'SMTP_URL is not set: mail is written to files');
  const mailer = openMailer(config, (error) => noteFault('mail', null, error));
  const exposedKeys = createExposedKeys({
    ...stores,
    mailer,
    baseUrl: config.baseUrl,
    noteFault: (error) => noteFault('exposed keys', null, error),
  });
  const wire = createWire(timeouts, config.baseUrl);
  const parts: Parts = {
    ...{ users, teams, subscriptions, sessions, audit, usage, keys, sharedReports },
    ...{ log, noteFault, wire, analyser, lastUsed, usageCounter, exposedKeys },
    ...openIdentity(config, stores, shared.counters, mailer, noteFault),
    ...limitersOf(config, shared.counters, metrics),
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    observers: tracing === null ? [metrics.observe] : [metrics.observe, tracing.observe],
    assets: loadAssets(join(repository, 'packages/web/dist')),
    accuracy: loadAccuracy(join(repository, 'docs/accuracy.json')),
    bodyTimeoutMs: timeouts.bodyMs,
    isReady: async () => wire.isOpen() && (await answers(stores)),
  };
  const close = async (): Promise<void> => {
    await analyser.close();
    await chores.finish();
    await exposedKeys.close();
    await mailer.close();
    await tracing?.close().catch((error) => noteFault('tracing', null, error));
    await shared.close();
    await stores.close();
  };
  return { parts, metrics: metrics.registry, rest: chores.rest, close };
}

/** Who is asking, and what they have bought. */
function openIdentity(config: Config, stores: Stores, counters: Counters, mailer: Mailer, noteFault: NoteFault) {
  const { audit, subscriptions: store } = stores;
  const { baseUrl, stripe: settings } = config;
  const secret = config.sessionSecret ?? keepSessionSecret(config.dataDirectory);
  return {
    ...openAccounts({
      database: stores.accounts,
      audit,
      baseUrl,
      secret,
      mailer,
      attemptsPerMinute,
      counters,
      noteFault,
    }),
    mailIsFiles: config.smtpUrl === null,
    billing: settings && createStripeBilling({ settings, store, audit, baseUrl }),
  };
}

function limitersOf(config: Config, counters: Counters, metrics: Metrics) {
  return {
    limiter: metrics.count('key', limiterOf(counters, 'key', config.rateLimitPerMinute)),
    addressLimiter: metrics.count('page', limiterOf(counters, 'analyze from', config.webRateLimitPerMinute)),
    sharingLimiter: metrics.count('share', limiterOf(counters, 'share from', sharesPerMinute)),
  };
}

interface ChoreParts {
  readonly lastUsed: LastUsed;
  readonly usageCounter: UsageCounter;
  readonly counters: Stores['counters'];
  readonly noteFault: NoteFault;
}

/** Writes notes down and sweeps counters now and then; `finish` writes what is left. */
function startChores({ lastUsed, usageCounter, counters, noteFault }: ChoreParts) {
  const finish = async (): Promise<void> => {
    await lastUsed.flush().catch((error) => noteFault('last used', null, error));
    await usageCounter.flush().catch((error) => noteFault('usage', null, error));
  };
  const flushing = setInterval(finish, flushEveryMs);
  const sweep = () => counters?.sweep().catch((error) => noteFault('counters', null, error));
  const sweeping = setInterval(sweep, sweepEveryMs);
  const rest = (): void => {
    clearInterval(flushing);
    clearInterval(sweeping);
  };
  return { rest, finish };
}

const answers = (stores: Stores): Promise<boolean> =>
  stores.ping().then(
    () => true,
    () => false,
  );

const analysisLimits = { heapMegabytesMax: 512, deadlineMs: 30_000, queueMax: 32 } as const;
const repository = join(import.meta.dirname, '../../..');
const sharesPerMinute = 5;
const attemptsPerMinute = 20;
const flushEveryMs = 5_000;
const sweepEveryMs = 60_000;
