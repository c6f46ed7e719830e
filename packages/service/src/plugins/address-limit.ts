import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiter, rateWindowSeconds } from '../rate-limit/rate-limiter.ts';
import { refuse } from './refuse.ts';

const detail =
  'This IP address has reached its request limit for the minute. Retry after the number of seconds in Retry-After.';

/** Limits the requests per minute from one address, for endpoints that need no account. */
export function createAddressLimit(limiter: RateLimiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { allowed, limit, remaining, retryAfterSeconds } = await limiter.take(subjectOf(request.ip));
    reply.headers({
      'RateLimit-Policy': `"address";q=${limit};w=${rateWindowSeconds}`,
      RateLimit: `"address";r=${remaining};t=${retryAfterSeconds}`,
    });
    if (allowed) return undefined;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return refuse(request, reply, { code: 'rate_limited', headers, occurrence: { detail } });
  };
}

/** An IPv6 customer usually gets a whole /64 network (RFC 6177), so the network counts as one address. */
export function subjectOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
