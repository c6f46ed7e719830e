import type { LogFault } from '../plugins/log-fault.ts';

/** A process that can be stopped after a fault. */
export interface Stoppable {
  readonly logFault: LogFault;
  stop(): Promise<unknown>;
}

/**
 * After an uncaught exception the state of the process is unreliable: it answers pending requests and ends, and its supervisor restarts it.
 * Node's default handler would print the message, which may contain what a client sent; so the listeners stay for what fails while it stops.
 */
export function stopOnFault(running: Stoppable): void {
  let isStopping = false;
  const stop = (error: unknown): void => {
    running.logFault('process', null, error);
    if (isStopping) return;
    isStopping = true;
    void running.stop().finally(() => process.exit(1));
  };
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', stop);
}
