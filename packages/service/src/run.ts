import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { type Config, readConfig } from './config.ts';
import { describeFault } from './fault.ts';
import { createLog } from './log.ts';
import {
  collectWorkerMetrics,
  exposeMetricsToPrimary,
  type MetricsPlace,
  serveMetrics,
} from './metrics/metrics-server.ts';
import { describeNextSteps } from './next-steps.ts';
import { createLogFault, type LogFault } from './plugins/log-fault.ts';
import { createPrimaryCounters } from './processes/primary-counters.ts';
import { stopOnFault } from './processes/stop-on-fault.ts';
import { startWorkers } from './processes/workers.ts';
import { explainDatabase } from './stores/explain.ts';
import { UnusableDatabase } from './stores/migrate.ts';

/** A running process that can be stopped. */
interface Running {
  readonly logFault: LogFault;
  /** Stops and returns the exit code. */
  stop(): Promise<number>;
}

/** Runs the process from start to end: either the service itself, or the primary process of several workers. */
export async function run(): Promise<void> {
  const reading = readConfig(process.env);
  if (reading.kind === 'refused') return fail(reading.sentences);
  const { config } = reading;
  try {
    const running = await (config.workers > 1 && cluster.isPrimary ? runPrimary(config) : serve(config));
    if (running === null) return fail([]);
    stopOnSignal(running);
    stopOnFault(running);
  } catch (error) {
    fail([explainStart(error, config)]);
  }
}

async function runPrimary(config: Config): Promise<Running | null> {
  const log = createLog(config.logLevel, null);
  // Before the workers, which would have to be stopped again if the port is in use.
  const closeMetrics = await openMetrics(config, log, collectWorkerMetrics());
  const workers = await startWorkers(config.workers, log);
  if (workers === null) return null;
  return {
    logFault: createLogFault(log),
    async stop() {
      await closeMetrics();
      return (await workers.stop()) ? 0 : 1;
    },
  };
}

async function serve(config: Config): Promise<Running> {
  const { worker } = cluster;
  const log = createLog(config.logLevel, worker?.id ?? null);
  const primary =
    worker === undefined
      ? null
      : createPrimaryCounters({
          send: (message) => worker.send(message),
          receive: (listener) => worker.on('message', listener),
        });
  // Imported only here, because the primary process does not need it.
  const { startService } = await import('./server.ts');
  const service = await startService(config, { log, primary });
  if (service.isNew && (worker?.id ?? 1) === 1) console.log(describeNextSteps(config, service.address));
  if (worker !== undefined) exposeMetricsToPrimary(service.metrics);
  const closeMetrics =
    worker === undefined ? await openMetrics(config, log, () => service.metrics.metrics()) : async () => {};
  return {
    logFault: service.logFault,
    async stop() {
      await service.stop();
      await closeMetrics();
      return 0;
    },
  };
}

async function openMetrics(config: Config, log: Logger, read: () => Promise<string>): Promise<() => Promise<void>> {
  if (config.metrics === null) return async () => {};
  const server = await serveMetrics(config.metrics, read);
  log.info({ metrics: server.address }, 'metrics');
  return () => server.close();
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    process.exit(await running.stop());
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Ends the process: what was opened before the failure, such as timers and worker threads, would keep it alive. */
function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

function explainStart(error: unknown, config: Config): string {
  if (error instanceof UnusableDatabase) return error.sentence;
  const { code, name, frames } = describeFault(error);
  const listening =
    error instanceof Error && 'syscall' in error && /^(listen|bind|getaddrinfo)$/.test(String(error.syscall));
  if (listening) return explainListening(code, placeOf(error, config));
  if (code !== null) return explainDatabase(code, config.database);
  return `The service cannot start: ${name}\n${frames.join('\n')}`;
}

interface ListeningPlace {
  readonly host: string;
  readonly port: number;
  /** What precedes HOST and PORT in the names of the variables. */
  readonly prefix: '' | 'METRICS_';
}

/** The address that could not be listened on: that of the service or that of the metrics, which differ. */
function placeOf(error: Error, { host, port, metrics }: Config): ListeningPlace {
  const isOf = (place: MetricsPlace): boolean =>
    'port' in error ? error.port === place.port : 'hostname' in error && error.hostname === place.host;
  if (metrics !== null && isOf(metrics) && !isOf({ host, port })) return { ...metrics, prefix: 'METRICS_' };
  return { host, port, prefix: '' };
}

const explainListening = (code: string | null, { host, port, prefix }: ListeningPlace): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the other program or set ${prefix}PORT to another number.`
    : `The service cannot listen on ${prefix}HOST ${host}, ${prefix}PORT ${port} (${code}). Set them to an address of this machine.`;
