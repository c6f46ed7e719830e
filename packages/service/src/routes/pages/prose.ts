import { type Html, html } from './html.ts';

/** The layout of a page of text. */
export const prose = (title: string, content: Html): Html => html`<article class="prose">
<h1>${title}</h1>
${content}
</article>`;

/** The breadcrumb above the heading. */
export const within = (href: string, text: string): Html =>
  html`<nav class="crumbs" aria-label="Breadcrumb"><a href="${href}">${text}</a></nav>`;

export const severityBadge = (severity: string): Html =>
  html`<span class="severity" data-severity="${severity}">${severity}</span>`;
