import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Report } from '@agent-grade/engine';
import { createDataDirectory, fromSource } from '../../packages/service/src/testing/process.ts';
import { bearer } from '../../packages/service/src/testing/service.ts';
import { makeUser, type Node, startNode } from './nodes.ts';
import { hard } from './record.ts';

/** Replacements in the engine's sources that make the next version. */
const changes: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['/engine/src/report/wording.ts', /(?<=rulesetVersion = ')[^']+/, '2099.1.0'],
  ['/engine/src/score/table.ts', /(?<=scoringVersion = ')[^']+/, '99'],
  // One rule is removed, and findings weigh more.
  ['/engine/src/rules/index.ts', /^ {2}unpinnedComponent,\n/m, ''],
  ['/engine/src/score/table.ts', /(?<=critical: 450, high: )220/, '440'],
];

/** A loader with which Node loads the modified engine. */
const hooks = `import { registerHooks } from 'node:module';
const changes = [${changes.map(([file, from, to]) => `[${JSON.stringify(file)}, ${from}, ${JSON.stringify(to)}]`).join(', ')}];
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    for (const [file, from, to] of changes) {
      if (!url.endsWith(file)) continue;
      const source = String(loaded.source);
      if (!from.test(source)) throw new Error('There is nothing to change in ' + file);
      loaded.source = source.replace(from, to);
    }
    return loaded;
  },
});
`;

const sample = 'packages/engine/src/formats/mcp-client/samples/risky.json';

async function post(url: string, headers: Readonly<Record<string, string>>, status: number): Promise<string> {
  const body = JSON.stringify({
    content: readFileSync(join(import.meta.dirname, '../..', sample), 'utf8'),
    format: 'json',
  });
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  assert.equal(response.status, status);
  return response.text();
}

const analyse = (node: Node, key: string): Promise<string> => post(`${node.url}/api/v1/analyze`, bearer(key), 200);

async function share(node: Node): Promise<string> {
  const answer = await post(`${node.url}/web/reports`, { 'Sec-Fetch-Site': 'same-origin' }, 201);
  const { id }: { readonly id: string } = JSON.parse(answer);
  return id;
}

const read = (json: string): Report => JSON.parse(json);
const rulesOf = (report: Report): ReadonlySet<string> => new Set(report.findings.map(({ ruleId }) => ruleId));

describe('another version of the rules and of the scoring', () => {
  hard(
    'K18',
    'every answer names its versions; a shared report keeps its own; the old version gives the old bytes',
    async () => {
      const directory = createDataDirectory();
      const folder = mkdtempSync(join(tmpdir(), 'agent-grade-k18-'));
      after(() => {
        directory.remove();
        rmSync(folder, { recursive: true });
      });
      const hookFile = join(folder, 'hooks.mjs');
      writeFileSync(hookFile, hooks);
      const settings = { DATA_DIR: directory.path };
      const using = async <T>(more: Readonly<Record<string, string>>, work: (node: Node) => Promise<T>): Promise<T> => {
        const node = await startNode({ ...settings, ...more });
        try {
          return await work(node);
        } finally {
          await node.stop();
        }
      };
      const old = await using({}, async (node) => {
        const key = await makeUser(node, 'ada@example.com');
        return { key, json: await analyse(node, key), shared: await share(node) };
      });
      const changed = { ...fromSource, NODE_OPTIONS: `--import=${pathToFileURL(hookFile)}` };
      const next = await using(changed, async (node) => ({
        json: await analyse(node, old.key),
        shared: await (await fetch(`${node.url}/web/reports/${old.shared}`)).text(),
      }));
      const [before, since] = [read(old.json), read(next.json)];
      assert.deepEqual(since.versions, { ...before.versions, ruleset: '2099.1.0', scoring: '99' });
      assert.deepEqual([rulesOf(before).has('AG-008'), rulesOf(since).has('AG-008')], [true, false]);
      assert.notEqual(since.score, before.score);
      assert.equal(next.shared, old.json);
      assert.equal(await using({}, (node) => analyse(node, old.key)), old.json);
      const { ruleset, scoring } = before.versions;
      return `rules ${ruleset} to 2099.1.0, scoring ${scoring} to 99, score ${before.score} to ${since.score}; back: the same bytes`;
    },
  );
});
