import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from './html.ts';
import type { Page, Pages } from './page.ts';
import { prose } from './prose.ts';

const notFoundPage: Page = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  content: prose(
    'Page not found',
    html`<p>There is no page at this address. The address may be mistyped, or the link may be out of date.</p>
<ul>
<li><a href="/">Analyse a configuration</a></li>
<li><a href="/rules">All rules</a>, <a href="/formats">all formats</a></li>
<li><a href="/docs/guides">Guides</a> and the <a href="/docs">API reference</a></li>
<li><a href="/search">Search</a></li>
</ul>`,
  ),
};

/** Sends a page for browsers at an unknown address; null for programs and for API paths, which get a problem document. */
export function sendNotFound(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { method = '', url = '', headers } = request.raw;
  const reads = method === 'GET' || method === 'HEAD';
  if (!reads || /^\/(?:api|web)(?:\/|$)/.test(url) || !/\btext\/html\b/i.test(headers.accept ?? '')) return null;
  return pages.send(reply.code(404).header('Vary', 'Accept'), notFoundPage);
}
