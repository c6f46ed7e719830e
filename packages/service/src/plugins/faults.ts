import type { Logger } from 'pino';
import { describeFault } from '../fault.ts';

/** Logs an internal error without the exception's message. */
export type NoteFault = (where: string, requestId: string | null, error: unknown) => void;

export function createNoteFault(log: Logger): NoteFault {
  return (where, requestId, error) => log.error({ where, requestId, fault: describeFault(error) }, 'fault');
}
