import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Occurrence, type ProblemCode, problemMediaType, problems, renderProblem } from '../problems.ts';
import { leavesConnectionUnusable, lingerOnClose } from '../wire/unread-body.ts';

export interface Refusal {
  readonly code: ProblemCode;
  readonly occurrence?: Occurrence;
  readonly headers?: Readonly<Record<string, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the problem in the response, or empty. */
    problemCode: string;
  }
}

/** Sends a problem document. Everything above the wire refuses requests with this function. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (leavesConnectionUnusable(request.raw)) closeAfter(request, reply);
  request.problemCode = refusal.code;
  return reply
    .code(problems[refusal.code].status)
    .headers(refusal.headers ?? {})
    .type(problemMediaType)
    .send(renderProblem(refusal.code, request.id, refusal.occurrence));
}

/** Closes the connection after this response. */
export function closeAfter(request: FastifyRequest, reply: FastifyReply): void {
  lingerOnClose(request.raw.socket);
  reply.header('Connection', 'close');
}
