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
    /** Of the problem it was answered with, or empty. */
    problemCode: string;
  }
}

/** Answers with a problem. The one way in which anything behind the wire says no. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (leavesConnectionUnusable(request.raw)) closeAfter(request, reply);
  request.problemCode = refusal.code;
  return reply
    .code(problems[refusal.code].status)
    .headers(refusal.headers ?? {})
    .type(problemMediaType)
    .send(renderProblem(refusal.code, request.id, refusal.occurrence));
}

/** Makes an answer the last of its connection. */
export function closeAfter(request: FastifyRequest, reply: FastifyReply): void {
  lingerOnClose(request.raw.socket);
  reply.header('Connection', 'close');
}
