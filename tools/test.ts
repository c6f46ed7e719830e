/** Runs the tests below the folders given (default: all). */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { buildWeb } from './build-web.ts';
import { installServers } from './install-servers.ts';

const roots = process.argv.slice(2);
const files = globSync(['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'])
  .filter((file) =>
    roots.length === 0 ? !file.startsWith('tests/hard/') : roots.some((root) => file.startsWith(root)),
  )
  .sort();
if (files.length === 0) {
  console.error(`No test file below ${roots.join(', ')}.`);
  process.exit(1);
}
/** Tests of whole processes and browsers want a process each; the others share one for each kind, which is far quicker. */
const kindOf = (file: string): 'hard' | 'alone' | 'service' | 'together' => {
  if (file.startsWith('tests/hard/')) return 'hard';
  if (
    /^tests\/(?:browser|end-to-end)\/|^packages\/service\/src\/(?:server|stop)\.test|\/processes\/|\/admin\//.test(file)
  )
    return 'alone';
  return file.startsWith('packages/service/') ? 'service' : 'together';
};

/** What keeps and finds things through the stores: once more, on PostgreSQL. */
const keeps = (file: string): boolean =>
  /^packages\/service\/src\/(?:routes\/(?:account|billing|web|analyze\/40[13])|admin\/|hardening\/account-(?:keys|secrets))/.test(
    file,
  );

// Tests of the service start servers of their own.
if (files.some((file) => /^packages\/service\/|^tests\/hard\//.test(file))) {
  const missing = installServers();
  if (missing !== null) console.error(missing);
}

// Once, before tests that run side by side would each build them, over one another's heads.
if (files.some((file) => file.startsWith('tests/browser/'))) await buildWeb();

let failed = false;

function run(group: readonly string[], isolation: string, environment: Record<string, string> = {}): void {
  if (group.length === 0) return;
  const options = ['--test', '--import', './tools/property-seed.ts', '--test-reporter=spec', ...isolation.split(' ')];
  const { status } = spawnSync(process.execPath, [...options, ...group], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  failed ||= status !== 0;
}

const group = (kind: ReturnType<typeof kindOf>): readonly string[] => files.filter((file) => kindOf(file) === kind);
run(group('together'), '--test-isolation=none');
run(group('service'), '--test-isolation=none');
// They wait more than they work.
run(group('alone'), '--test-isolation=process --test-concurrency=3');
// One at a time: they measure.
run(group('hard'), '--test-isolation=process --test-concurrency=1');
run(files.filter(keeps), '--test-isolation=none', { AGENT_GRADE_TEST_DATABASE: 'postgres' });
process.exit(failed ? 1 : 0);
