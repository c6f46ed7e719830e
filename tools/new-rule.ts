/** `npm run new:rule -- AG-024 some-name`: creates the three files of a rule, and lists it. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertLine } from './insert-line.ts';

const [id = '', name = ''] = process.argv.slice(2);
if (!/^AG-\d{3}$/.test(id) || !/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run new:rule -- AG-024 some-name');
  process.exit(2);
}
const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const constant = name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
const engine = join(import.meta.dirname, '../packages/engine/src');
const stem = `${id.toLowerCase()}-${name}`;

const code = `import { defineRule } from './rule.ts';

export const ${constant} = defineRule({
  id: '${id}',
  name: '${name}',
  title: '${title}',
  category: 'execution',
  severity: 'high',
  references: ['ASI05', 'CWE-78'],
  messages: { found: 'Tool {tool} …' },
  why: '…',
  fix: '…',
  *check({ agent }) {
    for (const tool of agent.tools) {
      yield { message: 'found', severity: 'high', confidence: 'high', at: tool.at, quote: { tool: tool.name } };
    }
  },
});
`;
const page = `# ${id} ${title}

What is reported, and what the rule checks.

- **High**: …
- **One level lower**: …

## Why it matters

…

\`\`\`json flagged
{}
\`\`\`

## How to fix

…

\`\`\`json clean
{}
\`\`\`

## When it is fine

…
`;
const test = `import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from './testing.ts';

const severities = (configuration: object) => findingsOf('${id}', configuration).map(({ severity }) => severity);

it('fires on …', () => assert.deepEqual(severities({}), ['high']));

it('stays quiet on …, its near miss', () => assert.deepEqual(severities({}), []));
`;
for (const [ending, text] of [
  ['ts', code],
  ['md', page],
  ['test.ts', test],
] as const) {
  const path = join(engine, 'rules', `${stem}.${ending}`);
  if (existsSync(path)) throw new Error(`${path} already exists.`);
  writeFileSync(path, text);
  console.log(path);
}
insertLine(join(engine, 'score/table.ts'), `  '${id}',`, afterAll("  'AG-", '] as const;'));
const list = join(engine, 'rules/index.ts');
insertLine(list, `import { ${constant} } from './${stem}.ts';`, (line) => line.startsWith('import type'));
insertLine(list, `  ${constant},`, (line) => line === '];');
console.log('It is listed in score/table.ts and rules/index.ts. Replace every “…”, then run "npm run build-docs".');

/** The line that ends a list whose items begin as given. */
function afterAll(item: string, end: string): (line: string) => boolean {
  let isInside = false;
  return (line) => {
    if (line.startsWith(item)) isInside = true;
    return isInside && line === end;
  };
}
