import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type ProblemCode, problemMediaType, problems, renderProblem } from '../problems.ts';
import { createRequestId } from './request-id.ts';

export type Fields = Readonly<Record<string, string>>;

/**
 * Fields of every answer: nothing is cached and nothing is guessed; and where the service is reached over TLS, it is reached no other
 * way (RFC 6797 forbids saying so over plain HTTP).
 */
export const standingFields = (baseUrl: string): Fields => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  ...(baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

/** Answers a request that broke HTTP's rules; the framework never sees it. The connection's state is in doubt, so it closes. */
export function refuseOnResponse(response: ServerResponse, code: ProblemCode, requestId: string): void {
  const body = renderProblem(code, requestId);
  response.writeHead(problems[code].status, {
    'Content-Type': problemMediaType,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same answer as bytes, where the request was never understood and no response object exists. */
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
