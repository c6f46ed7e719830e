import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

/** What was received on one connection. */
export interface Conversation {
  readonly received: string;
  readonly answers: readonly RawAnswer[];
  /** Whether the server closed the connection; `reset` if it reset it. */
  readonly ended: 'closed' | 'reset' | 'open';
  readonly sentBytes: number;
  readonly elapsedMs: number;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Manners {
  /** Stop after this number of complete answers (not counting 100 Continue); 1 by default. */
  readonly answers?: number;
  /** Listen until the server closes the connection or the time is up. */
  readonly untilClosed?: boolean;
  readonly timeoutMs?: number;
}

/** Something to send, or a function that returns the next piece until it returns null. */
export type Piece = string | Uint8Array | (() => Uint8Array | string | null | Promise<Uint8Array | string | null>);

/** Sends exactly these bytes and collects the answers. */
export function talk(port: number, pieces: readonly Piece[], manners: Manners = {}): Promise<Conversation> {
  const { answers: wanted = 1, untilClosed = false, timeoutMs = 5_000 } = manners;
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    let done = false;
    const finish = (ended: Conversation['ended']): void => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      const received = Buffer.concat(chunks).toString('latin1');
      const elapsedMs = performance.now() - start;
      resolve({ received, answers: readAnswers(received), ended, sentBytes: socket.bytesWritten, elapsedMs });
      socket.destroy();
    };
    const timer = setTimeout(() => finish('open'), timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (!untilClosed && countFinal(Buffer.concat(chunks).toString('latin1')) >= wanted) finish('open');
    });
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('reset'));
    socket.on('close', () => finish('closed'));
    void write(socket, pieces, () => done);
  });
}

async function write(
  socket: ReturnType<typeof connect>,
  pieces: readonly Piece[],
  isDone: () => boolean,
): Promise<void> {
  for (const piece of pieces) {
    if (typeof piece !== 'function') {
      await put(socket, piece);
      continue;
    }
    for (let next = await piece(); next !== null && !isDone(); next = await piece()) await put(socket, next);
  }
}

const put = (socket: ReturnType<typeof connect>, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });

const countFinal = (received: string): number => readAnswers(received).length;

/** The complete answers in a stream, without interim responses. */
function readAnswers(received: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd === -1) return answers;
    const [statusLine = '', ...fields] = rest.slice(0, headEnd).split('\r\n');
    const headers = new Map(
      fields.map((field) => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 1).trim(),
      ]),
    );
    const status = Number(statusLine.split(' ')[1]);
    const length = Number(headers.get('content-length') ?? 0);
    const bodyStart = headEnd + 4;
    if (rest.length < bodyStart + length) return answers;
    if (status >= 200)
      answers.push({
        status,
        headers,
        body: Buffer.from(rest.slice(bodyStart, bodyStart + length), 'latin1').toString(),
      });
    rest = rest.slice(bodyStart + length);
  }
}

/** The head and body of an ordinary request; each part can be replaced. */
export function request(options: {
  readonly method?: string;
  readonly path?: string;
  readonly fields?: readonly string[];
  readonly key?: string;
  readonly body?: string | Uint8Array;
}): Buffer {
  const { method = 'POST', path = '/api/v1/analyze', fields = [], key, body } = options;
  const bytes = Buffer.from(body ?? '');
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(key === undefined ? [] : [`Authorization: Bearer ${key}`]),
    ...fields,
    ...(body === undefined ? [] : [`Content-Length: ${bytes.length}`]),
    ...(fields.some((field) => /^content-type:/i.test(field)) ? [] : ['Content-Type: application/json']),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
