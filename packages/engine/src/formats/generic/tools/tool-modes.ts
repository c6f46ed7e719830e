import type { Capability } from '../../../agent/capability.ts';
import { hasSideEffects } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';

/** The values of a member that mean its tool only reads, or writes. */
interface AccessValues {
  readonly reads: RegExp;
  readonly writes: RegExp;
}

const switchValues: AccessValues = { reads: /^true$/, writes: /^false$/ };
const modeValues: AccessValues = {
  reads: /^(?:read(?:[-_ ]?only)?|ro)$/i,
  writes: /^(?:(?:read[-_ ]?)?write|rw|append|modify|mutat(?:e|ing|ion)|delete|destructive|execute|full|admin)$/i,
};
const effectValues: AccessValues = {
  reads: /^(?:false|no|none|read[-_ ]?only)$/i,
  writes: /^(?:true|yes|write|delete)$/i,
};

const withValues = (names: string, values: AccessValues) => names.split(' ').map((name) => [name, values] as const);
const members: ReadonlyMap<string, AccessValues> = new Map([
  ...withValues('read_only readonly readOnly read-only', switchValues),
  ...withValues('mode access access_mode accessMode permission operation category effect', modeValues),
  ...withValues('risk risk_level riskLevel safety impact', modeValues),
  ...withValues('side_effect side_effects sideEffect sideEffects side-effects effects', effectValues),
]);
const names: ReadonlySet<string> = new Set(members.keys());

/**
 * The tool's capabilities without those that change something, if the item says that it only reads: `{name: run_sql, mode:
 * read-only}`. `execute` remains: a program may change things all the same.
 */
export function capabilitiesInMode(item: Cursor, can: readonly Capability[]): readonly Capability[] {
  return isReadOnly(item) ? can.filter((one) => one === 'execute' || !hasSideEffects([one])) : can;
}

/** Whether a member says that the tool only reads and none says otherwise: `{mode: write, category: read}` writes. */
function isReadOnly(item: Cursor): boolean {
  let reads = false;
  let writes = false;
  item.visitNamed(names, (name, { node }) => {
    const values = members.get(name);
    if (node?.kind !== 'scalar' || values === undefined) return;
    reads ||= values.reads.test(node.text);
    writes ||= values.writes.test(node.text);
  });
  return reads && !writes;
}
