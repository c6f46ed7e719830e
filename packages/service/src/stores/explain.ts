import type { DatabasePlace } from './open.ts';

/** Explains to the operator why the database cannot be used. It never contains the URL, which may contain a password. */
export const explainDatabase = (code: string, place: DatabasePlace): string =>
  place.kind === 'embedded'
    ? `The database in DATA_DIR, ${place.directory}, cannot be used (${code}). Check that it can be written to and has space left.`
    : `The database of DATABASE_URL cannot be used (${code}). Check that it runs, and the address, name and password.`;
