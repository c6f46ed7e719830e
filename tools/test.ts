/** Runs the tests below the folders given (default: all). */
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
/** Tests of whole processes and browsers want a process each; the others share one for each kind, which is far quicker. */
const kindOf = (file: string): 'alone' | 'service' | 'together' => {
  if (/^tests\/(?:browser|end-to-end)\/|^packages\/service\/src\/(?:server|stop)\.test|\/admin\//.test(file))
    return 'alone';
  return file.startsWith('packages/service/') ? 'service' : 'together';
};

let failed = false;
for (const [kind, isolation] of [
  ['together', 'none'],
  ['service', 'none'],
  ['alone', 'process'],
] as const) {
  const group = files.filter((file) => kindOf(file) === kind);
  if (group.length === 0) continue;
  const run = spawnSync(process.execPath, ['--test', `--test-isolation=${isolation}`, ...group], { stdio: 'inherit' });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
