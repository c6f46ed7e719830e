import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission } from './permission.ts';

/** Adds the hosts that a list allows to be reached without approval. Names of groups, such as `defaults`, are no hosts. */
export function addAllowedHosts(list: Cursor, model: ModelBuilder): void {
  for (const name of list.texts()) {
    if (!/[.:]/.test(name.value)) continue;
    const rule = { name, pattern: name, matching: 'exact', target: null } as const;
    model.permissions.push(draftPermission(rule, 'allow', 'fetch', everywhere));
  }
}
