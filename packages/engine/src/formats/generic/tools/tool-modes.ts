import type { Capability } from '../../../agent/capability.ts';
import { hasSideEffects } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';

/** The values of a member that mean its tool only reads, or writes. */
interface Answers {
  readonly reads: RegExp;
  readonly writes: RegExp;
}

const ofSwitch: Answers = { reads: /^true$/, writes: /^false$/ };
const ofMode: Answers = {
  reads: /^(?:read(?:[-_ ]?only)?|ro)$/i,
  writes: /^(?:(?:read[-_ ]?)?write|rw|append|modify|mutat(?:e|ing|ion)|delete|destructive|execute|full|admin)$/i,
};
const ofEffects: Answers = { reads: /^(?:false|no|none|read[-_ ]?only)$/i, writes: /^(?:true|yes|write|delete)$/i };

const answersOf = (names: string, answers: Answers) => names.split(' ').map((name) => [name, answers] as const);
const members: ReadonlyMap<string, Answers> = new Map([
  ...answersOf('read_only readonly readOnly read-only', ofSwitch),
  ...answersOf('mode access access_mode accessMode permission operation category effect', ofMode),
  ...answersOf('risk risk_level riskLevel safety impact', ofMode),
  ...answersOf('side_effect side_effects sideEffect sideEffects side-effects effects', ofEffects),
]);
const names: ReadonlySet<string> = new Set(members.keys());

/**
 * The tool's capabilities without those that change something, if the item says that it only reads: `{name: run_sql, mode:
 * read-only}`. `execute` remains: a program may change things all the same.
 */
export function withinMode(item: Cursor, can: readonly Capability[]): readonly Capability[] {
  return readsOnly(item) ? can.filter((one) => one === 'execute' || !hasSideEffects([one])) : can;
}

/** Whether a member says that the tool only reads and none says otherwise: `{mode: write, category: read}` writes. */
function readsOnly(item: Cursor): boolean {
  let reads = false;
  let writes = false;
  item.visitNamed(names, (name, { node }) => {
    const answers = members.get(name);
    if (node?.kind !== 'scalar' || answers === undefined) return;
    reads ||= answers.reads.test(node.text);
    writes ||= answers.writes.test(node.text);
  });
  return reads && !writes;
}
