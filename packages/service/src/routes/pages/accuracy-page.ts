import type { Accuracy } from './accuracy.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The project's own figures, or that there are none. */
export const accuracyPage = (accuracy: Accuracy | null): Page => ({
  title: 'Accuracy',
  description: 'How often the rules find what is there and stay quiet where nothing is, and how to measure it again.',
  content: prose(
    'Accuracy',
    html`<p>A finding that is wrong costs its reader more than one that is missed, so both are measured: against files that people have
labelled by hand, rule by rule and place by place.</p>
${accuracy === null ? html`<p class="notice">No figures are published with this version yet.</p>` : figures(accuracy)}
<h2>Measure it yourself</h2>
<p>The measurement takes a folder with <code>labels.jsonl</code> and the files it names in <code>files/</code>:</p>
<pre tabindex="0" role="group" aria-label="Command"><code>npm run bench:accuracy -- DIR</code></pre>
<p>A finding matches a label when the rule is the same and one of the two places stands at or above the other; each label is matched once.</p>`,
  ),
});

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

const figures = ({
  ruleset,
  files,
  figures: rows,
  counts,
}: Accuracy): Html => html`<p class="quiet">Rule set ${ruleset}, ${String(files)} labelled files.</p>
<table><thead><tr><th scope="col">What</th><th scope="col">Share</th><th scope="col">Count</th></tr></thead>
<tbody>${rows.map(
  ({ name, part, all }) =>
    html`<tr><th scope="row">${name}</th><td>${percent(part, all)}</td><td>${String(part)} of ${String(all)}</td></tr>`,
)}${counts.map(({ name, count }) => html`<tr><th scope="row">${name}</th><td>–</td><td>${String(count)}</td></tr>`)}</tbody></table>`;
