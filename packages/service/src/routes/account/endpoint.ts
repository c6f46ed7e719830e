import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../plugins/refuse.ts';
import { createStrictSameOrigin } from '../../plugins/strict-same-origin.ts';
import { type Caller, findCaller, hasCsrfToken } from './callers.ts';
import type { AccountParts } from './parts.ts';
import { type FieldsOf, receiveFields, type Shape } from './shape.ts';

/** The result of an endpoint: a body, nothing, or a refusal. */
export type Outcome = { readonly body: unknown } | Refusal | null;

export interface Call<S extends Shape> {
  readonly fields: FieldsOf<S>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface OwnCall<S extends Shape> extends Call<S> {
  readonly caller: Caller;
}

/** The three kinds of endpoint for the pages. Their security requirements are enforced here and nowhere else. */
export interface Endpoints {
  /** POST without a session: requires a page of this service; the account library's rate limits apply. */
  open<S extends Shape>(path: string, shape: S, answer: (call: Call<S>) => Promise<Outcome>): void;
  /** POST that changes something: requires a page of this service, a session, and the session's CSRF token. */
  change<S extends Shape>(path: string, shape: S, answer: (call: OwnCall<S>) => Promise<Outcome>): void;
  /** GET: requires a session. */
  read(path: string, answer: (call: ReadCall) => Promise<Outcome>): void;
}

export interface ReadCall {
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly request: FastifyRequest;
}

const hidden = { hide: true } as const;
const prefix = '/account/api';

export function createEndpoints(app: FastifyInstance, parts: AccountParts): Endpoints {
  const onRequest = createStrictSameOrigin(parts.baseUrl);
  return {
    open(path, shape, answer) {
      app.post(prefix + path, { schema: hidden, onRequest }, async (request, reply) => {
        const received = await receiveFields(request, reply, shape, parts.bodyTimeoutMs);
        if (received.kind === 'answered') return received.reply;
        return send(request, reply, await answer({ fields: received.fields, request, reply }));
      });
    },
    change(path, shape, answer) {
      app.post(prefix + path, { schema: hidden, onRequest }, async (request, reply) => {
        const caller = await findCaller(parts, request, reply);
        if (caller === null) return refuse(request, reply, { code: 'login_required' });
        if (!hasCsrfToken(request, caller)) return refuse(request, reply, { code: 'page_expired' });
        const received = await receiveFields(request, reply, shape, parts.bodyTimeoutMs);
        if (received.kind === 'answered') return received.reply;
        return send(request, reply, await answer({ fields: received.fields, caller, request, reply }));
      });
    },
    read(path, answer) {
      app.get(prefix + path, { schema: hidden }, async (request, reply) => {
        const caller = await findCaller(parts, request, reply);
        if (caller === null) return refuse(request, reply, { code: 'login_required' });
        const query = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
        return send(request, reply, await answer({ caller, query, request }));
      });
    },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome === null) return reply.code(204).send();
  if ('code' in outcome) return refuse(request, reply, outcome);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.body));
}
