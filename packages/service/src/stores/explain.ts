import type { DatabasePlace } from './open.ts';

/** Explains to the operator why the database cannot be used. It never contains the URL, which may contain a password. */
export const explainDatabase = (code: string, place: DatabasePlace): string =>
  place.kind === 'embedded'
    ? `The database in DATA_DIR, ${place.directory}, cannot be used (${code}). Check that it is writable and has space left.`
    : `The database in DATABASE_URL cannot be used (${code}). Check that it is running, and check the address, name and password.`;
