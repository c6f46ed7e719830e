import { problemCodes, problems } from '../../problems.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The page to which the `type` of every problem links. */
export const problemsPage = (): Page => ({
  title: 'Problems',
  description: 'Every error the API answers, and what to do about each.',
  content: prose(
    'Problems',
    html`<p>Every error is a problem document (RFC 9457) of the type <code>application/problem+json</code>. Programs should look at
<code>code</code>; <code>requestId</code> is what to quote when asking for help.</p>
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
