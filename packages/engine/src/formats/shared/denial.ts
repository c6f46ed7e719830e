import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { namedPermission } from './permission.ts';

/** Tools that a list takes away, by name. */
export function addDenials(list: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of list.texts()) {
    model.permissions.push(namedPermission(name, 'deny', scope));
  }
}
