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

/** A format: how it is recognised, what missing keys mean, what is not analysed. */
export const formatPage = (format: FormatDefinition): Page => ({
  title: format.title,
  description: `How ${format.title} is recognised and read, and what is not analysed.`,
  section: '/formats',
  content: html`${within('/formats', 'Formats')}${prose(
    format.title,
    html`<p class="facts"><code>${format.id}</code> · ${dialects[format.dialect]} · <a href="${format.specification}">specification</a></p>
<h2>Files</h2>
${names(format)}
<h2>How it is recognised</h2>
${recognition(format)}
<h2>What missing keys mean</h2>
${silence(format)}
<h2>What is not analysed</h2>
${sentences(format.notLookedAt, 'Every known part of the format is analysed.')}`,
  )}`,
});

const names = ({ filenames }: FormatDefinition): Html =>
  filenames.length === 0
    ? html`<p>This format has no specific file name.</p>`
    : html`<ul class="tags">${filenames.map((name) => html`<li><code>${name}</code></li>`)}</ul>`;

function recognition({ signature, identifiedBy }: FormatDefinition): Html {
  if (identifiedBy !== undefined)
    return html`<ul>${identifiedBy.map((sentence) => html`<li>${inline(sentence)}</li>`)}</ul>`;
  const described = describeSignature(signature);
  const kinds = described.map(
    (lines) => html`<ul>${lines.map((line) => html`<li>${line.when} ${either(line)}</li>`)}</ul>`,
  );
  const written = described.flat().flatMap((line) => line.either);
  const deep = written.some((pattern) => pattern.startsWith('**'));
  const isSure = described.flat().some(({ when }) => when === 'always');
  const spelled = written.some((pattern) => /(?:^|\/)@/.test(pattern));
  return html`<p>${describeCount(signature)} of these must match${isSure ? ', including all marked “always”' : ''}.${describeEvidence(signature)}</p>
${kinds.map((kind, index) => html`${index === 0 ? '' : html`<p>Or:</p>`}${kind}`)}
<p class="quiet">Each pattern is a path from the root: <code>*</code> is any child, <code>+</code> every child${
    deep ? html`, <code>**</code> any mapping or list of the file` : ''
  }${spelled ? html`, <code>@</code> a key in any spelling, not deeply nested` : ''}; then <code>:</code> gives the type
of the value, <code>=</code> its exact text, <code>^</code> the start of its text, and <code>~</code> a part of its text.</p>`;
}

/** The file name counts only if the format's signature says so. */
function describeCount({ minimum = 2, unnamedMinimum }: FormatDefinition['signature']): string {
  if (unnamedMinimum === undefined) return `Recognised by content, not by name: at least ${minimum}`;
  return `Recognised by content: at least ${minimum}, or ${unnamedMinimum} if the file has another name,`;
}

const either = ({ either: names, folded }: FeatureLine): Html =>
  html`${names.map((name, index) => html`${index === 0 ? '' : ' or '}<code>${name}</code>`)}${
    folded ? ', in any spelling, not deeply nested' : ''
  }`;

const silence = ({ defaults }: FormatDefinition): Html =>
  defaults.length === 0
    ? html`<p>Nothing is concluded from missing keys.</p>`
    : html`<ul>${defaults.map(({ key, value, source }) => html`<li>Without <code>${key}</code>: ${inline(value)} (<a href="${source}">source</a>).</li>`)}</ul>`;

const sentences = (lines: readonly string[], none: string): Html =>
  lines.length === 0 ? html`<p>${none}</p>` : html`<ul>${lines.map((line) => html`<li>${inline(line)}</li>`)}</ul>`;

export const formatsPage = (formats: readonly FormatDefinition[]): Page => ({
  title: 'Formats',
  description: 'The agent configuration formats that are known by name.',
  section: '/formats',
  content: prose(
    'Formats',
    html`<p>These formats are recognised by their content. Any other JSON or YAML text is read by its vocabulary: what its keys and values commonly mean in agent configurations. The report lists what was not understood, and the grade of such a text is never above C.</p>
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
