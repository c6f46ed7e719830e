import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Sends an HTML page if the client is a browser; null for programs. */
type AnswerReaders = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** Check 2 of the analysis (routes/analyze/route.ts), applied to every path: 404 for a path that does not exist, 405 for a method it does not support. */
export function registerUnknownRoutes(app: FastifyInstance, answerReaders: AnswerReaders): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  const allowedAt = (path: string): ReadonlySet<string> | undefined =>
    methods.get(path) ?? [...methods].find(([pattern]) => matches(path, pattern))?.[1];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const allowed = allowedAt(path);
    if (allowed === undefined) {
      request.problemCode = 'not_found';
      return answerReaders(request, reply) ?? refuse(request, reply, { code: 'not_found' });
    }
    return refuse(request, reply, { code: 'method_not_allowed', headers: { Allow: [...allowed].sort().join(', ') } });
  };
  // A hook, because the framework would check the body's media type before it calls the not-found handler.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
  app.setNotFoundHandler(answer);
}

/** Whether a path is one of a route with parameters: `/r/abc` and `/r/:id`. */
function matches(path: string, pattern: string): boolean {
  if (!pattern.includes(':')) return false;
  const [steps, wanted] = [path.split('/'), pattern.split('/')];
  return (
    steps.length === wanted.length &&
    wanted.every((step, index) => (step.startsWith(':') ? steps[index] !== '' : step === steps[index]))
  );
}
