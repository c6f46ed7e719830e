import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/**
 * Lets through what a page of this service sent. `Sec-Fetch-Site` cannot be set by a page; browsers leave it out on plain http away from
 * the own machine, where `Origin` decides. What has neither is a program, for which there is the API.
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
