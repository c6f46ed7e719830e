import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAdmin } from '../admin/run-admin.ts';

/** The service as its operator starts it: a process with its own data directory. */
export interface RunningService {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Runs the operator's command line on the same data while the service is running. */
  admin(words: readonly string[]): Promise<Finished>;
  /** Sends SIGTERM and waits for the process to end. */
  stop(): Promise<number | null>;
}

export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const sourceFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Starts the service from source, for a test that changes a module of it. */
export const fromSource = { AGENT_GRADE_SERVICE: sourceFile('main.ts') } as const;
/** The bundle that `npm start` runs, which the test command builds first; the source when a test file is run by itself. */
const { AGENT_GRADE_SERVICE: serviceFile = fromSource.AGENT_GRADE_SERVICE } = process.env;

export function createDataDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'agent-grade-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the service as a process that is expected to end by itself. */
export const runService = (environment: Environment): Promise<Finished> => run(serviceFile, [], environment);

/** Starts the operator's command line as a process. */
export const runAdminProcess = (words: readonly string[], environment: Environment): Promise<Finished> =>
  run(sourceFile('admin/main.ts'), words, environment);

async function run(file: string, words: readonly string[], environment: Environment): Promise<Finished> {
  const child = spawn(process.execPath, [file, ...words], { env: { ...process.env, ...environment } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode, stdout, stderr };
}

/** Runs the operator's command line in this process. */
export async function admin(words: readonly string[], environment: Environment, input = ''): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  const exitCode = await runAdmin(words, {
    environment,
    print: (line) => {
      stdout += `${line}\n`;
    },
    remark: (line) => {
      stderr += `${line}\n`;
    },
    readInput: async () => input,
  });
  return { exitCode, stdout, stderr };
}

type Environment = Readonly<Record<string, string>>;

/** `before` is a command that runs the service, such as `prlimit --nofile=64`. */
export async function startProcess(environment: Environment, before: readonly string[] = []): Promise<RunningService> {
  const settings = { PORT: '0', LOG_LEVEL: 'trace', ...environment };
  const file = environment.AGENT_GRADE_SERVICE ?? serviceFile;
  const [program = process.execPath, ...words] = [...before, process.execPath, file];
  const child = spawn(program, words, { env: { ...process.env, ...settings } });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk;
      const found = /"address":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${output}`)));
  });
  return {
    port,
    child,
    output: () => output,
    admin: (words) => admin(words, environment),
    async stop() {
      // A process that a signal ended has no exit code.
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [exitCode] = await ended;
      return exitCode;
    },
  };
}

/** Creates a key on the command line, for a new user with a plan. */
export async function makeKey(service: Pick<RunningService, 'admin'>, email: string, plan = 'pro'): Promise<string> {
  await service.admin(['user', 'create', '--email', email]);
  await service.admin(['plan', 'set', '--email', email, '--plan', plan]);
  return (await service.admin(['key', 'create', '--email', email, '--name', 'test'])).stdout.trim();
}
