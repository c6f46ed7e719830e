import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Time limits of a graceful stop, measured from its start. */
export interface StopTimeouts {
  /** For idle connections: time to send one more request, whose answer closes the connection. */
  readonly idleMs: number;
  readonly totalMs: number;
}

/**
 * `http.Server.close` closes idle connections at once, which resets those whose next request is already on its way. So only listening stops at
 * first; a connection is closed with the answer to its next request, or after a while if it stays idle.
 */
export async function closeGracefully(server: Server, stopTimeouts: StopTimeouts): Promise<void> {
  const start = performance.now();
  await acceptWaiting(server, stopTimeouts.idleMs);
  const left = (ms: number): number => Math.max(0, start + ms - performance.now());
  await new Promise<void>((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
    }, left(stopTimeouts.idleMs));
    const total = setTimeout(() => server.closeAllConnections(), left(stopTimeouts.totalMs));
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearTimeout(total);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Connections that the kernel has established but the server has not yet accepted would be reset. The event loop accepts one per turn, so this
 * waits until a turn brings no new one, or until the time is up.
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
