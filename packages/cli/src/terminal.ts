import { text } from 'node:stream/consumers';
import { coloured, type Paint, plain } from '@agent-grade/engine';

/** What the commands need of the world, so that tests can stand in for it. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly standardInput: () => Promise<string>;
  readonly paint: Paint;
  /** Where the configuration file is looked for, and what paths are relative to. */
  readonly workingDirectory: string;
}

/** Colour where a terminal shows it; NO_COLOR (no-color.org) and FORCE_COLOR decide before that. */
export function terminal(): Terminal {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const colour = !NO_COLOR && (Boolean(FORCE_COLOR) || (process.stdout.isTTY === true && TERM !== 'dumb'));
  return {
    out: (line) => process.stdout.write(line),
    error: (line) => process.stderr.write(line),
    standardInput: () => text(process.stdin),
    paint: colour ? coloured : plain,
    workingDirectory: process.cwd(),
  };
}
