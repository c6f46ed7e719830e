import type { DatabasePlace } from './open.ts';

/** Why the database cannot be used, for the operator, by the code of a fault. Never with the address, which may hold a password. */
export const explainDatabase = (code: string, place: DatabasePlace): string =>
  place.kind === 'embedded'
    ? `The database in DATA_DIR, ${place.directory}, cannot be used (${code}). Check that it is writable and has space left.`
    : `The database in DATABASE_URL cannot be used (${code}). Check that it is running, and check the address, name and password.`;
