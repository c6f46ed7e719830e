import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { holdContinue } from './body.ts';
import { answerClientErrors } from './client-errors.ts';
import { createExchanges } from './exchanges.ts';
import { closeGracefully, type StopTimeouts } from './graceful-close.ts';
import { type Timeouts, wireLimits } from './limits.ts';
import { findFault } from './request-faults.ts';
import { requestIdOf } from './request-id.ts';
import { commonFields, refusalBytes, refuseOnResponse } from './wire-answers.ts';

/** HTTP below the framework: everything that applies to each connection regardless of the route. */
export interface Wire {
  readonly createServer: (listener: RequestListener) => Server;
  /** False once the process is stopping: every answer then closes its connection. */
  readonly isOpen: () => boolean;
  readonly stop: (server: Server, stopTimeouts: StopTimeouts) => Promise<void>;
}

export function createWire(timeouts: Timeouts, baseUrl: string): Wire {
  const fields = commonFields(baseUrl);
  const exchanges = createExchanges();
  let open = true;

  const receive = (listener: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    exchanges.add({ request, response });
    const requestId = requestIdOf(request);
    for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
    response.setHeader('X-Request-Id', requestId);
    if (!open) response.setHeader('Connection', 'close');
    const fault = findFault(request);
    if (fault === null) listener(request, response);
    else refuseOnResponse(response, fault, requestId);
  };

  return {
    createServer: (listener) => {
      const server = createServer(serverOptions(timeouts));
      const take = receive(listener);
      server.maxHeadersCount = 0;
      server.on('request', take);
      server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
        holdContinue(request);
        take(request, response);
      });
      // An unknown expectation may be ignored (RFC 9110, 10.1.1).
      server.on('checkExpectation', take);
      // This is not a proxy. Without a listener Node would close the connection without an answer.
      server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
        socket.end(refusalBytes('invalid_http_request', fields)),
      );
      server.on('clientError', answerClientErrors(exchanges, fields));
      return server;
    },
    isOpen: () => open,
    stop: async (server, stopTimeouts) => {
      open = false;
      for (const { response } of exchanges.latest())
        if (!response.headersSent) response.setHeader('Connection', 'close');
      await closeGracefully(server, stopTimeouts);
    },
  };
}

const serverOptions = (timeouts: Timeouts) => ({
  maxHeaderSize: wireLimits.headerBytesMax,
  // A missing Host gets our own answer: see request-faults.ts.
  requireHostHeader: false,
  insecureHTTPParser: false,
  headersTimeout: timeouts.headersMs,
  // A safety net behind the body's own time limit, which gives a better answer.
  requestTimeout: timeouts.headersMs + timeouts.bodyMs + timeouts.checkEveryMs,
  keepAliveTimeout: timeouts.idleMs,
  connectionsCheckingInterval: timeouts.checkEveryMs,
});
