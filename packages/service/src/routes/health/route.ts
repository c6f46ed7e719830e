import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuse } from '../../plugins/refuse.ts';
import { problemResponse } from '../problem-schema.ts';

export interface HealthParts {
  /** Whether a request could be served now. */
  readonly isReady: () => Promise<boolean>;
}

const Health = Type.Object({ status: Type.Literal('ok') });

/** Health checks for orchestrators: whether the process is alive, and whether it should receive requests. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/livez', { schema: live }, async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { schema: ready }, async (request, reply) => {
    if (await parts.isReady()) return reply.send({ status: 'ok' });
    return refuse(request, reply, { code: 'service_unavailable', headers: { 'Retry-After': '5' } });
  });
}

const ok = (description: string) => ({ description, content: { 'application/json': { schema: Health } } });

const live = {
  operationId: 'livez',
  summary: 'Whether the process is alive',
  tags: ['Health'],
  security: [],
  response: { 200: ok('The process is alive.') },
} as const;

const ready = {
  operationId: 'readyz',
  summary: 'Whether requests can be served',
  tags: ['Health'],
  security: [],
  response: { 200: ok('Requests can be served.'), 503: problemResponse(503) },
} as const;
