import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Logs one line per response, with the route instead of the URL: a query may contain anything, even a misplaced key. */
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
