import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import {
  type Account,
  type Environment,
  ended,
  freePort,
  makeFolder,
  ordinaryAccount,
  type Server,
  startChild,
  waitUntil,
} from './server.ts';

/** A separate PostgreSQL cluster. */
export interface PostgresServer extends Server {
  /** Creates an empty database and returns its URL. */
  createDatabase(template?: string): Promise<string>;
  /** Like a power failure of the server but not of the disk: all its processes are killed at once. */
  kill(): Promise<void>;
  /** Stops answering without closing any connection. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(
  settings: readonly string[] = [],
  environment: Environment = {},
): Promise<PostgresServer> {
  const programs = findPrograms();
  const account = ordinaryAccount();
  const folder = join(makeFolder('postgres', account), 'data');
  const initdb = [
    '-D',
    folder,
    '-U',
    'test',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: dirname(folder), stdio: 'ignore' });
  const port = await freePort();
  const start = () => launch({ programs, folder, port, settings, account, environment });
  let child = await start();
  return {
    port,
    get child() {
      return child;
    },
    createDatabase: (template) => createDatabase(port, template),
    async kill() {
      for (const pid of processesOf(child)) signal(pid, 'SIGKILL');
      await ended(child);
    },
    pause() {
      for (const pid of processesOf(child)) signal(pid, 'SIGSTOP');
    },
    resume() {
      for (const pid of processesOf(child)) signal(pid, 'SIGCONT');
    },
    async start() {
      child = await start();
    },
    async stop() {
      child.kill('SIGQUIT');
      await ended(child);
    },
  };
}

/** The newest version installed by Debian. */
function findPrograms(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').sort((a, b) => versionOf(b) - versionOf(a));
  if (found[0] === undefined) throw new Error('PostgreSQL is not installed: npm run install-servers');
  return dirname(found[0]);
}

const versionOf = (path: string): number => Number(path.split('/')[4]);

interface Launch {
  readonly programs: string;
  readonly folder: string;
  readonly port: number;
  readonly settings: readonly string[];
  readonly account: Account;
  readonly environment: Environment;
}

async function launch({ programs, folder, port, settings, account, environment }: Launch): Promise<ChildProcess> {
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dirname(folder)}`,
    ...settings,
  ];
  const words = options.flatMap((option) => ['-c', option]);
  const child = startChild(join(programs, 'postgres'), ['-D', folder, ...words], account, environment);
  await waitUntil('PostgreSQL', () => answers(port));
  return child;
}

async function answers(port: number): Promise<boolean> {
  try {
    await query(port, 'select 1');
    return true;
  } catch {
    return false;
  }
}

async function query(port: number, text: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'test', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function createDatabase(port: number, template = 'template1'): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`;
  await query(port, `create database ${name} template ${template}`);
  return `postgres://test@127.0.0.1:${port}/${name}`;
}

/** PostgreSQL has a process per connection and some of its own; the parent is killed first, so that it does not replace any. */
function processesOf({ pid = 0 }: ChildProcess): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

/** The parent process (proc(5): the second field after the program name, which is in parentheses and may contain anything). Null if the process has ended. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // The process has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
