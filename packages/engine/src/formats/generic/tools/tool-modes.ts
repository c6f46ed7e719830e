import type { Capability } from '../../../agent/capability.ts';
import type { Node } from '../../../document/tree.ts';
import { changesThings } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';

const switches = ['read_only', 'readonly', 'readOnly', 'read-only'] as const;
const modes = [
  ...['mode', 'access', 'access_mode', 'accessMode', 'permission', 'operation', 'category'],
  ...['risk', 'risk_level', 'riskLevel', 'safety', 'impact', 'effect'],
];
const reading = /^(?:read(?:[-_ ]?only)?|ro)$/i;
const effects = ['side_effect', 'side_effects', 'sideEffect', 'sideEffects', 'side-effects', 'effects'];
const none = /^(?:false|no|none|read[-_ ]?only)$/i;

/** `{name: run_sql, mode: read-only}` changes nothing. What runs programs may change things all the same. */
export function withinMode(item: Cursor, can: readonly Capability[]): readonly Capability[] {
  return readsOnly(item) ? can.filter((one) => one === 'execute' || !changesThings([one])) : can;
}

function readsOnly(item: Cursor): boolean {
  const { node } = item.any(...switches);
  if (node?.kind === 'scalar') return node.value === true;
  return (
    modes.some((key) => says(item.get(key).node, reading)) || effects.some((key) => says(item.get(key).node, none))
  );
}

function says(node: Node | undefined, words: RegExp): boolean {
  return node?.kind === 'scalar' && words.test(node.text);
}
