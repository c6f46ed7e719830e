import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Reads the address of a proxy that a setting names, and whether credentials pass through it. */
export function readProxy(cursor: Cursor, credential: boolean, model: ModelBuilder): void {
  const url = cursor.text();
  if (url === null) return;
  const { at } = url;
  model.endpoints.push({ ...everywhere, at, url, purpose: 'proxy', credential, vendor: null });
}
