import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type ProblemCode, problemMediaType, problems, renderProblem } from '../problems.ts';
import { createRequestId } from './request-id.ts';

export type Fields = Readonly<Record<string, string>>;

/**
 * Header fields of every answer: no caching, no content sniffing, and over TLS, HTTPS only (RFC 6797 forbids Strict-Transport-Security over
 * plain HTTP).
 */
export const commonFields = (baseUrl: string): Fields => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  ...(baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

/** Answers an invalid HTTP request, which the framework never sees. The state of the connection is uncertain, so it is closed. */
export function refuseOnResponse(response: ServerResponse, code: ProblemCode, requestId: string): void {
  const body = renderProblem(code, requestId);
  response.writeHead(problems[code].status, {
    'Content-Type': problemMediaType,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same answer as bytes, for a request that could not be parsed and has no response object. */
export function refusalBytes(code: ProblemCode, fields: Fields): string {
  const requestId = createRequestId();
  const body = renderProblem(code, requestId);
  const { status } = problems[code];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${requestId}`,
    `Content-Type: ${problemMediaType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
