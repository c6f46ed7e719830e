import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** Fields of every page. Nothing is loaded from elsewhere, nothing runs, nobody may frame it. */
export const pageFields = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

export function sendPage(reply: FastifyReply, title: string, content: Html): FastifyReply {
  return reply.headers(pageFields).type('text/html; charset=utf-8').send(page(title, content).markup);
}

const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · AgentGrade</title>
<link rel="stylesheet" href="/assets/pages.css">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body>
<header>
<nav aria-label="Main"><a href="/">AgentGrade</a> <a href="/docs">API</a> <a href="/rules">Rules</a> <a href="/docs/problems">Problems</a></nav>
</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
