/** `npm run new:format -- some-id`: creates the folder of a format, and lists it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertLine } from './insert-line.ts';

const [id = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
  console.error('Usage: npm run new:format -- some-id');
  process.exit(2);
}
const constant = id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
const formats = join(import.meta.dirname, '../packages/engine/src/formats');
const folder = join(formats, id);
if (existsSync(folder)) throw new Error(`${folder} already exists.`);

const code = `import { defineFormat } from '../format.ts';
import { readServers } from '../shared/server.ts';

export const ${constant} = defineFormat({
  id: '${id}',
  title: '…',
  specification: 'https://example.com/',
  filenames: [],
  dialect: 'json',
  role: 'framework',
  signature: { always: ['…', '…'], often: [], never: [] },
  notLookedAt: [],
  defaults: [],
  read(document, model) {
    readServers(document.get('mcpServers'), model);
    document.ignoreKeys(['name', 'version']);
  },
});
`;
const test = `import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = { 'risky.json': [], 'hardened.json': [] };

for (const [name, facts] of Object.entries(samples)) {
  it(\`${id} reads \${name}\`, () => {
    const reading = readSample(readFileSync(new URL(\`samples/\${name}\`, import.meta.url), 'utf8'), 'json');
    assert.equal(reading.format, '${id}');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
`;
mkdirSync(join(folder, 'samples'), { recursive: true });
for (const [name, text] of [
  ['format.ts', code],
  ['format.test.ts', test],
  ['samples/risky.json', '{}\n'],
  ['samples/hardened.json', '{}\n'],
] as const) {
  writeFileSync(join(folder, name), text);
  console.log(join(folder, name));
}
const list = join(formats, 'index.ts');
const path = `./${id}/format.ts`;
insertLine(list, `import { ${constant} } from '${path}';`, (line) => (/ from '(.*)';$/.exec(line)?.[1] ?? '') > path);
insertLine(list, `  ${constant},`, (line) => line === '];');
console.log(
  'It is listed last in formats/index.ts. Replace every “…”, write the samples, then run "npm run build-docs".',
);
