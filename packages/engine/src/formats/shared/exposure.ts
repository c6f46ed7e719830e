import type { ModelBuilder } from '../../agent/builder.ts';
import type { Exposure, Scope } from '../../agent/facts.ts';
import { classifyHost } from '../../knowledge/hosts.ts';
import type { Cursor } from '../cursor.ts';

/** The address a service listens on. Every address is open; loopback is a protection; a single other address says nothing. */
export function addBind(host: Cursor, model: ModelBuilder, scope: Scope): Exposure['state'] | null {
  const text = host.text();
  if (text === null) return null;
  const kind = text.value === '*' ? 'unspecified' : classifyHost(text.value);
  const state = kind === 'unspecified' ? 'open' : kind === 'loopback' ? 'restricted' : null;
  if (state !== null) model.exposures.push({ ...scope, at: text.at, kind: 'bind', state, origin: 'set' });
  return state;
}

/** Origins that a browser may call from: `*` is everyone, a list of names is a protection. */
export function addOrigins(origins: Cursor, model: ModelBuilder, scope: Scope, credentials = false): void {
  const items = origins.itemsOrSelf();
  const every = items.find((item) => item.is('*') || item.is(true));
  if (every !== undefined) {
    const kind = credentials ? 'origin-with-credentials' : 'origin';
    model.exposures.push({ ...scope, at: every.at, kind, state: 'open', origin: 'set' });
  } else if (items.length > 0 && items.every((item) => item.isText)) {
    for (const item of items) item.text();
    model.exposures.push({ ...scope, at: origins.at, kind: 'origin', state: 'restricted', origin: 'set' });
  }
}
