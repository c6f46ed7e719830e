import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import type { Page, Pages } from '../pages/page.ts';
import { reportJsonSchema, reportSchemaPath } from './json-schema.ts';
import { loadScalar } from './scalar.ts';

const hidden = { hide: true } as const;

/** The OpenAPI document, the page that shows it, and the JSON Schema of a report. */
export function registerDocs(app: FastifyInstance, pages: Pages, baseUrl: string): void {
  app.get('/openapi.json', { schema: hidden }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get(reportSchemaPath, { schema: hidden }, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(reportJsonSchema(baseUrl))),
  );
  app.get('/docs', { schema: hidden }, async (_request, reply) => pages.sendReference(reply, referencePage, scripts));
  app.get('/docs/scalar.js', { schema: hidden }, async (_request, reply) =>
    reply
      .headers(scriptFields)
      .type('text/javascript; charset=utf-8')
      .send(await loadScalar()),
  );
  for (const file of ['prepare.js', 'start.js'] as const) {
    const script = readFileSync(new URL(file, import.meta.url));
    app.get(`/docs/${file}`, { schema: hidden }, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
  }
}

/** The script changes only with the package's version; an hour of caching saves four megabytes on every visit. */
const scriptFields = { 'Cache-Control': 'public, max-age=3600' } as const;

const scripts = ['/docs/prepare.js', '/docs/scalar.js', '/docs/start.js'] as const;

const referencePage: Page = {
  title: 'API reference',
  description: 'The HTTP API: its operation, report and errors, with requests to try.',
  section: '/docs',
  content: html`<div id="reference"></div>
<noscript><p>This page needs JavaScript. The same content is in <a href="/openapi.json">/openapi.json</a>.</p></noscript>`,
};
