import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * What a line must never hold, should somebody ever log a request or its fields; our own lines have none of it. Named one by one:
 * wildcards made each line cost 60 microseconds instead of 4.
 */
const secretFields = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret', 'key', 'content', 'body'];
const holders = ['headers', 'req', 'req.headers', 'request', 'request.headers', 'raw.headers', 'fields', 'config'];

/** JSON lines on standard output. `worker` tells processes of one machine apart. */
export function createLog(level: LogLevel, worker: number | null, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: worker === null ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((name) => [`["${name}"]`, ...holders.map((holder) => `${holder}["${name}"]`)]),
      censor: '[redacted]',
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
