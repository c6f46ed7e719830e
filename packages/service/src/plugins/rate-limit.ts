import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiter, rateWindowSeconds } from '../rate-limit/rate-limiter.ts';
import { refuse } from './refuse.ts';

/**
 * Check 5 of the analysis (routes/analyze/route.ts). The field names and their syntax are those of the IETF draft "RateLimit header fields for HTTP"
 * (draft-ietf-httpapi-ratelimit-headers-10); `t` is the number of seconds until the allowance grows by one request.
 */
export function createRateLimit(limiter: RateLimiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { allowed, limit, remaining, retryAfterSeconds } = await limiter.take(request.keyId);
    reply.headers({
      'RateLimit-Policy': `"key";q=${limit};w=${rateWindowSeconds}`,
      RateLimit: `"key";r=${remaining};t=${retryAfterSeconds}`,
    });
    if (allowed) return undefined;
    return refuse(request, reply, { code: 'rate_limited', headers: { 'Retry-After': String(retryAfterSeconds) } });
  };
}
