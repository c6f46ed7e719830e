import { connect } from 'node:net';

export interface Use {
  readonly answered: number;
  /** Whether the last answer said `Connection: close`. */
  readonly isCloseAnnounced: boolean;
  readonly fault: string | null;
}

/** Sends requests on one keep-alive connection, each after the answer to the last, until the server says that it closes the connection. */
export function useUntilClosed(port: number, bytes: Buffer): Promise<Use> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let answered = 0;
    let isCloseAnnounced = false;
    const send = (): void => {
      received = '';
      socket.write(bytes);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const head = received.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (received.length < head + 4 + length) return;
      answered++;
      isCloseAnnounced = /^connection: close\r$/im.test(received.slice(0, head + 2));
      if (isCloseAnnounced) received = '';
      else send();
    });
    const finish = (fault: string | null): void => resolve({ answered, isCloseAnnounced, fault });
    socket.on('error', (error) => finish(error.message));
    socket.on('close', () => finish(isCloseAnnounced && received === '' ? null : 'closed without announcing it'));
  });
}
