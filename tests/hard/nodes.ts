import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  admin,
  createDataDirectory,
  type RunningService,
  startProcess,
} from '../../packages/service/src/testing/process.ts';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { createVisitor, password, type Visitor } from '../../packages/service/src/testing/visitor.ts';
import { freePort } from '../servers/server.ts';

/** A node that keeps its port, data and settings when it is restarted. */
export interface Node {
  readonly url: string;
  readonly port: number;
  /** The current process. */
  service(): RunningService;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<number | null>;
  admin(words: readonly string[], input?: string): ReturnType<typeof admin>;
}

type Settings = Readonly<Record<string, string>>;

export async function startNode(more: Settings = {}, before: readonly string[] = []): Promise<Node> {
  const directory = createDataDirectory();
  process.setMaxListeners(0);
  process.once('exit', () => directory.remove());
  const port = await freePort();
  const settings = {
    DATA_DIR: directory.path,
    PORT: String(port),
    LOG_LEVEL: 'info',
    SESSION_SECRET: 'a secret of tests, and of tests alone',
    // Long time-outs, because these tests do not measure speed.
    REDIS_TIMEOUT_MS: '20000',
    DATABASE_TIMEOUT_MS: '20000',
    ...more,
  };
  let service = await startProcess(settings, before);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    service: () => service,
    async kill() {
      const ended = once(service.child, 'exit');
      service.child.kill('SIGKILL');
      await ended;
    },
    async start() {
      service = await startProcess(settings, before);
    },
    stop: () => service.stop(),
    admin: (words, input) => admin(words, settings, input),
  };
}

/** The status of the response, or why there was none. */
export type Outcome = number | 'no connection';

export interface Answered {
  readonly status: Outcome;
  readonly retryAfter: string | null;
}

export async function analyse(url: string, key: string, body = smallBody()): Promise<Answered> {
  try {
    const response = await fetch(`${url}/api/v1/analyze`, {
      method: 'POST',
      body,
      // A new connection for each request, so that they spread over the processes.
      headers: { 'Content-Type': 'application/json', Connection: 'close', ...bearer(key) },
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('Retry-After') };
  } catch {
    return { status: 'no connection', retryAfter: null };
  }
}

export async function statusOf(address: string): Promise<Outcome> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'no connection';
  }
}

/** Twenty clients that send a request as soon as the last one is answered. */
export interface Load {
  /** The number of each outcome since the last call. */
  counts(): ReadonlyMap<Outcome, number>;
  stop(): Promise<void>;
}

export function putUnderLoad(nodes: readonly Pick<Node, 'url'>[], key: string, clients = 20): Load {
  let counts = new Map<Outcome, number>();
  let running = true;
  const use = async (client: number): Promise<void> => {
    for (let turn = client; running; turn++) {
      const { status } = await analyse(nodes[turn % nodes.length]?.url ?? '', key);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status === 'no connection') await sleep(20);
    }
  };
  const using = Array.from({ length: clients }, (_, client) => use(client));
  const stop = async (): Promise<void> => {
    running = false;
    await Promise.all(using);
  };
  // A failed test would otherwise wait for its clients for ever.
  after(stop);
  return {
    counts() {
      const seen = counts;
      counts = new Map();
      return seen;
    },
    stop,
  };
}

export const inWords = (counts: ReadonlyMap<Outcome, number>): string =>
  [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');

/** A user who is logged in and has a plan. */
export async function logIn(node: Node): Promise<Visitor> {
  const email = 'owner@example.com';
  await node.admin(['user', 'create', '--email', email, '--password-stdin'], `${password}\n`);
  await node.admin(['plan', 'set', '--email', email, '--plan', 'pro']);
  const visitor = createVisitor(node, email);
  assert.equal((await visitor.post('/log-in', { email, password })).status, 200);
  await visitor.open();
  return visitor;
}

/** A new user with a plan and a key. */
export async function makeUser(node: Node, email: string): Promise<string> {
  const made = await node.admin(['user', 'create', '--email', email]);
  if (made.exitCode !== 0) throw new Error(`No user was made: ${made.stderr}`);
  await node.admin(['plan', 'set', '--email', email, '--plan', 'pro']);
  return (await node.admin(['key', 'create', '--email', email, '--name', 'test'])).stdout.trim();
}

/** The id of a user's newest key. */
export async function keyIdOf(node: Node, email: string): Promise<string> {
  const { stdout } = await node.admin(['key', 'list', '--json']);
  const listed: readonly { readonly id: string; readonly owner: string }[] = JSON.parse(stdout);
  return listed.findLast(({ owner }) => owner === email)?.id ?? '';
}
