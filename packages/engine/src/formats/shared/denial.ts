import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { namedPermission } from './permission.ts';

/** Adds a deny rule for each tool in a list of names. */
export function addDenials(list: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of list.texts()) {
    model.permissions.push(namedPermission(name, 'deny', scope));
  }
}
