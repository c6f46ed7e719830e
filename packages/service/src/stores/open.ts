import { openEmbeddedStores } from './embedded.ts';
import type { PostgresSettings } from './postgres-pool.ts';
import type { Stores } from './stores.ts';

/** Which database to use. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly directory: string }
  | ({ readonly kind: 'postgres' } & PostgresSettings);

/** Opens the database and migrates its schema. */
export async function openStores(place: DatabasePlace): Promise<Stores> {
  if (place.kind === 'embedded') return openEmbeddedStores(place.directory);
  // Loaded only if it is used, like every library of an optional service: together they would take half of the start-up time.
  const { openPostgresStores } = await import('./postgres.ts');
  return openPostgresStores(place);
}
