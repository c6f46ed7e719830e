import { type FastifyInstance, fastify } from 'fastify';
import type { Parts } from './parts.ts';
import { createErrorHandler } from './plugins/error-handler.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { logRequests } from './plugins/request-log.ts';
import { registerUnknownRoutes } from './plugins/unknown-routes.ts';
import { countUsage } from './plugins/usage.ts';
import { registerAccountPages } from './routes/account/pages.ts';
import { registerAccount } from './routes/account/route.ts';
import { registerAnalyze } from './routes/analyze/route.ts';
import { AnalyzeRequestSchema, ReportSchema } from './routes/analyze/schema.ts';
import { registerBilling } from './routes/billing/route.ts';
import { registerDocs } from './routes/docs/route.ts';
import { registerHealth } from './routes/health/route.ts';
import { sendNotFound } from './routes/pages/not-found-page.ts';
import { createPages } from './routes/pages/page.ts';
import { registerPages } from './routes/pages/route.ts';
import { ProblemSchema } from './routes/problem-schema.ts';
import { registerWeb } from './routes/web/route.ts';
import { requestIdOf } from './wire/request-id.ts';

/** Assembles the app: all hooks, plugins and routes. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: parts.wire.createServer,
    genReqId: requestIdOf,
    logger: false,
    // The wire answers invalid requests; the framework would send a second response.
    clientErrorHandler: () => {},
    return503OnClosing: false,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    frameworkErrors: createErrorHandler(parts.logFault),
  });
  app.removeAllContentTypeParsers();
  // The routes read the bodies themselves, after all checks that need no body.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(createErrorHandler(parts.logFault));
  app.decorateRequest('keyId', '');
  app.decorateRequest('problemCode', '');
  logRequests(app, parts.log);
  countUsage(app, parts.usageCounter);
  for (const observe of parts.observers) observe(app);
  const pages = createPages(parts.assets, parts.baseUrl);
  registerUnknownRoutes(app, (request, reply) => sendNotFound(pages, request, reply));
  await registerOpenApi(app, parts.baseUrl, [AnalyzeRequestSchema, ReportSchema, ProblemSchema]);
  registerPages(app, parts, pages);
  registerWeb(app, parts, pages);
  registerAccount(app, parts);
  registerAccountPages(app, parts, pages);
  registerBilling(app, parts);
  registerDocs(app, pages, parts.baseUrl);
  registerHealth(app, parts);
  registerAnalyze(app, parts);
  return app;
}
