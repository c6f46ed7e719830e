import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Adds an address of a login by OAuth or OpenID Connect: codes, tokens and the keys that verify them pass through it. */
export function addLoginAddress(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = cursor.text();
  if (url === null) return;
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'login', credential: false, vendor: null });
}
