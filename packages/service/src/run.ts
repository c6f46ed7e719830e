import { readConfig } from './config.ts';
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
  } catch (error) {
    fail([explainStart(error, config.host, config.port, config.dataDirectory)]);
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

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 1;
}

function explainStart(error: unknown, host: string, port: number, dataDirectory: string): string {
  const { code, name, frames } = describeFault(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
    case 'EACCES':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `The service cannot listen on ${host}, port ${port}, or cannot write to ${dataDirectory} (${code}). Set HOST, PORT or DATA_DIR.`;
    case 'ERR_SQLITE_ERROR':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The database in ${dataDirectory} cannot be opened (${code}). Check DATA_DIR, its permissions and the space left.`;
    default:
      return `The service cannot start: ${name} ${code ?? ''}\n${frames.join('\n')}`;
  }
}
