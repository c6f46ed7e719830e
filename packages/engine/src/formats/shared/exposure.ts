import type { ModelBuilder } from '../../agent/builder.ts';
import type { Exposure, Scope } from '../../agent/facts.ts';
import { classifyHost } from '../../knowledge/hosts.ts';
import type { Cursor } from '../cursor.ts';

/** Adds the address on which a service listens: all interfaces are open, loopback is restricted, and any other address yields no fact. */
export function addBind(host: Cursor, model: ModelBuilder, scope: Scope): Exposure['state'] | null {
  const text = host.text();
  if (text === null) return null;
  const kind = text.value === '*' ? 'unspecified' : classifyHost(text.value);
  const state = kind === 'unspecified' ? 'open' : kind === 'loopback' ? 'restricted' : null;
  if (state !== null) model.exposures.push({ ...scope, at: text.at, kind: 'bind', state, origin: 'set' });
  return state;
}

/** Adds the origins from which browsers may call: `*` is open, a list of names is restricted. */
export function addOrigins(origins: Cursor, model: ModelBuilder, scope: Scope, credentials = false): void {
  const items = origins.itemsOrSelf();
  const wildcard = items.find((item) => item.is('*') || item.is(true));
  if (wildcard !== undefined) {
    const kind = credentials ? 'origin-with-credentials' : 'origin';
    model.exposures.push({ ...scope, at: wildcard.at, kind, state: 'open', origin: 'set' });
  } else if (items.length > 0 && items.every((item) => item.isText)) {
    for (const item of items) item.text();
    model.exposures.push({ ...scope, at: origins.at, kind: 'origin', state: 'restricted', origin: 'set' });
  }
}
