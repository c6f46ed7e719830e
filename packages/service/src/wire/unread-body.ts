import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isAwaitingContinue } from './body.ts';
import { wireLimits } from './limits.ts';

/**
 * Whether answering a request before its body was read leaves the connection unusable: the rest may be too long to drain, or the client may
 * still wait for `100 Continue` and never send it.
 */
export function leavesConnectionUnusable(request: IncomingMessage): boolean {
  if (isAwaitingContinue(request)) return true;
  if (request.complete) return false;
  const announced = request.headers['content-length'];
  if (announced === undefined) return request.headers['transfer-encoding'] !== undefined;
  return Number(announced) > wireLimits.drainBytesMax;
}

/**
 * Closing a socket with unread bytes makes the kernel send a reset, which can overtake the answer. So the sending side is closed first, and the
 * rest is read for a moment. `destroySoon` is what Node calls after the last answer on a connection.
 */
export function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const bytesMax = socket.bytesRead + wireLimits.lingerBytesMax;
    const watch = setInterval(() => {
      if (socket.bytesRead > bytesMax) socket.destroy();
    }, 20);
    const limit = setTimeout(() => socket.destroy(), wireLimits.lingerMs);
    socket.once('close', () => {
      clearInterval(watch);
      clearTimeout(limit);
    });
  };
}
