import type { FastifyInstance } from 'fastify';
import type { Analyser } from '../../analysis/analyser.ts';
import type { ExposedKeys } from '../../keys/exposed-keys.ts';
import { type AuthenticationParts, createAuthentication } from '../../plugins/authentication.ts';
import { requireJsonBody } from '../../plugins/json-body.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { operation } from './operation.ts';
import { receive, recordExposures, sendOutcome } from './receive.ts';

export interface AnalyzeParts extends AuthenticationParts {
  readonly limiter: RateLimiter;
  readonly analyser: Analyser;
  readonly exposedKeys: ExposedKeys;
  readonly bodyTimeoutMs: number;
}

/**
 * `POST /api/v1/analyze`. The order of the checks is part of the API's contract; the first one that fails determines the answer:
 *
 *  1. HTTP syntax and size of the header: 400, 431
 *  2. path and method: 404, 405
 *  3. the key, before any of the body is read: 401
 *  4. the plan: 403
 *  5. the rate limit; requests refused by a later check count towards it: 429
 *  6. media type and encoding of the body: 415
 *  7. size of the body and time to receive it: 413, 408
 *  8. UTF-8 and JSON: 400
 *  9. fields: 400
 * 10. size of the configuration, before it is parsed: 413
 * 11. syntax and limits of the configuration: 400
 * 12. the analysis: 200, or 503 for a temporary failure of the service
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
      recordExposures(parts.exposedKeys, outcome);
      return sendOutcome(request, reply, outcome);
    },
  );
}
