import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../stores/unavailable.ts';
import type { LogFault } from './log-fault.ts';
import { refuse } from './refuse.ts';

/** Error handler: answers invalid URLs and an unavailable database; everything else that reaches it is a bug. */
export function createErrorHandler(logFault: LogFault) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (codeOf(error) === 'FST_ERR_BAD_URL') {
      refuse(request, reply, { code: 'invalid_path' });
      return;
    }
    logFault('request', request.id, error);
    if (error instanceof DatabaseUnavailable) {
      refuse(request, reply, { code: 'service_unavailable', headers: { 'Retry-After': '5' } });
      return;
    }
    refuse(request, reply, { code: 'internal_error' });
  };
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
