import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/**
 * Lets only requests from the service's own pages through. A page cannot set `Sec-Fetch-Site`, but browsers leave it out on plain http outside
 * localhost; `Origin` decides there. A request with neither comes from a program, which should use the API.
 */
export function createSameOrigin(baseUrl: string) {
  const own = new URL(baseUrl).origin;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { headersDistinct } = request.raw;
    const site = headersDistinct['sec-fetch-site'];
    const origin = headersDistinct.origin;
    const same =
      site === undefined
        ? isOwn(origin, own, request.raw.headers.host)
        : site.length === 1 && site[0] === 'same-origin';
    return same ? undefined : refuse(request, reply, { code: 'cross_site_request' });
  };
}

function isOwn(origins: readonly string[] | undefined, own: string, host: string | undefined): boolean {
  const [origin, ...more] = origins ?? [];
  if (origin === undefined || more.length > 0) return false;
  return origin === own || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));
}
