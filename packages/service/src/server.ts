import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openParts, type ProcessContext } from './open-parts.ts';
import type { LogFault } from './plugins/log-fault.ts';
import type { StopTimeouts } from './wire/graceful-close.ts';

/** A running service. */
export interface Service {
  readonly address: string;
  /** Whether there are no accounts yet. */
  readonly isNew: boolean;
  readonly logFault: LogFault;
  readonly metrics: Metrics['registry'];
  stop(): Promise<void>;
}

/** Starts the service: configuration → parts → app → listening. */
export async function startService(config: Config, context: ProcessContext): Promise<Service> {
  const { log } = context;
  const { parts, metrics, stopTimers, close } = await openParts(config, context);
  const app = await buildApp(parts);
  const address = await app.listen({ host: config.host, port: config.port });
  log.info(
    { address, pid: process.pid, database: config.database.kind, dataDirectory: config.dataDirectory },
    'listening',
  );
  return {
    address,
    isNew: (await parts.users.count()) === 0,
    logFault: parts.logFault,
    metrics,
    async stop() {
      log.info('stopping');
      await parts.wire.stop(app.server, stopTimeouts);
      stopTimers();
      await app.close();
      await close();
      log.info('stopped');
    },
  };
}

/** Load balancers and orchestrators commonly kill a process after ten seconds. */
const stopTimeouts: StopTimeouts = { idleMs: 2_000, totalMs: 8_000 };
