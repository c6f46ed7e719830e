import type { Measured } from './accuracy.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The project's measured accuracy, how it was measured and what it does not cover; or that nothing has been measured yet. */
export const accuracyPage = (measured: readonly Measured[]): Page => ({
  title: 'Accuracy',
  description: 'How often the rules find what is there and stay quiet where nothing is, and how to measure it again.',
  content: prose(
    'Accuracy',
    html`<p>A finding that is wrong costs its reader more than one that is missed, so both are measured: against files that a person has
labelled by hand, rule by rule and place by place, and against generated secrets of every kind that is known by its form.</p>
${measured.length === 0 ? html`<p class="notice">No figures are published with this version yet.</p>` : html`${measured.map(section)}${caution}`}
<h2>Measure it yourself</h2>
<p>Take your own files: theirs are the figures that matter to you. The measurements run on your machine and send nothing anywhere.</p>
${command('Command that measures findings', 'npm run bench:accuracy -- DIR')}
<p><code>DIR</code> holds <code>labels.jsonl</code>, one object a line for each of the files in <code>files/</code>: what has to be found
(rule, place, severity), what must not be, what may be, and the texts that must reach no report. Every finding that is missed, wrong or of another severity
is printed with its place.</p>
${command('Command that measures secrets', 'npm run bench:secrets -- DIR')}
<p><code>DIR</code> holds <code>vectors.jsonl</code>, one small configuration a line, with its secret or with none. With <code>--write</code> behind them, both
commands put their figures on this page.</p>`,
  ),
});

const command = (name: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${name}"><code>${text}</code></pre>`;

const caution = html`<h2>What the figures do not say</h2>
<ul>
<li>The labels are one reviewer’s judgement of public configurations. Another reviewer would draw some lines elsewhere.</li>
<li>The files were at hand while the rules were written. On files that nobody has looked at, expect less: of what was marked in 298 public files of coding agents and MCP clients before they were analysed, 92 % was found, and 98 % of the findings were right. In 560 files of frameworks and their hosts it was about nine tenths, and 93 % were right. In 420 home-made ones, which every author words anew, four fifths were recognised; of the risks in them four fifths were found, and about four findings of five were right, but for two files whose long lists brought sixty that were not. Of orders to a model in words that were made up for the purpose a third was met.</li>
<li>The range is the 95 % interval (Wilson) for a sample of this size: a hundred per cent of few is not a hundred per cent of all.</li>
<li>What a rule does not cover at all is in no label. Each report says what was not looked at.</li>
</ul>`;

const titles = {
  findings: 'Findings in real configurations',
  secrets: 'Secrets and their redaction',
} as const satisfies Record<Measured['id'], string>;

/** Describes what was measured in a sentence or two. */
function describe({ id, files, labels, formats, ruleset }: Measured): string {
  return id === 'findings'
    ? `${files} labelled files of ${formats} formats with ${labels} expected findings, rule set ${ruleset}. A finding matches a label when the rule is the same and the two places are equal, or one stands above the other; each label is matched once.`
    : `${files} small configurations for ${formats} providers and kinds, ${labels} of them with a generated secret, rule set ${ruleset}. A secret counts as masked when no eight characters in a row of it are left anywhere in the answer.`;
}

const section = (measured: Measured): Html => html`<h2>${titles[measured.id]}</h2>
<p class="quiet">${describe(measured)}</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="${titles[measured.id]}"><table>
<thead><tr><th scope="col">What</th><th scope="col">Share</th><th scope="col">Range</th><th scope="col">Count</th></tr></thead>
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
