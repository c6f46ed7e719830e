import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatDefinitions, ruleCatalogue } from '../../analysis/catalogue.ts';
import type { Measured } from './accuracy.ts';
import { accuracyPage } from './accuracy-page.ts';
import { analyzerPage } from './analyzer-page.ts';
import type { Asset, Assets } from './assets.ts';
import { formatPage, formatsPage } from './format-pages.ts';
import { guidesPage } from './guides-page.ts';
import type { Page, Pages } from './page.ts';
import { problemsPage } from './problems-page.ts';
import { rulePage, rulesPage } from './rule-pages.ts';
import { queryCharactersMax } from './search.ts';
import { searchPage } from './search-page.ts';

export interface PageParts {
  readonly baseUrl: string;
  readonly assets: Assets;
  readonly accuracy: readonly Measured[];
}

const hidden = { hide: true } as const;

/** Registers the static pages and the built files that all pages load. */
export function registerPages(app: FastifyInstance, parts: PageParts, pages: Pages): void {
  const add = (path: string, write: () => Page): void => {
    const page = once(write);
    app.get(path, { schema: hidden }, async (_request, reply) => pages.send(reply, page()));
  };
  const analyzer = analyzerPage(parts.assets);
  app.get('/', { schema: hidden }, async (_request, reply) =>
    pages.sendApplication(reply, analyzer, parts.assets.analyzer),
  );
  add('/docs/problems', problemsPage);
  add('/docs/guides', () => guidesPage(parts.baseUrl));
  add('/accuracy', () => accuracyPage(parts.accuracy));
  add('/rules', () => rulesPage(ruleCatalogue));
  for (const rule of ruleCatalogue) add(`/rules/${rule.id}`, () => rulePage(rule));
  add('/formats', () => formatsPage(formatDefinitions));
  for (const format of formatDefinitions) add(`/formats/${format.id}`, () => formatPage(format));
  app.get('/search', { schema: hidden }, async (request, reply) => pages.send(reply, searchPage(queryOf(request))));
  registerFiles(app, parts.assets);
}

/** Writes a page at its first request: a start has a hundred and fifty of them. */
function once(write: () => Page): () => Page {
  let page: Page | null = null;
  return () => {
    page ??= write();
    return page;
  };
}

function queryOf(request: FastifyRequest): string {
  const query = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '').get('q') ?? '';
  return [...query].slice(0, queryCharactersMax).join('');
}

function registerFiles(app: FastifyInstance, assets: Assets): void {
  const icon = readFileSync(new URL('icon.svg', import.meta.url));
  app.get('/assets/icon.svg', { schema: hidden }, async (_request, reply) => reply.type('image/svg+xml').send(icon));
  for (const [path, asset] of assets.files) {
    app.get(path, { schema: hidden }, async (request, reply) => sendFile(request, reply, asset));
  }
}

/** A built file's name contains a hash of its content, so it can be cached for ever. */
function sendFile(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' }).type(asset.type);
  if (!acceptsGzip(request)) return reply.send(asset.bytes);
  return reply.header('Content-Encoding', 'gzip').send(asset.gzipped);
}

const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?:1|0\.0*[1-9]))?/i.test(coding) && !/q=0(?:\.0*)?\s*$/i.test(coding));
