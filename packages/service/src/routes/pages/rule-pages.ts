import type { RuleSummary } from '../../analysis/rule-catalogue.ts';
import { type Html, html } from './html.ts';

/** What the `help` of every finding points to. */
export const rulePage = (rule: RuleSummary): Html => html`
<p class="quiet">${rule.category}, ${rule.severity} at its usual</p>
<h2>Why it matters</h2>
<p>${rule.why}</p>
<h2>How to fix</h2>
<p>${rule.fix}</p>
<h2>References</h2>
<ul>${rule.references.map((reference) => html`<li>${reference}</li>`)}</ul>
`;

export const rulesPage = (rules: readonly RuleSummary[]): Html => html`
<p>Every finding names one of these rules. Severity and score are the service’s alone; nothing in a request can change them.</p>
<ul>${rules.map(
  (rule) => html`<li><a href="/rules/${rule.id}">${rule.id}</a> ${rule.title}</li>
`,
)}</ul>
`;
