import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, standsIn } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { meansEverything } from '../permissions/list-facts.ts';

const looking: readonly Capability[] = ['read'];

/**
 * The capabilities that an approval switch is about, by the entry, section or step that contains it; undefined where they remain
 * unknown.
 */
export function reachAround(owner: Cursor, context: Context): readonly Capability[] | undefined {
  return reachOfEntry(owner) ?? reachOfStep(owner, context) ?? reachOfRisk(context) ?? reachOfDeed(context);
}

const steps = wordSet('step stage phase');
const said = ['prompt', 'instruction', 'instructions', 'ask_model', 'question'] as const;
const done = [
  'tool',
  'tools',
  'command',
  'cmd',
  'run',
  'shell',
  'script',
  'action',
  'uses',
  'agent',
  'code',
  'call',
] as const;

/** `steps: [{prompt: Summarise the ticket., approval: none}]`: the step asks a model for text and has no effects. */
function reachOfStep(owner: Cursor, context: Context): readonly Capability[] | undefined {
  return standsIn(context, steps, 1) && owner.any(...said).isText && !owner.any(...done).exists ? looking : undefined;
}

/**
 * By members of the same entry. Low risk and development stages count as reading: `{risk_level: low, auto_approve: true}`.
 * `{tool: find_lease, requires_approval: false}` is about that tool.
 */
const reachOfEntry = oncePerOwner((owner): readonly Capability[] | undefined => {
  const { node } = owner.any('risk_level', 'riskLevel', 'risk_tier', 'risk');
  if (node?.kind === 'scalar' && /^(?:low|lowest|none|minimal)$/i.test(node.text.trim())) return looking;
  const stage = owner.any('stage', 'environment', 'env').node;
  if (stage?.kind === 'scalar' && /^(?:dev|development|local|test|testing)$/i.test(stage.text.trim())) return looking;
  const tool = owner.any('tool', 'tool_name', 'toolName').node;
  if (tool?.kind !== 'scalar' || meansEverything(tool.text)) return undefined;
  // The listed actions are more precise than the tool's name: `{tool: patch-proposer, actions: [propose]}`.
  const deeds = owner.any('actions', 'operations').texts();
  const named = deeds.length > 0 ? deeds.map(({ value }) => value) : [tool.text];
  const reach = named.flatMap((name) => capabilitiesOfTool(name));
  return reach.length > 0 ? reach : deeds.length > 0 ? looking : undefined;
});

/** `low_risk: {confirmation_required: false}`. */
function reachOfRisk({ sections }: Context): readonly Capability[] | undefined {
  const words = sections.at(-1)?.words ?? [];
  return words.includes('low') && words.includes('risk') ? looking : undefined;
}

const deedSections = wordSet('autonomous_action automatic_action action operation deed category');
/** In these sections, names of more than one word are actions; `approvals: {production: …}` may be an environment. */
const rulingSections = wordSet('approval_rule approval approval_policy approval_requirement approval_matrix');
/** How many enclosing sections are searched: enough for `approval_rules: {propose_update: {conditions: {add: …}}}`. */
const deepest = 4;

/** `actions: {restart_service: {requires_approval: false}}` is about that action. Actions with an unknown effect count as reading. */
function reachOfDeed({ sections, scope }: Context): readonly Capability[] | undefined {
  if (scope.tool !== undefined) return undefined;
  const deed = deedOf(sections.slice(-deepest));
  if (deed === undefined) return undefined;
  const reach = capabilitiesOfTool(deed.joined);
  return reach.length > 0 ? reach : looking;
}

function deedOf(sections: Context['sections']): Context['sections'][number] | undefined {
  if (deedSections.has(sections.at(-2)?.joined ?? '')) return sections.at(-1);
  const ruling = sections.findIndex(({ joined }) => rulingSections.has(joined));
  const deed = ruling === -1 ? undefined : sections[ruling + 1];
  return deed !== undefined && deed.words.length > 1 ? deed : undefined;
}

const playMode = /^(?:paper(?:[-_ ]trading)?|simulat(?:ion|ed)|sandbox|testnet|backtest(?:ing)?|demo|dry[-_ ]?run)$/i;

/** Whether trades are simulated: `{mode: paper, confirm_each_trade: false}`. */
export const isPlay = oncePerOwner((owner) => {
  const mode = owner.any('mode', 'trading_mode', 'tradingMode', 'environment', 'account', 'account_type').node;
  if (mode?.kind === 'scalar' && playMode.test(mode.text.trim())) return true;
  const plays = owner.any('paper', 'paper_trading', 'paperTrading', 'dry_run', 'dryRun', 'simulation', 'testnet').node;
  const live = owner.any('live', 'live_trading', 'liveTrading').node;
  return (plays?.kind === 'scalar' && plays.value === true) || (live?.kind === 'scalar' && live.value === false);
});
