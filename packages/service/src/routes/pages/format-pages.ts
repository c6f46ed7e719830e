import {
  describeEvidence,
  describeSignature,
  type FeatureLine,
  type FormatDefinition,
} from '../../analysis/catalogue.ts';
import { type Html, html } from './html.ts';
import { inline } from './markdown.ts';
import type { Page } from './page.ts';
import { prose, within } from './prose.ts';

const dialects = {
  json: 'strict JSON, or YAML',
  jsonc: 'JSON with comments and trailing commas, or YAML',
  json5: 'JSON5, or YAML',
} as const satisfies Record<FormatDefinition['dialect'], string>;

/** A format: how it is recognised, what its silence means, what is not looked at. */
export const formatPage = (format: FormatDefinition): Page => ({
  title: format.title,
  description: `How ${format.title} is recognised and read, and what is not looked at.`,
  section: '/formats',
  content: html`${within('/formats', 'Formats')}${prose(
    format.title,
    html`<p class="facts"><code>${format.id}</code> · ${dialects[format.dialect]} · <a href="${format.specification}">specification</a></p>
<h2>Files</h2>
${names(format)}
<h2>How it is recognised</h2>
${recognition(format)}
<h2>What its silence means</h2>
${silence(format)}
<h2>What is not looked at</h2>
${sentences(format.notLookedAt, 'Every part that is known of the format is read.')}`,
  )}`,
});

const names = ({ filenames }: FormatDefinition): Html =>
  filenames.length === 0
    ? html`<p>It has no file name of its own.</p>`
    : html`<ul class="tags">${filenames.map((name) => html`<li><code>${name}</code></li>`)}</ul>`;

function recognition({ signature, shownBy }: FormatDefinition): Html {
  if (shownBy !== undefined) return html`<ul>${shownBy.map((sentence) => html`<li>${inline(sentence)}</li>`)}</ul>`;
  const described = describeSignature(signature);
  const kinds = described.map(
    (lines) => html`<ul>${lines.map((line) => html`<li>${line.when} ${either(line)}</li>`)}</ul>`,
  );
  const written = described.flat().flatMap((line) => line.either);
  const deep = written.some((pattern) => pattern.startsWith('**'));
  const spelled = written.some((pattern) => /(?:^|\/)@/.test(pattern));
  return html`<p>${describeCount(signature)} of these have to hold, and all that say always.${describeEvidence(signature)}</p>
${kinds.map((kind, index) => html`${index === 0 ? '' : html`<p>Or:</p>`}${kind}`)}
<p class="quiet">A path from the root: <code>*</code> is some child, <code>+</code> each of them${
    deep ? html`, <code>**</code> any mapping or list of the file` : ''
  }${spelled ? html`, <code>@</code> a key in any spelling, not deep down` : ''}; the value at its end is of a kind after
<code>:</code>, is equal to a text after <code>=</code>, begins with it after <code>^</code>, contains it after <code>~</code>.</p>`;
}

/** The file name counts only if the format's signature says so. */
function describeCount({ least = 2, unnamedLeast }: FormatDefinition['signature']): string {
  if (unnamedLeast === undefined) return `By content, not by name: at least ${least}`;
  return `By content: at least ${least}, or ${unnamedLeast} where the file is called otherwise,`;
}

const either = ({ either: names, folded }: FeatureLine): Html =>
  html`${names.map((name, index) => html`${index === 0 ? '' : ' or '}<code>${name}</code>`)}${
    folded ? ', in any spelling and not deep down' : ''
  }`;

const silence = ({ defaults }: FormatDefinition): Html =>
  defaults.length === 0
    ? html`<p>Nothing is concluded from what such a file does not say.</p>`
    : html`<ul>${defaults.map(({ key, value, source }) => html`<li>Without <code>${key}</code>: ${inline(value)} (<a href="${source}">source</a>).</li>`)}</ul>`;

const sentences = (lines: readonly string[], none: string): Html =>
  lines.length === 0 ? html`<p>${none}</p>` : html`<ul>${lines.map((line) => html`<li>${inline(line)}</li>`)}</ul>`;

export const formatsPage = (formats: readonly FormatDefinition[]): Page => ({
  title: 'Formats',
  description: 'The agent configurations that are known by name.',
  section: '/formats',
  content: prose(
    'Formats',
    html`<p>These are known by name, recognised by their content. Any other JSON or YAML text is read by what its words mean in any agent
configuration; what was not understood is said in the report, and never called safe.</p>
<ul class="catalogue">${formats.toSorted(byTitle).map(
      (format) => html`<li><a href="/formats/${format.id}"><strong>${format.title}</strong></a>
<p>${
        format.filenames.length === 0
          ? html`<code>${format.id}</code>`
          : html`${format.filenames.slice(0, 4).map((name) => html`<code>${name}</code> `)}`
      }</p></li>
`,
    )}</ul>`,
  ),
});

/** Sorts by code units and not by locale, so that every machine renders the same page. */
function byTitle({ title: a }: FormatDefinition, { title: b }: FormatDefinition): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one < other ? -1 : Number(one > other);
}
