import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addMaterial } from '../shared/prompt.ts';

/**
 * Reads the data that stands in for a node's output while the workflow is edited. Of a trigger it may be the call of a customer: n8n
 * notes with each call whether it came in production. https://docs.n8n.io/data/data-pinning/
 */
export function readPinnedCalls(pinned: Cursor, model: ModelBuilder): void {
  for (const { value: items } of pinned.members()) {
    if (!items.items().some(isCustomersCall)) continue;
    model.loggings.push({ ...everywhere, at: items.at, kind: 'transcripts', state: 'unsafe', origin: 'set' });
  }
  addMaterial(pinned, 'test-data', model, everywhere);
}

function isCustomersCall(item: Cursor): boolean {
  const call = item.get('json').isMapping ? item.get('json') : item;
  if (!call.get('executionMode').is('production')) return false;
  return ['body', 'query'].some((part) => call.get(part).members().length > 0);
}
