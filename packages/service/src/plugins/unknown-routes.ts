import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Answers with a page where somebody reads; null where a program asks. */
type AnswerReaders = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** Check 2 of the analysis (routes/analyze/route.ts), and of every path: 404 for a path that does not exist, 405 for one that does not take the method. */
export function registerUnknownRoutes(app: FastifyInstance, answerReaders: AnswerReaders): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const allowed = methods.get(path);
    if (allowed === undefined) {
      request.problemCode = 'not_found';
      return answerReaders(request, reply) ?? refuse(request, reply, { code: 'not_found' });
    }
    return refuse(request, reply, { code: 'method_not_allowed', headers: { Allow: [...allowed].sort().join(', ') } });
  };
  // As a hook, because the framework would look at the body's media type before it calls the handler.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
  app.setNotFoundHandler(answer);
}
