/** What a connection may cost before the client is authenticated. */
export const wireLimits = {
  headerBytesMax: 16 * 1024,
  headerFieldsMax: 100,
  /** JSON escaping can turn one byte into six (`\u0041`); the rest is for the other fields. */
  bodyBytesMax: 6 * 1_048_576 + 65_536,
  /** An unread body is drained up to this size, so that the connection can be reused. */
  drainBytesMax: 65_536,
  /** What is still read after an early answer: closing at once would reset the connection before the client has read the answer. */
  lingerBytesMax: 2 * 1_048_576,
  lingerMs: 2_000,
} as const;

/** Time limits for clients; tests shorten them. */
export interface Timeouts {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Between requests on one connection: longer than the 60 s after which load balancers close theirs, so that they close first. */
  readonly idleMs: number;
  readonly checkEveryMs: number;
}

export const timeouts = {
  headersMs: 20_000,
  bodyMs: 30_000,
  idleMs: 65_000,
  checkEveryMs: 2_000,
} as const satisfies Timeouts;
