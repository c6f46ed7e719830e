import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { reportSchemaPath } from '../docs/json-schema.ts';
import type { Assets, Entry } from './assets.ts';
import { type Html, html } from './html.ts';

/** Header fields of every page: nothing is loaded from other hosts, no inline script runs, and the page cannot be framed. */
export const pageFields = {
  'Content-Security-Policy': policy("script-src 'none'", "style-src 'self'"),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

function policy(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    ...more,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A static page without scripts. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly content: Html;
  /** Path of its entry in the navigation. */
  readonly section?: string;
}

/** Sends pages in the common design. */
export interface Pages {
  send(reply: FastifyReply, page: Page): FastifyReply;
  /** Sends a page that the built script renders. */
  sendApplication(reply: FastifyReply, page: Page, entry: Entry | null): FastifyReply;
  /** Sends the API reference, which has its own layout below the header. */
  sendReference(reply: FastifyReply, page: Page, scripts: readonly string[]): FastifyReply;
  /** Redirects to a page, which is then requested with GET. */
  redirect(reply: FastifyReply, location: string): FastifyReply;
}

export function createPages(assets: Assets, baseUrl: string): Pages {
  const secure = baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const fields = { ...pageFields, ...secure };
  return {
    send(reply, page) {
      const head = html`${styles(assets.site)}`;
      return reply.headers(fields).type('text/html; charset=utf-8').send(layout(page, head).markup);
    },
    redirect: (reply, location) => reply.headers(fields).redirect(location, 303),
    sendApplication(reply, page, entry) {
      const nonce = randomBytes(16).toString('base64');
      const head = html`<meta name="csp-nonce" content="${nonce}">
${styles(assets.site)}${entry === null ? html`` : application(entry)}`;
      return reply
        .headers({ ...fields, 'Content-Security-Policy': applicationPolicy(nonce) })
        .type('text/html; charset=utf-8')
        .send(layout(page, head).markup);
    },
    sendReference(reply, page, scripts) {
      const nonce = randomBytes(16).toString('base64');
      const head = html`<meta property="csp-nonce" content="${nonce}">
${styles(assets.reference)}`;
      return reply
        .headers({ ...fields, 'Content-Security-Policy': referencePolicy(nonce) })
        .type('text/html; charset=utf-8')
        .send(referenceLayout(page, head, scripts).markup);
    },
  };
}

/** The editor inserts its style sheet with a script, which the nonce allows. Trusted Types forbid creating HTML from text. */
const applicationPolicy = (nonce: string): string =>
  policy(
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  );

/** Scalar inserts its style sheets with scripts; the nonce allows them and nothing else inline. */
const referencePolicy = (nonce: string): string =>
  policy("script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "font-src 'self' data:", "connect-src 'self'");

const styles = (entry: Entry): Html =>
  html`${entry.styles.map(
    (file) => html`<link rel="stylesheet" href="${file}">
`,
  )}`;

const application = (entry: Entry): Html =>
  html`${styles(entry)}${entry.preloads.map(
    (file) => html`<link rel="modulepreload" href="${file}">
`,
  )}${entry.script === null ? html`` : html`<script type="module" src="${entry.script}"></script>`}`;

const navigation = [
  { href: '/', text: 'Analyzer' },
  { href: '/rules', text: 'Rules' },
  { href: '/formats', text: 'Formats' },
  { href: '/docs/guides', text: 'Guides' },
  { href: '/docs', text: 'API' },
  { href: '/settings', text: 'Account' },
] as const;

const headOf = ({ title, description }: Page, head: Html): Html => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${title === 'AgentGrade' ? 'AgentGrade' : `${title} · AgentGrade`}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${head}
</head>`;

const siteHeader = ({ section }: Page): Html => html`<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header">
<a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28">AgentGrade</a>
<nav aria-label="Main"><ul>${navigation.map(
  ({ href, text }) =>
    html`<li><a href="${href}"${section === href ? html` aria-current="page"` : html``}>${text}</a></li>`,
)}</ul></nav>
<form class="site-search" action="/search" method="get" role="search">
<label class="visually-hidden" for="site-search">Search rules, formats and guides</label>
<input id="site-search" type="search" name="q" placeholder="Search" maxlength="100" autocomplete="off">
</form>
</header>`;

const layout = (page: Page, head: Html): Html => html`<!doctype html>
<html lang="en">
${headOf(page, head)}
<body>
${siteHeader(page)}
<main id="main" tabindex="-1">
${page.content}
</main>
<footer class="site-footer">
<p>Same text, same report: the analysis is deterministic, and detected secrets are masked in every report.</p>
<p><a href="/accuracy">Accuracy</a> <a href="/docs/problems">Errors</a> <a href="/openapi.json">OpenAPI</a> <a href="${reportSchemaPath}">JSON Schema</a></p>
</footer>
</body>
</html>
`;

/** Scalar brings its own main element and moves it; the element around it is ours. */
const referenceLayout = (page: Page, head: Html, scripts: readonly string[]): Html => html`<!doctype html>
<html lang="en">
${headOf(page, head)}
<body>
${siteHeader(page)}
<div id="main" tabindex="-1">
${page.content}
</div>
${scripts.map(
  (script) => html`<script src="${script}"></script>
`,
)}</body>
</html>
`;
