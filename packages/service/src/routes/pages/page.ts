import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Assets, Entry } from './assets.ts';
import { type Html, html } from './html.ts';

/** Fields of every page. Nothing is loaded from elsewhere, nothing inline runs, nobody may frame it. */
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

/** A page that is read: it runs no script. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly content: Html;
  /** The address of its entry in the navigation. */
  readonly section?: string;
}

/** Sends pages in the one design. */
export interface Pages {
  send(reply: FastifyReply, page: Page): FastifyReply;
  /** A page that the built script fills. */
  sendApplication(reply: FastifyReply, page: Page, entry: Entry | null): FastifyReply;
}

export function createPages(assets: Assets, baseUrl: string): Pages {
  const secure = baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const fields = { ...pageFields, ...secure };
  return {
    send(reply, page) {
      const head = html`${styles(assets.site)}`;
      return reply.headers(fields).type('text/html; charset=utf-8').send(layout(page, head).markup);
    },
    sendApplication(reply, page, entry) {
      const nonce = randomBytes(16).toString('base64');
      const head = html`<meta name="csp-nonce" content="${nonce}">
${styles(assets.site)}${entry === null ? html`` : application(entry)}`;
      return reply
        .headers({ ...fields, 'Content-Security-Policy': applicationPolicy(nonce) })
        .type('text/html; charset=utf-8')
        .send(layout(page, head).markup);
    },
  };
}

/** The editor writes its style sheet with a script: the nonce admits that one. Trusted Types forbid all markup made of text. */
const applicationPolicy = (nonce: string): string =>
  policy(
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  );

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

const layout = (page: Page, head: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.description}">
<title>${page.title === 'AgentGrade' ? 'AgentGrade' : `${page.title} · AgentGrade`}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${head}
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header">
<a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28">AgentGrade</a>
<nav aria-label="Main"><ul>${navigation.map(
  ({ href, text }) =>
    html`<li><a href="${href}"${page.section === href ? html` aria-current="page"` : html``}>${text}</a></li>`,
)}</ul></nav>
<form class="site-search" action="/search" method="get" role="search">
<label class="visually-hidden" for="site-search">Search rules, formats and guides</label>
<input id="site-search" type="search" name="q" placeholder="Search" maxlength="100" autocomplete="off">
</form>
</header>
<main id="main" tabindex="-1">
${page.content}
</main>
<footer class="site-footer">
<p>Same text, same report: the rules are deterministic, and secrets are masked before anything else.</p>
<p><a href="/accuracy">Accuracy</a> <a href="/docs/problems">Errors</a> <a href="/openapi.json">OpenAPI</a></p>
</footer>
</body>
</html>
`;
