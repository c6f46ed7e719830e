/** An exception without its message, which may quote the analysed text or personal data. */
export interface Fault {
  readonly name: string;
  readonly code: string | null;
  readonly frames: readonly string[];
}

export function describeFault(error: unknown): Fault {
  if (error instanceof FaultError) return error.fault;
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = framesOf(error).filter((line) => /^ {4}at /.test(line));
  return { name: error.name, code, frames: frames.map((line) => line.trim()) };
}

/** The lines of the stack after the message, one of whose lines may look like a frame. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const start = stack.indexOf(message);
  return (start === -1 ? stack : stack.slice(start + message.length)).split('\n');
}

/** Carries a fault across a thread or a library boundary. */
export class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super('See fault.');
    this.fault = fault;
  }
}
