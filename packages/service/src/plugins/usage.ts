import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '../keys/usage.ts';

/** Counts every response to a known key, by its status. */
export function countUsage(app: FastifyInstance, usage: UsageCounter): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.keyId !== '') usage.record(request.keyId, reply.statusCode, request.problemCode, Date.now());
  });
}
