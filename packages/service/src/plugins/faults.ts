import type { Logger } from 'pino';
import { describeFault } from '../fault.ts';

/** Writes a fault of ours to the log, without the exception's message. */
export type NoteFault = (where: string, requestId: string | null, error: unknown) => void;

export function createNoteFault(log: Logger): NoteFault {
  return (where, requestId, error) => log.error({ where, requestId, fault: describeFault(error) }, 'fault');
}
