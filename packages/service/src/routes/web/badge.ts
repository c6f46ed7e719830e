import { html } from '../pages/html.ts';

/** The part of a stored report that the badge shows. */
type Graded = { readonly score: number; readonly grade: string };

const colours = new Map([
  ['A+', '#14713d'],
  ['A', '#14713d'],
  ['B', '#3d6b12'],
  ['C', '#7a5a00'],
  ['D', '#a34207'],
]);
const worst = '#b3261e';

/** An SVG badge with grade and score. Text lengths are given, so that it looks the same in every font. */
export function drawBadge(report: string): string {
  const { score, grade } = JSON.parse(report) as Graded; // Written by this service as its schema says.
  const value = `${grade} · ${score}`;
  const [nameWidth, valueWidth] = [84, 20 + value.length * 7];
  const width = nameWidth + valueWidth;
  const name = `AgentGrade: ${grade}, ${score} of 100`;
  const number = (n: number): string => String(n);
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="20" role="img" aria-label="${name}"><title>${name}</title>
<clipPath id="c"><rect width="${number(width)}" height="20" rx="4"/></clipPath>
<g clip-path="url(#c)"><rect width="${number(nameWidth)}" height="20" fill="#3a4149"/><rect x="${number(nameWidth)}" width="${number(valueWidth)}" height="20" fill="${colours.get(grade) ?? worst}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="8" y="14" textLength="68" lengthAdjust="spacingAndGlyphs">AgentGrade</text>
<text x="${number(nameWidth + 10)}" y="14" textLength="${number(valueWidth - 20)}" lengthAdjust="spacingAndGlyphs" font-weight="bold">${value}</text></g></svg>
`.markup;
}
