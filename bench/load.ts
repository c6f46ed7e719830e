import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200. */
  readonly failures: number;
}

/** Sends one request again and again over so many connections, each waiting for its answer. */
export async function press(port: number, request: Buffer, connections: number, durationMs: number): Promise<Load> {
  const start = performance.now();
  const results = await Promise.all(
    Array.from({ length: connections }, () => repeat(port, request, start + durationMs)),
  );
  const elapsedSeconds = (performance.now() - start) / 1000;
  const times = results.flatMap(({ times }) => times).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    requestsPerSecond: times.length / elapsedSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function repeat(port: number, request: Buffer, until: number): Promise<{ times: number[]; failures: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const times: number[] = [];
    let failures = 0;
    let sentAt = 0;
    let received = '';
    const send = (): void => {
      sentAt = performance.now();
      received = '';
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!isComplete(received)) return;
      times.push(performance.now() - sentAt);
      if (!received.startsWith('HTTP/1.1 200')) failures++;
      if (performance.now() < until) return send();
      socket.destroy();
      resolve({ times, failures });
    });
  });
}

function isComplete(received: string): boolean {
  const bodyStart = received.indexOf('\r\n\r\n') + 4;
  if (bodyStart === 3) return false;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, bodyStart))?.[1]);
  return received.length >= bodyStart + length;
}
