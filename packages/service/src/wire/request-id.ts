import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** The id of a request, always generated here: an id chosen by the client could forge log lines. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = createRequestId();
  ids.set(request, id);
  return id;
}

export const createRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`;
