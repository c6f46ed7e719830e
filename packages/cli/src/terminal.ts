import { coloured, type Paint, plain } from '@agent-grade/engine';
import { standardStream } from './standard-stream.ts';

/** Everything the commands need from the process, so that tests can replace it. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly standardInput: () => Promise<Uint8Array>;
  readonly paint: Paint;
  /** A hyperlink if the terminal supports it, else the text alone. */
  readonly link: (text: string, address: string) => string;
  /** Shows the progress of a long run. */
  readonly progress: (done: number, total: number) => void;
  /** Where the search for the configuration file starts, and what paths are relative to. */
  readonly workingDirectory: string;
  /** Aborts when the process is asked to stop or its reader has gone; for commands that run until then. */
  readonly untilStopped: () => AbortSignal;
}

function untilStopped(closed: AbortSignal): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return AbortSignal.any([stop.signal, closed]);
}

async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The terminal of this process. */
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
    untilStopped: () => untilStopped(output.closed),
  };
}

/** Whether to print colours: on a terminal, unless NO_COLOR (no-color.org) or FORCE_COLOR decides. */
export function hasColour({ NO_COLOR, FORCE_COLOR, TERM }: Environment, isTerminal: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Programs that support OSC 8 links; others may print the URL in the middle of the text. */
const linkingPrograms = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio', 'WarpTerminal', 'Tabby']);
const linkingTerminals = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour|rio)/;
/** The first version of GNOME's VTE that supports links: 0.50. */
const linkingVte = 5000;

export function hasLinks(environment: Environment, isTerminal: boolean): boolean {
  const { FORCE_HYPERLINK, NO_COLOR, CI, TERM = '', TERM_PROGRAM = '', VTE_VERSION } = environment;
  if (FORCE_HYPERLINK !== undefined) return FORCE_HYPERLINK !== '0';
  if (!isTerminal || NO_COLOR || CI !== undefined || TERM === 'dumb') return false;
  if (linkingPrograms.has(TERM_PROGRAM) || linkingTerminals.test(TERM)) return true;
  return Number(VTE_VERSION ?? 0) >= linkingVte || 'WT_SESSION' in environment || 'KONSOLE_VERSION' in environment;
}

/** An OSC 8 hyperlink. Control characters would end the URL. */
export function hyperlink(text: string, address: string): string {
  const safe = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, encodeURIComponent);
  return `\u001b]8;;${safe}\u001b\\${text}\u001b]8;;\u001b\\`;
}

/** With fewer files the run ends before anybody could read the progress. */
const progressFrom = 100;

function showProgress(done: number, total: number): void {
  if (total < progressFrom || (done % 20 !== 0 && done !== total)) return;
  process.stderr.write(done === total ? '\r\u001b[K' : `\rChecked ${done} of ${total} files`);
}
