import type { Socket } from 'node:net';
import type { ProblemCode } from '../problems.ts';
import type { Exchanges } from './exchanges.ts';
import { wireLimits } from './limits.ts';
import { type Fields, refusalBytes } from './wire-answers.ts';

/** Parser error codes with an answer of their own; every other code is a violation of HTTP syntax. */
const answers: ReadonlyMap<string, ProblemCode> = new Map([
  ['HPE_HEADER_OVERFLOW', 'header_fields_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'request_too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
]);

/** Answers requests that Node's parser rejected, after the pending answers on the same connection. */
export function answerClientErrors(
  exchanges: Exchanges,
  fields: Fields,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    const code = answers.get(error.code ?? '') ?? 'invalid_http_request';
    const due = exchanges.of(socket);
    const broken = due.at(-1);
    if (broken === undefined || (due.length === 1 && !broken.request.complete)) {
      if (broken?.response.headersSent) broken.response.once('close', () => socket.destroy());
      else refuse(socket, error, code, fields);
      return;
    }
    const last = broken.request.complete ? broken : due.at(-2);
    last?.response.once('finish', () => refuse(socket, error, code, fields));
  };
}

function refuse(socket: Socket, error: NodeJS.ErrnoException, code: ProblemCode, fields: Fields): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(refusalBytes(code, fields));
  setTimeout(() => socket.destroy(), wireLimits.lingerMs).unref();
}
