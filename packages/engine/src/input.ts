/** The configuration text to analyse and what the caller knows about it. */
export interface Input {
  readonly content: string;
  readonly format: 'json' | 'yaml';
  /** A label only; it does not affect the result. */
  readonly name?: string;
  /** A label that may help format recognition; it changes no finding and no score. */
  readonly sourceFilename?: string;
}

/** Refuses what the compiler would refuse, for callers in JavaScript. The message quotes no value, which may be a secret. */
export function requireInput({ content, format, sourceFilename }: Input): void {
  if (typeof content !== 'string') throw new TypeError('`content` must be a string.');
  if (format !== 'json' && format !== 'yaml') throw new TypeError('`format` must be "json" or "yaml".');
  if (sourceFilename !== undefined && typeof sourceFilename !== 'string')
    throw new TypeError('`sourceFilename` must be a string.');
}
