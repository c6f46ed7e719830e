import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses with a status other than 200. */
  readonly failures: number;
}

/** Sends one request repeatedly over a number of connections, each waiting for its response. */
export async function sendContinuously(
  port: number,
  request: Buffer,
  connections: number,
  durationMs: number,
): Promise<Load> {
  const start = performance.now();
  const using = Array.from({ length: connections }, async () => {
    const connection = await connectTo(port, request);
    const answers: Answer[] = [];
    while (performance.now() < start + durationMs) answers.push(await connection.send());
    connection.close();
    return answers;
  });
  return summarise((await Promise.all(using)).flat(), performance.now() - start);
}

/**
 * Sends a number of requests per second at fixed times, even if earlier ones have not been answered. Latency is measured from the scheduled
 * time of a request.
 */
export async function sendAtRate(port: number, request: Buffer, perSecond: number, durationMs: number): Promise<Load> {
  const start = performance.now();
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const answers: Promise<Answer>[] = [];
  for (let sent = 0; sent < (durationMs / 1000) * perSecond; sent++) {
    const dueAt = start + (sent * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    answers.push(
      (async () => {
        const free = idle.pop() ?? (await connectTo(port, request));
        if (!all.includes(free)) all.push(free);
        const { ok } = await free.send();
        idle.push(free);
        return { ok, ms: performance.now() - dueAt };
      })(),
    );
  }
  const seen = await Promise.all(answers);
  for (const connection of all) connection.close();
  return summarise(seen, performance.now() - start);
}

interface Answer {
  readonly ok: boolean;
  readonly ms: number;
}

function summarise(answers: readonly Answer[], elapsedMs: number): Load {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    requestsPerSecond: (times.length * 1000) / elapsedMs,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: answers.filter(({ ok }) => !ok).length,
  };
}

/** A connection that sends one request and reads its response, repeatedly. */
interface Connection {
  send(): Promise<Answer>;
  close(): void;
}

function connectTo(port: number, request: Buffer): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let take = (_chunk: Buffer): void => {};
    socket.on('error', reject);
    socket.on('data', (chunk) => take(chunk));
    const send = (): Promise<Answer> =>
      new Promise((answered) => {
        const sentAt = performance.now();
        const progress = readAnswer();
        take = (chunk) => {
          const ok = progress(chunk);
          if (ok !== null) answered({ ok, ms: performance.now() - sentAt });
        };
        socket.write(request);
      });
    socket.once('connect', () => resolve({ send, close: () => void socket.destroy() }));
  });
}

/** Collects the pieces of a response; null until it is complete, then whether its status was 200. Bodies are counted but not kept. */
function readAnswer(): (chunk: Buffer) => boolean | null {
  let head = '';
  let missing = Number.NaN;
  return (chunk) => {
    if (!Number.isNaN(missing)) missing -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return null;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4);
    }
    return missing <= 0 ? head.startsWith('HTTP/1.1 200') : null;
  };
}
