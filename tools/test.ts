/** Runs the tests below the folders given (default: all) in one process each kind; `--test-isolation=none` keeps it fast. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const roots = process.argv.slice(2);
const files = globSync(['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'])
  .filter((file) => roots.length === 0 || roots.some((root) => file.startsWith(root)))
  .sort();
if (files.length === 0) {
  console.error(`No test file below ${roots.join(', ')}.`);
  process.exit(1);
}
const separate = files.filter((file) =>
  /^(packages\/service|packages\/cli|tests\/end-to-end|tests\/browser)/.test(file),
);
const together = files.filter((file) => !separate.includes(file));
let failed = false;
for (const [isolation, group] of [
  ['none', together],
  ['process', separate],
] as const) {
  if (group.length === 0) continue;
  const run = spawnSync(process.execPath, ['--test', `--test-isolation=${isolation}`, ...group], { stdio: 'inherit' });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
