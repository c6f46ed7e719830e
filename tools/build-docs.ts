/**
 * Writes everything that is generated from another source: rule pages as a module (for `explain` and the web), the guides as another, `docs/rules/`,
 * `docs/formats/`, `docs/openapi.json` and `docs/report.schema.json`, the client's types and the report in README.md. With --check it
 * writes nothing and fails if a file is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientSchema } from './client-schema.ts';
import { formatPages } from './format-pages.ts';
import { guidesModule } from './guides.ts';
import { readmeWithExample } from './readme-example.ts';
import { rulePages, rulePagesModule } from './rule-pages.ts';

const root = join(import.meta.dirname, '..');
const checking = process.argv.includes('--check');

/** Folders with generated files only: a file without a source is deleted. */
const generatedFolders = ['docs/rules', 'docs/formats'];

const stale: string[] = [];

function update(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const path = join(root, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale.push(name);
    if (checking) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function removeOrphans(files: ReadonlyMap<string, string>): void {
  for (const folder of generatedFolders) {
    const path = join(root, folder);
    for (const name of existsSync(path) ? readdirSync(path) : []) {
      if (files.has(`${folder}/${name}`)) continue;
      stale.push(`${folder}/${name}`);
      if (!checking) rmSync(join(path, name));
    }
  }
}

function finish(): void {
  for (const name of stale) console.log(`${checking ? 'out of date' : 'written'}: ${name}`);
  if (!checking || stale.length === 0) return;
  console.error('Run "npm run build-docs" and commit the result.');
  process.exit(1);
}

update(
  new Map([
    ['packages/engine/src/rules/pages.ts', rulePagesModule()],
    ['packages/service/src/routes/pages/guides.ts', guidesModule()],
  ]),
);
if (checking && stale.length > 0) finish();

// Loaded only now: the service, whose document this is, shows the pages and guides above.
const { openApiDocument, reportSchemaDocument } = await import('./openapi.ts');
const openApi = await openApiDocument();
const files = new Map<string, string>([
  ...rulePages().map(({ id, text }) => [`docs/rules/${id}.md`, text] as const),
  ...formatPages().map(({ id, text }) => [`docs/formats/${id}.md`, text] as const),
  ['docs/openapi.json', openApi],
  ['docs/report.schema.json', reportSchemaDocument()],
  ['packages/client/src/schema.ts', await clientSchema(openApi)],
  ['README.md', readmeWithExample()],
]);
removeOrphans(files);
update(files);
finish();
