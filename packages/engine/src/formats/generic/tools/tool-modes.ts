import type { Capability } from '../../../agent/capability.ts';
import { changesThings } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';

const readsWhere =
  (words: RegExp) =>
  (text: string): boolean =>
    words.test(text);
const ofSwitch = readsWhere(/^true$/);
const ofMode = readsWhere(/^(?:read(?:[-_ ]?only)?|ro)$/i);
const ofEffects = readsWhere(/^(?:false|no|none|read[-_ ]?only)$/i);

/** Members that say whether a tool only reads, and the words by which each says so. */
const members: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ...['read_only', 'readonly', 'readOnly', 'read-only'].map((name) => [name, ofSwitch] as const),
  ...['mode', 'access', 'access_mode', 'accessMode', 'permission', 'operation', 'category', 'effect'].map(
    (name) => [name, ofMode] as const,
  ),
  ...['risk', 'risk_level', 'riskLevel', 'safety', 'impact'].map((name) => [name, ofMode] as const),
  ...['side_effect', 'side_effects', 'sideEffect', 'sideEffects', 'side-effects', 'effects'].map(
    (name) => [name, ofEffects] as const,
  ),
]);
const otherwise =
  /^(?:(?:read[-_ ]?)?write|rw|append|modify|mutat(?:e|ing|ion)|delete|destructive|execute|full|admin|true)$/i;
const names: ReadonlySet<string> = new Set(members.keys());

/** `{name: run_sql, mode: read-only}` changes nothing. What runs programs may change things all the same. */
export function withinMode(item: Cursor, can: readonly Capability[]): readonly Capability[] {
  return readsOnly(item) ? can.filter((one) => one === 'execute' || !changesThings([one])) : can;
}

/** One member says so, and none says otherwise: `{mode: write, category: read}` writes. */
function readsOnly(item: Cursor): boolean {
  let reads = false;
  let writes = false;
  item.visitNamed(names, (name, { node }) => {
    if (node?.kind !== 'scalar') return;
    reads ||= members.get(name)?.(node.text) === true;
    writes ||= (members.get(name) === ofSwitch ? /^false$/ : otherwise).test(node.text);
  });
  return reads && !writes;
}
