import type { Capability } from '../../../agent/capability.ts';
import { changesThings } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';

const switches = ['read_only', 'readonly', 'readOnly', 'read-only'] as const;
const modes = ['mode', 'access', 'access_mode', 'accessMode'] as const;
const reading = /^(?:read[-_ ]?only|ro)$/i;

/** `{name: run_sql, mode: read-only}` changes nothing. What runs programs may change things all the same. */
export function withinMode(item: Cursor, can: readonly Capability[]): readonly Capability[] {
  return readsOnly(item) ? can.filter((one) => one === 'execute' || !changesThings([one])) : can;
}

function readsOnly(item: Cursor): boolean {
  const { node } = item.any(...switches);
  if (node?.kind === 'scalar') return node.value === true;
  const mode = item.any(...modes).node;
  return mode?.kind === 'scalar' && reading.test(mode.text);
}
