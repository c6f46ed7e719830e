import { problemCodes, problems } from '../../problems.ts';
import { type Html, html } from './html.ts';

/** What the `type` of every problem points to. */
export const problemsPage = (): Html => html`
<p>Every error is a problem document (RFC 9457) of the type <code>application/problem+json</code>. Programs should look at
<code>code</code>; <code>requestId</code> is what to quote when asking for help.</p>
${problemCodes.map(
  (code) => html`<section id="${code}">
<h2><code>${code}</code></h2>
<p class="quiet">${String(problems[code].status)} ${problems[code].title}</p>
<p>${problems[code].detail}</p>
</section>
`,
)}`;
