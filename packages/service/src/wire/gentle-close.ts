import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long a stop waits, from its start. */
export interface Patience {
  /** For a client of an idle connection to send one more request and be told that the connection ends. */
  readonly idleMs: number;
  readonly totalMs: number;
}

/**
 * `http.Server.close` ends idle connections at once, which resets those whose next request is already on its way. So only the
 * listening ends at first; connections end with the answer to their next request, the idle ones after a while.
 */
export async function closeGently(server: Server, patience: Patience): Promise<void> {
  const start = performance.now();
  await acceptWaiting(server, patience.idleMs);
  const left = (ms: number): number => Math.max(0, start + ms - performance.now());
  await new Promise<void>((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
    }, left(patience.idleMs));
    const total = setTimeout(() => server.closeAllConnections(), left(patience.totalMs));
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearTimeout(total);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Connections that the kernel made but nobody has accepted yet would be reset. The event loop accepts one a turn, so it turns until
 * one brings nothing new, or clients that come without end have had their while.
 */
async function acceptWaiting(server: Server, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  let accepted = 0;
  const count = (): void => {
    accepted++;
  };
  server.on('connection', count);
  for (let before = -1; before !== accepted && performance.now() < end; ) {
    before = accepted;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', count);
}
