import { fstatSync, writeSync } from 'node:fs';

/** An output stream of a command. */
export interface StandardStream {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Aborts when the reader is found to have closed the pipe. */
  readonly closed: AbortSignal;
}

/**
 * Standard output or standard error. Files and pipes are written to directly: loading Node's own stream takes longer than analysing a small
 * file. When the reader closes the pipe (`| head`), what follows is discarded: the command ends with its own exit code, so that a pipeline
 * cannot turn findings into success.
 */
export function standardStream(name: 'stdout' | 'stderr'): StandardStream {
  const descriptor = name === 'stdout' ? 1 : 2;
  let isDirect = isFileOrPipe(descriptor);
  const closed = new AbortController();
  const acceptClosed = (error: unknown): void => {
    if (!isError(error, 'EPIPE')) throw error;
    closed.abort();
  };
  const writeToStream = (data: string | Uint8Array): void => {
    const stream = process[name];
    if (stream.listenerCount('error') === 0) stream.on('error', acceptClosed);
    stream.write(data);
  };
  const writeDirectly = (bytes: Buffer): void => {
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if (isError(error, 'EAGAIN')) {
        // The reader is slow and the pipe was made non-blocking: Node's stream can wait for it.
        isDirect = false;
        writeToStream(bytes.subarray(written));
      } else acceptClosed(error);
    }
  };
  const write = (text: string): void => {
    if (closed.signal.aborted) return;
    if (isDirect) writeDirectly(Buffer.from(text));
    else writeToStream(text);
  };
  return { write, isTerminal: !isDirect && process[name].isTTY === true, closed: closed.signal };
}

/** On Windows, consoles and pipes need more than a raw write of bytes. */
function isFileOrPipe(descriptor: number): boolean {
  if (process.platform === 'win32') return false;
  try {
    const stat = fstatSync(descriptor);
    return stat.isFile() || stat.isFIFO();
  } catch {
    return false;
  }
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
