import { type RuleSummary, ruleCatalogue, rulePages } from '../../analysis/catalogue.ts';
import { type Html, html } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import type { Page } from './page.ts';
import { prose, severityBadge, within } from './prose.ts';

/** The page to which the `help` of every finding links. */
export const rulePage = (rule: RuleSummary): Page => ({
  title: `${rule.id} ${rule.title}`,
  description: rule.why,
  section: '/rules',
  content: html`${within('/rules', 'Rules')}${prose(
    `${rule.id} ${rule.title}`,
    html`<p class="facts">worst severity ${severityBadge(rule.severity)} · ${rule.category} · <code>${rule.name}</code></p>
${renderMarkdown(bodyOf(rule))}
<h2>References</h2>
<ul class="tags">${rule.references.map((reference) => html`<li>${reference}</li>`)}</ul>
${neighbours(rule)}`,
  )}`,
});

/** The Markdown page without its heading, which the layout adds. */
const bodyOf = ({ id }: RuleSummary): string => rulePages[id].replace(/^# .*\n/, '');

function neighbours({ id }: RuleSummary): Html {
  const at = ruleCatalogue.findIndex((rule) => rule.id === id);
  const [before, after] = [ruleCatalogue[at - 1], ruleCatalogue[at + 1]];
  const link = (rule: RuleSummary | undefined, rel: string, arrow: string): Html =>
    rule === undefined
      ? html`<span></span>`
      : html`<a rel="${rel}" href="/rules/${rule.id}"><span class="quiet">${arrow}</span> ${rule.id} ${rule.title}</a>`;
  return html`<nav class="neighbours" aria-label="Other rules">${link(before, 'prev', 'Previous:')}${link(after, 'next', 'Next:')}</nav>`;
}

export const rulesPage = (rules: readonly RuleSummary[]): Page => ({
  title: 'Rules',
  description:
    'The rules that configurations are checked against, with examples that are flagged and examples that are not.',
  section: '/rules',
  content: prose(
    'Rules',
    html`<p>Every finding names one of these rules. Severity and score are computed only by the service; nothing in a request can change them. Each page shows examples that are flagged and examples that are not, and every example runs as a test.</p>
<ul class="catalogue">${rules.map(
      (rule) => html`<li><a href="/rules/${rule.id}"><strong>${rule.id}</strong> ${rule.title}</a>
${severityBadge(rule.severity)}<p>${rule.why}</p></li>
`,
    )}</ul>`,
  ),
});
