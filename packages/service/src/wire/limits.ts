/** What a connection may cost before the service knows who is speaking. */
export const wireLimits = {
  headerBytesMax: 16 * 1024,
  headerFieldsMax: 100,
  /** JSON escaping can make six bytes of one (`\u0041`); the rest is room for the other fields. */
  bodyBytesMax: 6 * 1_048_576 + 65_536,
  /** A body that nobody reads is drained up to this size so that the connection can be used again. */
  drainBytesMax: 65_536,
  /** What is still read after an early answer, so that closing does not reset the connection before the client has read it. */
  lingerBytesMax: 2 * 1_048_576,
  lingerMs: 2_000,
} as const;

/** How long a client may take; tests shorten them. */
export interface Timeouts {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Between the requests of one connection: longer than the 60 s that balancers keep theirs, so that they close first. */
  readonly idleMs: number;
  readonly checkEveryMs: number;
}

export const timeouts = {
  headersMs: 20_000,
  bodyMs: 30_000,
  idleMs: 65_000,
  checkEveryMs: 2_000,
} as const satisfies Timeouts;
