import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The unanswered requests of each connection, in order of arrival. */
export interface Exchanges {
  add(exchange: Exchange): void;
  of(socket: Socket): readonly Exchange[];
  /** The last request of each connection. */
  latest(): readonly Exchange[];
}

export function createExchanges(): Exchanges {
  const open = new Map<Socket, Exchange[]>();
  const remove = (socket: Socket, exchange: Exchange): void => {
    const rest = (open.get(socket) ?? []).filter((other) => other !== exchange);
    if (rest.length > 0) open.set(socket, rest);
    else open.delete(socket);
  };
  return {
    add(exchange) {
      const { socket } = exchange.request;
      const others = open.get(socket);
      if (others === undefined) open.set(socket, [exchange]);
      else others.push(exchange);
      exchange.response.once('close', () => remove(socket, exchange));
    },
    of: (socket) => open.get(socket) ?? [],
    latest: () => [...open.values()].flatMap((exchanges) => exchanges.slice(-1)),
  };
}
