import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { openAccounts } from './accounts/open-accounts.ts';
import { keepSessionSecret } from './accounts/session-secret.ts';
import { createAnalyser } from './analysis/analysers.ts';
import { buildApp } from './app.ts';
import { createStripeBilling } from './billing/stripe-billing.ts';
import type { Config } from './config.ts';
import { createExposedKeys } from './keys/exposed-keys.ts';
import { createLastUsed } from './keys/last-used.ts';
import { createUsageCounter } from './keys/usage.ts';
import { openMailer, outboxOf } from './mail/open-mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createNoteFault, type NoteFault } from './plugins/faults.ts';
import { type Counters, limiterOf } from './rate-limit/counters.ts';
import { openCounters } from './rate-limit/open-counters.ts';
import { loadAccuracy } from './routes/pages/accuracy.ts';
import { loadAssets } from './routes/pages/assets.ts';
import { openStores } from './stores/open.ts';
import type { Patience } from './wire/gentle-close.ts';
import { timeouts } from './wire/limits.ts';
import { createWire } from './wire/wire.ts';

/** A running service. */
export interface Service {
  readonly address: string;
  /** Whether nobody has an account yet. */
  readonly isNew: boolean;
  readonly noteFault: NoteFault;
  readonly metrics: Registry;
  stop(): Promise<void>;
}

/** What the process around it gives it. */
export interface Surroundings {
  readonly log: Logger;
  /** The counters of the process that started this one beside others. */
  readonly primary: Counters | null;
}

/** Config → stores → app → listen. */
export async function startService(config: Config, { log, primary }: Surroundings): Promise<Service> {
  const stores = await openStores(config.database);
  const noteFault = createNoteFault(log);
  const shared = await openCounters({
    redis: config.redis,
    database: stores.counters,
    primary,
    lost: (where, error) => noteFault(`counters: ${where}`, null, error),
    found: (where) => log.info({ where: `counters: ${where}` }, 'found again'),
  });
  const { counters } = shared;
  // Loaded where it is wanted alone: elsewhere it costs nothing.
  const tracing = config.tracing ? (await import('./tracing/open-telemetry.ts')).openTracing() : null;
  const metrics = createMetrics();
  metrics.watch({ connections: stores.connections, countersShared: shared.shared });
  const analyser = metrics.measure(createAnalyser({ ...analysisLimits, threads: config.analysisThreads }));
  const lastUsed = createLastUsed(stores.keys);
  const usageCounter = createUsageCounter(stores.usage);
  const flush = async (): Promise<void> => {
    await lastUsed.flush().catch((error) => noteFault('last used', null, error));
    await usageCounter.flush().catch((error) => noteFault('usage', null, error));
  };
  const flushing = setInterval(flush, flushEveryMs);
  const sweep = () => stores.counters?.sweep().catch((error) => noteFault('counters', null, error));
  const sweeping = setInterval(sweep, sweepEveryMs);
  const wire = createWire(timeouts, config.baseUrl);
  if (config.smtpUrl === null) log.warn({ outbox: outboxOf(config.dataDirectory) }, 'no SMTP_URL: mail becomes files');
  const mailer = openMailer(config, (error) => noteFault('mail', null, error));
  const accounts = openAccounts({
    database: stores.accounts,
    audit: stores.audit,
    baseUrl: config.baseUrl,
    secret: config.sessionSecret ?? keepSessionSecret(config.dataDirectory),
    mailer,
    attemptsPerMinute,
    counters,
    noteFault,
  });
  const exposedKeys = createExposedKeys({
    ...stores,
    mailer,
    baseUrl: config.baseUrl,
    noteFault: (error) => noteFault('exposed keys', null, error),
  });
  const app = await buildApp({
    ...accounts,
    users: stores.users,
    teams: stores.teams,
    mailIsFiles: config.smtpUrl === null,
    subscriptions: stores.subscriptions,
    billing:
      config.stripe &&
      createStripeBilling({
        settings: config.stripe,
        store: stores.subscriptions,
        audit: stores.audit,
        baseUrl: config.baseUrl,
      }),
    sessions: stores.sessions,
    audit: stores.audit,
    usage: stores.usage,
    usageCounter,
    baseUrl: config.baseUrl,
    log,
    noteFault,
    wire,
    keys: stores.keys,
    lastUsed,
    limiter: metrics.count('key', limiterOf(counters, 'key', config.rateLimitPerMinute)),
    addressLimiter: metrics.count('page', limiterOf(counters, 'analyze from', config.webRateLimitPerMinute)),
    sharingLimiter: metrics.count('share', limiterOf(counters, 'share from', sharesPerMinute)),
    observers: tracing === null ? [metrics.observe] : [metrics.observe, tracing.observe],
    sharedReports: stores.sharedReports,
    trustedProxies: config.trustedProxies,
    assets: loadAssets(join(repository, 'packages/web/dist')),
    accuracy: loadAccuracy(join(repository, 'docs/accuracy.json')),
    analyser,
    exposedKeys,
    bodyTimeoutMs: timeouts.bodyMs,
    isReady: async () => {
      if (!wire.isOpen()) return false;
      return stores.ping().then(
        () => true,
        () => false,
      );
    },
  });
  const address = await app.listen({ host: config.host, port: config.port });
  log.info(
    { address, pid: process.pid, database: config.database.kind, dataDirectory: config.dataDirectory },
    'listening',
  );
  return {
    address,
    isNew: (await stores.users.count()) === 0,
    noteFault,
    metrics: metrics.registry,
    async stop() {
      log.info('stopping');
      await wire.stop(app.server, patience);
      clearInterval(flushing);
      clearInterval(sweeping);
      await app.close();
      await analyser.close();
      await flush();
      await exposedKeys.close();
      await mailer.close();
      await tracing?.close().catch((error) => noteFault('tracing', null, error));
      await shared.close();
      await stores.close();
      log.info('stopped');
    },
  };
}

const analysisLimits = { heapMegabytesMax: 512, deadlineMs: 30_000, queueMax: 32 } as const;
const repository = join(import.meta.dirname, '../../..');
const sharesPerMinute = 5;
const attemptsPerMinute = 20;
const flushEveryMs = 5_000;
const sweepEveryMs = 60_000;
/** Balancers and orchestrators commonly kill after ten seconds. */
const patience: Patience = { idleMs: 2_000, totalMs: 8_000 };
