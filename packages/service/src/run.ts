import { type Config, readConfig } from './config.ts';
import { describeFault } from './fault.ts';
import { describeNextSteps } from './next-steps.ts';
import { type Service, startService } from './server.ts';

/** The process from start to end. */
export async function run(): Promise<void> {
  const reading = readConfig(process.env);
  if (reading.kind === 'refused') return fail(reading.sentences);
  const { config } = reading;
  try {
    const service = await startService(config);
    if (service.isNew) console.log(describeNextSteps(config, service.address));
    stopOnSignal(service);
    stopOnFault(service);
  } catch (error) {
    fail([explainStart(error, config)]);
  }
}

function stopOnSignal(service: Service): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await service.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * After an exception that nobody caught the process's state is in doubt: it answers what it can, ends, and whoever started it starts
 * it again. Node's own way would print the message, which may hold what a client sent.
 */
function stopOnFault(service: Service): void {
  const stop = (error: unknown): void => {
    service.noteFault('process', null, error);
    void service.stop().finally(() => process.exit(1));
  };
  process.once('uncaughtException', stop);
  process.once('unhandledRejection', stop);
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 1;
}

function explainStart(error: unknown, { host, port, dataDirectory }: Config): string {
  const { code, name, frames } = describeFault(error);
  const listening =
    error instanceof Error && 'syscall' in error && /^(listen|bind|getaddrinfo)$/.test(String(error.syscall));
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (listening)
    return `The service cannot listen on HOST ${host}, PORT ${port} (${code}). Set them to an address of this machine.`;
  if (code !== null) {
    return `The database in DATA_DIR, ${dataDirectory}, cannot be opened (${code}). Check that it can be written to and has space left.`;
  }
  return `The service cannot start: ${name}\n${frames.join('\n')}`;
}
