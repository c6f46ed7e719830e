import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, plain, renderText } from '@agent-grade/engine';

const readmePath = join(import.meta.dirname, '../README.md');

/** The configuration in the README's example, and the place of the report on it. */
const example = /^(## Example\n[\s\S]*?^```json\n([\s\S]*?)^```\n[\s\S]*?^```text\n)[\s\S]*?^```$/m;

/** README.md with the report that the command line prints on its example. */
export function readmeWithExample(): string {
  const text = readFileSync(readmePath, 'utf8');
  const content = example.exec(text)?.[2];
  if (content === undefined) throw new Error('README.md has no section "Example" with a json and a text block.');
  const analysis = analyze({ content, format: 'json', sourceFilename: 'mcp.json' });
  if (analysis.kind === 'problem') throw new Error('The example in README.md cannot be analysed.');
  const report = renderText(analysis.report, 'mcp.json', plain).trimEnd();
  return text.replace(example, (_, before: string) => `${before}${report}\n\`\`\``);
}
