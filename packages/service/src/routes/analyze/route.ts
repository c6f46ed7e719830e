import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Analyser, Outcome } from '../../analysis/analyser.ts';
import { type AuthenticationParts, createAuthentication } from '../../plugins/authentication.ts';
import { requireJsonBody } from '../../plugins/json-body.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { closeAfter, refuse } from '../../plugins/refuse.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { readBody } from '../../wire/body.ts';
import { wireLimits } from '../../wire/limits.ts';
import { operation } from './operation.ts';
import { readRequest } from './request.ts';

export interface AnalyzeParts extends AuthenticationParts {
  readonly limiter: RateLimiter;
  readonly analyser: Analyser;
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
    (request, reply) => answer(parts, request, reply),
  );
}

async function answer(parts: AnalyzeParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = await readBody(request.raw, reply.raw, wireLimits.bodyBytesMax, parts.bodyTimeoutMs);
  switch (body.kind) {
    case 'aborted':
      return reply.hijack();
    case 'timeout':
      closeAfter(request, reply);
      return refuse(request, reply, { code: 'request_timeout' });
    case 'too-large':
      closeAfter(request, reply);
      return refuse(request, reply, { code: 'request_too_large' });
    case 'body': {
      const read = readRequest(body.bytes);
      if (read.kind === 'refused') return refuse(request, reply, read);
      return send(request, reply, await parts.analyser.analyse(read.request));
    }
  }
}

function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  switch (outcome.kind) {
    case 'report':
      return reply.type('application/json; charset=utf-8').send(outcome.json);
    case 'problem': {
      const { kind: _, code, ...occurrence } = outcome;
      return refuse(request, reply, { code, occurrence });
    }
    case 'unavailable':
      return refuse(request, reply, {
        code: 'service_unavailable',
        headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
      });
  }
}
