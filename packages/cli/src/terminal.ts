import { coloured, type Paint, plain } from '@agent-grade/engine';
import { standardStream } from './standard-stream.ts';

/** What the commands need of the world, so that tests can stand in for it. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly standardInput: () => Promise<Uint8Array>;
  readonly paint: Paint;
  /** A text that leads to an address where a terminal can follow it; else the text alone. */
  readonly link: (text: string, address: string) => string;
  /** Tells somebody who waits how far it is. */
  readonly progress: (done: number, total: number) => void;
  /** Where the configuration file is looked for, and what paths are relative to. */
  readonly workingDirectory: string;
  /** Ends what would go on for ever. */
  readonly untilStopped: () => AbortSignal;
}

function untilStopped(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's own. */
export function terminal(): Terminal {
  const { env } = process;
  const output = standardStream('stdout');
  const errors = standardStream('stderr');
  return {
    out: output.write,
    error: errors.write,
    standardInput,
    paint: hasColour(env, output.isTerminal) ? coloured : plain,
    link: hasLinks(env, output.isTerminal) ? hyperlink : (text) => text,
    progress: errors.isTerminal && env.TERM !== 'dumb' ? showProgress : () => {},
    workingDirectory: process.cwd(),
    untilStopped,
  };
}

/** Colour where a terminal shows it; NO_COLOR (no-color.org) and FORCE_COLOR decide before that. */
export function hasColour({ NO_COLOR, FORCE_COLOR, TERM }: Environment, isTerminal: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Programs that follow OSC 8 links; others may print the address in the middle of the text. */
const linkingPrograms = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio', 'WarpTerminal', 'Tabby']);
const linkingTerminals = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour|rio)/;
/** The version from which GNOME's terminals do: 0.50. */
const linkingVte = 5000;

export function hasLinks(environment: Environment, isTerminal: boolean): boolean {
  const { FORCE_HYPERLINK, NO_COLOR, CI, TERM = '', TERM_PROGRAM = '', VTE_VERSION } = environment;
  if (FORCE_HYPERLINK !== undefined) return FORCE_HYPERLINK !== '0';
  if (!isTerminal || NO_COLOR || CI !== undefined || TERM === 'dumb') return false;
  if (linkingPrograms.has(TERM_PROGRAM) || linkingTerminals.test(TERM)) return true;
  return Number(VTE_VERSION ?? 0) >= linkingVte || 'WT_SESSION' in environment || 'KONSOLE_VERSION' in environment;
}

/** OSC 8. Control characters would end the address. */
export function hyperlink(text: string, address: string): string {
  const safe = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, encodeURIComponent);
  return `\u001b]8;;${safe}\u001b\\${text}\u001b]8;;\u001b\\`;
}

/** Fewer files are done before anybody could read of them. */
const progressFrom = 100;

function showProgress(done: number, total: number): void {
  if (total < progressFrom || (done % 20 !== 0 && done !== total)) return;
  process.stderr.write(done === total ? '\r\u001b[K' : `\rChecked ${done} of ${total} files`);
}
