/** Requests per second of the whole endpoint beside bare Fastify answering the same bytes, each in a process of its own, in one run. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Load, press } from './load.ts';
import { printRow } from './measure.ts';
import { jsonSample } from './samples.ts';

const root = join(import.meta.dirname, '..');
const directory = mkdtempSync(join(tmpdir(), 'agent-grade-bench-'));
const environment = {
  ...process.env,
  DATA_DIR: join(directory, 'data'),
  PORT: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT_PER_MINUTE: '100000',
};
const connections = 20;
const roundMs = 2_000;
const rounds = 3;

const children: ChildProcess[] = [];
try {
  const admin = (...words: string[]): string =>
    execFileSync(process.execPath, [join(root, 'packages/service/src/admin/main.ts'), ...words], { env: environment })
      .toString()
      .trim();
  admin('user', 'create', '--email', 'bench@example.com');
  admin('plan', 'set', '--email', 'bench@example.com', '--plan', 'pro');
  const key = admin('key', 'create', '--email', 'bench@example.com', '--name', 'bench');
  const request = buildRequest(key, JSON.stringify({ content: jsonSample(4096), format: 'json' }));

  const service = await start(['packages/service/src/main.ts']);
  const answer = await fetchAnswer(service, key);
  const answerFile = join(directory, 'answer.json');
  writeFileSync(answerFile, answer);
  const bare = await start(['bench/bare-fastify.ts', answerFile]);

  const best = { endpoint: null, bare: null } as Record<'endpoint' | 'bare', Load | null>;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, port] of [
      ['endpoint', service],
      ['bare', bare],
    ] as const) {
      const load = await press(port, request, connections, roundMs);
      if (load.failures > 0) throw new Error(`${load.failures} answers of ${name} were not 200.`);
      // The first round warms up.
      if (round > 0 && load.requestsPerSecond > (best[name]?.requestsPerSecond ?? 0)) best[name] = load;
    }
  }
  report(best.endpoint, best.bare, answer.length);
} finally {
  for (const child of children) child.kill();
  rmSync(directory, { recursive: true, force: true });
}

function report(endpoint: Load | null, bare: Load | null, answerBytes: number): void {
  if (endpoint === null || bare === null) throw new Error('Nothing was measured.');
  printRow([`4 KB, ${connections} connections`, 'requests/s', 'p50 ms', 'p99 ms']);
  for (const [name, load] of [
    ['endpoint', endpoint],
    [`bare Fastify, same ${answerBytes} bytes`, bare],
  ] as const) {
    printRow([name, load.requestsPerSecond.toFixed(0), load.p50Ms.toFixed(2), load.p99Ms.toFixed(2)]);
  }
  printRow([
    'ratio',
    (endpoint.requestsPerSecond / bare.requestsPerSecond).toFixed(3),
    (endpoint.p50Ms / bare.p50Ms).toFixed(2),
    (endpoint.p99Ms / bare.p99Ms).toFixed(2),
  ]);
}

function buildRequest(key: string, body: string): Buffer {
  const bytes = Buffer.from(body);
  const head = `POST /api/v1/analyze HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

async function fetchAnswer(port: number, key: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/analyze`, {
    method: 'POST',
    body: JSON.stringify({ content: jsonSample(4096), format: 'json' }),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });
  return response.text();
}

/** Starts a server and waits for the line that says where it listens; its other lines are read and dropped. */
async function start(words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, words, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const port = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${words[0]} ended before it listened.`);
  });
  ended.catch(() => {});
  return Promise.race([port, ended]);
}
