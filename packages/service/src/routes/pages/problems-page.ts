import { problemCodes, problems } from '../../problems.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The page to which the `type` of every problem links. */
export const problemsPage = (): Page => ({
  title: 'Errors',
  description: 'Every error that the API returns, and what to do about it.',
  content: prose(
    'Errors',
    html`<p>Every error is a problem document (RFC 9457) with the media type <code>application/problem+json</code>. Programs should check <code>code</code>; include <code>requestId</code> when asking for help.</p>
${problemCodes.map(
  (code) => html`<section id="${code}" class="entry">
<h2><code>${code}</code></h2>
<p class="quiet">${String(problems[code].status)} ${problems[code].title}</p>
<p>${problems[code].detail}</p>
</section>
`,
)}`,
  ),
});
