import { openEmbeddedStores } from './embedded.ts';
import { openPostgresStores } from './postgres.ts';
import type { PostgresSettings } from './postgres-pool.ts';
import type { Stores } from './stores.ts';

/** Where everything is kept. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly directory: string }
  | ({ readonly kind: 'postgres' } & PostgresSettings);

/** Opens the database and brings its schema up to date. */
export const openStores = (place: DatabasePlace): Promise<Stores> =>
  place.kind === 'embedded' ? openEmbeddedStores(place.directory) : openPostgresStores(place);
