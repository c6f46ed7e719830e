import { hash } from 'node:crypto';
import type { BetterAuthPlugin, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/**
 * The account library stores session tokens in plain text, so anybody who can read its table could take over every session. This adapter sits
 * between the library and the database: it stores a digest in place of each token, and gives the token back in the results of queries that
 * were made with it. Tokens have 190 random bits and need neither a salt nor a slow hash. A stolen digest opens no session, since it would be
 * digested again.
 */
export const hashedSessions = {
  id: 'hashed-sessions',
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...hashTokens(adapter),
        transaction: <R>(work: (inner: DBTransactionAdapter) => Promise<R>) =>
          adapter.transaction((inner) => work(hashTokens(inner))),
      },
    },
  }),
} as const satisfies BetterAuthPlugin;

export const digestOfToken = (token: string): string => hash('sha256', token, 'hex');

function hashTokens<A extends DBTransactionAdapter | DBAdapter>(inner: A): A {
  return {
    ...inner,
    create: async (query) => {
      if (query.model !== 'session') return inner.create(query);
      const { token } = query.data as Readonly<Record<string, unknown>>; // The library's own row of a session.
      const tokens = new Map<string, string>();
      const data = { ...query.data, token: typeof token === 'string' ? digest(token, tokens) : token };
      return restore(await inner.create({ ...query, data } as typeof query), tokens);
    },
    findOne: (query) => withDigests(query, (next, tokens) => inner.findOne(next).then((row) => restore(row, tokens))),
    findMany: (query) =>
      withDigests(query, (next, tokens) =>
        inner.findMany(next).then((rows) => rows.map((row) => restore(row, tokens))),
      ),
    update: (query) => withDigests(query, (next, tokens) => inner.update(next).then((row) => restore(row, tokens))),
    consumeOne: (query) =>
      withDigests(query, (next, tokens) => inner.consumeOne(next).then((row) => restore(row, tokens))),
    incrementOne: (query) =>
      withDigests(query, (next, tokens) => inner.incrementOne(next).then((row) => restore(row, tokens))),
    count: (query) => withDigests(query, (next) => inner.count(next)),
    updateMany: (query) => withDigests(query, (next) => inner.updateMany(next)),
    delete: (query) => withDigests(query, (next) => inner.delete(next)),
    deleteMany: (query) => withDigests(query, (next) => inner.deleteMany(next)),
  } as A; // Every function has the signature of the one it stands before.
}

interface Query {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

/** Tokens by their digest. */
type TokensByDigest = Map<string, string>;

/** Runs a query with digests in place of tokens. */
function withDigests<Q extends Query, R>(query: Q, run: (query: Q, tokens: TokensByDigest) => R): R {
  const tokens: TokensByDigest = new Map();
  if (query.model !== 'session' || query.where === undefined) return run(query, tokens);
  const where = query.where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: digestValue(condition.value, tokens) } : condition,
  );
  return run({ ...query, where }, tokens);
}

function digestValue(value: Where['value'], tokens: TokensByDigest): Where['value'] {
  if (typeof value === 'string') return digest(value, tokens);
  return Array.isArray(value) ? value.map((token) => digest(String(token), tokens)) : value;
}

function digest(token: string, tokens: TokensByDigest): string {
  const text = digestOfToken(token);
  tokens.set(text, token);
  return text;
}

function restore<T>(row: T, tokens: TokensByDigest): T {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row;
  const token = tokens.get(String(row.token));
  return token === undefined ? row : { ...row, token };
}
