/** Runs the tests below the folders given (default: all). */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installServers } from './install-servers.ts';

/** More than these fail for a reason. */
const rerunMax = 5;

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

const scratch = mkdtempSync(join(tmpdir(), 'agent-grade-tests-'));
process.once('exit', () => rmSync(scratch, { recursive: true }));

/** The files in which something failed; null where the run ended without saying. */
function runOnce(
  group: readonly string[],
  isolation: string,
  environment: Record<string, string>,
): readonly string[] | null {
  const list = join(scratch, 'failed');
  rmSync(list, { force: true });
  const reporters = ['spec', './tools/failed-files-reporter.ts'].map((name) => `--test-reporter=${name}`);
  const places = ['stdout', list].map((name) => `--test-reporter-destination=${name}`);
  const words = ['--test', ...isolation.split(' '), ...reporters, ...places, ...group];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status === 0) return [];
  const files = existsSync(list)
    ? readFileSync(list, 'utf8')
        .split('\n')
        .filter((file) => file !== '')
    : [];
  return files.length === 0 ? null : files;
}

let failed = false;

/** What fails is run once more by itself: browsers and measured times suffer from their neighbours. Both outcomes are printed. */
function run(group: readonly string[], isolation: string, environment: Record<string, string> = {}): void {
  if (group.length === 0) return;
  let files = runOnce(group, isolation, environment);
  if (files !== null && files.length > 0 && files.length <= rerunMax) {
    console.log(`\nOnce more, each by itself:\n${files.join('\n')}\n`);
    files = runOnce(files, '--test-isolation=process --test-concurrency=1', environment);
  }
  failed ||= files === null || files.length > 0;
}

const group = (kind: ReturnType<typeof kindOf>): readonly string[] => files.filter((file) => kindOf(file) === kind);
run(group('together'), '--test-isolation=none');
run(group('service'), '--test-isolation=none');
run(group('alone'), '--test-isolation=process');
// One at a time: they measure.
run(group('hard'), '--test-isolation=process --test-concurrency=1');
run(files.filter(keeps), '--test-isolation=none', { AGENT_GRADE_TEST_DATABASE: 'postgres' });
process.exit(failed ? 1 : 0);
