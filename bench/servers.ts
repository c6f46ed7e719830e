import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serviceFile } from '../tools/build-service.ts';

const root = join(import.meta.dirname, '..');

/** Starts the servers to measure, each as a separate process, with one key. */
export interface Started {
  readonly key: string;
  /** Starts the service with its own settings; returns its port. */
  service(settings?: Readonly<Record<string, string>>): Promise<number>;
  /** Starts bare Fastify, which reads the same bodies and answers these bytes. */
  bare(answer: string): Promise<number>;
  stopAll(): Promise<void>;
}

export function startServers(): Started {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-bench-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const environment = {
    ...process.env,
    DATA_DIR: join(directory, 'data'),
    PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  const admin = (...words: string[]): string =>
    execFileSync(process.execPath, [join(root, 'packages/service/src/admin/main.ts'), ...words], { env: environment })
      .toString()
      .trim();
  admin('user', 'create', '--email', 'bench@example.com');
  admin('plan', 'set', '--email', 'bench@example.com', '--plan', 'pro');
  const children: ChildProcess[] = [];
  const start = (words: readonly string[], settings: Readonly<Record<string, string>>): Promise<number> => {
    const env = { ...environment, ...settings };
    // The same options as `npm start`.
    const child = spawn(process.execPath, ['--v8-pool-size=0', '--max-semi-space-size=8', ...words], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return portOf(child, words[0] ?? '');
  };
  return {
    key: admin('key', 'create', '--email', 'bench@example.com', '--name', 'bench'),
    service: (settings = {}) => start([serviceFile], settings),
    bare(answer) {
      const file = join(directory, 'answer.json');
      writeFileSync(file, answer);
      return start(['bench/bare-fastify.ts', file], {});
    },
    async stopAll() {
      const ended = children.splice(0).map(async (child) => {
        if (child.exitCode !== null) return;
        child.kill();
        await once(child, 'exit');
      });
      await Promise.all(ended);
    },
  };
}

/** Waits for the line with the address; other output is discarded. */
async function portOf(child: ChildProcess, name: string): Promise<number> {
  if (child.stdout === null) throw new Error('It writes nowhere.');
  const lines = createInterface({ input: child.stdout });
  const port = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it listened.`);
  });
  ended.catch(() => {});
  return Promise.race([port, ended]);
}

export function buildRequest(key: string, content: string): Buffer {
  const bytes = Buffer.from(JSON.stringify({ content, format: 'json' }));
  const head = `POST /api/v1/analyze HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** The service's response to a text. */
export async function fetchAnswer(port: number, key: string, content: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/analyze`, {
    method: 'POST',
    body: JSON.stringify({ content, format: 'json' }),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });
  return response.text();
}
