import { fstatSync, writeSync } from 'node:fs';

/** An output stream of a command. */
export interface StandardStream {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
}

/**
 * Standard output or standard error. Files and pipes are written to directly: loading Node's own stream takes longer than analysing a small
 * file. A reader that closes the pipe (`| head`) is not an error.
 */
export function standardStream(name: 'stdout' | 'stderr'): StandardStream {
  const descriptor = name === 'stdout' ? 1 : 2;
  let isDirect = isFileOrPipe(descriptor);
  const writeToStream = (data: string | Uint8Array): void => {
    const stream = process[name];
    if (stream.listenerCount('error') === 0) stream.on('error', endQuietly);
    stream.write(data);
  };
  const writeDirectly = (bytes: Buffer): void => {
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if (!isError(error, 'EAGAIN')) endQuietly(error);
      // The reader is slow and the pipe was made non-blocking: Node's stream can wait for it.
      isDirect = false;
      writeToStream(bytes.subarray(written));
    }
  };
  const write = (text: string): void => {
    if (isDirect) writeDirectly(Buffer.from(text));
    else writeToStream(text);
  };
  return { write, isTerminal: !isDirect && process[name].isTTY === true };
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

function endQuietly(error: unknown): never {
  if (isError(error, 'EPIPE')) process.exit(0);
  throw error;
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
