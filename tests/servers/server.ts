import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real server in its own folder that tests can kill, pause and restart. */
export interface Server {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A server's environment variables, in addition to ours. */
export type Environment = Readonly<Record<string, string>>;

/** The account that servers run under: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder that belongs to an account and is deleted when the process ends. */
export function makeFolder(name: string, { uid, gid }: Account): string {
  const folder = mkdtempSync(join(tmpdir(), `agent-grade-${name}-`));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  atExit.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Clean-up tasks for the end of this process, in reverse order. */
const atExit = new Set<() => void>();
process.once('exit', () => {
  for (const work of [...atExit].reverse()) work();
});

/** Starts a server process, which is stopped when this process ends normally. */
export function startChild(
  program: string,
  words: readonly string[],
  account: Account,
  environment: Environment = {},
): ChildProcess {
  const env = { ...process.env, ...environment };
  const child = spawn(program, words, { ...account, env, stdio: 'ignore', cwd: tmpdir() });
  const end = (): void => {
    child.kill('SIGKILL');
  };
  atExit.add(end);
  child.once('exit', () => atExit.delete(end));
  // Tests that forget to stop the server must not hang because of it.
  child.unref();
  return child;
}

export async function waitUntil(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not happen in ${patienceMs} ms.`);
    await sleep(50);
  }
}

export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', finish(true));
    socket.once('error', finish(false));
  });
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  await once(child, 'exit');
}
