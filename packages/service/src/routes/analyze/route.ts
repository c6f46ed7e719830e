import type { FastifyInstance } from 'fastify';
import type { Analyser } from '../../analysis/analyser.ts';
import type { ExposedKeys } from '../../keys/exposed-keys.ts';
import { type AuthenticationParts, createAuthentication } from '../../plugins/authentication.ts';
import { requireJsonBody } from '../../plugins/json-body.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { operation } from './operation.ts';
import { noteExposures, receive, sendOutcome } from './receive.ts';

export interface AnalyzeParts extends AuthenticationParts {
  readonly limiter: RateLimiter;
  readonly analyser: Analyser;
  readonly exposedKeys: ExposedKeys;
  readonly bodyTimeoutMs: number;
}

/**
 * `POST /api/v1/analyze`. The order of its checks is promised, and the first that fails is answered:
 *
 *  1. syntax of HTTP, size of the header: 400, 431
 *  2. path and method: 404, 405
 *  3. the key, before a byte of the body is read: 401
 *  4. the plan: 403
 *  5. the rate, which whatever is refused from here on counts towards: 429
 *  6. type and encoding of the body: 415
 *  7. its size and its time on the way: 413, 408
 *  8. UTF-8 and JSON: 400
 *  9. its fields: 400
 * 10. size of the configuration, before it is parsed: 413
 * 11. syntax and limits of the configuration: 400
 * 12. the analysis: 200, or 503 for a fault of ours
 */
export function registerAnalyze(app: FastifyInstance, parts: AnalyzeParts): void {
  app.post(
    '/api/v1/analyze',
    {
      schema: operation,
      onRequest: [createAuthentication(parts), createRateLimit(parts.limiter), requireJsonBody],
    },
    async (request, reply) => {
      const received = await receive(request, reply, parts.bodyTimeoutMs);
      if (received.kind === 'answered') return received.reply;
      const outcome = await parts.analyser.analyse(received.request);
      noteExposures(parts.exposedKeys, outcome);
      return sendOutcome(request, reply, outcome);
    },
  );
}
