import { type Html, html } from './html.ts';

/** The frame of a page that is read. */
export const prose = (title: string, content: Html): Html => html`<article class="prose">
<h1>${title}</h1>
${content}
</article>`;

/** Where a page stands, above its heading. */
export const within = (href: string, text: string): Html =>
  html`<nav class="crumbs" aria-label="Breadcrumb"><a href="${href}">${text}</a></nav>`;

export const severityBadge = (severity: string): Html =>
  html`<span class="severity" data-severity="${severity}">${severity}</span>`;
