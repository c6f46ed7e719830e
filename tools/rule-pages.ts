import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ruleCatalogue } from '@agent-grade/engine';

const folder = join(import.meta.dirname, '../packages/engine/src/rules');

/** A rule's page as written by its author, next to the rule. */
function pageOf(id: string): string {
  const [file] = globSync(`${id.toLowerCase()}-*.md`, { cwd: folder });
  if (file === undefined) throw new Error(`${id} has no page.`);
  return readFileSync(join(folder, basename(file)), 'utf8').trimEnd();
}

/** The pages in `docs/rules/`: the author's text with data from the catalogue. */
export function rulePages(): readonly { id: string; text: string }[] {
  return ruleCatalogue.map(({ id, name, severity, category, references }) => {
    const [heading = '', ...body] = pageOf(id).split('\n');
    const facts = `\`${name}\` · worst severity **${severity}** · ${category} · ${references.join(' · ')}`;
    return { id, text: [heading, '', facts, ...body, ''].join('\n') };
  });
}

/** The pages as a module, so that browsers and the published command line can use them without files. */
export function rulePagesModule(): string {
  const entries = ruleCatalogue.map(({ id }) => `  '${id}': ${JSON.stringify(pageOf(id))},`);
  return [
    "import type { RuleId } from '../score/table.ts';",
    '',
    '/** Generated from the rules’ pages by `npm run build-docs`; edit the pages. */',
    'export const rulePages: Readonly<Record<RuleId, string>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
