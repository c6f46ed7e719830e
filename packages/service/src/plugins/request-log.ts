import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per answer. Of the address only the route: a query can hold anything, even a key that was put there by mistake. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 100) / 100,
        ...(request.keyId !== '' && { keyId: request.keyId }),
      },
      'request',
    );
  });
}
