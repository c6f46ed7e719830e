import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { createSameOrigin } from './same-origin.ts';

/** Requires that a change to an account comes from a page of this service, by both signals that a browser gives: `Origin` and `Sec-Fetch-Site`. */
export function createStrictSameOrigin(baseUrl: string) {
  const sameOrigin = createSameOrigin(baseUrl);
  const own = new URL(baseUrl).origin;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const origins = request.raw.headersDistinct.origin ?? [];
    const host = request.raw.headers.host ?? '';
    const isOwn = (origin: string): boolean => [own, `http://${host}`, `https://${host}`].includes(origin);
    if (!origins.every(isOwn)) return refuse(request, reply, { code: 'cross_site_request' });
    return sameOrigin(request, reply);
  };
}
