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

/** `POST /api/v1/analyze`, its checks in the order of the contract. */
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
