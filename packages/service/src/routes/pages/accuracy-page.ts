import type { Measured } from './accuracy.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The project's measured accuracy, how it was measured and what it does not cover; or that nothing has been measured yet. */
export const accuracyPage = (measured: readonly Measured[]): Page => ({
  title: 'Accuracy',
  description: 'Recall and precision of the rules and of the secret detection, and how to reproduce the figures.',
  content: prose(
    'Accuracy',
    html`<p>A false alarm costs the reader more than a missed finding, so both are measured: against files labelled by hand, by rule and location, and against generated secrets of every kind that has a known form.</p>
${measured.length === 0 ? html`<p class="notice">No figures are published with this version yet.</p>` : html`${measured.map(section)}${caution}`}
<h2>Measure it yourself</h2>
<p>Use your own files: the figures for those are the ones that matter to you. The measurements run on your machine and send nothing.</p>
${command('Command that measures findings', 'npm run bench:accuracy -- DIR')}
<p><code>DIR</code> contains <code>labels.jsonl</code>, with one object per line for each of the files in <code>files/</code>: what must be found (rule, location, severity), what must not be found, what may be found, and the texts that must not appear in any report. Every finding that is missed, wrong or of a different severity is printed with its location.</p>
${command('Command that measures secrets', 'npm run bench:secrets -- DIR')}
<p><code>DIR</code> contains <code>vectors.jsonl</code>, with one small configuration per line, with or without a secret. With <code>--write</code>, both commands publish their figures on this page.</p>`,
  ),
});

const command = (name: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${name}"><code>${text}</code></pre>`;

const caution = html`<h2>Limitations</h2>
<ul>
<li>The labels are one reviewer’s judgement of public configurations. Another reviewer would decide some cases differently.</li>
<li>The files were available while the rules were written. Expect less on unseen files. In 1,141 public files of coding agents and MCP clients, labelled before they were analysed, 94 % of the labelled risks were found and 96 % of the findings were correct. In 1,253 files of frameworks and their hosts, about nine tenths were found and 93 % were correct. Of 534 home-made files, in which every author uses different words, four fifths were recognised; four fifths of the risks in them were found, and about four fifths of the findings were correct, apart from two files whose long lists caused sixty false alarms. Of malicious instructions to a model, newly worded for this test, a third was found.</li>
<li>The range is the 95 % confidence interval (Wilson) for a sample of this size: 100 % of a small sample does not mean 100 % of all files.</li>
<li>Risks that no rule covers have no label. Each report lists what was not analysed.</li>
</ul>`;

const titles = {
  findings: 'Findings in real configurations',
  secrets: 'Secrets and their redaction',
} as const satisfies Record<Measured['id'], string>;

/** Describes what was measured in a sentence or two. */
function describe({ id, files, labels, formats, ruleset }: Measured): string {
  return id === 'findings'
    ? `${files} labelled files of ${formats} formats with ${labels} expected findings, rule set ${ruleset}. A finding matches a label if it has the same rule and the two locations are equal or one contains the other; each label is matched once.`
    : `${files} small configurations for ${formats} providers and kinds, ${labels} of them with a generated secret, rule set ${ruleset}. A secret counts as masked if no eight consecutive characters of it remain anywhere in the answer.`;
}

const section = (measured: Measured): Html => html`<h2>${titles[measured.id]}</h2>
<p class="quiet">${describe(measured)}</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="${titles[measured.id]}"><table>
<thead><tr><th scope="col">Metric</th><th scope="col">Share</th><th scope="col">Range</th><th scope="col">Count</th></tr></thead>
<tbody>${measured.figures.map(
  ({ name, part, all }) =>
    html`<tr><th scope="row">${name}</th><td>${percent(part, all)}</td><td>${range(part, all)}</td><td>${String(part)} of ${String(all)}</td></tr>`,
)}${measured.counts.map(
  ({ name, count }) => html`<tr><th scope="row">${name}</th><td>–</td><td>–</td><td>${String(count)}</td></tr>`,
)}</tbody></table></div>`;

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

/** Wilson's score interval, which is meaningful even if nothing was missed and for small samples. */
export function interval(part: number, all: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = part / all;
  const middle = share + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

function range(part: number, all: number): string {
  if (all === 0) return '–';
  const [low, high] = interval(part, all);
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;
}
