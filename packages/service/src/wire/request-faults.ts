import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '../problems.ts';
import { wireLimits } from './limits.ts';

/** What is wrong with a request that Node's parser accepted; null if nothing is. */
export function findFault(request: IncomingMessage): ProblemCode | null {
  // Node's own limit on header fields silently drops the rest, which may contain a second Authorization or Host.
  if (request.rawHeaders.length > 2 * wireLimits.headerFieldsMax) return 'header_fields_too_large';
  if (request.headersDistinct.host?.length !== 1) return 'invalid_http_request';
  const transfer = request.headersDistinct['transfer-encoding'];
  if (transfer === undefined) return null;
  // A coding below `chunked` would arrive undecoded; together with Content-Length it is a request smuggling attempt (RFC 9112, 6.1).
  const chunkedAlone = transfer.length === 1 && transfer[0]?.toLowerCase() === 'chunked';
  return chunkedAlone && request.headersDistinct['content-length'] === undefined ? null : 'invalid_http_request';
}
