import type { Invocation, Word } from '../invocation.ts';

/** What a program transfers over the network. */
export interface Transfer {
  /** Words that contain the remote address; empty if it is in a variable or not given. */
  readonly addresses: readonly Word[];
  /** Whether it receives data: into a file or, with null, to its output. */
  readonly receives: { readonly file: string | null } | null;
  /** What it sends: the text of a word, a file named by it, or its input. */
  readonly sends: readonly Sent[];
  /** Whether it stops by itself if nobody answers. */
  readonly bounded: boolean;
}

/** One thing that is sent: a text, a file by its name, or the input. */
export interface Sent {
  readonly kind: 'text' | 'file' | 'input';
  readonly word: Word;
  readonly text: string;
}

/** A file to send; `-`, `.` and `/dev/stdin` stand for the input. */
export function sentFile(file: string, word: Word): Sent {
  return { kind: file === '-' || file === '.' || file === '/dev/stdin' ? 'input' : 'file', text: file, word };
}

/** The file to which its output is redirected. */
export function target(invocation: Invocation): string | null {
  return invocation.writesTo.find(({ text }) => text !== '/dev/null' && !/^nul$/i.test(text))?.text ?? null;
}

/** The last segment of an address's path. */
export function baseName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}
