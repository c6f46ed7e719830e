import type { ChildProcess } from 'node:child_process';
import { accepts, ended, freePort, makeFolder, ordinaryAccount, type Server, startChild, waitUntil } from './server.ts';

/** A separate Redis without persistence. */
export interface RedisServer extends Server {
  readonly url: string;
  kill(): Promise<void>;
  /** Stops answering without closing any connection. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child = await launch(port);
  const end = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await ended(child);
  };
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    get child() {
      return child;
    },
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async start() {
      child = await launch(port);
    },
    stop: () => end('SIGTERM'),
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const account = ordinaryAccount();
  const folder = makeFolder('redis', account);
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = startChild('redis-server', words, account);
  await waitUntil('Redis', () => accepts(port));
  return child;
}
