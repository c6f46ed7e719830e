import type { IncomingMessage, ServerResponse } from 'node:http';

/** The whole body, or why there is none. */
export type Body =
  | { readonly kind: 'body'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' | 'timeout' | 'aborted' };

const awaiting = new WeakSet<IncomingMessage>();

/** Records that the client waits for `100 Continue`, which only `readBody` sends. */
export function holdContinue(request: IncomingMessage): void {
  awaiting.add(request);
}

export const isAwaitingContinue = (request: IncomingMessage): boolean => awaiting.has(request);

/** Whether the announced length already exceeds the limit. */
export function announcesMoreThan(request: IncomingMessage, bytesMax: number): boolean {
  const announced = request.headers['content-length'];
  return announced !== undefined && Number(announced) > bytesMax;
}

/** Reads a body of at most `bytesMax` bytes that arrives within `timeoutMs`. */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  bytesMax: number,
  timeoutMs: number,
): Promise<Body> {
  if (awaiting.delete(request)) response.writeContinue();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => settle({ kind: 'timeout' }), timeoutMs);
    const settle = (body: Body): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('error', abort).off('close', abort);
      // A late error of an abandoned request does not matter, but without a listener it would end the process.
      request.on('error', () => {});
      if (body.kind !== 'body') request.resume();
      resolve(body);
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > bytesMax) settle({ kind: 'too-large' });
      else chunks.push(chunk);
    };
    const finish = (): void => settle({ kind: 'body', bytes: Buffer.concat(chunks, length) });
    const abort = (): void => settle({ kind: 'aborted' });
    request.on('data', take).on('end', finish).on('error', abort).on('close', abort);
  });
}
