import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { ruleCatalogue } from '../../analysis/rule-catalogue.ts';
import { sendPage } from './page.ts';
import { problemsPage } from './problems-page.ts';
import { rulePage, rulesPage } from './rule-pages.ts';
import { startPage } from './start-page.ts';

const hidden = { hide: true } as const;

/** The few static pages of the service. */
export function registerPages(app: FastifyInstance, baseUrl: string): void {
  app.get('/', { schema: hidden }, async (_request, reply) => sendPage(reply, 'AgentGrade', startPage(baseUrl)));
  app.get('/docs/problems', { schema: hidden }, async (_request, reply) => sendPage(reply, 'Problems', problemsPage()));
  app.get('/rules', { schema: hidden }, async (_request, reply) => sendPage(reply, 'Rules', rulesPage(ruleCatalogue)));
  for (const rule of ruleCatalogue) {
    const title = `${rule.id} ${rule.title}`;
    app.get(`/rules/${rule.id}`, { schema: hidden }, async (_request, reply) => sendPage(reply, title, rulePage(rule)));
  }
  for (const { file, type } of assets) {
    const bytes = readFileSync(new URL(file, import.meta.url));
    app.get(`/assets/${file}`, { schema: hidden }, async (_request, reply) => reply.type(type).send(bytes));
  }
}

const assets = [
  { file: 'pages.css', type: 'text/css; charset=utf-8' },
  { file: 'icon.svg', type: 'image/svg+xml' },
] as const;
