import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { openAccounts } from './accounts/open-accounts.ts';
import { keepSessionSecret } from './accounts/session-secret.ts';
import { createAnalyser } from './analysis/analysers.ts';
import { buildApp } from './app.ts';
import { createStripeBilling } from './billing/stripe-billing.ts';
import type { Config } from './config.ts';
import { createLastUsed } from './keys/last-used.ts';
import { createUsageCounter } from './keys/usage.ts';
import { openMailer, outboxOf } from './mail/open-mailer.ts';
import { createNoteFault, type NoteFault } from './plugins/faults.ts';
import { createSlidingLog } from './rate-limit/sliding-log.ts';
import { loadAccuracy } from './routes/pages/accuracy.ts';
import { loadAssets } from './routes/pages/assets.ts';
import { openEmbeddedStores } from './stores/embedded.ts';
import type { Patience } from './wire/gentle-close.ts';
import { timeouts } from './wire/limits.ts';
import { createWire } from './wire/wire.ts';

/** A running service. */
export interface Service {
  readonly address: string;
  /** Whether nobody has an account yet. */
  readonly isNew: boolean;
  readonly noteFault: NoteFault;
  stop(): Promise<void>;
}

/** Config → stores → app → listen. */
export async function startService(config: Config): Promise<Service> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const stores = await openEmbeddedStores(config.dataDirectory);
  const noteFault = createNoteFault(log);
  const analyser = createAnalyser({ ...analysisLimits, threads: config.analysisThreads });
  const lastUsed = createLastUsed(stores.keys);
  const usageCounter = createUsageCounter(stores.usage);
  const flush = async (): Promise<void> => {
    await lastUsed.flush().catch((error) => noteFault('last used', null, error));
    await usageCounter.flush().catch((error) => noteFault('usage', null, error));
  };
  const flushing = setInterval(flush, flushEveryMs);
  const wire = createWire(timeouts, config.baseUrl);
  if (config.smtpUrl === null) log.warn({ outbox: outboxOf(config.dataDirectory) }, 'no SMTP_URL: mail becomes files');
  const mailer = openMailer(config, (error) => noteFault('mail', null, error));
  const accounts = openAccounts(
    {
      database: stores.accounts,
      baseUrl: config.baseUrl,
      secret: config.sessionSecret ?? keepSessionSecret(config.dataDirectory),
      mailer,
      attemptsPerMinute,
      noteFault,
    },
    () => performance.now(),
  );
  const app = await buildApp({
    ...accounts,
    users: stores.users,
    teams: stores.teams,
    mailIsFiles: config.smtpUrl === null,
    subscriptions: stores.subscriptions,
    billing: config.stripe && createStripeBilling(config.stripe, stores.subscriptions, config.baseUrl),
    audit: stores.audit,
    usage: stores.usage,
    usageCounter,
    baseUrl: config.baseUrl,
    log,
    noteFault,
    wire,
    keys: stores.keys,
    lastUsed,
    // The monotonic clock: setting the machine's time neither locks a key nor frees one.
    limiter: createSlidingLog(config.rateLimitPerMinute, () => performance.now()),
    addressLimiter: createSlidingLog(config.webRateLimitPerMinute, () => performance.now()),
    sharingLimiter: createSlidingLog(sharesPerMinute, () => performance.now()),
    sharedReports: stores.sharedReports,
    trustedProxies: config.trustedProxies,
    assets: loadAssets(join(repository, 'packages/web/dist')),
    accuracy: loadAccuracy(join(repository, 'docs/accuracy.json')),
    analyser,
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
  log.info({ address, dataDirectory: config.dataDirectory }, 'listening');
  return {
    address,
    isNew: (await stores.users.count()) === 0,
    noteFault,
    async stop() {
      log.info('stopping');
      await wire.stop(app.server, patience);
      clearInterval(flushing);
      await app.close();
      await analyser.close();
      await flush();
      await mailer.close();
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
/** Balancers and orchestrators commonly kill after ten seconds. */
const patience: Patience = { idleMs: 2_000, totalMs: 8_000 };
