/**
 * `npm run hardening`: runs every test of the checklist and writes `docs/hardening.md` from the results. Arguments select files:
 * `npm run hardening -- tests/hard`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '../tests/hard/record.ts';
import { buildWeb } from './build-web.ts';
import { checklist } from './hardening-checklist.ts';
import type { CheckedLine } from './hardening-reporter.ts';

const root = join(import.meta.dirname, '..');

/** Files with tests whose names begin with an id of the checklist. */
function filesOf(chosen: readonly string[]): readonly string[] {
  return globSync(['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: root })
    .filter((path) => /['`(}: ][HWKL]\d\d['` :]/.test(readFileSync(join(root, path), 'utf8')))
    .filter((path) => chosen.length === 0 || chosen.some((folder) => path.startsWith(folder)))
    .sort();
}

function readLines<Line>(path: string): readonly Line[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}

const sources = filesOf([]).map((path) => readFileSync(join(root, path), 'utf8'));

/** Runs each file in its own process, one after another, so that measurements are not disturbed. */
function run(files: readonly string[]): {
  readonly checked: readonly CheckedLine[];
  readonly results: readonly Result[];
} {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-hardening-'));
  const [tests, details] = [join(directory, 'tests.jsonl'), join(directory, 'details.jsonl')];
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/hardening-reporter.ts',
    `--test-reporter-destination=${tests}`,
  ];
  spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HARD_RESULTS: details },
  });
  const outcome = { checked: readLines<CheckedLine>(tests), results: readLines<Result>(details) };
  rmSync(directory, { recursive: true });
  return outcome;
}

/** The worst result of the tests for a line; a line without a test is open. */
function verdictOf(id: string, tests: readonly CheckedLine[]): string {
  if (tests.length === 0) return sources.some((text) => new RegExp(`\\b${id}\\b`).test(text)) ? 'not run' : 'open';
  for (const result of ['failed', 'passed'] as const) if (tests.some((test) => test.result === result)) return result;
  return 'not on this machine';
}

const recorder = 'tests/hard/record.ts';

function writePage({ checked, results }: ReturnType<typeof run>): string {
  const rows = checklist.map(([id, doing, expected]) => {
    const tests = checked.filter((test) => test.id === id);
    const details = results.filter((result) => result.id === id);
    // The test runner reports the file in which `it` is called, which is record.ts for all tests that record their result.
    const own = tests.map(({ file }) => file).filter((file) => file !== recorder);
    const files = [...new Set([...own, ...details.map(({ file }) => file)])].sort();
    const seen = [...new Set(details.filter(({ result }) => result !== 'failed').map(({ detail }) => detail))];
    const cells = [
      id,
      doing,
      expected,
      verdictOf(id, tests),
      String(tests.length),
      seen.join('; '),
      files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(' '),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const count = (verdict: string): number => rows.filter((row) => row.includes(` | ${verdict} | `)).length;
  return `# What it survives

Made by \`npm run hardening\` from the tests' own results: ${count('passed')} of ${checklist.length} lines passed, ${count('failed')} failed, ${count('not on this machine')} could not be tried on that
machine, ${count('not run')} have tests that were left out of that run, ${count('open')} have no test yet. H are requests on raw sockets, W pages and accounts, K the process and what it depends on, L secrets.

| line | what is sent or done | what has to come of it | result | tests | seen | where |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

await buildWeb();
const outcome = run(filesOf(process.argv.slice(2)));
if (outcome.checked.length === 0) throw new Error('No test of the checklist ran.');
writeFileSync(join(root, 'docs/hardening.md'), writePage(outcome));
process.exitCode = outcome.checked.some(({ result }) => result === 'failed') ? 1 : 0;
