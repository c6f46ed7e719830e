import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openParts, type Surroundings } from './open-parts.ts';
import type { NoteFault } from './plugins/faults.ts';
import type { Patience } from './wire/gentle-close.ts';

/** A running service. */
export interface Service {
  readonly address: string;
  /** Whether there are no accounts yet. */
  readonly isNew: boolean;
  readonly noteFault: NoteFault;
  readonly metrics: Metrics['registry'];
  stop(): Promise<void>;
}

/** Starts the service: configuration → parts → app → listening. */
export async function startService(config: Config, surroundings: Surroundings): Promise<Service> {
  const { log } = surroundings;
  const { parts, metrics, rest, close } = await openParts(config, surroundings);
  const app = await buildApp(parts);
  const address = await app.listen({ host: config.host, port: config.port });
  log.info(
    { address, pid: process.pid, database: config.database.kind, dataDirectory: config.dataDirectory },
    'listening',
  );
  return {
    address,
    isNew: (await parts.users.count()) === 0,
    noteFault: parts.noteFault,
    metrics,
    async stop() {
      log.info('stopping');
      await parts.wire.stop(app.server, patience);
      rest();
      await app.close();
      await close();
      log.info('stopped');
    },
  };
}

/** Load balancers and orchestrators commonly kill a process after ten seconds. */
const patience: Patience = { idleMs: 2_000, totalMs: 8_000 };
