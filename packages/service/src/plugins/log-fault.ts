import type { Logger } from 'pino';
import { describeFault } from '../fault.ts';

/** Logs an internal error without the exception's message. */
export type LogFault = (where: string, requestId: string | null, error: unknown) => void;

export function createLogFault(log: Logger): LogFault {
  return (where, requestId, error) => log.error({ where, requestId, fault: describeFault(error) }, 'fault');
}
