import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { pageFields } from '../pages/page.ts';
import { loadScalar } from './scalar.ts';

const hidden = { hide: true } as const;

/** The OpenAPI document and the page that shows it. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: hidden }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get('/docs', { schema: hidden }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...pageFields, 'Content-Security-Policy': policy(nonce) })
      .type('text/html; charset=utf-8')
      .send(referencePage(nonce).markup);
  });
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

/** Scalar writes its style sheets with scripts: the nonce admits them, and nothing else that is inline. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The script changes with the package's version only; an hour spares four megabytes on every visit. */
const scriptFields = { 'Cache-Control': 'public, max-age=3600' } as const;

const referencePage = (nonce: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}">
<title>API reference · AgentGrade</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript; the same is in <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/prepare.js"></script>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
