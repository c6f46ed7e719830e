/** `npm run new:format -- some-id`: creates the folder of a format. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [id = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
  console.error('Usage: npm run new:format -- some-id');
  process.exit(2);
}
const constant = id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
const folder = join(import.meta.dirname, '../packages/engine/src/formats', id);
if (existsSync(folder)) throw new Error(`${folder} already exists.`);

const code = `import { defineFormat } from '../format.ts';

export const ${constant} = defineFormat({
  id: '${id}',
  title: '…',
  specification: 'https://example.com/',
  filenames: [],
  dialect: 'json',
  role: 'framework',
  signature: { always: [], often: [], never: [] },
  notLookedAt: [],
  defaults: [],
  read(document, model) {
    document.get('name').ignore();
    void model;
  },
});
`;
mkdirSync(join(folder, 'samples'), { recursive: true });
writeFileSync(join(folder, 'format.ts'), code);
console.log(`${folder}/format.ts written. Add your own samples, format.test.ts, and a line in formats/index.ts.`);
