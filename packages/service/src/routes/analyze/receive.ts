import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome, Unavailable } from '../../analysis/analyser.ts';
import type { ExposedKeys } from '../../keys/exposed-keys.ts';
import { closeAfter, refuse } from '../../plugins/refuse.ts';
import { readBody } from '../../wire/body.ts';
import { wireLimits } from '../../wire/limits.ts';
import { type AnalyzeRequest, readRequest } from './request.ts';

/** The request, or that it has already been answered. */
export type Received =
  | { readonly kind: 'request'; readonly request: AnalyzeRequest }
  | { readonly kind: 'answered'; readonly reply: FastifyReply };

/** Reads and checks the body of an analysis request: checks 7 to 10 (route.ts). */
export async function receive(request: FastifyRequest, reply: FastifyReply, bodyTimeoutMs: number): Promise<Received> {
  const body = await readBody(request.raw, reply.raw, wireLimits.bodyBytesMax, bodyTimeoutMs);
  switch (body.kind) {
    case 'aborted':
      return answered(reply.hijack());
    case 'timeout':
      closeAfter(request, reply);
      return answered(refuse(request, reply, { code: 'request_timeout' }));
    case 'too-large':
      closeAfter(request, reply);
      return answered(refuse(request, reply, { code: 'request_too_large' }));
    case 'body': {
      const read = readRequest(body.bytes);
      return read.kind === 'refused' ? answered(refuse(request, reply, read)) : read;
    }
  }
}

const answered = (reply: FastifyReply): Received => ({ kind: 'answered', reply });

/** Notifies the owners of API keys of this service that were found in the configuration. */
export function recordExposures(exposedKeys: ExposedKeys, outcome: Outcome): void {
  if (outcome.kind === 'report') exposedKeys.record(outcome.ownKeys ?? []);
}

/** Sends the report's bytes, or the reason why there is no report. */
export function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.kind === 'report') return reply.type('application/json; charset=utf-8').send(outcome.bytes);
  return refuseOutcome(request, reply, outcome);
}

export function refuseOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Exclude<Outcome, { kind: 'report' }>,
): FastifyReply {
  if (outcome.kind === 'unavailable') return refuse(request, reply, unavailable(outcome));
  const { kind: _, code, ...occurrence } = outcome;
  return refuse(request, reply, { code, occurrence });
}

const unavailable = ({ retryAfterSeconds }: Unavailable) => ({
  code: 'service_unavailable' as const,
  headers: { 'Retry-After': String(retryAfterSeconds) },
});
