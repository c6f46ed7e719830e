/** Runs the tests below the given folders (default: all). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildService, serviceFile } from './build-service.ts';
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
/** Tests of whole processes and browsers run in separate processes; the others share one process per group, which is much faster. */
const groupOf = (file: string): 'hard' | 'alone' | 'service' | 'together' => {
  if (file.startsWith('tests/hard/')) return 'hard';
  if (
    /^tests\/(?:browser|end-to-end)\/|^packages\/service\/src\/(?:server|stop)\.test|\/processes\/|\/admin\//.test(file)
  )
    return 'alone';
  return file.startsWith('packages/service/') ? 'service' : 'together';
};

/** Tests that use the stores run again on PostgreSQL. */
const usesStores = (file: string): boolean =>
  /^packages\/service\/src\/(?:routes\/(?:account|billing|web|analyze\/40[13])|admin\/|hardening\/account-(?:keys|secrets))/.test(
    file,
  );

// Tests of the service start servers themselves.
if (files.some((file) => /^packages\/service\/|^tests\/hard\//.test(file))) {
  const missing = installServers();
  if (missing !== null) console.error(missing);
}

// Built once before the tests: tests that run in parallel would otherwise build at the same time and overwrite each other's files.
if (files.some((file) => file.startsWith('tests/browser/'))) await buildWeb();
if (files.some((file) => groupOf(file) !== 'together')) await buildService();

/** Most of the start-up time of our processes is compiling the same TypeScript, and these tests start hundreds of them. */
const compiled = join(import.meta.dirname, '../node_modules/.cache/node');

interface RunOptions {
  readonly isolation: string;
  /** Prints the output when everything is done, for runs in parallel with another one. */
  readonly isQuiet?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Whether all tests of the files pass. */
async function passes(group: readonly string[], { isolation, isQuiet, environment }: RunOptions): Promise<boolean> {
  if (group.length === 0) return true;
  const options = ['--test', '--import', './tools/property-seed.ts', '--test-reporter=spec', ...isolation.split(' ')];
  const child = spawn(process.execPath, [...options, ...group], {
    stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, AGENT_GRADE_SERVICE: serviceFile, ...environment },
  });
  const printed = child.stdout?.toArray();
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat((await printed) ?? []));
  return status === 0;
}

const group = (kind: ReturnType<typeof groupOf>): readonly string[] => files.filter((file) => groupOf(file) === kind);
const inOneProcess = '--test-isolation=none';

async function engineAndPostgresPass(): Promise<boolean> {
  const isQuiet = group('service').length + group('alone').length > 0;
  const engine = await passes(group('together'), { isolation: inOneProcess, isQuiet });
  const environment = { AGENT_GRADE_TEST_DATABASE: 'postgres' };
  return (await passes(files.filter(usesStores), { isolation: inOneProcess, isQuiet, environment })) && engine;
}

async function serviceAndProcessesPass(): Promise<boolean> {
  const service = await passes(group('service'), { isolation: inOneProcess });
  // These tests wait more than they compute.
  return (await passes(group('alone'), { isolation: '--test-isolation=process --test-concurrency=3' })) && service;
}

// In parallel, because each of them keeps one processor busy.
const results = await Promise.all([engineAndPostgresPass(), serviceAndProcessesPass()]);
// Two at a time: only `npm run hardening` measures.
results.push(await passes(group('hard'), { isolation: '--test-isolation=process --test-concurrency=2' }));
process.exitCode = results.every((isPassed) => isPassed) ? 0 : 1;
