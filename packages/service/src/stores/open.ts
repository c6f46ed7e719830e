import { openEmbeddedStores } from './embedded.ts';
import { openPostgresStores } from './postgres.ts';
import type { PostgresSettings } from './postgres-pool.ts';
import type { Stores } from './stores.ts';

/** Which database to use. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly directory: string }
  | ({ readonly kind: 'postgres' } & PostgresSettings);

/** Opens the database and migrates its schema. */
export const openStores = (place: DatabasePlace): Promise<Stores> =>
  place.kind === 'embedded' ? openEmbeddedStores(place.directory) : openPostgresStores(place);
