import type { Assets } from './assets.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

const description =
  'Paste the configuration of an AI agent and see what is dangerous in it: a score, findings with their exact location and fix, and secrets masked.';

/** The page in which the script renders the analyzer. Until then, and without the script, it describes the analyzer. */
export const analyzerPage = (assets: Assets): Page => ({
  title: 'AgentGrade',
  description,
  section: '/',
  content: html`<div id="application" data-page="analyzer">${waiting(
    assets,
    html`<h1>Is this agent configured safely?</h1>
<p>Paste, drop or choose the configuration of an AI agent, JSON or YAML. Nothing is sent until you press Analyse, and nothing is stored.</p>`,
  )}</div>`,
});

/** The page of a shared report. */
export const sharedReportPage = (assets: Assets, id: string): Page => ({
  title: 'Shared report',
  description: 'A shared report on an agent configuration.',
  content: html`<div id="application" data-page="shared" data-report="${id}">${waiting(assets, html`<h1>Shared report</h1>`)}</div>`,
});

export const goneReportPage = (): Page => ({
  title: 'Report not found',
  description: 'This report has expired or was deleted.',
  content: html`<article class="prose"><h1>Report not found</h1><p>The report has expired, was deleted or never existed.
<a href="/">Analyse a configuration</a></p></article>`,
});

const waiting = (assets: Assets, content: Html): Html => html`<div class="waiting">${content}
${
  assets.analyzer === null
    ? html`<p class="notice">The page’s scripts have not been built. The operator of this service has to run <code>npm run build-web</code> and restart it.</p>`
    : html`<noscript><p class="notice">The analyzer needs JavaScript. Without it, use the <a href="/docs/guides">API or the command line</a>.</p></noscript>`
}</div>`;
