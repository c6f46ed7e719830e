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
      const known = new Map<string, string>();
      const data = { ...query.data, token: typeof token === 'string' ? digest(token, known) : token };
      return restore(await inner.create({ ...query, data } as typeof query), known);
    },
    findOne: (query) => digested(query, (next, known) => inner.findOne(next).then((row) => restore(row, known))),
    findMany: (query) =>
      digested(query, (next, known) => inner.findMany(next).then((rows) => rows.map((row) => restore(row, known)))),
    update: (query) => digested(query, (next, known) => inner.update(next).then((row) => restore(row, known))),
    consumeOne: (query) => digested(query, (next, known) => inner.consumeOne(next).then((row) => restore(row, known))),
    incrementOne: (query) =>
      digested(query, (next, known) => inner.incrementOne(next).then((row) => restore(row, known))),
    count: (query) => digested(query, (next) => inner.count(next)),
    updateMany: (query) => digested(query, (next) => inner.updateMany(next)),
    delete: (query) => digested(query, (next) => inner.delete(next)),
    deleteMany: (query) => digested(query, (next) => inner.deleteMany(next)),
  } as A; // Every function has the signature of the one it stands before.
}

interface Query {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

/** Tokens by their digest. */
type Known = Map<string, string>;

/** Runs a query with digests in place of tokens. */
function digested<Q extends Query, R>(query: Q, ask: (query: Q, known: Known) => R): R {
  const known: Known = new Map();
  if (query.model !== 'session' || query.where === undefined) return ask(query, known);
  const where = query.where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: digestValue(condition.value, known) } : condition,
  );
  return ask({ ...query, where }, known);
}

function digestValue(value: Where['value'], known: Known): Where['value'] {
  if (typeof value === 'string') return digest(value, known);
  return Array.isArray(value) ? value.map((token) => digest(String(token), known)) : value;
}

function digest(token: string, known: Known): string {
  const text = digestOfToken(token);
  known.set(text, token);
  return text;
}

function restore<T>(row: T, known: Known): T {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row;
  const token = known.get(String(row.token));
  return token === undefined ? row : { ...row, token };
}
